// MetaWear boards: sensors, detectors, light and motor.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>The functions specific to MetaWear boards; Device.Board returns them. Each measurement is a signal, such as
    /// <c>device.Signal(Constants.MwAcceleration)</c>; detections are Context.MwDetected.</summary>
    public readonly unsafe partial struct Board
    {
        private readonly Device device;

        internal Board(Device device) { this.device = device; }

        private Device Device
        {
            get
            {
                if (device == null) { throw new InvalidOperationException("this Board belongs to no device: use Device.Board"); }
                return device;
            }
        }

        private Context Context { get { return Device.Context; } }

        /// <summary>Model, state, activities, running detectors and the load of the link, at once.</summary>
        public MwInfo Info
        {
            get { var info = MwInfo.Initial; Context.Check(Native.velto_mw_get_info(Device.Id, &info)); return info; }
        }

        /// <summary>The configuration of a running sensor, or that of its next start.</summary>
        public MwSensorConfig SensorConfig(MwSensor sensor)
        {
            var config = MwSensorConfig.Initial;
            Context.Check(Native.velto_mw_get_sensor_config(Device.Id, sensor, &config));
            return config;
        }

        /// <summary>Sets the configuration of a sensor, rounded to the nearest supported values, for its next start; returns
        /// it.</summary> <param name="config">The requested configuration; 0 is the default of a member.</param>
        public MwSensorConfig SetSensor(MwSensorConfig config)
        {
            Calls.RequireInitial(config.StructSize, "MwSensorConfig");
            var chosen = MwSensorConfig.Initial;
            Context.Check(Native.velto_mw_set_sensor_config(Device.Id, &config, &chosen));
            return chosen;
        }

        /// <summary>Reads the configuration of a sensor, which the board keeps across links.</summary>
        public Operation<MwSensorConfig> ReadSensorConfig(MwSensor sensor)
        {
            OperationId id;
            var board = this;
            Context.Check(Native.velto_mw_read_sensor_config(Device.Id, sensor, &id));
            return new Operation<MwSensorConfig>(Context, id, _ => board.SensorConfig(sensor));
        }

        /// <summary>Runs a sensor without a stream, for use on the board itself.</summary>
        public Operation StartSensor(MwSensor sensor)
        {
            OperationId id;
            return Started(Native.velto_mw_start_sensor(Device.Id, sensor, &id), &id);
        }

        /// <summary>Ends StartSensor(); the sensor stops with its last user.</summary>
        public Operation StopSensor(MwSensor sensor)
        {
            OperationId id;
            return Started(Native.velto_mw_stop_sensor(Device.Id, sensor, &id), &id);
        }

        /// <summary>Starts a detector with the defaults of the chip's data sheet, and with it the accelerometer.</summary>
        public Operation StartDetector(MwDetector detector)
        {
            var config = MwDetectorConfig.Initial;
            config.Detector = detector;
            return StartDetector(config);
        }

        /// <summary>Sets a detector and starts it, and with it the accelerometer.</summary>
        public Operation StartDetector(MwDetectorConfig config)
        {
            Calls.RequireInitial(config.StructSize, "MwDetectorConfig");
            OperationId id;
            return Started(Native.velto_mw_start_detector(Device.Id, &config, &id), &id);
        }

        /// <summary>Stops a detector; the accelerometer stops with its last user.</summary>
        public Operation StopDetector(MwDetector detector)
        {
            OperationId id;
            return Started(Native.velto_mw_stop_detector(Device.Id, detector, &id), &id);
        }

        /// <summary>A pattern for the light, ready to play or to change.</summary>
        public static MwLedPattern LedPreset(MwLedPreset preset, MwLedColor color)
        {
            MwLedPattern pattern;
            Calls.Check(Native.velto_mw_get_led_preset(preset, color, &pattern), null);
            return pattern;
        }

        /// <summary>Plays patterns in place of all that there were, at most one for each color.</summary>
        public Operation PlayLed(params MwLedPattern[] patterns)
        {
            if (patterns == null) { throw new ArgumentNullException("patterns"); }
            OperationId id;
            fixed (MwLedPattern* start = patterns)
            {
                return Started(Native.velto_mw_play_led(Device.Id, start, (UIntPtr)patterns.Length, MwLedAction.Play, &id), &id);
            }
        }

        /// <summary>Plays, pauses or ends the light.</summary>
        public Operation ControlLed(MwLedAction action)
        {
            OperationId id;
            return Started(Native.velto_mw_control_led(Device.Id, action, &id), &id);
        }

        /// <summary>Vibrates once; Device.PlayHaptic() plays patterns.</summary>
        /// <param name="strength">The strength (0 to 1).</param>
        /// <param name="seconds">The duration (at most 65.535).</param>
        public Operation PlayMotor(double strength, double seconds)
        {
            OperationId id;
            return Started(Native.velto_mw_play_motor(Device.Id, strength, seconds, &id), &id);
        }

        /// <summary>Sounds the buzzer.</summary>
        /// <param name="seconds">The duration (at most 65.535).</param>
        public Operation PlayBuzzer(double seconds)
        {
            OperationId id;
            return Started(Native.velto_mw_play_buzzer(Device.Id, seconds, &id), &id);
        }

        /// <summary>Sets the source of game input, on this link and later ones.</summary>
        public void SetInputSource(MwInputSource source) { Context.Check(Native.velto_mw_set_input_source(Device.Id, source)); }

        /// <summary>Writes a raw packet of 2 to 20 bytes, in order with all other commands.</summary>
        /// <param name="packet">Module, register and payload.</param>
        public Operation WritePacket(byte[] packet)
        {
            if (packet == null) { throw new ArgumentNullException("packet"); }
            OperationId id;
            fixed (byte* start = packet) { return Started(Native.velto_mw_write_packet(Device.Id, start, (UIntPtr)packet.Length, &id), &id); }
        }

        /// <summary>Writes a raw request of 2 to 20 bytes; the operation returns the board's reply.</summary>
        /// <param name="packet">Module, register and payload.</param>
        /// <param name="replyPrefix">The first 2 or 3 bytes of the reply; null for the answer of the register that is read.</param>
        public Operation<byte[]> Request(byte[] packet, byte[] replyPrefix = null)
        {
            if (packet == null) { throw new ArgumentNullException("packet"); }
            OperationId id;
            UIntPtr size = (UIntPtr)packet.Length, prefixSize = (UIntPtr)(replyPrefix == null ? 0 : replyPrefix.Length);
            fixed (byte* start = packet, prefix = replyPrefix)
            {
                Context.Check(Native.velto_mw_request(Device.Id, start, size, prefix, prefixSize, &id));
            }
            return new Operation<byte[]>(Context, id, operation => operation.Value);
        }

        /// <summary>Resets the board; ends with the link, or for delayed kinds, when the board has accepted the
        /// command.</summary>
        public Operation Reset(MwResetKind kind = MwResetKind.Now)
        {
            OperationId id;
            return Started(Native.velto_mw_reset(Device.Id, kind, &id), &id);
        }

        /// <summary>All activities of a board.</summary>
        public const MwPart AllParts = MwPart.Sensors | MwPart.Subscriptions | MwPart.Light | MwPart.Timers | MwPart.Processors |
            MwPart.Events | MwPart.Loggers;

        /// <summary>Ends activities of the board without a reset, including those of other programs. Streams of what it ends fail
        /// with Cancelled.</summary>
        public Operation TearDown(MwPart parts = AllParts)
        {
            OperationId id;
            return Started(Native.velto_mw_tear_down(Device.Id, parts, &id), &id);
        }

        /// <summary>Removes loggers, log, processors, events, timers and macros, and resets the board with its settings; ends when it
        /// is ready again, after some seconds.</summary>
        public Operation FactoryReset()
        {
            OperationId id;
            return Started(Native.velto_mw_factory_reset(Device.Id, &id), &id);
        }

        /// <summary>Makes an empty sequence of commands for later.</summary>
        public CommandSequence CreateSequence()
        {
            DeviceId id;
            Context.Check(Native.velto_mw_create_sequence(Device.Id, &id));
            return new CommandSequence(Context, id);
        }

        /// <summary>The saved state of the board for the next run, as JSON; empty before the first link. A context with a
        /// state folder saves it there by itself.</summary>
        public string GetState()
        {
            var id = Device.Id;
            return Utf8.Written((start, size, count) => Native.velto_mw_get_state(id, start, size, count), Context);
        }

        /// <summary>Sets the state returned by GetState() in an earlier run, while the board is not connected.</summary>
        public void SetState(string json)
        {
            Context.Check(Native.velto_mw_set_state(Device.Id, Utf8.Checked(json, "json")));
        }

        /// <summary>The value of a function; null if nothing was read on this link.</summary>
        private T? Known<T>(Result result, T value) where T : struct
        {
            Context.Check(result);
            return result == Result.Nothing ? (T?)null : value;
        }

        private Operation Started(Result result, OperationId* id)
        {
            Context.Check(result);
            return new Operation(Context, *id);
        }
    }
}
