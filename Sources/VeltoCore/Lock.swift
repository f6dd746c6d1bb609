internal import Glibc

/// Mutual exclusion over a pthread mutex.
///
/// The standard library's mutex traps on recursion and in forked children and confuses the thread sanitizer; this one
/// does neither. Hold it for a few instructions, never while waiting and never around code of the user.
@safe public final class Lock: Sendable {
    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>

    /// Makes an open lock.
    public init() {
        unsafe mutex = .allocate(capacity: 1)
        unsafe pthread_mutex_init(mutex, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deallocate()
    }

    /// Runs `body` while holding the lock.
    public func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try body()
    }
}
