internal import Synchronization
public import VeltoCore

/// Monitors the bytes of a device's packets, for protocol analysis.
///
/// Source: Triki protocol notes, 2.8.
struct PacketProbe {
    private static let capacity = 80

    private var bytes = ByteProbe()
    private(set) var changes: [ProbeChange] = []

    mutating func take(_ packet: Span<UInt8>, at time: Timestamp) {
        for change in bytes.ingest(packet, at: time) {
            changes.append(
                ProbeChange(
                    index: change.index, previous: change.from, current: change.to, singleBitMask: change.singleBitMask,
                    time: time))
        }
        if changes.count > Self.capacity { changes.removeFirst(changes.count - Self.capacity) }
    }
}

/// The probe of a device.
///
/// The receiving side feeds it, and the program reads it.
struct SharedProbe: ~Copyable, Sendable {
    private let state = Atomic(false)
    private let probe = Guarded(PacketProbe())

    var isOn: Bool { state.load(ordering: .relaxed) }

    var changes: [ProbeChange] { probe.withLock { $0.changes } }

    /// Turns the probe on or off, and clears the changes.
    func setOn(_ isOn: Bool) {
        probe.withLock { $0 = PacketProbe() }
        state.store(isOn, ordering: .relaxed)
    }

    func take(_ packet: Span<UInt8>, at time: Timestamp) {
        probe.withLock { $0.take(packet, at: time) }
    }
}

/// A byte of a packet that differs from the previous packet.
public struct ProbeChange: Hashable, Sendable {
    /// The offset of the byte.
    public let index: Int
    /// The value in the previous packet; 0 if that was shorter.
    public let previous: UInt8
    /// The current value.
    public let current: UInt8
    /// The changed bit, if only one bit changed.
    public let singleBitMask: UInt8?
    /// The arrival time of the packet.
    public let time: Timestamp
}
