// The devices of a context: scanning, finding and connecting.

using System;
using System.Collections.Generic;
using VeltoKit.Interop;

namespace VeltoKit
{
    public sealed unsafe partial class Context
    {
        /// <summary>Scans for devices until StopScan(). The operation ends when discovery runs.</summary>
        /// <param name="likelyOnly">Whether only likely devices raise DeviceFound.</param>
        public Operation StartScan(bool likelyOnly = false)
        {
            var options = ScanOptions.Initial;
            options.Flags = likelyOnly ? ScanFlag.LikelyOnly : 0;
            OperationId id;
            Check(Native.velto_context_start_scan(Pointer, &options, &id));
            return new Operation(this, id);
        }

        /// <summary>Stops scanning. Auto-connect continues to scan while players are missing.</summary>
        public void StopScan() { Check(Native.velto_context_stop_scan(Pointer)); }

        /// <summary>The devices, in the order in which they were first seen.</summary>
        public IReadOnlyList<Device> Devices
        {
            get
            {
                var ids = Calls.List<DeviceId>(this, (room, count) =>
                {
                    fixed (DeviceId* start = room)
                    {
                        return Native.velto_context_list_devices(Pointer, start, (UIntPtr)room.Length, count);
                    }
                });
                return Array.ConvertAll(ids, Device);
            }
        }

        /// <summary>The devices that were connected before, also in earlier runs; the newest first.</summary>
        public IReadOnlyList<KnownDevice> KnownDevices
        {
            get
            {
                return Calls.List<KnownDevice>(this, (room, count) =>
                {
                    fixed (KnownDevice* start = room)
                    {
                        return Native.velto_context_list_known_devices(Pointer, start, (UIntPtr)room.Length, count);
                    }
                });
            }
        }

        /// <summary>The present adapters; empty until the Bluetooth service has responded.</summary>
        public IReadOnlyList<AdapterInfo> Adapters
        {
            get
            {
                return Calls.List<AdapterInfo>(this, (room, count) =>
                {
                    fixed (AdapterInfo* start = room)
                    {
                        return Native.velto_context_list_adapters(Pointer, start, (UIntPtr)room.Length, count);
                    }
                });
            }
        }

        /// <summary>Selects the adapter for further scans and links, such as "hci0".</summary>
        public void SelectAdapter(string identifier)
        {
            Check(Native.velto_context_select_adapter(Pointer, Utf8.Checked(identifier, "identifier")));
        }

        /// <summary>Finds a device by identifier, address or whole name; a known device also before it is seen. Null if there is
        /// none.</summary>
        public Device Find(string text)
        {
            if (Utf8.Checked(text, "text").Length == 0) { return null; }  // The library would find the first device that has no address.
            DeviceId id;
            Check(Native.velto_context_find_device(Pointer, text, &id));
            return Device(id);
        }

        /// <summary>Scans for a device by identifier, address or name, and connects to it.</summary>
        /// <param name="text">Identifier ("bluez:AA:BB:CC:DD:EE:FF"), address, or the whole name.</param>
        /// <param name="timeout">Time limit for the device to be found and to become ready (seconds, 0.1 to 300).</param>
        public Operation<Device> Connect(string text, double timeout = 15)
        {
            OperationId id;
            Check(Native.velto_context_connect_device(Pointer, Utf8.Checked(text, "text"), timeout, null, &id));
            return new Operation<Device>(this, id, operation => operation.Device);
        }

        /// <summary>Connects to the device that was connected last.</summary>
        public Operation<Device> ConnectLast()
        {
            OperationId id;
            Check(Native.velto_context_connect_last_device(Pointer, null, null, &id));
            return new Operation<Device>(this, id, operation => operation.Device);
        }

        /// <summary>A device that the program feeds with packets, by Device.Ingest().</summary>
        public Device CreateIngestDevice(Family family, string identifier)
        {
            DeviceId id;
            Check(Native.velto_context_create_ingest_device(Pointer, family, Utf8.Checked(identifier, "identifier"), &id));
            return Device(id);
        }

        /// <summary>A device whose input the program supplies, by Device.SupplyInput().</summary>
        public Device CreateVirtualDevice(string identifier, Capability capabilities = 0)
        {
            DeviceId id;
            Check(Native.velto_context_create_virtual_device(Pointer, Utf8.Checked(identifier, "identifier"), capabilities, &id));
            return Device(id);
        }

        /// <summary>The device of an id, always the same object; null for the null id.</summary>
        public Device Device(DeviceId id)
        {
            if (id.IsNull) { return null; }
            lock (known)
            {
                Device device;
                if (!known.TryGetValue(id.Bits, out device)) { known[id.Bits] = device = new Device(this, id); }
                return device;
            }
        }
    }
}
