// The handles of VeltoKit, as values.
//
// Generated from bindings/api; do not edit.

using System;
using System.Runtime.InteropServices;

namespace VeltoKit
{
    /// <summary>A queue of events.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct QueueId : IEquatable<QueueId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public QueueId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(QueueId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is QueueId && Bits == ((QueueId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "QueueId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(QueueId one, QueueId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(QueueId one, QueueId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A wearable, connected or not.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct DeviceId : IEquatable<DeviceId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public DeviceId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(DeviceId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is DeviceId && Bits == ((DeviceId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "DeviceId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(DeviceId one, DeviceId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(DeviceId one, DeviceId other) { return one.Bits != other.Bits; }
    }

    /// <summary>An asynchronous operation.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct OperationId : IEquatable<OperationId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public OperationId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(OperationId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is OperationId && Bits == ((OperationId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "OperationId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(OperationId one, OperationId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(OperationId one, OperationId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A simulated device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct SimulatorId : IEquatable<SimulatorId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public SimulatorId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(SimulatorId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is SimulatorId && Bits == ((SimulatorId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "SimulatorId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(SimulatorId one, SimulatorId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(SimulatorId one, SimulatorId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A subscription to notifications of one characteristic, with a queue of values.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct SubscriptionId : IEquatable<SubscriptionId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public SubscriptionId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(SubscriptionId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is SubscriptionId && Bits == ((SubscriptionId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "SubscriptionId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(SubscriptionId one, SubscriptionId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(SubscriptionId one, SubscriptionId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A radio provided by the program.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct HostId : IEquatable<HostId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public HostId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(HostId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is HostId && Bits == ((HostId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "HostId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(HostId one, HostId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(HostId one, HostId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A measurement of a device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct SignalId : IEquatable<SignalId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public SignalId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(SignalId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is SignalId && Bits == ((SignalId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "SignalId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(SignalId one, SignalId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(SignalId one, SignalId other) { return one.Bits != other.Bits; }
    }

    /// <summary>The samples of a signal since the stream was started.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct StreamId : IEquatable<StreamId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public StreamId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(StreamId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is StreamId && Bits == ((StreamId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "StreamId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(StreamId one, StreamId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(StreamId one, StreamId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A signal in the log of a board.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct LoggerId : IEquatable<LoggerId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public LoggerId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(LoggerId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is LoggerId && Bits == ((LoggerId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "LoggerId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(LoggerId one, LoggerId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(LoggerId one, LoggerId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A processor on a board.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct ProcessorId : IEquatable<ProcessorId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public ProcessorId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(ProcessorId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is ProcessorId && Bits == ((ProcessorId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "ProcessorId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(ProcessorId one, ProcessorId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(ProcessorId one, ProcessorId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A timer on a board.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct TimerId : IEquatable<TimerId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public TimerId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(TimerId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is TimerId && Bits == ((TimerId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "TimerId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(TimerId one, TimerId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(TimerId one, TimerId other) { return one.Bits != other.Bits; }
    }

    /// <summary>An event of a board, which executes commands at each value of a signal.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct BoardEventId : IEquatable<BoardEventId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public BoardEventId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(BoardEventId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is BoardEventId && Bits == ((BoardEventId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "BoardEventId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(BoardEventId one, BoardEventId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(BoardEventId one, BoardEventId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A macro in the memory of a board.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct MacroId : IEquatable<MacroId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public MacroId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(MacroId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is MacroId && Bits == ((MacroId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "MacroId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(MacroId one, MacroId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(MacroId one, MacroId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A download of the log of a board.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct DownloadId : IEquatable<DownloadId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public DownloadId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(DownloadId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is DownloadId && Bits == ((DownloadId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "DownloadId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(DownloadId one, DownloadId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(DownloadId one, DownloadId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A file of sessions.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct StoreId : IEquatable<StoreId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public StoreId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(StoreId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is StoreId && Bits == ((StoreId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "StoreId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(StoreId one, StoreId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(StoreId one, StoreId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A loaded and checked firmware file.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct FirmwareId : IEquatable<FirmwareId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public FirmwareId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(FirmwareId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is FirmwareId && Bits == ((FirmwareId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "FirmwareId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(FirmwareId one, FirmwareId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(FirmwareId one, FirmwareId other) { return one.Bits != other.Bits; }
    }

    /// <summary>A list of builds.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct CatalogId : IEquatable<CatalogId>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public CatalogId(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(CatalogId other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is CatalogId && Bits == ((CatalogId)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "CatalogId 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(CatalogId one, CatalogId other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(CatalogId one, CatalogId other) { return one.Bits != other.Bits; }
    }
}
