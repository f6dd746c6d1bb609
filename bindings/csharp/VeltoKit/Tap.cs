// TAP wearables: modes, settings and information.

using System;
using System.Collections.Generic;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>The functions specific to TAPs; Device.Tap returns them. Taps are Context.Tap, raw sensors are signals.</summary>
    public readonly unsafe struct TapDevice
    {
        private readonly Device device;

        internal TapDevice(Device device) { this.device = device; }

        private Device Device
        {
            get
            {
                if (device == null) { throw new InvalidOperationException("this TapDevice belongs to no device: use Device.Tap"); }
                return device;
            }
        }

        private Context Context { get { return Device.Context; } }

        /// <summary>Versions, battery, mode and more, at once.</summary>
        public TapInfo Info
        {
            get { var info = TapInfo.Initial; Context.Check(Native.velto_tap_get_info(Device.Id, &info)); return info; }
        }

        /// <summary>The mode that was last set.</summary>
        public TapMode Mode
        {
            get { TapMode mode; Context.Check(Native.velto_tap_get_mode(Device.Id, &mode)); return mode; }
        }

        /// <summary>Sets the mode of the TAP, on this link and later ones; the operation ends when the TAP has accepted
        /// it.</summary>
        public Operation WriteMode(TapMode mode)
        {
            OperationId id;
            Context.Check(Native.velto_tap_write_mode(Device.Id, &mode, &id));
            return new Operation(Context, id);
        }

        /// <summary>Sets the mode of the TAP.</summary>
        public Operation WriteMode(TapInputMode mode)
        {
            var complete = default(TapMode);
            complete.Mode = mode;
            return WriteMode(complete);
        }

        /// <summary>The state of a TapXR that was last set.</summary>
        public TapXrState XrState
        {
            get { TapXrState state; Context.Check(Native.velto_tap_get_xr_state(Device.Id, &state)); return state; }
        }

        /// <summary>Sets whether a TapXR is held for the air mouse, for taps, or as the user likes.</summary>
        public Operation WriteXrState(TapXrState state)
        {
            OperationId id;
            Context.Check(Native.velto_tap_write_xr_state(Device.Id, state, &id));
            return new Operation(Context, id);
        }

        /// <summary>Reads the settings; the operation returns them.</summary>
        public Operation<TapSettings> ReadSettings()
        {
            OperationId id;
            var tap = this;
            Context.Check(Native.velto_tap_read_settings(Device.Id, &id));
            return new Operation<TapSettings>(Context, id, _ => tap.Settings);
        }

        /// <summary>The settings as they were last read or written; all zeros before.</summary>
        public TapSettings Settings
        {
            get
            {
                var settings = TapSettings.Initial;
                Context.Check(Native.velto_tap_get_settings(Device.Id, &settings));
                return settings;
            }
        }

        /// <summary>Writes some of the settings.</summary>
        /// <param name="settings">The settings.</param>
        /// <param name="members">Those that are written; the others stay.</param>
        public Operation WriteSettings(TapSettings settings, TapSetting members)
        {
            Calls.RequireInitial(settings.StructSize, "TapSettings");
            OperationId id;
            Context.Check(Native.velto_tap_write_settings(Device.Id, &settings, members, &id));
            return new Operation(Context, id);
        }

        /// <summary>Gives the TAP another name.</summary>
        public Operation WriteName(string name)
        {
            OperationId id;
            Context.Check(Native.velto_tap_write_name(Device.Id, Utf8.Checked(name, "name"), &id));
            return new Operation(Context, id);
        }

        /// <summary>The names of fingers, such as "thumb + middle"; "no finger" for none.</summary>
        public static string Describe(Finger fingers)
        {
            var names = new List<string>();
            foreach (var finger in new[] { Finger.Thumb, Finger.Index, Finger.Middle, Finger.Ring, Finger.Pinky })
            {
                if ((fingers & finger) != 0) { names.Add(finger.ToString().ToLowerInvariant()); }
            }
            return names.Count == 0 ? "no finger" : string.Join(" + ", names);
        }

        /// <summary>Fingers as the TAP's own application has them spoken, by numbers: "Fingers; 1  And 3 ".</summary>
        public static string SpokenFingers(Finger fingers)
        {
            return Utf8.Written((text, size, count) => Native.velto_tap_describe_combination(fingers, text, size, count), null);
        }
    }
}
