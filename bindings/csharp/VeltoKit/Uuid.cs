// UUIDs of services and characteristics.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    public unsafe partial struct Uuid : IEquatable<Uuid>
    {
        /// <summary>The UUID of a text such as "2a19" or "0000180f-0000-1000-8000-00805f9b34fb".</summary>
        /// <exception cref="VeltoException">The text is not a UUID; the code is Format.</exception>
        public static Uuid Parse(string text)
        {
            Uuid uuid;
            Calls.Check(Native.velto_uuid_parse(Utf8.Checked(text, "text"), &uuid), null);
            return uuid;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            var uuid = this;
            return Utf8.Written((text, size, count) => Native.velto_uuid_to_text(uuid, text, size, count), null);
        }

        /// <inheritdoc/>
        public bool Equals(Uuid other)
        {
            for (int index = 0; index < Bytes16.Length; index++)
            {
                if (Bytes[index] != other.Bytes[index]) { return false; }
            }
            return true;
        }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is Uuid && Equals((Uuid)other); }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bytes[0] | Bytes[1] << 8 | Bytes[2] << 16 | Bytes[3] << 24; }
    }
}
