internal import VeltoCore

/// Links whose end this process has requested but not yet seen: the daemon takes two seconds.
///
/// A context that connects to such a device waits for the end, and must not take the dying link for another
/// program's. Kept for the whole process, because the next context may differ from the last.
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
