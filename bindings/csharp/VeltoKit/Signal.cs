// Signals: the measurements of a device.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>One thing that a device measures: a sensor's output, one axis of it, a state. It outlives the links of the
    /// device.</summary>
    public sealed unsafe class Signal
    {
        internal Signal(Device device, SignalId id)
        {
            Device = device;
            Id = id;
        }

        /// <summary>Its device.</summary>
        public Device Device { get; private set; }

        /// <summary>Its id, for functions of Interop.Native.</summary>
        public SignalId Id { get; private set; }

        private Context Context { get { return Device.Context; } }

        /// <summary>Its possible uses and its number of channels.</summary>
        public SignalInfo Info
        {
            get { var info = SignalInfo.Initial; Context.Check(Native.velto_signal_get_info(Id, &info)); return info; }
        }

        /// <summary>The identifier, which is the same on every device, link and run.</summary>
        public string Identifier
        {
            get { return Utf8.Written((text, size, count) => Native.velto_signal_get_identifier(Id, text, size, count), Context); }
        }

        /// <summary>Name and unit of a channel, in those units.</summary>
        public ChannelInfo Channel(int index, Units units = Units.Si)
        {
            var info = ChannelInfo.Initial;
            Context.Check(Native.velto_signal_get_channel(Id, (uint)index, units, &info));
            return info;
        }

        /// <summary>One channel as a signal of its own.</summary>
        public Signal Component(int channel)
        {
            SignalId found;
            Context.Check(Native.velto_signal_get_component(Id, (uint)channel, &found));
            return new Signal(Device, found);
        }

        /// <summary>Reads it once; the operation returns the value of each channel.</summary>
        /// <param name="units">The units of the values, SI or Native.</param>
        /// <param name="timeout">Time limit for the response (seconds, 0.01 to 300).</param>
        public Operation<float[]> Read(Units units = Units.Si, double timeout = 5)
        {
            if (units == Units.Raw) { throw new ArgumentException("units is Raw: raw values need not be floats, so stream them", "units"); }
            OperationId id;
            Context.Check(Native.velto_signal_read(Id, timeout, &id));
            var values = new float[Info.ChannelCount];
            return new Operation<float[]>(Context, id, operation => Frame(operation, units, values));
        }

        /// <summary>Streams every sample from now on.</summary>
        /// <param name="units">The units of the values.</param>
        /// <param name="capacity">Number of frames that wait at most; beyond it the oldest are dropped. 0 keeps a
        /// minute.</param>
        /// <param name="pollInterval">Time between readings of a signal that is to be polled (seconds); 0 streams what the
        /// device sends.</param>
        public SampleStream Stream(Units units = Units.Si, int capacity = 0, double pollInterval = 0)
        {
            var definition = StreamDefinition.Initial;
            definition.Units = units;
            definition.Capacity = (uint)capacity;
            definition.PollInterval = pollInterval;
            StreamId stream;
            OperationId operation;
            Context.Check(Native.velto_signal_start_stream(Id, &definition, &stream, &operation));
            return new SampleStream(Context, stream, new Operation(Context, operation));
        }

        private static float[] Frame(Operation operation, Units units, float[] values)
        {
            UIntPtr size;
            FrameInfo info;
            fixed (float* start = values)
            {
                operation.Context.Check(
                    Native.velto_op_get_frame(operation.Id, units, start, (UIntPtr)(4 * values.Length), &size, &info));
            }
            return values;
        }

        /// <inheritdoc/>
        public override string ToString() { return Id.ToString(); }
    }
}
