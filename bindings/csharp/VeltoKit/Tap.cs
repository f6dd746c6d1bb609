// TAP wearables: modes, settings and information.

using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>What only TAPs have; Device.Tap makes one. Taps are Context.Tap, raw sensors are signals.</summary>
    public readonly unsafe struct TapDevice
    {
        private readonly Device device;

        internal TapDevice(Device device) { this.device = device; }

        private Context Context { get { return device.Context; } }

        /// <summary>Versions, battery, mode and more, at once.</summary>
        public TapInfo Info
        {
            get { var info = TapInfo.Initial; Context.Check(Native.velto_tap_get_info(device.Id, &info)); return info; }
        }

        /// <summary>The mode that was last set.</summary>
        public TapMode Mode
        {
            get { TapMode mode; Context.Check(Native.velto_tap_get_mode(device.Id, &mode)); return mode; }
        }

        /// <summary>Sets what the TAP sends, on this link and later ones; the operation ends when it has taken it.</summary>
        public Operation WriteMode(TapMode mode)
        {
            OperationId id;
            Context.Check(Native.velto_tap_write_mode(device.Id, &mode, &id));
            return new Operation(Context, id);
        }

        /// <summary>Sets what the TAP sends.</summary>
        public Operation WriteMode(TapInputMode mode)
        {
            var complete = default(TapMode);
            complete.Mode = mode;
            return WriteMode(complete);
        }

        /// <summary>The state of a TapXR that was last set.</summary>
        public TapXrState XrState
        {
            get { TapXrState state; Context.Check(Native.velto_tap_get_xr_state(device.Id, &state)); return state; }
        }

        /// <summary>Sets whether a TapXR is held for the air mouse, for taps, or as the user likes.</summary>
        public Operation WriteXrState(TapXrState state)
        {
            OperationId id;
            Context.Check(Native.velto_tap_write_xr_state(device.Id, state, &id));
            return new Operation(Context, id);
        }

        /// <summary>Reads the settings; the operation brings them.</summary>
        public Operation<TapSettings> ReadSettings()
        {
            OperationId id;
            var tap = this;
            Context.Check(Native.velto_tap_read_settings(device.Id, &id));
            return new Operation<TapSettings>(Context, id, _ => tap.Settings);
        }

        /// <summary>The settings as they were last read or written; all zeros before.</summary>
        public TapSettings Settings
        {
            get
            {
                var settings = TapSettings.Initial;
                Context.Check(Native.velto_tap_get_settings(device.Id, &settings));
                return settings;
            }
        }

        /// <summary>Writes some of the settings.</summary>
        /// <param name="settings">The settings.</param>
        /// <param name="members">Those that are written; the others stay.</param>
        public Operation WriteSettings(TapSettings settings, TapSetting members)
        {
            OperationId id;
            Context.Check(Native.velto_tap_write_settings(device.Id, &settings, members, &id));
            return new Operation(Context, id);
        }

        /// <summary>Gives the TAP another name.</summary>
        public Operation WriteName(string name)
        {
            OperationId id;
            Context.Check(Native.velto_tap_write_name(device.Id, name, &id));
            return new Operation(Context, id);
        }

        /// <summary>Fingers as a text to be spoken.</summary>
        public static string Describe(Finger fingers)
        {
            return Utf8.Written((text, size, count) => Native.velto_tap_describe_combination(fingers, text, size, count), null);
        }
    }
}
