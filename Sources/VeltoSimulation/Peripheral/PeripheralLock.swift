internal import VeltoCore

/// The lock of a simulated device, which a board shares with its bootloader at another address.
final class PeripheralLock: Sendable {
    private let lock = Lock()

    /// Runs `body` while holding the lock.
    @inline(always)
    func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try lock.withLock(body)
    }
}
