// Arrays and texts of a fixed size, inside structures.
//
// Generated from bindings/api; do not edit.

using System;
using System.Runtime.InteropServices;

namespace VeltoKit
{
    /// <summary>A text of at most 15 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public unsafe struct Text16
    {
        private fixed byte bytes[16];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 16); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text16 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text16(string text)
        {
            var written = default(Text16);
            Utf8.Write(text, written.bytes, 16);
            return written;
        }
    }

    /// <summary>A text of at most 23 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public unsafe struct Text24
    {
        private fixed byte bytes[24];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 24); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text24 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text24(string text)
        {
            var written = default(Text24);
            Utf8.Write(text, written.bytes, 24);
            return written;
        }
    }

    /// <summary>A text of at most 31 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public unsafe struct Text32
    {
        private fixed byte bytes[32];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 32); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text32 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text32(string text)
        {
            var written = default(Text32);
            Utf8.Write(text, written.bytes, 32);
            return written;
        }
    }

    /// <summary>A text of at most 39 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public unsafe struct Text40
    {
        private fixed byte bytes[40];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 40); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text40 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text40(string text)
        {
            var written = default(Text40);
            Utf8.Write(text, written.bytes, 40);
            return written;
        }
    }

    /// <summary>A text of at most 43 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 44)]
    public unsafe struct Text44
    {
        private fixed byte bytes[44];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 44); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text44 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text44(string text)
        {
            var written = default(Text44);
            Utf8.Write(text, written.bytes, 44);
            return written;
        }
    }

    /// <summary>A text of at most 63 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 64)]
    public unsafe struct Text64
    {
        private fixed byte bytes[64];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 64); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text64 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text64(string text)
        {
            var written = default(Text64);
            Utf8.Write(text, written.bytes, 64);
            return written;
        }
    }

    /// <summary>A text of at most 119 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 120)]
    public unsafe struct Text120
    {
        private fixed byte bytes[120];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 120); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text120 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text120(string text)
        {
            var written = default(Text120);
            Utf8.Write(text, written.bytes, 120);
            return written;
        }
    }

    /// <summary>A text of at most 127 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 128)]
    public unsafe struct Text128
    {
        private fixed byte bytes[128];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 128); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text128 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text128(string text)
        {
            var written = default(Text128);
            Utf8.Write(text, written.bytes, 128);
            return written;
        }
    }

    /// <summary>A text of at most 175 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 176)]
    public unsafe struct Text176
    {
        private fixed byte bytes[176];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 176); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text176 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text176(string text)
        {
            var written = default(Text176);
            Utf8.Write(text, written.bytes, 176);
            return written;
        }
    }

    /// <summary>A text of at most 191 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 192)]
    public unsafe struct Text192
    {
        private fixed byte bytes[192];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 192); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text192 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text192(string text)
        {
            var written = default(Text192);
            Utf8.Write(text, written.bytes, 192);
            return written;
        }
    }

    /// <summary>A text of at most 239 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 240)]
    public unsafe struct Text240
    {
        private fixed byte bytes[240];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 240); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text240 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text240(string text)
        {
            var written = default(Text240);
            Utf8.Write(text, written.bytes, 240);
            return written;
        }
    }

    /// <summary>A text of at most 255 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 256)]
    public unsafe struct Text256
    {
        private fixed byte bytes[256];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 256); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text256 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text256(string text)
        {
            var written = default(Text256);
            Utf8.Write(text, written.bytes, 256);
            return written;
        }
    }

    /// <summary>A text of at most 487 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 488)]
    public unsafe struct Text488
    {
        private fixed byte bytes[488];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 488); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text488 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text488(string text)
        {
            var written = default(Text488);
            Utf8.Write(text, written.bytes, 488);
            return written;
        }
    }

    /// <summary>A text of at most 1023 bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 1024)]
    public unsafe struct Text1024
    {
        private fixed byte bytes[1024];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, 1024); } }

        /// <summary>The text.</summary>
        public static implicit operator string(Text1024 text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator Text1024(string text)
        {
            var written = default(Text1024);
            Utf8.Write(text, written.bytes, 1024);
            return written;
        }
    }

    /// <summary>3 values of type double.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public unsafe struct Doubles3
    {
        /// <summary>Number of values.</summary>
        public const int Length = 3;

        private fixed double values[3];

        /// <summary>One of the values, beginning at 0.</summary>
        public double this[int index]
        {
            get { Check(index); fixed (double* start = values) { return start[index]; } }
            set { Check(index); fixed (double* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public double[] ToArray()
        {
            var copy = new double[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>4 values of type double.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public unsafe struct Doubles4
    {
        /// <summary>Number of values.</summary>
        public const int Length = 4;

        private fixed double values[4];

        /// <summary>One of the values, beginning at 0.</summary>
        public double this[int index]
        {
            get { Check(index); fixed (double* start = values) { return start[index]; } }
            set { Check(index); fixed (double* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public double[] ToArray()
        {
            var copy = new double[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>12 values of type double.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 96)]
    public unsafe struct Doubles12
    {
        /// <summary>Number of values.</summary>
        public const int Length = 12;

        private fixed double values[12];

        /// <summary>One of the values, beginning at 0.</summary>
        public double this[int index]
        {
            get { Check(index); fixed (double* start = values) { return start[index]; } }
            set { Check(index); fixed (double* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public double[] ToArray()
        {
            var copy = new double[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>3 values of type float.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 12)]
    public unsafe struct Floats3
    {
        /// <summary>Number of values.</summary>
        public const int Length = 3;

        private fixed float values[3];

        /// <summary>One of the values, beginning at 0.</summary>
        public float this[int index]
        {
            get { Check(index); fixed (float* start = values) { return start[index]; } }
            set { Check(index); fixed (float* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public float[] ToArray()
        {
            var copy = new float[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>4 values of type float.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public unsafe struct Floats4
    {
        /// <summary>Number of values.</summary>
        public const int Length = 4;

        private fixed float values[4];

        /// <summary>One of the values, beginning at 0.</summary>
        public float this[int index]
        {
            get { Check(index); fixed (float* start = values) { return start[index]; } }
            set { Check(index); fixed (float* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public float[] ToArray()
        {
            var copy = new float[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>3 values of type uint.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 12)]
    public unsafe struct UInts3
    {
        /// <summary>Number of values.</summary>
        public const int Length = 3;

        private fixed uint values[3];

        /// <summary>One of the values, beginning at 0.</summary>
        public uint this[int index]
        {
            get { Check(index); fixed (uint* start = values) { return start[index]; } }
            set { Check(index); fixed (uint* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public uint[] ToArray()
        {
            var copy = new uint[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>5 values of type uint.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 20)]
    public unsafe struct UInts5
    {
        /// <summary>Number of values.</summary>
        public const int Length = 5;

        private fixed uint values[5];

        /// <summary>One of the values, beginning at 0.</summary>
        public uint this[int index]
        {
            get { Check(index); fixed (uint* start = values) { return start[index]; } }
            set { Check(index); fixed (uint* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public uint[] ToArray()
        {
            var copy = new uint[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>14 values of type uint.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 56)]
    public unsafe struct UInts14
    {
        /// <summary>Number of values.</summary>
        public const int Length = 14;

        private fixed uint values[14];

        /// <summary>One of the values, beginning at 0.</summary>
        public uint this[int index]
        {
            get { Check(index); fixed (uint* start = values) { return start[index]; } }
            set { Check(index); fixed (uint* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public uint[] ToArray()
        {
            var copy = new uint[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>16 values of type uint.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 64)]
    public unsafe struct UInts16
    {
        /// <summary>Number of values.</summary>
        public const int Length = 16;

        private fixed uint values[16];

        /// <summary>One of the values, beginning at 0.</summary>
        public uint this[int index]
        {
            get { Check(index); fixed (uint* start = values) { return start[index]; } }
            set { Check(index); fixed (uint* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public uint[] ToArray()
        {
            var copy = new uint[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>2 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 2)]
    public unsafe struct Bytes2
    {
        /// <summary>Number of values.</summary>
        public const int Length = 2;

        private fixed byte values[2];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>3 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 3)]
    public unsafe struct Bytes3
    {
        /// <summary>Number of values.</summary>
        public const int Length = 3;

        private fixed byte values[3];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>6 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 6)]
    public unsafe struct Bytes6
    {
        /// <summary>Number of values.</summary>
        public const int Length = 6;

        private fixed byte values[6];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>8 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public unsafe struct Bytes8
    {
        /// <summary>Number of values.</summary>
        public const int Length = 8;

        private fixed byte values[8];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>12 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 12)]
    public unsafe struct Bytes12
    {
        /// <summary>Number of values.</summary>
        public const int Length = 12;

        private fixed byte values[12];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>16 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public unsafe struct Bytes16
    {
        /// <summary>Number of values.</summary>
        public const int Length = 16;

        private fixed byte values[16];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>20 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 20)]
    public unsafe struct Bytes20
    {
        /// <summary>Number of values.</summary>
        public const int Length = 20;

        private fixed byte values[20];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>32 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public unsafe struct Bytes32
    {
        /// <summary>Number of values.</summary>
        public const int Length = 32;

        private fixed byte values[32];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>64 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 64)]
    public unsafe struct Bytes64
    {
        /// <summary>Number of values.</summary>
        public const int Length = 64;

        private fixed byte values[64];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>80 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 80)]
    public unsafe struct Bytes80
    {
        /// <summary>Number of values.</summary>
        public const int Length = 80;

        private fixed byte values[80];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>256 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 256)]
    public unsafe struct Bytes256
    {
        /// <summary>Number of values.</summary>
        public const int Length = 256;

        private fixed byte values[256];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }

    /// <summary>512 values of type byte.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 512)]
    public unsafe struct Bytes512
    {
        /// <summary>Number of values.</summary>
        public const int Length = 512;

        private fixed byte values[512];

        /// <summary>One of the values, beginning at 0.</summary>
        public byte this[int index]
        {
            get { Check(index); fixed (byte* start = values) { return start[index]; } }
            set { Check(index); fixed (byte* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public byte[] ToArray()
        {
            var copy = new byte[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }
}
