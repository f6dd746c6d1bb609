internal import Synchronization
internal import VeltoCore

/// The devices by player index.
///
/// An index survives the loss of a link, and persists across runs of the program.
public final class PlayerTable: Sendable {
    /// The number of player indices.
    public static let limit = 64

    private let events: EventHub
    private let time: TimeSource
    private let memory: DeviceMemory
    private let places = Guarded([Device?](repeating: nil, count: limit))
    /// The handles of the devices by index, for polls.
    ///
    /// They are written under the lock of `places` and read without it.
    private let handles = InlineArray<64, Atomic<UInt64>> { _ in Atomic(0) }

    init(events: EventHub, time: TimeSource, memory: DeviceMemory) {
        self.events = events
        self.time = time
        self.memory = memory
    }

    /// Returns the handle of the device at that index; null for none.
    ///
    /// Takes no lock.
    package func handle(at index: Int32) -> ObjectHandle {
        guard handles.indices.contains(Int(index)) else { return .null }
        return ObjectHandle(rawValue: handles[Int(index)].load(ordering: .relaxed))
    }

    /// Returns the device at that index.
    public func device(at index: Int) -> Device? {
        places.withLock { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Returns the index of a device; nil for none.
    public func index(of device: Device) -> Int? {
        places.withLock { places in places.firstIndex { $0 === device } }
    }

    /// Assigns an index to a device, or removes it with nil.
    ///
    /// A device that had the index loses it.
    func set(_ device: Device, to index: Int?) throws(VeltoError) {
        if let index { try checkInteger(index, "index", 0, Self.limit - 1) }
        let (previous, displaced) = places.withLock { places -> (Int?, Device?) in
            let previous = places.firstIndex { $0 === device }
            if let previous { put(nil, at: previous, in: &places) }
            guard let index else { return (previous, nil) }
            let displaced = places[index]
            put(device, at: index, in: &places)
            return (previous, displaced)
        }
        if let displaced { announce(displaced, from: index, to: nil) }
        if previous != index { announce(device, from: previous, to: index) }
    }

    /// Swaps the devices at two indices atomically; one of them may be free.
    ///
    /// Returns whether there was a device.
    public func swap(_ one: Int, _ other: Int) throws(VeltoError) -> Bool {
        let range = 0..<Self.limit
        guard range.contains(one), range.contains(other) else {
            throw .invalidArgument(range.contains(one) ? "other" : "one", "must be 0...\(Self.limit - 1)")
        }
        let (first, second) = places.withLock { places in
            let (first, second) = (places[one], places[other])
            put(second, at: one, in: &places)
            put(first, at: other, in: &places)
            return (first, second)
        }
        if one != other {
            if let first { announce(first, from: one, to: other) }
            if let second { announce(second, from: other, to: one) }
        }
        return first != nil || second != nil
    }

    /// Assigns a device without an index its preferred one if free, or else the lowest free one.
    ///
    /// Indices in `reserved` are assigned last: other devices are connecting for them.
    func seat(_ device: Device, wanted: Int?, reserved: Set<Int>) {
        let index = places.withLock { places -> Int? in
            guard !places.contains(where: { $0 === device }) else { return nil }
            let free = (0..<Self.limit).filter { places[$0] == nil }
            let preferred = free.first { $0 == wanted } ?? free.first { !reserved.contains($0) } ?? free.first
            if let preferred { put(device, at: preferred, in: &places) }
            return preferred
        }
        if let index { announce(device, from: nil, to: index) }
    }

    func remove(_ device: Device) {
        try? set(device, to: nil)
    }

    func close() {
        places.withLock { places in
            for index in places.indices { put(nil, at: index, in: &places) }
        }
    }

    private func put(_ device: Device?, at index: Int, in places: inout [Device?]) {
        places[index] = device
        handles[index].store((device?.handle ?? .null).rawValue, ordering: .relaxed)
    }

    private func announce(_ device: Device, from previous: Int?, to current: Int?) {
        device.input.playerIndex = current.map { Int32(clamping: $0) } ?? -1
        memory.placed(device, current)
        device.onLoop("player") { $0.playChanged(of: device) }
        var event = Event(.playerChanged(previous: previous, current: current))
        event.deviceHandle = device.handle
        event.userData = device.userData
        event.time = time.now
        events.publish(event)
    }
}
