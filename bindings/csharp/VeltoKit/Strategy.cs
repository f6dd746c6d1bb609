// Game strategies: from input to the actions of one kind of game.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>Turns input into the actions of one of four kinds of games. One thread at a time uses it.</summary>
    public sealed unsafe class Strategy : IDisposable
    {
        private readonly OwnedHandle handle;

        /// <summary>Creates a strategy.</summary>
        public Strategy(StrategyMode mode)
        {
            Calls.CheckLibrary();
            IntPtr pointer;
            Calls.Check(Native.velto_strategy_create(mode, &pointer), null);
            handle = new OwnedHandle(pointer, Native.velto_strategy_destroy);
        }

        /// <summary>The object for functions of Interop.Native.</summary>
        /// <exception cref="ObjectDisposedException">It was disposed.</exception>
        public IntPtr Pointer
        {
            get
            {
                if (handle.IsClosed) { throw new ObjectDisposedException("Strategy"); }
                return handle.Pointer;
            }
        }

        /// <summary>Advances it by one frame; returns the actions of the game.</summary>
        /// <param name="input">The input of the frame.</param>
        /// <param name="dt">Time since the last frame (seconds); without it, that of the input.</param>
        public StrategyFrame Step(VeltoInput input, double dt = Constants.DtMeasure)
        {
            Calls.RequireInitial(input.StructSize, "VeltoInput");
            var frame = StrategyFrame.Initial;
            Calls.Check(Native.velto_strategy_step(Pointer, &input, dt, &frame), null);
            return frame;
        }

        /// <summary>Resets the state.</summary>
        public void Reset() { Calls.Check(Native.velto_strategy_reset(Pointer), null); }

        /// <summary>Destroys the strategy.</summary>
        public void Dispose() { handle.Dispose(); }
    }
}
