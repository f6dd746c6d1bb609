// What games have beside polling: menus, strategies, calibration, profiles; and raw values of any device.

using System;
using VeltoKit;

static class Games
{
    public static void AMenuIsOperatedByAHand()
    {
        using (var context = World.Create())
        using (var menu = new Navigator())
        {
            menu.BeginMenu(5, Confirmation.Button);
            var hand = context.CreateVirtualDevice("hand", Capability.Position | Capability.Button);
            int focused = -1, activated = -1;
            for (int frame = 0; frame < 240; frame++)
            {
                var supplied = VeltoInput.Initial;
                supplied.PositionX = Math.Min(0.9, frame / 60.0);
                supplied.ButtonsDown = frame == 200 ? Button.Main : 0;
                hand.SupplyInput(supplied);
                context.Advance(1.0 / 60);
                var step = menu.Step(hand.Poll(1.0 / 60), 1.0 / 60);
                if (step.Focused >= 0) { focused = step.Focused; }
                if (step.Activated >= 0) { activated = step.Activated; }
            }
            Expect.Same(menu.State.ItemCount, 5);
            Expect.That(focused > 0, focused);
            Expect.Same(activated, focused);
            menu.EndMenu();
            menu.Dispose();
            Expect.Throws<ObjectDisposedException>(() => menu.EndMenu());
        }
    }

    public static void AStrategyPlaysPong()
    {
        using (var context = World.Create())
        using (var pong = new Strategy(StrategyMode.Pong))
        {
            var device = World.Cap(context, "sweep");
            double most = 0;
            for (int frame = 0; frame < 300; frame++)
            {
                context.Advance(1.0 / 60);
                most = Math.Max(most, Math.Abs(pong.Step(device.Poll(1.0 / 60), 1.0 / 60).PongMovement));
            }
            Expect.That(most > 0, most);
            pong.Reset();
            Expect.Fails(Result.InvalidArgument, () => new Strategy((StrategyMode)99));
        }
    }

    public static void ACalibrationHasProgress()
    {
        using (var context = World.Create())
        {
            var device = World.Cap(context, "rest");
            double progress = 0;
            context.Progress += (of, e) => progress = Math.Max(progress, e.Data.Progress.Done / (double)e.Data.Progress.Total);
            var operation = device.StartCalibration();
            for (int frame = 0; frame < 300 && !operation.IsDone; frame++)
            {
                context.Advance(1.0 / 60);
                device.Poll(1.0 / 60);
                context.PumpEvents();
            }
            operation.Wait(0);
            Expect.That(progress == 1, progress);
            var info = operation.Info;
            Expect.That(info.HasProgress && info.Progress.Done == info.Progress.Total, info.Progress.Done);
            Expect.Same(device.CalibrationState, CalibrationState.Done);
        }
    }

    public static void AProfileIsSavedAndLoaded()
    {
        // Simulated devices are remembered only where the program says.
        var folder = System.IO.Path.Combine(Environment.GetEnvironmentVariable("XDG_STATE_HOME"), "game");
        using (var context = new Context(new ContextOptions { Backends = Backend.Simulated, ManualClock = true, StatePath = folder }))
        {
            var device = World.Cap(context);
            Expect.That(!device.LoadProfile(), "nothing saved");
            var config = device.MotionConfig;
            config.Deadzone = 0.123;
            device.MotionConfig = config;
            device.SaveProfile();
            config.Deadzone = 0.2;
            device.MotionConfig = config;
            Expect.That(device.LoadProfile(), "saved");
            Expect.Same(device.MotionConfig.Deadzone, 0.123);
            Expect.Same(context.KnownDevices.Count, 1);
            Expect.Same(context.KnownDevices[0].Identifier.ToString(), device.Identifier);
            Expect.That(context.Adapters[0].IsUsable, context.Adapters[0].Identifier.ToString());
        }
    }

    public static void RawValuesArrive()
    {
        using (var context = World.Create())
        {
            var device = World.Cap(context, "sweep");
            var notifying = Uuid.Parse("6e400003-b5a3-f393-e0a9-e50e24dcca9e");
            using (var subscription = device.Subscribe(notifying))
            {
                subscription.Started.Wait(5);
                context.Advance(1);
                Value value;
                Expect.That(subscription.TryPoll(out value), "a value");
                Expect.Same(value.Sequence, 1ul);
                Expect.Same((int)value.Size, 16);
                Expect.Same(value.Bytes.ToArray().Length, Bytes512.Length);
                Expect.Throws<IndexOutOfRangeException>(() => { var _ = value.Bytes[512]; });
                subscription.Dispose();
                Expect.Throws<ObjectDisposedException>(() => subscription.TryPoll(out value));
            }
            Expect.Fails(Result.NotFound, () => device.ReadValue(Uuid.Parse("2a19")).Wait(5));
        }
    }
}
