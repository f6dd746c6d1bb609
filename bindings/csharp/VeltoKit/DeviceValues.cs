// Raw access: reading and writing values of any device, and its signals.

using System;
using System.Collections.Generic;
using VeltoKit.Interop;

namespace VeltoKit
{
    public sealed unsafe partial class Device
    {
        /// <summary>Reads the value of the characteristic with a UUID.</summary>
        /// <param name="uuid">The characteristic.</param>
        /// <param name="timeout">Time limit for the response (seconds).</param>
        public Operation<byte[]> ReadValue(Uuid uuid, double timeout = 5)
        {
            OperationId id;
            Context.Check(Native.velto_device_read_uuid(Id, uuid, timeout, &id));
            return new Operation<byte[]>(Context, id, operation => operation.Value);
        }

        /// <summary>Writes the value of a characteristic.</summary>
        /// <param name="characteristic">Its value handle, as FindCharacteristic() returns it.</param>
        /// <param name="bytes">The value, at most 512 bytes.</param>
        /// <param name="kind">Whether the device confirms it.</param>
        /// <param name="timeout">Time limit for the response (seconds).</param>
        public Operation WriteValue(ushort characteristic, byte[] bytes, WriteKind kind = WriteKind.WithResponse, double timeout = 5)
        {
            if (bytes == null) { throw new ArgumentNullException("bytes"); }
            OperationId id;
            fixed (byte* start = bytes)
            {
                Context.Check(Native.velto_device_write_value(Id, characteristic, kind, start, (UIntPtr)bytes.Length, timeout, &id));
            }
            return new Operation(Context, id);
        }

        /// <summary>The value handle of a characteristic of a service.</summary>
        public ushort FindCharacteristic(Uuid service, Uuid uuid)
        {
            ushort found;
            Context.Check(Native.velto_device_find_characteristic(Id, service, uuid, &found));
            return found;
        }

        /// <summary>The signals of the device, as it had them when it was last ready.</summary>
        public IReadOnlyList<Signal> Signals
        {
            get
            {
                var ids = Calls.List<SignalId>(Context, (room, count) =>
                {
                    fixed (SignalId* start = room)
                    {
                        return Native.velto_device_list_signals(Id, start, (UIntPtr)room.Length, count);
                    }
                });
                return Array.ConvertAll(ids, id => new Signal(this, id));
            }
        }

        /// <summary>The signal with an identifier, such as Constants.TrikiAxes.</summary>
        /// <exception cref="VeltoException">The device has no such signal, or was never ready; its code is NotFound.</exception>
        public Signal Signal(string identifier)
        {
            SignalId id;
            Context.Check(Native.velto_device_find_signal(Id, Utf8.Checked(identifier, "identifier"), &id));
            return new Signal(this, id);
        }
    }
}
