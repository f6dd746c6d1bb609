internal import Synchronization

/// A slot for a value passed between threads; neither waits.
///
/// A newer value replaces one that has not been taken.
@safe struct Mailbox<Value: Sendable>: ~Copyable, Sendable {
    private final class Letter: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let letter = unsafe Atomic<Unmanaged<Letter>?>(nil)

    deinit {
        _ = take()
    }

    /// Stores a value.
    func put(_ value: Value) {
        let old = unsafe letter.exchange(.passRetained(Letter(value)), ordering: .acquiringAndReleasing)
        unsafe old?.release()
    }

    /// Whether there is nothing to take.
    var isEmpty: Bool {
        unsafe letter.load(ordering: .relaxed) == nil
    }

    /// Takes the value; nil if none was stored since the last call.
    func take() -> Value? {
        unsafe letter.exchange(nil, ordering: .acquiringAndReleasing)?.takeRetainedValue().value
    }
}
