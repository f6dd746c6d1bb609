// The options of a context.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>The options of a context; every property has a default.</summary>
    public sealed class ContextOptions
    {
        /// <summary>The backends to use; None uses the environment variable VELTO_BACKEND, or else BlueZ.</summary>
        public Backend Backends { get; set; }

        /// <summary>Whether to use the simulated backend, with one cap that plays.</summary>
        public bool Simulated { get; set; }

        /// <summary>Whether the program runs the context by Dispatch(); the library then starts no thread.</summary>
        public bool Pumped { get; set; }

        /// <summary>Whether only Advance() advances time; the context is then pumped, too.</summary>
        public bool ManualClock { get; set; }

        /// <summary>Whether known devices last only as long as the context.</summary>
        public bool Ephemeral { get; set; }

        /// <summary>Whether the saved profile of a device is loaded when it is first connected.</summary>
        public bool LoadProfiles { get; set; }

        /// <summary>Connecting by a name that several devices in range have fails; otherwise the strongest signal
        /// decides.</summary>
        public bool UniqueNames { get; set; }

        /// <summary>Capacity of the default queue (1 to 65536).</summary>
        public int EventCapacity { get; set; } = 256;

        /// <summary>Another context with the same name is destroyed first: an editor that reloads scripts leaves one
        /// behind.</summary>
        public string OwnerName { get; set; }

        /// <summary>Address of the message bus; null for the system's.</summary>
        public string BusAddress { get; set; }

        /// <summary>The adapter to use, such as "hci0"; null for the best one.</summary>
        public string Adapter { get; set; }

        /// <summary>Time that auto-connect waits after the first likely device (seconds, 0 to 60).</summary>
        public double SettleTime { get; set; } = 0.6;

        /// <summary>Time from a loss to the first attempt to reconnect (seconds, 0 to 3600).</summary>
        public double ReconnectDelay { get; set; } = 1.5;

        /// <summary>Folder of known devices and profiles; null for the user's.</summary>
        public string StatePath { get; set; }

        /// <summary>The families that auto-connect takes, also devices that the system uses; None takes all, but leaves a TAP
        /// alone that is the system's keyboard.</summary>
        public Families AutoConnectFamilies { get; set; }

        internal bool IsPumped { get { return Pumped || ManualClock; } }

        /// <summary>Creates the context, and returns its handle.</summary>
        internal unsafe OwnedHandle Create()
        {
            using (var owner = new NativeText(OwnerName, "OwnerName"))
            using (var bus = new NativeText(BusAddress, "BusAddress"))
            using (var adapter = new NativeText(Adapter, "Adapter"))
            using (var state = new NativeText(StatePath, "StatePath"))
            {
                if (EventCapacity < 0)
                {
                    throw new VeltoException(Result.InvalidArgument, "EventCapacity is " + EventCapacity + ": must be 1 to 65536");
                }
                var definition = ContextDefinition.Initial;
                definition.Backends = Simulated ? Backends | Backend.Simulated : Backends;
                definition.Flags = (IsPumped ? ContextFlag.Pumped : 0) | (ManualClock ? ContextFlag.ManualClock : 0) |
                    (Ephemeral ? ContextFlag.Ephemeral : 0) | (LoadProfiles ? ContextFlag.LoadProfiles : 0) |
                    (UniqueNames ? ContextFlag.UniqueNames : 0);
                definition.EventCapacity = (uint)EventCapacity;
                definition.OwnerName = owner.Pointer;
                definition.BusAddress = bus.Pointer;
                definition.Adapter = adapter.Pointer;
                definition.SettleTime = SettleTime;
                definition.ReconnectDelay = ReconnectDelay;
                definition.StatePath = state.Pointer;
                definition.AutoConnectFamilies = AutoConnectFamilies;
                IntPtr pointer;
                Calls.Check(Native.velto_context_create(&definition, &pointer), null);
                return new OwnedHandle(pointer, Native.velto_context_destroy);
            }
        }
    }
}
