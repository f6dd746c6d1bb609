// What goes wrong is said: exceptions with a code and a sentence.

using System;
using System.Collections.Generic;
using System.Diagnostics;
using VeltoKit;

static class Failures
{
    public static void ArgumentsAreNamed()
    {
        using (var context = World.Create())
        {
            var error = Expect.Fails(Result.InvalidArgument, () => context.AutoConnect(-1));
            Expect.Same(error.Function, "velto_context_set_auto_connect");
            Expect.Fails(Result.InvalidArgument, () => context.Player(0).Poll(double.NaN));
            Expect.Fails(Result.InvalidArgument, () => context.Player(-1).Poll());
            Expect.Fails(Result.InvalidArgument, () => new Context(new ContextOptions { Backends = Backend.Simulated, SettleTime = -1 }));
            Expect.Throws<ArgumentNullException>(() => context.Connect(null));
            Expect.Throws<ArgumentNullException>(() => new Context(null));
        }
    }

    public static void SentencesHaveTheNamesOfCSharp()
    {
        using (var context = new Context(new ContextOptions { Backends = Backend.Host, Ephemeral = true }))
        {
            var error = Expect.Fails(Result.Unsupported, () => context.CreateSimulator("Triki 7"));
            Expect.That(error.Message.EndsWith("create it with Simulated = true"), error.Message);
        }
        using (var context = World.Create())
        {
            var error = Expect.Fails(Result.InvalidArgument, () => context.Player(0).Poll(-0.5));
            Expect.That(!error.Message.Contains("VELTO_"), error.Message);
            Expect.That(context.DescribeSearch().EndsWith("."), context.DescribeSearch());
        }
    }

    public static void MembersOfScriptsAndLinksHaveTheNamesOfCSharp()
    {
        using (var context = World.Create())
        {
            var cap = context.CreateSimulator("Triki 7");
            var link = cap.Link;
            link.PacketLoss = 2;
            Begins(() => cap.Link = link, "link.PacketLoss is 2");
            Begins(() => cap.Play(new[] { new SimulatorStep { Duration = -1 } }), "steps[0].Duration is -1");
            var board = context.CreateSimulator("Board", "metamotion-s");
            Begins(() => board.Inject(new SimulatorStep { Kind = SimulatorStepKind.Sweep }), "step.Kind is a motion");
            Begins(() => new Context(new ContextOptions { EventCapacity = -1 }), "EventCapacity is -1");
        }
    }

    private static void Begins(Action call, string beginning)
    {
        var error = Expect.Fails(Result.InvalidArgument, call);
        Expect.That(error.Message.StartsWith(beginning), error.Message);
    }

    public static void ACapHasNoPulse()
    {
        using (var context = World.Create())
        {
            var device = World.Cap(context);
            Expect.That(device.PlayPulse() == null, "a cap has nothing to give a sign with");
        }
    }

    public static void AMissingScriptIsNamed()
    {
        using (var context = World.Create())
        {
            var error = Expect.Fails(Result.NotFound, () => context.CreateSimulator(script: "dance"));
            Expect.That(error.Message.Contains("dance"), error.Message);
        }
    }

    public static void AMissingBusIsSaid()
    {
        using (var context = new Context(new ContextOptions { Backends = Backend.Bluez, BusAddress = "unix:path=/nowhere", Ephemeral = true }))
        {
            var error = Expect.Throws<VeltoException>(() => context.StartScan().Wait(30));
            Expect.That(error.Code == Result.BusUnavailable || error.Code == Result.LibraryMissing, error.Code);
            Console.WriteLine(error.Message);
        }
    }

    public static void AutoConnectWithoutABusIsAnEvent()
    {
        var options = new ContextOptions { Backends = Backend.Bluez, BusAddress = "unix:path=/nowhere", Pumped = true, Ephemeral = true };
        using (var context = new Context(options))
        {
            var reasons = new List<Result>();
            context.ScanStopped += (device, e) => reasons.Add(e.Result);
            context.AutoConnect(1);
            var watch = Stopwatch.StartNew();
            while (reasons.Count == 0 && watch.Elapsed.TotalSeconds < 30) { context.Dispatch(0.01); context.PumpEvents(); }
            for (int turn = 0; turn < 30; turn++) { context.Dispatch(0.005); context.PumpEvents(); }
            Expect.Same(string.Join(" ", reasons), "BusUnavailable");  // retries fail for the same reason, which is no news
            Expect.Same(context.Info.SearchProblem, Result.BusUnavailable);
            Expect.Same(context.DescribeSearch(), "The message bus of the system cannot be reached, so there is no Bluetooth: start dbus.");
        }
    }

    public static void AForgottenDeviceIsStale()
    {
        using (var context = World.Create())
        {
            var device = World.Cap(context);
            device.Forget().Wait(10);
            Expect.That(!device.IsValid, "forgotten");
            Expect.Fails(Result.StaleHandle, () => device.Poll());
        }
    }
}
