// The events of a context: polled one by one, or raised as events of C#.

using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>Handles an event of a context.</summary>
    /// <param name="device">The device concerned; null for none.</param>
    /// <param name="e">The event; its type determines the valid part of Data.</param>
    public delegate void VeltoEventHandler(Device device, VeltoEvent e);

    public sealed unsafe partial class Context
    {
        /// <summary>Raised for every event, before the event of its own type.</summary>
        public event VeltoEventHandler EventReceived;

        /// <summary>Raises the events of everything that has happened since the last call, on this thread, and returns their
        /// number.</summary>
        /// <remarks>Call it once per frame. A pumped context is dispatched first. A listener may do anything, also dispose the
        /// context; what it throws is thrown here, and the events behind it wait for the next call. One thread at a time.</remarks>
        public int PumpEvents()
        {
            if (isPumped) { Dispatch(); }
            int count = 0;
            VeltoEvent e;
            while (TryPollEvent(out e))
            {
                count++;
                Raise(ref e);
                if (IsDisposed) { break; }
            }
            return count;
        }

        /// <summary>Takes the oldest event of the default queue; returns false if none waits. One thread at a time.</summary>
        public bool TryPollEvent(out VeltoEvent e)
        {
            fixed (VeltoEvent* taken = &e)
            {
                var result = Native.velto_context_poll_event(Pointer, taken);
                Check(result);
                return result == Result.Ok;
            }
        }

        /// <summary>Takes the oldest event of the default queue, and waits for one if necessary. One thread at a time.</summary>
        /// <param name="timeout">Longest wait (seconds); a negative number waits without limit.</param>
        /// <param name="e">The event.</param>
        public bool WaitEvent(double timeout, out VeltoEvent e)
        {
            var wait = new SlicedWait(timeout, isPumped);
            fixed (VeltoEvent* taken = &e)
            {
                Result result;
                do { result = Native.velto_context_wait_event(Pointer, wait.Next, taken); }
                while (result == Result.Nothing && !wait.IsOver);
                Check(result);
                return result == Result.Ok;
            }
        }

        /// <summary>The classes of events that the default queue receives; continuous ones only if they are named.</summary>
        public EventClass EventMask
        {
            get { EventClass mask; Check(Native.velto_context_get_event_mask(Pointer, &mask)); return mask; }
            set { Check(Native.velto_context_set_event_mask(Pointer, value)); }
        }

        /// <summary>Creates a further queue, which receives every event of its mask from now on.</summary>
        /// <param name="mask">The classes of events.</param>
        /// <param name="capacity">Number of events that wait at most (1 to 65536).</param>
        public EventQueue CreateQueue(EventClass mask = EventClass.Standard, int capacity = 256)
        {
            QueueId id;
            Check(Native.velto_context_create_queue(Pointer, mask, (uint)capacity, &id));
            return new EventQueue(this, id);
        }

        private void Raise(ref VeltoEvent e)
        {
            var all = EventReceived;
            var some = Listeners(e.Type);
            if (all == null && some == null) { return; }
            var device = Device(e.Device);
            if (all != null) { all(device, e); }
            if (some != null) { some(device, e); }
        }
    }
}
