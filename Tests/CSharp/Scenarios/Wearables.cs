// Streams, TAPs and boards.

using System;
using System.Collections.Generic;
using VeltoKit;

static class Wearables
{
    public static void AStreamBringsEverySample()
    {
        using (var context = World.Create())
        {
            var device = World.Cap(context, "sweep");
            var signal = device.Signal(Constants.TrikiAxes);
            Expect.Same(signal.Identifier, "axes");
            Expect.Same(signal.Info.ChannelCount, 3u);
            using (var stream = signal.Stream(Units.Raw))
            {
                stream.Started.Wait(5);
                context.Advance(2);
                Expect.Same(stream.SampleType, SampleType.I32);
                Expect.Throws<InvalidOperationException>(() => stream.Read(new float[3]));
                Expect.Throws<ArgumentException>(() => stream.Read(new int[2]));
                var values = new int[3 * 1000];
                var infos = new FrameInfo[1000];
                int count = stream.Read(values, infos);
                Expect.That(count > 10, count);
                for (int row = 0; row < count; row++) { Expect.Same(infos[row].Sequence, (ulong)row + 1); }
                Expect.That(stream.Channel(0).Name == "x", (string)stream.Channel(0).Name);
                stream.Stop().Wait(5);
                Expect.Same(stream.Info.State, StreamState.Ended);
            }
            Expect.That(signal.Channel(1).Name == "y", (string)signal.Channel(1).Name);
            Expect.Same(signal.Component(2).Identifier, "axes[2]");
            Expect.Fails(Result.NotFound, () => device.Signal("taste"));
        }
    }

    public static void ATapTaps()
    {
        using (var context = World.Create())
        {
            var tap = context.CreateSimulator("TAP test", "tap-strap-2", "rest", 7);
            var device = World.Connect(context, "TAP test");
            context.Advance(5);
            Expect.Same(device.Family, Family.Tap);
            var fingers = new List<Finger>();
            context.Tap += (from, e) => fingers.Add(e.Data.Tap.Combination);
            tap.Inject(new SimulatorStep { Kind = SimulatorStepKind.Tap, Value = 3 });
            context.Advance(0.5);
            context.PumpEvents();
            Expect.Same(fingers.Count, 1);
            Expect.Same((uint)fingers[0], 3u);
            Expect.Same(TapDevice.Describe(fingers[0]), "thumb + index");
            Expect.Same(TapDevice.Describe(Finger.None), "no finger");
            Expect.Same(TapDevice.SpokenFingers(fingers[0]).Substring(0, 10), "Fingers; 1");
            Expect.That(device.Tap.Info.StructSize > 0, "info");
            device.Tap.WriteMode(TapInputMode.RawSensors).Wait(5);
            Expect.Same(device.Tap.Mode.Mode, TapInputMode.RawSensors);
        }
    }

    public static void ABoardMeasuresAndShines()
    {
        using (var context = World.Create())
        {
            context.CreateSimulator("MetaWear", "metamotion-s", "rest", 7);
            var device = World.Connect(context, "MetaWear");
            var board = device.Board;
            Expect.Same((string)board.Info.ModelName, "MetaMotion S");
            var wanted = MwSensorConfig.Initial;
            wanted.Sensor = MwSensor.Accelerometer;
            wanted.Rate = 90;
            Expect.Same(board.SetSensor(wanted).Rate, 100.0);
            board.PlayLed(Board.LedPreset(MwLedPreset.Breathe, MwLedColor.Blue)).Wait(5);
            board.ControlLed(MwLedAction.Stop).Wait(5);
            using (var stream = device.Signal(Constants.MwAcceleration).Stream(Units.Native))
            {
                stream.Started.Wait(5);
                context.Advance(1);
                var values = new float[3 * 200];
                int count = stream.Read(values);
                Expect.That(count > 50, count);
                double length = Math.Sqrt(values[0] * values[0] + values[1] * values[1] + values[2] * values[2]);
                Expect.That(Math.Abs(length - 1) < 0.1, length + " g");
            }
            Expect.That(device.ReadBattery().Wait(5) > 0, "battery");
            device.PlayHaptic(new[] { 0.1, 0.05, 0.1 }).Wait(5);
            Expect.Fails(Result.Unsupported, () => device.Tap.WriteMode(TapInputMode.Text).Wait(5));
        }
    }

    public static void ASequenceKeepsCommandsForLater()
    {
        using (var context = World.Create())
        {
            context.CreateSimulator("MetaWear", "metamotion-s", "rest", 7);
            var device = World.Connect(context, "MetaWear");
            var sequence = device.Board.CreateSequence();
            Expect.Same(sequence.Describe(), "");
            var detector = MwDetectorConfig.Initial;
            detector.Detector = MwDetector.AnyMotion;
            sequence.StartDetector(detector);
            sequence.StopDetector(MwDetector.AnyMotion);
            sequence.StartSensor(MwSensor.Gyroscope);
            sequence.StopSensor(MwSensor.Gyroscope);
            sequence.PlayLed(Board.LedPreset(MwLedPreset.Solid, MwLedColor.Red));
            sequence.ControlLed(MwLedAction.Stop);
            sequence.PlayMotor(1, 0.5);
            sequence.ResetFusion();
            sequence.Reset();
            var lines = sequence.Describe();
            foreach (var packet in new[] { "13 01 01", "13 01 00", "02 03 01", "02 02", "08 01", "FE 01", "19 0F 01" })
            {
                Expect.That(lines.Contains(packet), packet + " is missing in " + lines);
            }
            Expect.Fails(Result.InvalidState, () => sequence.StartSensor(MwSensor.Magnetometer));
            sequence.Dispose();
            sequence.Dispose();
            Expect.Throws<ObjectDisposedException>(() => sequence.PlayMotor(1, 0.5));
            Expect.Throws<ObjectDisposedException>(() => sequence.Describe());
        }
    }

    public static void AStateIsCarriedToTheNextRun()
    {
        string state;
        using (var context = World.Create())
        {
            context.CreateSimulator("MetaWear", "metamotion-s", "rest", 7);
            var board = World.Connect(context, "MetaWear").Board;
            state = board.GetState();
            Expect.That(state.Contains("\"modelNumber\":\"8\""), state);
            Expect.Fails(Result.InvalidState, () => board.SetState(state));
        }
        using (var context = World.Create())
        {
            context.CreateSimulator("MetaWear", "metamotion-s", "rest", 7);
            var device = World.Connect(context, "MetaWear");
            device.Disconnect();
            context.Advance(2);
            Expect.Fails(Result.Format, () => device.Board.SetState("{}"));
            device.Board.SetState(state);
            Expect.Same(device.Board.GetState(), state);
        }
    }
}
