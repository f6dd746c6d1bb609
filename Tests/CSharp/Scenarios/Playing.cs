// Polling and events, as a game has them.

using System;
using System.Collections.Generic;
using VeltoKit;

static class Playing
{
    public static void ACapMovesThePaddle()
    {
        using (var context = World.Create())
        {
            var cap = context.CreateSimulator("Triki test", script: "rest", seed: 7);
            context.AutoConnect(1);
            context.Advance(5);
            var player = context.Player(0);
            Expect.That(player.Device.IsConnected, player.Device.LinkState);
            player.Poll();  // The pose of the first poll is the neutral one.
            cap.SetMotion(290);
            double position = 0;
            for (int frame = 0; frame < 120; frame++)
            {
                context.Advance(1.0 / 60);
                position = player.Poll(1.0 / 60).PositionX;
            }
            Expect.That(Math.Abs(position) > 0.5, position);
            cap.PressButton(0.1);
            context.Advance(0.05);
            var input = player.Poll(0.05);
            Expect.That(input.Pressed && input.Down && input.Connected && input.Fresh, input.Flags);
            Expect.Same(input.Device, player.Device.Id);
        }
    }

    public static void TheFreeCapGivesWayToThoseOfTheProgram()
    {
        using (var context = new Context(new ContextOptions { Simulated = true, ManualClock = true, Ephemeral = true }))
        {
            int choices = 0;
            context.ChoiceNeeded += (device, e) => choices++;
            context.CreateSimulator("Triki Anna", script: "rest");
            context.CreateSimulator("Triki Ben", script: "rest");
            context.AutoConnect(2);
            context.Advance(5);
            context.PumpEvents();
            var names = new List<string> { context.Player(0).Device.Name, context.Player(1).Device.Name };
            names.Sort();
            Expect.Same(string.Join(", ", names), "Triki Anna, Triki Ben");
            Expect.Same(choices, 0);
        }
    }

    public static void APlayerWithoutADeviceIsNeutral()
    {
        using (var context = World.Create())
        {
            var input = context.Player(3).Poll();
            Expect.That(!input.Connected && input.PositionX == 0, input.Flags);
            Expect.That(context.Player(3).Device == null, "no device");
            Expect.That(ReferenceEquals(context.Player(3), context.Player(3)), "one object for each player");
        }
    }

    public static void EventsAreRaisedByPumping()
    {
        using (var context = World.Create())
        {
            var lines = new List<string>();
            context.DeviceFound += (found, e) => lines.Add("found " + found.Name + " " + e.Data.Found.IsLikely);
            context.DeviceConnected += (connected, e) => lines.Add("connected " + e.Data.Connected.LinkSerial);
            context.Button += (pressed, e) => lines.Add("button " + e.Data.Button.IsDown);
            context.DeviceDisconnected += (lost, e) => lines.Add("lost " + e.Data.Disconnected.WillReconnect);
            int all = 0;
            context.EventReceived += (device, e) => all++;
            var cap = context.CreateSimulator("Triki test", script: "rest", seed: 7);
            context.AutoConnect(1);
            context.Advance(5);
            cap.PressButton(0.1);
            context.Advance(1);
            Expect.Same(lines.Count, 0);
            int count = context.PumpEvents();
            Expect.Same(string.Join(", ", lines), "found Triki test True, connected 1, button True, button False");
            Expect.Same(all, count);
            cap.DropLink();
            context.Advance(1);
            context.PumpEvents();
            Expect.Same(lines[lines.Count - 1], "lost True");
            Expect.Same(context.PumpEvents(), 0);
        }
    }

    public static void AListenerMayThrowAndTheRestIsRaisedNextTime()
    {
        using (var context = World.Create())
        {
            int buttons = 0;
            context.DeviceConnected += (device, e) => { throw new InvalidOperationException("from a listener"); };
            context.Button += (device, e) => buttons++;
            var cap = context.CreateSimulator("Triki test", script: "rest", seed: 7);
            context.AutoConnect(1);
            context.Advance(5);
            cap.PressButton(0.1);
            context.Advance(1);
            Expect.Throws<InvalidOperationException>(() => context.PumpEvents());
            Expect.Same(buttons, 0);
            context.PumpEvents();
            Expect.Same(buttons, 2);
        }
    }

    public static void QueuesSeeWhatTheirMaskNames()
    {
        using (var context = World.Create())
        using (var buttons = context.CreateQueue(EventClass.Button, 64))
        {
            var device = World.Cap(context, "button");
            context.Advance(5);
            VeltoEvent e;
            Expect.That(buttons.TryPoll(out e), "a press");
            Expect.Same(e.Type, VeltoEventType.Button);
            Expect.Same(context.Device(e.Device), device);
            Expect.Same(buttons.Mask, EventClass.Button);
            buttons.Clear();
            Expect.That(!buttons.TryPoll(out e), "empty");
        }
    }

    public static void PlayersSwapTheirDevices()
    {
        using (var context = World.Create())
        {
            var one = World.Cap(context, seed: 7);
            var other = World.Cap(context, seed: 8);
            one.PlayerIndex = 0;
            other.PlayerIndex = 1;
            Expect.That(context.SwapPlayers(0, 1), "swapped");
            Expect.Same(context.Player(0).Device, other);
            Expect.Same(one.PlayerIndex, 1);
        }
    }

    public static void AVirtualDeviceIsPlayedByTheProgram()
    {
        using (var context = World.Create())
        {
            var hand = context.CreateVirtualDevice("keyboard", Capability.Position | Capability.Button);
            hand.PlayerIndex = 0;
            var supplied = VeltoInput.Initial;
            supplied.PositionX = 0.25;
            supplied.ButtonsDown = VeltoKit.Button.Main;
            hand.SupplyInput(supplied);
            var input = context.Player(0).Poll(1.0 / 60);
            Expect.Same(input.PositionX, 0.25);
            Expect.That(input.Pressed, input.ButtonsPressed);
        }
    }

    public static void TextsOfEveryLanguageArrive()
    {
        using (var context = World.Create())
        {
            const string name = "Triki Zoë 手";
            context.CreateSimulator(name, seed: 7);
            var device = World.Connect(context, name);
            Expect.Same(device.Name, name);
            Expect.Same((string)device.Info.Name, name);
            Expect.That(device.Identifier.StartsWith("sim:"), device.Identifier);
            Expect.Same(context.Find(device.Identifier), device);
            Expect.That(context.Find("nobody") == null, "nobody");
            Expect.That(context.DescribeSupport().Length > 300, "a report longer than the first buffer");
            Expect.Throws<ArgumentException>(() => context.CreateSimulator("a\0b"));
        }
    }

    public static void DevicesAreListedHoweverManyThereAre()
    {
        using (var context = World.Create())
        {
            for (int index = 0; index < 40; index++) { context.CreateVirtualDevice("hand " + index); }
            Expect.Same(context.Devices.Count, 40);
        }
    }
}
