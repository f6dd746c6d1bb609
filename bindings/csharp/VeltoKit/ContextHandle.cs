// The one thing that must be released: a context of the library.

using System;
using System.Runtime.InteropServices;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>Owns a context of the library. It is destroyed once, at the latest by the garbage collector, after everything
    /// else that refers to it; whatever still has an id of it then gets an error.</summary>
    internal sealed class ContextHandle : SafeHandle
    {
        private ContextHandle() : base(IntPtr.Zero, true) { }

        public static unsafe ContextHandle Create(ContextDefinition definition)
        {
            var created = new ContextHandle();
            IntPtr pointer;
            Calls.Check(Native.velto_context_create(&definition, &pointer), null);
            created.SetHandle(pointer);
            return created;
        }

        public override bool IsInvalid { get { return handle == IntPtr.Zero; } }

        /// <summary>The pointer; after the release it is one that the library refuses.</summary>
        public IntPtr Pointer { get { return handle; } }

        protected override bool ReleaseHandle()
        {
            Native.velto_context_destroy(handle);
            return true;
        }
    }
}
