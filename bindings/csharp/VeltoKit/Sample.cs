// Single samples of a stream, for programs that need not read in bulk.

using System;
using System.Diagnostics;
using System.Runtime.InteropServices;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>One frame of a stream.</summary>
    public struct Sample
    {
        /// <summary>Its times, number and flags.</summary>
        public FrameInfo Info;

        /// <summary>The value of each channel.</summary>
        public float[] Values;
    }

    public sealed unsafe partial class SampleStream
    {
        /// <summary>Takes the oldest frame; returns false if none waits. Read() takes many at once, and allocates
        /// nothing.</summary>
        /// <exception cref="VeltoException">The stream has ended without a request, and all its samples were taken.</exception>
        public bool TryTake(out Sample sample)
        {
            sample = new Sample { Values = new float[ChannelCount] };
            var infos = new FrameInfo[1];
            if (Read(sample.Values, infos) == 1)
            {
                sample.Info = infos[0];
                return true;
            }
            var info = Info;
            if (info.State != StreamState.Ended) { return false; }
            if (info.Result == Result.Ok) { throw new ObjectDisposedException("SampleStream", "the stream was stopped"); }
            if (context.IsDisposed) { throw Calls.ContextDisposed(); }  // Streams end before their context is destroyed.
            throw new VeltoException(info.Result, Reason());
        }

        private string Reason()
        {
            return Utf8.Written((text, size, count) => Native.velto_stream_get_error(id, text, size, count), context);
        }

        /// <summary>Takes the oldest frame, and waits for one if necessary; returns false if none arrived.</summary>
        /// <remarks>A pumped context is dispatched meanwhile.</remarks>
        /// <param name="timeout">Longest wait (seconds); a negative number waits without limit.</param>
        /// <param name="sample">The frame.</param>
        public bool Wait(double timeout, out Sample sample)
        {
            if (double.IsNaN(timeout)) { throw new ArgumentOutOfRangeException("timeout", "timeout is not a number"); }
            return context.IsPumped ? DispatchUntilTaken(timeout, out sample) : WaitUntilTaken(timeout, out sample);
        }

        private bool WaitUntilTaken(double timeout, out Sample sample)
        {
            var wait = new SlicedWait(timeout, false);
            while (!TryTake(out sample))
            {
                if (wait.IsOver) { return false; }
                WaitUntilReadable(wait.Next);
            }
            return true;
        }

        private bool DispatchUntilTaken(double timeout, out Sample sample)
        {
            var waited = Stopwatch.StartNew();
            while (!TryTake(out sample))
            {
                double rest = timeout < 0 ? Constants.Forever : Math.Max(0, timeout - waited.Elapsed.TotalSeconds);
                context.Dispatch(rest);
                if (rest == 0) { return TryTake(out sample); }
            }
            return true;
        }

        private void WaitUntilReadable(double seconds)
        {
            int descriptor;
            Check(Native.velto_stream_get_fd(id, &descriptor));
            var row = new PollRow { Descriptor = descriptor, Events = PollRow.Readable };
            poll(&row, (UIntPtr)1, (int)Math.Ceiling(1000 * seconds));
        }

        /// <summary>A row for poll(2).</summary>
        [StructLayout(LayoutKind.Sequential)]
        private struct PollRow
        {
            public const short Readable = 1;

            public int Descriptor;
            public short Events;
            public short Happened;
        }

        [DllImport("libc")]
        private static extern int poll(PollRow* rows, UIntPtr count, int milliseconds);
    }
}
