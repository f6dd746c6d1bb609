public import VeltoBluetooth

/// A notification in a batch that the program delivers in one call.
public struct HostNotification: Hashable, Sendable {
    /// The number of the device.
    public var peer: UInt32
    /// The characteristic's value handle.
    public var characteristic: ValueHandle
    /// The size of the value (bytes); at most 512.
    public var size: UInt16

    /// Creates a notification.
    public init(of characteristic: ValueHandle, from peer: UInt32, size: UInt16) {
        self.peer = peer
        self.characteristic = characteristic
        self.size = size
    }
}
