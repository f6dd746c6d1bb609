// Players: the input of whichever device has a player's index.

using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>A player with a fixed index, whose device may change. The input is neutral while there is no device.</summary>
    public sealed unsafe class Player
    {
        private readonly Context context;

        internal Player(Context context, int index)
        {
            this.context = context;
            Index = index;
        }

        /// <summary>The player's index, beginning at 0.</summary>
        public int Index { get; private set; }

        /// <summary>Takes the latest input, with everything that happened since the last poll. Call it once per frame.</summary>
        /// <remarks>One thread at a time polls a player, while another one gets Busy; any thread may call Peek().</remarks>
        /// <param name="dt">Time since the last poll (seconds); without it, the library measures.</param>
        public VeltoInput Poll(double dt = Constants.DtMeasure)
        {
            VeltoInput input;
            Poll(dt, out input);
            return input;
        }

        /// <summary>The same without a copy of the structure, for games that count nanoseconds. One thread at a time.</summary>
        public void Poll(double dt, out VeltoInput input)
        {
            fixed (VeltoInput* filled = &input)
            {
                filled->StructSize = (uint)sizeof(VeltoInput);
                context.Check(Native.velto_context_poll_player(context.Pointer, Index, dt, filled));
            }
        }

        /// <summary>The input of the last poll with current buttons and counters; consumes nothing.</summary>
        public VeltoInput Peek()
        {
            var input = VeltoInput.Initial;
            context.Check(Native.velto_context_peek_player(context.Pointer, Index, &input));
            return input;
        }

        /// <summary>The device of the player; null for none.</summary>
        public Device Device
        {
            get
            {
                DeviceId id;
                context.Check(Native.velto_context_find_player(context.Pointer, Index, &id));
                return context.Device(id);
            }
        }

        /// <inheritdoc/>
        public override string ToString() { return "player " + Index; }
    }
}
