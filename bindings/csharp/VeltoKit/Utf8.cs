// Texts on their way from and to the library.

using System;
using System.Runtime.InteropServices;
using System.Text;

namespace VeltoKit
{
    /// <summary>Converts texts of the library, which are UTF-8 and end with a zero byte.</summary>
    internal static unsafe class Utf8
    {
        /// <summary>A text that ends with its buffer at the latest.</summary>
        public static string Read(byte* start, int size)
        {
            int length = 0;
            while (length < size && start[length] != 0) { length++; }
            return length == 0 ? "" : Encoding.UTF8.GetString(start, length);
        }

        /// <summary>A static text of the library.</summary>
        public static string Read(byte* start)
        {
            return start == null ? "" : Read(start, int.MaxValue);
        }

        /// <summary>A text for the library, which ends it at a zero character.</summary>
        public static string Checked(string text, string parameter)
        {
            if (text == null) { throw new ArgumentNullException(parameter); }
            if (text.IndexOf('\0') >= 0) { throw new ArgumentException(parameter + " contains a zero character", parameter); }
            return text;
        }

        /// <summary>Writes a text into a member of a structure, which is zero.</summary>
        public static void Write(string text, byte* start, int size)
        {
            var bytes = Encoding.UTF8.GetBytes(Checked(text, "text"));
            if (bytes.Length >= size)
            {
                throw new ArgumentException("\"" + text + "\" has " + bytes.Length + " bytes: at most " + (size - 1) + " fit", "text");
            }
            Marshal.Copy(bytes, 0, (IntPtr)start, bytes.Length);
        }

        /// <summary>A function that writes a text into a buffer, and the size that it needs.</summary>
        public delegate Result Writer(byte* buffer, UIntPtr capacity, UIntPtr* count);

        /// <summary>The text that a function writes, however long it is.</summary>
        public static string Written(Writer write, Context context)
        {
            var buffer = new byte[256];
            while (true)
            {
                UIntPtr count;
                Result result;
                fixed (byte* start = buffer) { result = write(start, (UIntPtr)buffer.Length, &count); }
                Calls.Check(result, context);
                if (result != Result.Truncated) { fixed (byte* start = buffer) { return Read(start, buffer.Length); } }
                buffer = new byte[Math.Max((int)count + 1, 2 * buffer.Length)];  // It may have grown in between.
            }
        }
    }

    /// <summary>A text for a member of a structure, as long as it is needed.</summary>
    internal struct NativeText : IDisposable
    {
        /// <summary>The target of the structure's pointer.</summary>
        public readonly IntPtr Pointer;

        public NativeText(string text, string parameter)
        {
            Pointer = IntPtr.Zero;
            if (text == null) { return; }
            var bytes = Encoding.UTF8.GetBytes(Utf8.Checked(text, parameter));
            Pointer = Marshal.AllocHGlobal(bytes.Length + 1);
            Marshal.Copy(bytes, 0, Pointer, bytes.Length);
            Marshal.WriteByte(Pointer, bytes.Length, 0);
        }

        public void Dispose() { Marshal.FreeHGlobal(Pointer); }
    }
}
