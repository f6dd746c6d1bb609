internal import Synchronization
internal import VeltoCore

/// The devices by player index.
///
/// An index survives the loss of a link, and is kept across runs of the program.
public final class PlayerTable: Sendable {
    /// The number of player indices.
    public static let limit: Int32 = 64

    private let events: EventHub
    private let time: TimeSource
    private let memory: DeviceMemory
    private let places = Guarded([Device?](repeating: nil, count: Int(limit)))
    /// The handles of the devices by index, for polls: written under the lock of `places`, read without it.
    private let handles = InlineArray<64, Atomic<UInt64>> { _ in Atomic(0) }

    init(events: EventHub, time: TimeSource, memory: DeviceMemory) {
        self.events = events
        self.time = time
        self.memory = memory
    }

    /// Returns the handle of the device at that index, null for none; takes no lock.
    package func handle(at index: Int32) -> ObjectHandle {
        guard handles.indices.contains(Int(index)) else { return .null }
        return ObjectHandle(rawValue: handles[Int(index)].load(ordering: .relaxed))
    }

    /// Returns the device at that index.
    public func device(at index: Int32) -> Device? {
        places.withLock { $0.indices.contains(Int(index)) ? $0[Int(index)] : nil }
    }

    /// Returns the index of a device, −1 for none.
    public func index(of device: Device) -> Int32 {
        places.withLock { places in Int32(truncatingIfNeeded: places.firstIndex { $0 === device } ?? -1) }
    }

    /// Assigns an index to a device, −1 to remove it; another device at that index loses it.
    func set(_ device: Device, to index: Int32) throws(VeltoError) {
        try checkInteger(index, "index", -1, Self.limit - 1)
        let (previous, displaced) = places.withLock { places -> (Int32, Device?) in
            let previous = places.firstIndex { $0 === device }
            if let previous { put(nil, at: previous, in: &places) }
            guard index >= 0 else { return (Int32(previous ?? -1), nil) }
            let displaced = places[Int(index)]
            put(device, at: Int(index), in: &places)
            return (Int32(previous ?? -1), displaced)
        }
        if let displaced { announce(displaced, from: index, to: -1) }
        if previous != index { announce(device, from: previous, to: index) }
    }

    /// Swaps the devices at two indices, of which one may be free, in one step; returns whether there was a device.
    public func swap(_ one: Int32, _ other: Int32) throws(VeltoError) -> Bool {
        let range = 0..<Self.limit
        guard range.contains(one), range.contains(other) else {
            throw .invalidArgument(range.contains(one) ? "other" : "one", "must be 0...\(Self.limit - 1)")
        }
        let (first, second) = places.withLock { places in
            let (first, second) = (places[Int(one)], places[Int(other)])
            put(second, at: Int(one), in: &places)
            put(first, at: Int(other), in: &places)
            return (first, second)
        }
        if one != other {
            if let first { announce(first, from: one, to: other) }
            if let second { announce(second, from: other, to: one) }
        }
        return first != nil || second != nil
    }

    /// Assigns a device without an index its preferred one, if free, or else the lowest free one.
    ///
    /// Indices in `reserved` are taken last: other devices are connecting for them.
    func seat(_ device: Device, wanted: Int32?, reserved: Set<Int32>) {
        let index = places.withLock { places -> Int32? in
            guard !places.contains(where: { $0 === device }) else { return nil }
            let free = (0..<Self.limit).filter { places[Int($0)] == nil }
            let preferred = free.first { $0 == wanted } ?? free.first { !reserved.contains($0) } ?? free.first
            if let preferred { put(device, at: Int(preferred), in: &places) }
            return preferred
        }
        if let index { announce(device, from: -1, to: index) }
    }

    func remove(_ device: Device) {
        try? set(device, to: -1)
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

    private func announce(_ device: Device, from previous: Int32, to current: Int32) {
        device.input.playerIndex = current
        memory.placed(device, current)
        var event = Event(.playerChanged(previous: previous, current: current))
        event.deviceHandle = device.handle
        event.userData = device.userData
        event.time = time.now
        events.publish(event)
    }
}
