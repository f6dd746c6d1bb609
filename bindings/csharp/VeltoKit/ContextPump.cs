// The events of a context: polled one by one, or raised as events of C#.

using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>Is told what happened.</summary>
    /// <param name="device">The device concerned; null for none.</param>
    /// <param name="happening">What happened; its type says which part of Data is valid.</param>
    public delegate void VeltoEventHandler(Device device, VeltoEvent happening);

    public sealed unsafe partial class Context
    {
        /// <summary>Everything that happened, before the event of its type.</summary>
        public event VeltoEventHandler EventReceived;

        /// <summary>Raises the events of everything that has happened since the last call, on this thread, and returns their
        /// number.</summary>
        /// <remarks>Call it once per frame. A pumped context is dispatched first. A listener may do anything, also dispose the
        /// context; what it throws is thrown here, and the events behind it wait for the next call. One thread at a time.</remarks>
        public int PumpEvents()
        {
            if (isPumped) { Dispatch(); }
            int count = 0;
            VeltoEvent happening;
            while (TryPollEvent(out happening))
            {
                count++;
                Raise(ref happening);
                if (IsDisposed) { break; }
            }
            return count;
        }

        /// <summary>Takes the oldest event of the default queue; returns false if none waits. One thread at a time.</summary>
        public bool TryPollEvent(out VeltoEvent happening)
        {
            fixed (VeltoEvent* taken = &happening)
            {
                var result = Native.velto_context_poll_event(Pointer, taken);
                Check(result);
                return result == Result.Ok;
            }
        }

        /// <summary>Takes the oldest event of the default queue, and waits for one if necessary. One thread at a time.</summary>
        /// <param name="timeout">Longest wait (seconds); a negative number waits without limit.</param>
        /// <param name="happening">What happened.</param>
        public bool WaitEvent(double timeout, out VeltoEvent happening)
        {
            fixed (VeltoEvent* taken = &happening)
            {
                var result = Native.velto_context_wait_event(Pointer, timeout, taken);
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

        private void Raise(ref VeltoEvent happening)
        {
            var all = EventReceived;
            var some = Listeners(happening.Type);
            if (all == null && some == null) { return; }
            var device = Device(happening.Device);
            if (all != null) { all(device, happening); }
            if (some != null) { some(device, happening); }
        }
    }
}
