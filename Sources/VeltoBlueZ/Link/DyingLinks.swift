internal import VeltoCore

/// Links that this process is ending; a disconnect takes the daemon two seconds.
///
/// A context that connects to such a device waits for the end. Otherwise it would mistake the dying link for another
/// program's. The list belongs to the whole process, since the next context may be another one.
enum DyingLinks {
    private static let lock = Lock()
    private static let clock = TimeSource.monotonic()
    private nonisolated(unsafe) static var deadlines: [HeldDevices.Key: Timestamp] = [:]

    static func insert(_ device: HeldDevices.Key) {
        let deadline = clock.now.advanced(bySeconds: LinkMachine.leaveTime)
        lock.withLock {
            unsafe deadlines = unsafe deadlines.filter { $0.value > clock.now }
            unsafe deadlines[device] = deadline
        }
    }

    static func remove(_ device: HeldDevices.Key) {
        lock.withLock { _ = unsafe deadlines.removeValue(forKey: device) }
    }

    static func contains(_ device: HeldDevices.Key) -> Bool {
        lock.withLock { unsafe deadlines[device].map { $0 > clock.now } ?? false }
    }
}
