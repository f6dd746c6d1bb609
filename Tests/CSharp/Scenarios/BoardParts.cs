// What a board has beside its sensors: pins, buses, settings, the beacon, calibration and tear-down.

using System;
using VeltoKit;

static class BoardParts
{
    private static Board Connected(Context context)
    {
        context.CreateSimulator("MetaWear", "metamotion-rl", "rest", 7);
        return World.Connect(context, "MetaWear").Board;
    }

    public static void PinsAreSetReadAndWatched()
    {
        using (var context = World.Create())
        {
            var board = Connected(context);
            var changes = 0;
            context.MwPin += (device, e) => changes++;
            board.WritePin(0, MwPinAction.PullUp).Wait(5);
            var config = board.PinConfig(0);
            config.PullUpPin = 1;
            board.SetPin(0, config);
            context.Advance(0.1);
            Expect.Same(board.PinConfig(0).PullUpPin, 1);
            board.WatchPin(0, MwPinEdge.Any).Wait(5);
            board.WatchPin(0, MwPinEdge.None).Wait(5);
            board.WriteThermistor(new MwThermistor { Channel = 2, DataPin = 0, PullDownPin = 1, IsActiveHigh = true }).Wait(5);
            Expect.Fails(Result.InvalidArgument, () => board.PinConfig(200));
        }
    }

    public static void DevicesOnTheBusesAreReadAndWritten()
    {
        using (var context = World.Create())
        {
            var board = Connected(context);
            Expect.Same(board.ReadI2c(0x1C, 0x0D, 1).Wait(5)[0], (byte)0x2A);
            board.WriteI2c(0x1C, 0x10, 1, 2).Wait(5);
            Expect.Same(board.ReadI2c(0x1C, 0x10, 2).Wait(5)[1], (byte)2);
            Expect.Fails(Result.Rejected, () => board.ReadI2c(0x55, 0, 1).Wait(5));
            var spi = new MwSpi { Frequency = 1000000, SelectPin = 10, ClockPin = 0, OutputPin = 11, InputPin = 7, Mode = 3, UsesNativePins = true };
            board.WriteSpi(spi, 1, 2).Wait(5);
            Expect.Same(board.ReadSpi(spi, 2, 0xDA).Wait(5).Length, 2);
            var signal = MwBusSignal.Initial;
            signal.Identifier = "who";
            signal.Address = 0x1C;
            signal.RegisterId = 0x0D;
            board.DefineBusSignal(signal).Wait(5);
            Expect.Same(context.Find("MetaWear").Signal("who").Identifier, "who");
        }
    }

    public static void SettingsAndTheBeaconAreWrittenAndReadBack()
    {
        using (var context = World.Create())
        {
            var board = Connected(context);
            Expect.That(board.Settings == null && board.Beacon == null && board.FusionCalibration == null, "nothing was read");
            var settings = board.ReadSettings().Wait(5);
            settings.Name = "Left hand";
            board.WriteSettings(settings, MwSetting.Name).Wait(5);
            Expect.Same((string)board.Settings.Value.Name, "Left hand");
            var beacon = board.ReadBeacon().Wait(5);
            beacon.Major = 7;
            beacon.IsOn = true;
            board.WriteBeacon(beacon).Wait(5);
            Expect.Same(board.Beacon.Value.Major, (ushort)7);
            var address = new MwAddress { Kind = MwAddressKind.Public };
            board.WriteWhitelist(address).Wait(5);
            board.WriteDirectedPeer(address).Wait(5);
        }
    }

    public static void FusionIsCalibratedAgainFromWhatItHadLearned()
    {
        using (var context = World.Create())
        {
            var board = Connected(context);
            var fusion = MwSensorConfig.Initial;
            fusion.Sensor = MwSensor.Fusion;
            board.SetSensor(fusion);
            board.StartSensor(MwSensor.Fusion).Wait(5);
            context.Advance(30);
            board.ResetFusion().Wait(5);
            var learned = board.ReadFusionCalibration().Wait(5);
            Expect.Same(board.FusionCalibration.Value.Gyroscope.Accuracy, learned.Gyroscope.Accuracy);
            Expect.Fails(Result.InvalidState, () => board.WriteFusionCalibration(learned).Wait(5));
            board.StopSensor(MwSensor.Fusion).Wait(5);
            learned.Accelerometer.Accuracy = learned.Gyroscope.Accuracy = learned.Magnetometer.Accuracy = 3;
            board.WriteFusionCalibration(learned).Wait(5);
        }
    }

    public static void TearDownEndsEverything()
    {
        using (var context = World.Create())
        {
            var board = Connected(context);
            board.StartDetector(MwDetector.AnyMotion).Wait(5);
            var wanted = MwSensorConfig.Initial;
            wanted.Sensor = MwSensor.Accelerometer;
            wanted.Rate = 200;
            board.SetSensor(wanted);
            Expect.Same(board.ReadSensorConfig(MwSensor.Accelerometer).Wait(5).Sensor, MwSensor.Accelerometer);
            var stream = context.Find("MetaWear").Signal(Constants.MwAcceleration).Stream();
            stream.Started.Wait(5);
            board.TearDown().Wait(5);
            context.Advance(0.2);
            Expect.Same(stream.Info.Result, Result.Cancelled);
            board.WritePacket(new byte[] { 0x02, 0x02 }).Wait(5);
            board.PlayBuzzer(0.1).Wait(5);
            board.FactoryReset().Wait(60);
        }
    }

    /// <summary>A bare image, which the bootloader refuses for lack of an init packet; the board can be updated again.</summary>
    public static void FirmwareIsUpdatedByAFile()
    {
        var path = System.IO.Path.GetTempFileName() + ".bin";
        using (var context = World.Create())
        {
            var board = Connected(context);
            System.IO.File.WriteAllBytes(path, new byte[400]);
            var update = board.UpdateFirmware(path, UpdateFlag.IgnoreLog, "1.7.9");
            Expect.Fails(Result.Rejected, () => update.Wait(120));
            Expect.That(update.Device.Info.Flags.HasFlag(DeviceFlag.InBootloader), "the board waits in its bootloader");
            Expect.Fails(Result.NotFound, () => board.UpdateFirmware("/nonexistent/firmware.zip"));
            Expect.Fails(Result.Format, () => board.UpdateFirmware("firmware.txt"));
        }
        System.IO.File.Delete(path);
    }
}
