// Command sequences: commands of a board for later.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>Commands of a board for later, such as those of a macro; Board.CreateSequence() makes one. Nothing is sent to the
    /// board. A command that the board could not perform by itself fails, and leaves the sequence as it was.</summary>
    public sealed unsafe class CommandSequence : IDisposable
    {
        private readonly Context context;
        private bool isDisposed;

        internal CommandSequence(Context context, DeviceId id)
        {
            this.context = context;
            Id = id;
        }

        /// <summary>The handle for functions of Interop.Native that take a board or a command sequence.</summary>
        public DeviceId Id { get; private set; }

        /// <summary>Runs a sensor for use on the board itself.</summary>
        public void StartSensor(MwSensor sensor) { Check(Native.velto_mw_start_sensor(Id, sensor, null)); }

        /// <summary>Ends StartSensor(); the sensor stops with its last user.</summary>
        public void StopSensor(MwSensor sensor) { Check(Native.velto_mw_stop_sensor(Id, sensor, null)); }

        /// <summary>Sets a detector and starts it, and with it the accelerometer.</summary>
        public void StartDetector(MwDetectorConfig config)
        {
            Calls.RequireInitial(config.StructSize, "MwDetectorConfig");
            Check(Native.velto_mw_start_detector(Id, &config, null));
        }

        /// <summary>Stops a detector; the accelerometer stops with its last user.</summary>
        public void StopDetector(MwDetector detector) { Check(Native.velto_mw_stop_detector(Id, detector, null)); }

        /// <summary>Plays patterns in place of all others, at most one for each color.</summary>
        public void PlayLed(params MwLedPattern[] patterns)
        {
            if (patterns == null) { throw new ArgumentNullException("patterns"); }
            fixed (MwLedPattern* start = patterns)
            {
                Check(Native.velto_mw_play_led(Id, start, (UIntPtr)patterns.Length, MwLedAction.Play, null));
            }
        }

        /// <summary>Plays, pauses or ends the light.</summary>
        public void ControlLed(MwLedAction action) { Check(Native.velto_mw_control_led(Id, action, null)); }

        /// <summary>Vibrates once.</summary>
        /// <param name="strength">The strength (0 to 1).</param>
        /// <param name="seconds">The duration (at most 65.535).</param>
        public void PlayMotor(double strength, double seconds) { Check(Native.velto_mw_play_motor(Id, strength, seconds, null)); }

        /// <summary>Lets the heading of sensor fusion begin at 0 again.</summary>
        public void ResetFusion() { Check(Native.velto_mw_reset_fusion(Id, null)); }

        /// <summary>Resets the board.</summary>
        public void Reset(MwResetKind kind = MwResetKind.Now) { Check(Native.velto_mw_reset(Id, kind, null)); }

        /// <summary>A line for each packet: its bytes in hex, and its purpose.</summary>
        public string Describe()
        {
            if (isDisposed) { throw new ObjectDisposedException("CommandSequence"); }
            var id = Id;
            return Utf8.Written((start, size, count) => Native.velto_mw_describe_sequence(id, start, size, count), context);
        }

        /// <summary>Destroys the sequence; it ends with its device at the latest.</summary>
        public void Dispose()
        {
            isDisposed = true;
            Native.velto_mw_destroy_sequence(Id);
        }

        private void Check(Result result)
        {
            if (result == Result.StaleHandle && isDisposed) { throw new ObjectDisposedException("CommandSequence"); }
            context.Check(result);
        }
    }
}
