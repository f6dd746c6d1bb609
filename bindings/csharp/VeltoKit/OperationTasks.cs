// Operations as tasks, for await.

using System;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using VeltoKit.Interop;

namespace VeltoKit
{
    public partial class Operation
    {
        /// <summary>Lets an async method await it.</summary>
        /// <param name="cancellation">Cancels the operation, and so the task. Other tasks of the operation then fail with
        /// Cancelled: it is the same request for all of them.</param>
        public Task AsTask(CancellationToken cancellation = default(CancellationToken)) { return Ended(cancellation); }

        /// <summary>Lets an async method await it.</summary>
        public TaskAwaiter GetAwaiter() { return AsTask().GetAwaiter(); }

        /// <summary>Returns when it has ended; throws why it failed.</summary>
        private protected async Task Ended(CancellationToken cancellation)
        {
            try
            {
                using (cancellation.Register(CancelQuietly))
                {
                    await Context.Endings.Of(this).ConfigureAwait(false);
                }
                CompleteUnlessDisposed();
            }
            catch (VeltoException error) when (error.Code == Result.Cancelled && cancellation.IsCancellationRequested)
            {
                throw new OperationCanceledException(error.Message, error, cancellation);
            }
        }

        private void CompleteUnlessDisposed()
        {
            try { Complete(Outcome); }
            catch (ObjectDisposedException) { throw Endings.ClosedContext(); }  // It ended because the context does.
        }

        private void CancelQuietly() { Native.velto_op_cancel(Id); }
    }

    /// <summary>An operation with a result.</summary>
    public sealed class Operation<T> : Operation
    {
        private readonly Func<Operation<T>, T> finish;

        internal Operation(Context context, OperationId id, Func<Operation<T>, T> finish) : base(context, id)
        {
            this.finish = finish;
        }

        /// <summary>Waits until it has ended, and returns its result or throws its failure.</summary>
        /// <param name="timeout">Longest wait (seconds); a negative number waits as long as the operation takes.</param>
        public new T Wait(double timeout = Constants.Forever)
        {
            base.Wait(timeout);
            return Finish();
        }

        /// <summary>Lets an async method await it.</summary>
        /// <param name="cancellation">Cancels the operation, and so the task. Other tasks of the operation then fail with
        /// Cancelled: it is the same request for all of them.</param>
        public new async Task<T> AsTask(CancellationToken cancellation = default(CancellationToken))
        {
            await Ended(cancellation).ConfigureAwait(false);
            return Finish();
        }

        /// <summary>Lets an async method await it.</summary>
        public new TaskAwaiter<T> GetAwaiter() { return AsTask().GetAwaiter(); }

        private T Finish()
        {
            try { return finish(this); }
            catch (ObjectDisposedException) { throw Endings.ClosedContext(); }
        }
    }
}
