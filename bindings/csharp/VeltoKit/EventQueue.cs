// Queues of events, for listeners of their own.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>A queue of events. It receives every event of its mask from its creation on; one thread at a time reads
    /// it.</summary>
    public sealed unsafe partial class EventQueue : IDisposable
    {
        private readonly Context context;
        private readonly QueueId id;
        private bool isDisposed;

        internal EventQueue(Context context, QueueId id)
        {
            this.context = context;
            this.id = id;
        }

        /// <summary>Takes the oldest event; returns false if none waits.</summary>
        public bool TryPoll(out VeltoEvent e)
        {
            fixed (VeltoEvent* taken = &e)
            {
                var result = Native.velto_queue_poll_event(id, taken);
                Check(result);
                return result == Result.Ok;
            }
        }

        /// <summary>Takes the oldest event, and waits for one if necessary; returns false if none came.</summary>
        /// <param name="timeout">Longest wait (seconds); a negative number waits without limit.</param>
        /// <param name="e">The event.</param>
        public bool Wait(double timeout, out VeltoEvent e)
        {
            var wait = new SlicedWait(timeout, context.IsPumped);
            fixed (VeltoEvent* taken = &e)
            {
                Result result;
                do { result = Native.velto_queue_wait_event(id, wait.Next, taken); }
                while (result == Result.Nothing && !wait.IsOver);
                Check(result);
                return result == Result.Ok;
            }
        }

        /// <summary>The classes of events that it receives.</summary>
        public EventClass Mask
        {
            get { EventClass mask; Check(Native.velto_queue_get_mask(id, &mask)); return mask; }
            set { Check(Native.velto_queue_set_mask(id, value)); }
        }

        /// <summary>Removes all events that wait.</summary>
        public void Clear() { Check(Native.velto_queue_flush(id)); }

        /// <summary>Removes the queue; a thread that waits on it is released.</summary>
        public void Dispose()
        {
            isDisposed = true;
            Native.velto_queue_destroy(id);
        }

        private void Check(Result result)
        {
            if (result == Result.StaleHandle && isDisposed) { throw new ObjectDisposedException("EventQueue"); }
            context.Check(result);
        }
    }
}
