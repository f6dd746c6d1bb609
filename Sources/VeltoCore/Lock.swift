internal import CLinux
public import Synchronization

/// A mutex in a single word of memory: a thread calls the kernel only when it must wait.
///
/// The standard library's mutex traps on recursion and in forked children and confuses the thread sanitizer, and a pthread
/// mutex costs five times as much without contention, which is nearly always. Hold it for a few instructions, never while
/// waiting and never around code of the user.
@safe public struct Lock: ~Copyable, Sendable {
    // Behind a pointer, since the kernel identifies waiting threads by the address.
    @usableFromInline
    nonisolated(unsafe) let word: UnsafeMutablePointer<Atomic<UInt32>>

    // The values of the word: numbers, since an enumeration would be checked each time it is loaded.

    @inlinable static var open: UInt32 { 0 }
    @inlinable static var held: UInt32 { 1 }
    /// Held, and a thread may sleep until it is released.
    @inlinable static var awaited: UInt32 { 2 }

    /// Creates an open lock.
    public init() {
        unsafe word = .allocate(capacity: 1)
        unsafe word.initialize(to: Atomic(Self.open))
    }

    deinit {
        unsafe word.deinitialize(count: 1)
        unsafe word.deallocate()
    }

    /// Runs `body` while holding the lock.
    @inlinable
    public func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
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

    /// Acquires the lock unless it is held; returns whether it did.
    @inlinable
    func acquireIfFree() -> Bool {
        unsafe word.pointee.compareExchange(expected: Self.open, desired: Self.held, ordering: .acquiring).exchanged
    }

    @usableFromInline
    func wait() {
        // A thread that has slept does not know whether others still do: it holds the lock as one that is awaited.
        while unsafe word.pointee.exchange(Self.awaited, ordering: .acquiring) != Self.open {
            unsafe velto_linux_wait_while(word, Self.awaited)
        }
    }

    @usableFromInline
    func wakeOne() {
        unsafe velto_linux_wake_one(word)
    }
}

/// A value that can only be reached while holding its lock.
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

    /// Looks at or changes the value.
    @inlinable
    public func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.acquire()
        defer { lock.release() }
        return try unsafe body(&value.pointee)
    }

    /// Looks at or changes the value unless another thread does; nil if one does.
    @inlinable
    public func withLockIfFree<Result>(_ body: (inout Value) -> Result) -> Result? {
        guard lock.acquireIfFree() else { return nil }
        defer { lock.release() }
        return unsafe body(&value.pointee)
    }
}
