internal import CLinux
public import Synchronization

/// A mutex in a single word of memory; a thread calls the kernel only if it must wait.
///
/// The standard library's mutex traps on recursion and in forked children, and confuses the thread sanitizer. A pthread
/// mutex costs five times as much without contention, which is nearly always the case. Hold the lock for a few
/// instructions, never while waiting, and never while calling user code.
///
/// `@usableFromInline` lets the compiler inline the lock into other modules; without it, a poll takes 175 instructions
/// more.
@safe @usableFromInline package struct Lock: ~Copyable, Sendable {
    // Behind a pointer, since the kernel identifies waiting threads by the address.
    @usableFromInline
    nonisolated(unsafe) let word: UnsafeMutablePointer<Atomic<UInt32>>

    // The values of the word are plain numbers, since an enumeration would be checked on each load.

    @inlinable static var open: UInt32 { 0 }
    @inlinable static var held: UInt32 { 1 }
    /// The lock is held, and threads may be sleeping.
    @inlinable static var awaited: UInt32 { 2 }

    /// Creates an unlocked lock.
    @usableFromInline package init() {
        unsafe word = .allocate(capacity: 1)
        unsafe word.initialize(to: Atomic(Self.open))
    }

    deinit {
        unsafe word.deinitialize(count: 1)
        unsafe word.deallocate()
    }

    /// Runs `body` while holding the lock.
    @inlinable
    package func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        acquire()
        defer { release() }
        return try body()
    }

    @inlinable
    func acquire() {
        let outcome = unsafe word.pointee.compareExchange(
            expected: Self.open, desired: Self.held, ordering: .acquiring)
        if !outcome.exchanged { wait() }
    }

    @inlinable
    func release() {
        if unsafe word.pointee.exchange(Self.open, ordering: .releasing) == Self.awaited { wakeOne() }
    }

    /// Acquires the lock if it is free; returns whether it did.
    @inlinable
    func acquireIfFree() -> Bool {
        unsafe word.pointee.compareExchange(expected: Self.open, desired: Self.held, ordering: .acquiring).exchanged
    }

    @usableFromInline
    func wait() {
        // A thread that has slept does not know whether others still sleep, so it acquires the lock as awaited.
        while unsafe word.pointee.exchange(Self.awaited, ordering: .acquiring) != Self.open {
            unsafe velto_linux_wait_while(word, Self.awaited)
        }
    }

    @usableFromInline
    func wakeOne() {
        unsafe velto_linux_wake_one(word)
    }
}

/// A value that is only accessible with its lock held.
///
/// The value is behind a pointer. The lock already ensures exclusive access, so the hot path need not pay for the
/// runtime's exclusivity check.
@safe @usableFromInline package final class Guarded<Value>: @unchecked Sendable {
    // Unchecked because `value` is accessed only in `withLock`.

    @usableFromInline
    let lock = Lock()
    @usableFromInline
    let value: UnsafeMutablePointer<Value>

    /// Creates a guarded value.
    @usableFromInline package init(_ value: Value) {
        unsafe self.value = .allocate(capacity: 1)
        unsafe self.value.initialize(to: value)
    }

    deinit {
        unsafe value.deinitialize(count: 1)
        unsafe value.deallocate()
    }

    /// Reads or changes the value.
    @inlinable
    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.acquire()
        defer { lock.release() }
        return try unsafe body(&value.pointee)
    }

    /// Reads or changes the value unless another thread holds the lock; returns nil if one does.
    @inlinable
    package func withLockIfFree<Result>(_ body: (inout Value) -> Result) -> Result? {
        guard lock.acquireIfFree() else { return nil }
        defer { lock.release() }
        return unsafe body(&value.pointee)
    }
}
