internal import VeltoCore

/// Links whose end this process has asked for and not yet seen: the daemon takes two seconds.
///
/// A context that connects to such a device has to wait for the end, and must not take the dying link for somebody
/// else's. The memory is the process's, because the next context may be another one than the last.
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
