// Arguments that are refused before the library sees them, by exceptions that name them.

using System;
using VeltoKit;

static class Refusals
{
    public static void StructuresBeginWithTheirInitial()
    {
        using (var context = World.Create())
        {
            var cap = context.CreateSimulator("Triki test", seed: 7);
            var device = World.Connect(context, "Triki test");
            var menu = new Navigator();
            Expect.That(Refused(() => device.MotionConfig = new MotionConfig()).Contains("MotionConfig.Initial"), "the remedy");
            Refused(() => device.SupplyInput(new VeltoInput()));
            Refused(() => menu.Step(new VeltoInput()));
            Refused(() => new Strategy(StrategyMode.Pong).Step(new VeltoInput()));
            Refused(() => new Navigator(new NavigatorConfig()));
            Refused(() => device.Board.SetSensor(new MwSensorConfig()));
            Refused(() => device.Board.StartDetector(new MwDetectorConfig()));
            Refused(() => device.Board.WriteSettings(new MwSettings(), MwSetting.Name));
            Refused(() => device.Board.DefineBusSignal(new MwBusSignal()));
            Refused(() => device.Board.SetPin(0, new MwPinConfig()));
            Refused(() => device.Tap.WriteSettings(new TapSettings(), TapSetting.None));
            Refused(() => cap.Link = new SimulatorLink());
        }
    }

    public static void NothingIsRefusedByName()
    {
        using (var context = World.Create())
        {
            var cap = context.CreateSimulator("Triki test", seed: 7);
            var device = World.Connect(context, "Triki test");
            Missing("durations", () => device.PlayHaptic(null));
            Missing("packet", () => device.Board.WritePacket(null));
            Missing("bytes", () => device.Board.WriteI2c(0, 0, null));
            Missing("bytes", () => device.Board.WriteSpi(default(MwSpi), null));
            Missing("addresses", () => device.Board.WriteWhitelist(null));
            Missing("patterns", () => device.Board.PlayLed(null));
            Missing("identifier", () => device.Signal(null));
            Missing("identifier", () => context.SelectAdapter(null));
            Missing("identifier", () => context.CreateVirtualDevice(null));
            Missing("identifier", () => context.CreateIngestDevice(Family.Triki, null));
            Missing("text", () => context.Find(null));
            Missing("text", () => Uuid.Parse(null));
            Missing("name", () => device.Tap.WriteName(null));
            Missing("script", () => cap.Play((string)null));
        }
    }

    public static void ATextWithAZeroCharacterIsRefused()
    {
        using (var context = World.Create())
        {
            var cap = context.CreateSimulator("Triki test", script: "rest", seed: 7);
            var device = World.Connect(context, "Triki test");
            Action[] calls =
            {
                () => context.Connect("Triki test\0"), () => context.Find("Triki test\0"), () => context.SelectAdapter("hci0\0"),
                () => context.CreateVirtualDevice("hand\0"), () => context.CreateIngestDevice(Family.Triki, "fed\0"),
                () => device.Signal("axes\0"), () => device.Tap.WriteName("a\0b"), () => cap.Play("rest\0"), () => Uuid.Parse("2a19\0"),
                () => new Context(new ContextOptions { OwnerName = "a\0b" }), () => context.CreateSimulator(model: "triki-cap\0"),
            };
            foreach (var call in calls)
            {
                var error = Expect.Throws<ArgumentException>(call);
                Expect.That(error.Message.Contains("zero character") && error.ParamName.Length > 0, error.Message);
            }
        }
    }

    public static void ATextThatDoesNotFitIsRefused()
    {
        var settings = MwSettings.Initial;
        settings.Name = "Left hand";
        Expect.Same((string)settings.Name, "Left hand");
        settings.Name = "";
        Expect.Same((string)settings.Name, "");
        var error = Expect.Throws<ArgumentException>(() => settings.Name = new string('ä', 16));
        Expect.That(error.Message.Contains("has 32 bytes: at most 31 fit"), error.Message);
        Expect.Throws<ArgumentNullException>(() => settings.Name = null);
        Expect.Throws<ArgumentException>(() => settings.Name = "a\0b");
    }

    public static void APinIsNotNegative()
    {
        using (var context = World.Create())
        {
            var board = World.Cap(context).Board;
            Action[] calls = { () => board.WritePin(-1, MwPinAction.PullUp), () => board.ReadI2c(-1, 0, 1), () => board.ReadI2c(0, 0, -1) };
            foreach (var call in calls) { Expect.That(Expect.Throws<ArgumentOutOfRangeException>(call).Message.Contains("0 or more"), "a sentence"); }
            Expect.Fails(Result.Unsupported, () => board.WritePin(0, MwPinAction.PullUp).Wait(5));
            Expect.Fails(Result.Unsupported, () => board.TearDown().Wait(5));
        }
    }

    public static void ABoardAndATapBelongToADevice()
    {
        Action[] uses =
        {
            () => { var _ = default(Board).Info; }, () => default(Board).PlayMotor(1, 0.1), () => { var _ = default(TapDevice).Info; },
            () => default(TapDevice).WriteMode(TapInputMode.Text),
        };
        foreach (var use in uses)
        {
            var error = Expect.Throws<InvalidOperationException>(use);
            Expect.That(error.Message.Contains("Device."), error.Message);
        }
    }

    private static string Refused(Action action) { return Expect.Throws<ArgumentException>(action).Message; }

    private static void Missing(string parameter, Action action)
    {
        Expect.Same(Expect.Throws<ArgumentNullException>(action).ParamName, parameter);
    }
}
