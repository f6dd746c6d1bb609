// A truth value in structures and calls.

using System.Runtime.InteropServices;

namespace VeltoKit
{
    /// <summary>A truth value as the library has it: 4 bytes, 1 or 0. It converts from and to bool.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 4)]
    public readonly struct VeltoBool
    {
        private readonly int number;

        private VeltoBool(bool value) { number = value ? 1 : 0; }

        /// <summary>Whether it is true.</summary>
        public static implicit operator bool(VeltoBool value) { return value.number != 0; }

        /// <summary>The same as the library has it.</summary>
        public static implicit operator VeltoBool(bool value) { return new VeltoBool(value); }

        /// <inheritdoc/>
        public override string ToString() { return number != 0 ? "True" : "False"; }
    }
}
