internal import Glibc

/// A value with a condition variable (pthread, monotonic clock), on which threads can wait.
@safe package final class Condition<Value>: @unchecked Sendable {
    // Unchecked because `value` is accessed only with the mutex held.

    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let variable: UnsafeMutablePointer<pthread_cond_t>
    private var value: Value

    /// Creates a condition with a value.
    package init(_ value: Value) {
        self.value = value
        unsafe mutex = .allocate(capacity: 1)
        unsafe variable = .allocate(capacity: 1)
        unsafe pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        unsafe pthread_condattr_init(&attributes)
        unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        unsafe pthread_cond_init(variable, &attributes)
        unsafe pthread_condattr_destroy(&attributes)
    }

    deinit {
        unsafe pthread_cond_destroy(variable)
        unsafe pthread_mutex_destroy(mutex)
        unsafe variable.deallocate()
        unsafe mutex.deallocate()
    }

    /// Changes the value and wakes all waiting threads.
    package func update<Result>(_ change: (inout Value) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        let result = change(&value)
        unsafe pthread_cond_broadcast(variable)
        return result
    }

    /// Reads the value.
    package func read<Result>(_ look: (Value) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return look(value)
    }

    /// Blocks until the value `isMet`, or until `deadline` on the monotonic clock; returns whether it was met.
    @discardableResult
    package func wait(until deadline: Timestamp, _ isMet: (Value) -> Bool) -> Bool {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        var time = timespec(
            tv_sec: Int(clamping: deadline.nanoseconds / 1_000_000_000),
            tv_nsec: Int(clamping: deadline.nanoseconds % 1_000_000_000))
        while !isMet(value) {
            let outcome =
                deadline == .distantFuture
                ? unsafe pthread_cond_wait(variable, mutex)
                : unsafe pthread_cond_timedwait(variable, mutex, &time)
            if outcome != 0 { return isMet(value) }
        }
        return true
    }
}
