// The common part of all calls of the library.

using System;
using System.Runtime.CompilerServices;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>Checks the library once, and the result of each call.</summary>
    internal static unsafe class Calls
    {
        /// <summary>Loads the library, and refuses one that does not fit this package.</summary>
        public static void CheckLibrary()
        {
            Result result;
            try { result = Native.velto_abi_check(Constants.Version); }
            catch (DllNotFoundException error)
            {
                throw new DllNotFoundException("libveltokit.so cannot be loaded: put it beside the program, or its folder into " +
                    "LD_LIBRARY_PATH; of the Debian packages, libveltokit-dev has the file of this name. " + error.Message, error);
            }
            catch (EntryPointNotFoundException)
            {
                throw new VeltoException(Result.VersionMismatch, "libveltokit.so is another library, or one from before version 0.1");
            }
            Check(result, null);
        }

        /// <summary>Throws if a call failed.</summary>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Check(Result result, Context context)
        {
            if (result < 0) { throw Failure(result, context); }
        }

        /// <summary>The exception of this thread's last failure.</summary>
        private static Exception Failure(Result result, Context context)
        {
            var message = Utf8.Read(Native.velto_error_message());
            var detail = ErrorDetail.Initial;
            Native.velto_error_get_detail(&detail);
            if (result == Result.StaleHandle && context != null && context.IsDisposed) { return ContextDisposed(); }
            if (message.Length == 0) { message = Utf8.Read(Native.velto_result_message(result)); }
            return new VeltoException(result, message, detail);
        }

        /// <summary>Refuses a structure of zeros, which the library would take for one of an unknown version.</summary>
        public static void RequireInitial(uint structSize, string type)
        {
            if (structSize != 0) { return; }
            throw new ArgumentException("this " + type + " has no StructSize: begin with " + type + ".Initial, and change its members");
        }

        /// <summary>Why nothing of a context can be used any more.</summary>
        public static ObjectDisposedException ContextDisposed()
        {
            return new ObjectDisposedException("Context", "the context was disposed, and everything that belongs to it");
        }

        /// <summary>A function that fills a list, and the number of elements that there are.</summary>
        public delegate Result Lister<T>(T[] room, UIntPtr* count);

        /// <summary>Everything that a function lists, however much it is.</summary>
        public static T[] List<T>(Context context, Lister<T> list)
        {
            var room = new T[16];
            while (true)
            {
                UIntPtr count;
                var result = list(room, &count);
                Check(result, context);
                if (result != Result.Truncated)
                {
                    Array.Resize(ref room, (int)count);
                    return room;
                }
                room = new T[2 * Math.Max((int)count, room.Length)];  // There may be more by then.
            }
        }
    }
}
