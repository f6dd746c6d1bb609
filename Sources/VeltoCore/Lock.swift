internal import Glibc

/// Mutual exclusion over a pthread mutex.
///
/// The standard library's mutex traps on recursion and in forked children and confuses the thread sanitizer; this one
/// does neither. Hold it for a few instructions, never while waiting and never around code of the user.
@safe public final class Lock: Sendable {
    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>

    /// Makes an unlocked lock.
    public init() {
        unsafe mutex = .allocate(capacity: 1)
        unsafe pthread_mutex_init(mutex, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deallocate()
    }

    /// Runs `body` while holding the lock.
    @inlinable
    public func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        acquire()
        defer { release() }
        return try body()
    }

    @usableFromInline
    func acquire() {
        unsafe pthread_mutex_lock(mutex)
    }

    @usableFromInline
    func release() {
        unsafe pthread_mutex_unlock(mutex)
    }
}

/// A value that is only accessible while holding its lock.
///
/// The value lives behind a pointer: the lock already makes access exclusive, and the hot path need not pay for the
/// runtime's own check of that.
@safe public final class Guarded<Value>: @unchecked Sendable {
    // Unchecked: `value` is only touched inside `withLock`.

    @usableFromInline
    let lock = Lock()
    @usableFromInline
    let value: UnsafeMutablePointer<Value>

    /// Guards a value.
    public init(_ value: Value) {
        unsafe self.value = .allocate(capacity: 1)
        unsafe self.value.initialize(to: value)
    }

    deinit {
        unsafe value.deinitialize(count: 1)
        unsafe value.deallocate()
    }

    /// Reads or changes the value.
    @inlinable
    public func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.acquire()
        defer { lock.release() }
        return try unsafe body(&value.pointee)
    }
}
