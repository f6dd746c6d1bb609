// Operations: requests that end later. Wait for them, or await them.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>A request that was started and ends later.</summary>
    /// <remarks><c>device.Connect().Wait()</c> in a script, <c>await device.Connect()</c> in an async method. A game that waits
    /// for nothing looks at IsDone, or listens to Context.OperationDone. Of a pumped context, operations that are awaited end in
    /// Dispatch(), PumpEvents() or Advance(). The context remembers the ends of the last 1024 operations.</remarks>
    public partial class Operation
    {
        internal Operation(Context context, OperationId id)
        {
            Context = context;
            Id = id;
        }

        /// <summary>Its context.</summary>
        public Context Context { get; private set; }

        /// <summary>Its id, for functions of Interop.Native.</summary>
        public OperationId Id { get; private set; }

        /// <summary>Kind, status, device and progress.</summary>
        public unsafe OperationInfo Info
        {
            get { var info = OperationInfo.Initial; Context.Check(Native.velto_op_get_info(Id, &info)); return info; }
        }

        /// <summary>Ok, the reason for the failure, or Pending.</summary>
        public unsafe Result Outcome
        {
            get { Result outcome; Context.Check(Native.velto_op_get_result(Id, &outcome)); return outcome; }
        }

        /// <summary>Whether it has ended.</summary>
        public bool IsDone { get { return Outcome != Result.Pending; } }

        /// <summary>The device; null for none, or while it is searched for.</summary>
        public Device Device { get { return Context.Device(Info.Device); } }

        /// <summary>The bytes that it received; empty unless it reads or waits for a value.</summary>
        public unsafe byte[] Value
        {
            get
            {
                var buffer = new byte[Constants.ValueMax];
                UIntPtr count;
                fixed (byte* start = buffer)
                {
                    Context.Check(Native.velto_op_get_value(Id, start, (UIntPtr)buffer.Length, &count));
                }
                Array.Resize(ref buffer, (int)count);
                return buffer;
            }
        }

        /// <summary>Asks it to end; it then fails with Cancelled. Returns false if it has already ended.</summary>
        public bool Cancel()
        {
            var result = Native.velto_op_cancel(Id);
            Context.Check(result);
            return result == Result.Ok;
        }

        /// <summary>Waits until it has ended, and throws the reason if it failed.</summary>
        /// <remarks>A pumped context is dispatched meanwhile, and a manual clock advances by up to the timeout.</remarks>
        /// <param name="timeout">Longest wait (seconds); a negative number waits as long as the operation takes.</param>
        /// <exception cref="TimeoutException">It has not ended.</exception>
        /// <exception cref="VeltoException">It failed; Cancelled if another thread disposed the context.</exception>
        public unsafe void Wait(double timeout = Constants.Forever)
        {
            var wasDisposed = Context.IsDisposed;
            var wait = new SlicedWait(timeout, Context.IsPumped);
            Result outcome, result;
            do { result = Native.velto_op_wait(Id, wait.Next, &outcome); }
            while (result == Result.Pending && !wait.IsOver);
            if (Context.IsPumped && !Context.IsDisposed) { Context.Endings.Take(); }
            if (result == Result.StaleHandle && Context.IsDisposed && !wasDisposed) { throw Endings.ClosedContext(); }
            Context.Check(result);
            if (result == Result.Pending) { throw new TimeoutException("the operation has not ended"); }
            Complete(outcome);
        }

        /// <summary>Throws if it failed.</summary>
        private unsafe void Complete(Result outcome)
        {
            if (outcome >= 0) { return; }
            var detail = ErrorDetail.Initial;
            Native.velto_op_get_error_detail(Id, &detail);
            string message;
            try { message = Utf8.Written((text, size, count) => Native.velto_op_get_error(Id, text, size, count), Context); }
            catch (ObjectDisposedException) { throw Endings.ClosedContext(); }  // The reason is gone with the context.
            throw new VeltoException(outcome, message.Length > 0 ? message : Utf8.Read(Native.velto_result_message(outcome)), detail);
        }

        /// <inheritdoc/>
        public override string ToString() { return Id.ToString(); }
    }
}
