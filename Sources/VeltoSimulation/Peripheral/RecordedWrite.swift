public import VeltoBluetooth
public import VeltoCore

/// A write that reached the firmware of a simulated device.
public struct RecordedWrite: Hashable, Sendable {
    /// The attribute.
    public let handle: ValueHandle
    /// The value.
    public let bytes: [UInt8]
    /// The kind of write, with or without response.
    public let kind: WriteKind
    /// The time at which the device received the write.
    public let time: Timestamp
}
