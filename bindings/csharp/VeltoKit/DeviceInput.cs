// The input of a device: polling it, calibrating it, and supplying it.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    public sealed unsafe partial class Device
    {
        /// <summary>Stands for the characteristic that a family sends most of its packets through.</summary>
        private static readonly Uuid MainCharacteristic = default(Uuid);

        /// <summary>Takes the latest input, with everything that happened since the last poll. Call it once per frame.</summary>
        /// <remarks>One thread at a time polls a device, while another one gets Busy; any thread may call Peek().</remarks>
        /// <param name="dt">Time since the last poll (seconds); without it, the library measures.</param>
        public VeltoInput Poll(double dt = Constants.DtMeasure)
        {
            VeltoInput input;
            Poll(dt, out input);
            return input;
        }

        /// <summary>The same without a copy of the structure, for games that count nanoseconds. One thread at a time.</summary>
        public void Poll(double dt, out VeltoInput input)
        {
            fixed (VeltoInput* filled = &input)
            {
                filled->StructSize = (uint)sizeof(VeltoInput);
                Context.Check(Native.velto_device_poll_input(Id, dt, filled));
            }
        }

        /// <summary>The input of the last poll with current buttons and counters; consumes nothing.</summary>
        public VeltoInput Peek()
        {
            var input = VeltoInput.Initial;
            Context.Check(Native.velto_device_peek_input(Id, &input));
            return input;
        }

        /// <summary>Resets the motion: position, center, unpolled packets and edges. Configuration and counters are kept.</summary>
        public void ResetInput() { Context.Check(Native.velto_device_reset_input(Id)); }

        /// <summary>Discards all button edges and gestures up to now, for instance when a menu closes.</summary>
        public void DiscardEdges() { Context.Check(Native.velto_device_discard_edges(Id)); }

        /// <summary>The mapping from motion to position.</summary>
        public MotionMode MotionMode
        {
            get { return MotionConfig.Mode; }
            set { Context.Check(Native.velto_device_set_motion_mode(Id, value)); }
        }

        /// <summary>The configuration of the motion engine.</summary>
        public MotionConfig MotionConfig
        {
            get
            {
                var config = MotionConfig.Initial;
                Context.Check(Native.velto_device_get_motion_config(Id, &config));
                return config;
            }
            set
            {
                Calls.RequireInitial(value.StructSize, "MotionConfig");
                Context.Check(Native.velto_device_set_motion_config(Id, &value));
            }
        }

        /// <summary>The responsiveness of the gamepad view.</summary>
        public void SetGamepadStyle(GamepadStyle style) { Context.Check(Native.velto_device_set_gamepad_style(Id, style)); }

        /// <summary>The mounting of the device, which rotates its measured motion; it persists across lost links. Setting it
        /// fails with Unsupported for families that are held one way, such as caps.</summary>
        public Mounting Mounting
        {
            get { Mounting mounting; Context.Check(Native.velto_device_get_mounting(Id, &mounting)); return mounting; }
            set { Context.Check(Native.velto_device_set_mounting(Id, &value)); }
        }

        /// <summary>Whether the device feeds game input; with GameInput.Off its input is neutral, while events and streams go
        /// on.</summary>
        public GameInput GameInput
        {
            get { GameInput policy; Context.Check(Native.velto_device_get_game_input(Id, &policy)); return policy; }
            set { Context.Check(Native.velto_device_set_game_input(Id, value)); }
        }

        // Calibration

        /// <summary>Calibrates while the player keeps still: a movement restarts the hold. Context.Progress shows
        /// how far it is.</summary>
        public Operation StartCalibration()
        {
            OperationId id;
            Context.Check(Native.velto_device_start_calibration(Id, null, &id));
            return new Operation(Context, id);
        }

        /// <summary>Whether the device is calibrated, or should be.</summary>
        public CalibrationState CalibrationState
        {
            get { CalibrationState state; Context.Check(Native.velto_device_get_calibration_state(Id, &state)); return state; }
        }

        /// <summary>Saves configuration and calibration for the next run; ContextOptions.LoadProfiles loads them by
        /// itself.</summary>
        public void SaveProfile() { Context.Check(Native.velto_device_save_profile(Id)); }

        /// <summary>Loads the saved profile; returns false if there is none.</summary>
        public bool LoadProfile()
        {
            var result = Native.velto_device_load_profile(Id);
            Context.Check(result);
            return result == Result.Ok;
        }

        /// <summary>Takes the current pose as the neutral one.</summary>
        public void CalibrateNeutral() { Context.Check(Native.velto_device_calibrate_neutral(Id)); }

        /// <summary>Makes the direction in which the device points now forward: the position is 0, and the heading of the orientation.</summary>
        public void Recenter() { Context.Check(Native.velto_device_recenter(Id)); }

        /// <summary>Feeds one received packet to a device of Context.CreateIngestDevice(). One thread at a time.</summary>
        /// <param name="packet">The packet as notified, at most 512 bytes.</param>
        /// <param name="timestampNs">Time of arrival, on the context's clock; 0 for now (nanoseconds).</param>
        public void Ingest(byte[] packet, ulong timestampNs = 0)
        {
            if (packet == null) { throw new ArgumentNullException("packet"); }
            fixed (byte* start = packet)
            {
                Context.Check(Native.velto_device_ingest_packet(Id, MainCharacteristic, start, (UIntPtr)packet.Length, timestampNs));
            }
        }

        /// <summary>Supplies the input of a device of Context.CreateVirtualDevice().</summary>
        public void SupplyInput(VeltoInput input)
        {
            Calls.RequireInitial(input.StructSize, "VeltoInput");
            Context.Check(Native.velto_device_supply_input(Id, &input));
        }
    }
}
