// Who waits for which operation to end.

using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>Completes the tasks of operations that are awaited, from a queue of its own. A thread waits on that queue, only
    /// as long as something is awaited; a pumped context has none, and completes its tasks after every dispatch.</summary>
    /// <remarks>It refers to no context, so that its thread keeps none alive.</remarks>
    internal sealed unsafe class Endings
    {
        private readonly bool isPumped;
        private readonly Dictionary<ulong, TaskCompletionSource<bool>> waiting = new Dictionary<ulong, TaskCompletionSource<bool>>();
        private QueueId queue;
        private bool isClosed;

        public Endings(bool isPumped) { this.isPumped = isPumped; }

        /// <summary>A task that is completed when an operation has ended.</summary>
        public Task Of(Operation operation)
        {
            TaskCompletionSource<bool> source;
            lock (waiting)
            {
                if (isClosed) { throw Calls.ContextDisposed(); }
                Open(operation.Context);
                if (!waiting.TryGetValue(operation.Id.Bits, out source))
                {
                    source = new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);
                    waiting[operation.Id.Bits] = source;
                }
            }
            CompleteIfEnded(operation.Id.Bits);  // It may have ended before the queue or its row existed.
            return source.Task;
        }

        /// <summary>Completes the tasks of operations that have ended, for pumped contexts.</summary>
        public void Take()
        {
            if (!isPumped || queue.IsNull) { return; }
            VeltoEvent e;
            Result result;
            while ((result = Native.velto_queue_poll_event(queue, &e)) == Result.Ok) { Complete(ref e); }
            if (result == Result.StaleHandle) { Close(); }
        }

        /// <summary>Fails whatever still waits: the context is gone.</summary>
        public void Close()
        {
            TaskCompletionSource<bool>[] left;
            lock (waiting)
            {
                isClosed = true;
                left = new TaskCompletionSource<bool>[waiting.Count];
                waiting.Values.CopyTo(left, 0);
                waiting.Clear();
            }
            foreach (var source in left) { source.TrySetException(ClosedContext()); }
        }

        /// <summary>Why an operation has ended whose context was disposed.</summary>
        public static VeltoException ClosedContext()
        {
            return new VeltoException(Result.Cancelled, "the context was disposed");
        }

        /// <summary>Creates the queue, and for contexts with a loop of their own starts the thread, if they are not
        /// there.</summary>
        private void Open(Context owner)
        {
            if (!queue.IsNull) { return; }
            QueueId created;
            owner.Check(Native.velto_context_create_queue(owner.Pointer, EventClass.Operation, 1024, &created));
            queue = created;
            if (isPumped) { return; }
            new Thread(Run) { IsBackground = true, Name = "veltokit-endings" }.Start();
        }

        /// <summary>Waits for ends until none is awaited, or the context is destroyed.</summary>
        private void Run()
        {
            VeltoEvent e;
            Result result;
            do
            {
                result = Native.velto_queue_wait_event(queue, SlicedWait.Slice, &e);
                if (result == Result.Ok) { Complete(ref e); }
            }
            while (result >= 0 && !CloseIfIdle());
            if (result < 0) { Close(); }
        }

        /// <summary>Removes the queue if nothing is awaited; the next one makes another.</summary>
        private bool CloseIfIdle()
        {
            lock (waiting)
            {
                if (waiting.Count > 0) { return false; }
                Native.velto_queue_destroy(queue);
                queue = default(QueueId);
                return true;
            }
        }

        private void Complete(ref VeltoEvent e)
        {
            if (e.Type == VeltoEventType.Dropped) { CompleteAllEnded(); }
            else { Complete(e.Operation.Bits); }
        }

        private void Complete(ulong bits)
        {
            TaskCompletionSource<bool> source;
            lock (waiting)
            {
                if (!waiting.TryGetValue(bits, out source)) { return; }
                waiting.Remove(bits);
            }
            source.TrySetResult(true);
        }

        /// <summary>Events were dropped: operations themselves keep their state.</summary>
        private void CompleteAllEnded()
        {
            ulong[] all;
            lock (waiting)
            {
                all = new ulong[waiting.Count];
                waiting.Keys.CopyTo(all, 0);
            }
            foreach (var bits in all) { CompleteIfEnded(bits); }
        }

        private void CompleteIfEnded(ulong bits)
        {
            Result outcome;
            var result = Native.velto_op_get_result(new OperationId(bits), &outcome);
            if (result != Result.Pending) { Complete(bits); }
        }
    }
}
