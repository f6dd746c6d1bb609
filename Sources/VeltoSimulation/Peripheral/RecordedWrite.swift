public import VeltoBluetooth
public import VeltoCore

/// A write that reached the firmware of a simulated device.
public struct RecordedWrite: Hashable, Sendable {
    /// The attribute.
    public let handle: ValueHandle
    /// The value.
    public let bytes: [UInt8]
    /// With or without response.
    public let kind: WriteKind
    /// The time at which the device received it.
    public let time: Timestamp
}
