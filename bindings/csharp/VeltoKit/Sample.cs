// Single samples of a stream, for programs that are in no hurry.

using System;
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
        /// <exception cref="VeltoException">The stream has ended without being asked to, and all of it was taken.</exception>
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
            throw new VeltoException(info.Result, Utf8.Read(Native.velto_result_message(info.Result)));
        }

        /// <summary>Takes the oldest frame, and waits for one if necessary; returns false if none came.</summary>
        /// <param name="timeout">Longest wait (seconds).</param>
        /// <param name="sample">The frame.</param>
        public bool Wait(double timeout, out Sample sample)
        {
            if (TryTake(out sample)) { return true; }
            int descriptor;
            context.Check(Native.velto_stream_get_fd(id, &descriptor));
            var row = new PollRow { Descriptor = descriptor, Events = PollRow.Readable };
            poll(&row, (UIntPtr)1, (int)Math.Ceiling(1000 * timeout));
            return TryTake(out sample);
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
