// Streams: every sample of a signal, read in bulk.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>The samples of a signal since the stream was started; dispose it to end it.</summary>
    /// <remarks>Reading allocates nothing. Waiting samples stay readable after the end of a stream.</remarks>
    public sealed unsafe partial class SampleStream : IDisposable
    {
        private readonly Context context;
        private readonly StreamId id;
        private bool isDisposed;

        internal SampleStream(Context context, StreamId id, Operation started)
        {
            this.context = context;
            this.id = id;
            Started = started;
            var info = Info;
            SampleType = info.ValueType;
            ChannelCount = (int)info.ChannelCount;
            FrameSize = (int)info.FrameSize;
        }

        /// <summary>The operation that starts the stream; it fails if the start fails.</summary>
        public Operation Started { get; private set; }

        /// <summary>The type of its values: F32 unless the units are Raw.</summary>
        public SampleType SampleType { get; private set; }

        /// <summary>Number of values of a frame.</summary>
        public int ChannelCount { get; private set; }

        /// <summary>Size of a frame (bytes).</summary>
        public int FrameSize { get; private set; }

        /// <summary>State, units, rates, and the numbers of received, lost and dropped frames.</summary>
        public StreamInfo Info
        {
            get { var info = StreamInfo.Initial; Check(Native.velto_stream_get_info(id, &info)); return info; }
        }

        /// <summary>Name and unit of a channel.</summary>
        public ChannelInfo Channel(int index)
        {
            var info = ChannelInfo.Initial;
            Check(Native.velto_stream_get_channel(id, (uint)index, &info));
            return info;
        }

        /// <summary>Takes the oldest waiting frames, up to the size of the arrays, and returns their number.</summary>
        /// <param name="values">Receives the values, frame by frame: ChannelCount of them each.</param>
        /// <param name="infos">Receives time and number of each frame; may be null.</param>
        /// <exception cref="InvalidOperationException">The values of this stream are not floats: its units are Raw.</exception>
        public int Read(float[] values, FrameInfo[] infos = null)
        {
            if (values == null) { throw new ArgumentNullException("values"); }
            Require(SampleType.F32);
            fixed (float* start = values) { return Take(start, 4 * values.Length, infos); }
        }

        /// <summary>Takes the oldest waiting frames of a stream of raw values, up to the size of the arrays, and returns their
        /// number.</summary>
        public int Read(int[] values, FrameInfo[] infos = null)
        {
            if (values == null) { throw new ArgumentNullException("values"); }
            Require(SampleType.I32);
            fixed (int* start = values) { return Take(start, 4 * values.Length, infos); }
        }

        /// <summary>Takes the oldest waiting frames of any value type as bytes, and returns their number.</summary>
        public int Read(byte[] values, FrameInfo[] infos = null)
        {
            if (values == null) { throw new ArgumentNullException("values"); }
            fixed (byte* start = values) { return Take(start, values.Length, infos); }
        }

        /// <summary>Ends the stream on the device; received samples stay readable.</summary>
        public Operation Stop()
        {
            OperationId operation;
            Check(Native.velto_stream_stop(id, &operation));
            return new Operation(context, operation);
        }

        /// <summary>Ends the stream, if it has not ended, and discards waiting samples.</summary>
        public void Dispose()
        {
            isDisposed = true;
            Native.velto_stream_destroy(id);
        }

        private void Require(SampleType type)
        {
            if (SampleType == type) { return; }
            throw new InvalidOperationException(
                "the values of this stream are of type " + SampleType + ": read them into an array of that type, or of bytes");
        }

        private int Take(void* values, int size, FrameInfo[] infos)
        {
            int capacity = size / FrameSize;
            if (infos != null) { capacity = Math.Min(capacity, infos.Length); }
            if (capacity == 0) { throw new ArgumentException("there is no room for a frame of " + ChannelCount + " values"); }
            UIntPtr count;
            fixed (FrameInfo* rows = infos)
            {
                Check(Native.velto_stream_read(id, values, (UIntPtr)FrameSize, (UIntPtr)capacity, rows, &count));
            }
            return (int)count;
        }

        private void Check(Result result)
        {
            if (result == Result.StaleHandle && isDisposed) { throw new ObjectDisposedException("SampleStream"); }
            context.Check(result);
        }
    }
}
