// Devices: wearables, connected or not.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>A wearable, connected or not. It represents one identity and survives lost links and reconnects.</summary>
    /// <remarks>A context has one object for each wearable, so == compares wearables.</remarks>
    public sealed unsafe partial class Device
    {
        internal Device(Context context, DeviceId id)
        {
            Context = context;
            Id = id;
        }

        /// <summary>Its context.</summary>
        public Context Context { get; private set; }

        /// <summary>Its id, for functions of Interop.Native.</summary>
        public DeviceId Id { get; private set; }

        /// <summary>Family, link, signal strength, address, name and more, at once.</summary>
        public DeviceInfo Info
        {
            get { var info = DeviceInfo.Initial; Context.Check(Native.velto_device_get_info(Id, &info)); return info; }
        }

        /// <summary>Whether the device still exists, connected or not.</summary>
        public bool IsValid { get { return Native.velto_device_is_valid(Id); } }

        /// <summary>The newest name, or "Unknown".</summary>
        public string Name
        {
            get { return Utf8.Written((text, size, count) => Native.velto_device_get_name(Id, text, size, count), Context); }
        }

        /// <summary>The identifier, which survives restarts, such as "bluez:AA:BB:CC:DD:EE:FF".</summary>
        public string Identifier
        {
            get { return Utf8.Written((text, size, count) => Native.velto_device_get_identifier(Id, text, size, count), Context); }
        }

        /// <summary>A text in which the device describes itself; empty if it does not say it, or was never ready.</summary>
        public string Describe(Detail detail)
        {
            return Utf8.Written((text, size, count) => Native.velto_device_get_detail(Id, detail, text, size, count), Context);
        }

        /// <summary>The family; setting it overrides the evidence, and Unknown returns to it.</summary>
        public Family Family
        {
            get { return Info.Family; }
            set { Context.Check(Native.velto_device_set_family(Id, value)); }
        }

        /// <summary>The capabilities of the device; none while the family is unknown.</summary>
        public Capability Capabilities
        {
            get
            {
                Capability capabilities;
                Context.Check(Native.velto_device_get_capabilities(Id, &capabilities));
                return capabilities;
            }
        }

        /// <summary>The player who uses the device, -1 for none; setting an index takes it from another device.</summary>
        public int PlayerIndex
        {
            get { return Info.PlayerIndex; }
            set { Context.Check(Native.velto_device_set_player_index(Id, value)); }
        }

        // The link

        /// <summary>The stage that the link has reached.</summary>
        public LinkState LinkState { get { return Info.LinkState; } }

        /// <summary>Whether the device is ready.</summary>
        public bool IsConnected { get { return LinkState == LinkState.Ready; } }

        /// <summary>Numbers of packets, links and losses.</summary>
        public LinkStats LinkStats
        {
            get { var stats = LinkStats.Initial; Context.Check(Native.velto_device_get_link_stats(Id, &stats)); return stats; }
        }

        /// <summary>Whether a lost link is re-established.</summary>
        public ReconnectPolicy ReconnectPolicy
        {
            get { return Info.ReconnectPolicy; }
            set { Context.Check(Native.velto_device_set_reconnect_policy(Id, value)); }
        }

        /// <summary>Connects to the device; the operation ends when it is ready. A lost link is then re-established.</summary>
        /// <param name="timeout">Time limit for the device to become ready (seconds, 0.1 to 300).</param>
        /// <param name="turnTimeout">Time limit for its turn while the adapter has no link for it (seconds, 0 to 604,800); 0 is timeout.</param>
        public Operation Connect(double timeout = 15, double turnTimeout = 0)
        {
            var options = ConnectOptions.Initial;
            options.Timeout = timeout;
            options.TurnTimeout = turnTimeout;
            OperationId id;
            Context.Check(Native.velto_device_connect(Id, &options, &id));
            return new Operation(Context, id);
        }

        /// <summary>Closes the link that the context has established, or cancels the attempt.</summary>
        public Operation Disconnect()
        {
            OperationId id;
            Context.Check(Native.velto_device_disconnect(Id, &id));
            return new Operation(Context, id);
        }

        /// <summary>Forgets the device, including its bond with the system and all saved state.</summary>
        public Operation Forget()
        {
            OperationId id;
            Context.Check(Native.velto_device_forget(Id, &id));
            return new Operation(Context, id);
        }

        /// <summary>Pairs with the device, and connects it first if necessary; the operation ends when the bond exists.</summary>
        public Operation Pair()
        {
            OperationId id;
            Context.Check(Native.velto_device_pair(Id, &id));
            return new Operation(Context, id);
        }

        /// <summary>Answers the device's pairing request, which Context.PairingRequested has reported.</summary>
        /// <param name="accepts">Whether the passkeys are the same, a passkey was entered, or pairing is accepted.</param>
        /// <param name="passkey">The one that the device shows, if it is to be entered here (0 to 999999).</param>
        public void ReplyPairing(bool accepts, int passkey = 0)
        {
            Context.Check(Native.velto_device_reply_pairing(Id, accepts, (uint)passkey));
        }

        // Information and actions

        /// <summary>Reads the charge of the battery, 0 to 1; the device must be ready.</summary>
        public Operation<double> ReadBattery()
        {
            OperationId id;
            Context.Check(Native.velto_device_read_battery(Id, &id));
            return new Operation<double>(Context, id, operation => Math.Min(operation.Value[0], (byte)100) / 100.0);
        }

        /// <summary>Vibrates, pauses, vibrates, and so on; the operation ends when the device has taken the pattern.</summary>
        /// <param name="durations">Times to vibrate and to pause in turns (seconds, 0 to 10).</param>
        /// <param name="strength">The strength, 0 to 1.</param>
        public Operation PlayHaptic(double[] durations, double strength = 1)
        {
            if (durations == null) { throw new ArgumentNullException("durations"); }
            OperationId id;
            fixed (double* start = durations)
            {
                Context.Check(Native.velto_device_play_haptic(Id, start, (UIntPtr)durations.Length, strength, &id));
            }
            return new Operation(Context, id);
        }

        /// <summary>Signals a short pulse, such as for a hit: a TAP vibrates, a board vibrates and flashes its LED.
        /// </summary>
        /// <returns>The operation; null for a device that has nothing to give a sign with, such as a cap.</returns>
        public Operation PlayPulse()
        {
            OperationId id;
            var result = Native.velto_device_play_pulse(Id, &id);
            Context.Check(result);
            return result == Result.Nothing ? null : new Operation(Context, id);
        }

        /// <summary>The functions specific to TAPs; for other devices, they fail with Unsupported.</summary>
        public TapDevice Tap { get { return new TapDevice(this); } }

        /// <summary>The functions specific to MetaWear boards; for other devices, they fail with Unsupported.</summary>
        public Board Board { get { return new Board(this); } }

        /// <inheritdoc/>
        public override string ToString() { return Id.ToString(); }
    }
}
