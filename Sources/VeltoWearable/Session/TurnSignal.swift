internal import Synchronization

/// Requests turns of a session on the loop, from any thread.
///
/// Any number of requests before a turn count as one.
public final class TurnSignal: Sendable {
    private let isRequested = Atomic(false)
    private let wake: @Sendable () -> Void

    /// `wake` has `take` called soon, on the loop; it is called once for each turn.
    public init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    /// Requests a turn, from any thread.
    public func request() {
        if !isRequested.exchange(true, ordering: .acquiringAndReleasing) { wake() }
    }

    /// Begins a turn, on the loop; false if none was requested.
    public func take() -> Bool {
        isRequested.exchange(false, ordering: .acquiringAndReleasing)
    }
}
