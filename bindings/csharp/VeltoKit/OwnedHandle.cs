// Handles that must be released: contexts and other objects of the library created by the program.

using System;
using System.Runtime.InteropServices;

namespace VeltoKit
{
    /// <summary>Owns an object of the library. It is destroyed once, at the latest by the garbage collector, after everything
    /// else that refers to it; whatever still has an id of it then gets an error.</summary>
    internal sealed class OwnedHandle : SafeHandle
    {
        private readonly Action<IntPtr> destroy;

        public OwnedHandle(IntPtr pointer, Action<IntPtr> destroy) : base(IntPtr.Zero, true)
        {
            this.destroy = destroy;
            SetHandle(pointer);
        }

        public override bool IsInvalid { get { return handle == IntPtr.Zero; } }

        /// <summary>The pointer; after the release it is one that the library refuses.</summary>
        public IntPtr Pointer { get { return handle; } }

        protected override bool ReleaseHandle()
        {
            destroy(handle);
            return true;
        }
    }
}
