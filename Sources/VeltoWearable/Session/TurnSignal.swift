internal import Synchronization

/// Requests turns of a session on the loop, from any thread.
///
/// Requests before a turn are coalesced.
public final class TurnSignal: Sendable {
    private let isRequested = Atomic(false)
    private let wake: @Sendable () -> Void
    private let isOnLoop: @Sendable () -> Bool

    /// `wake` must schedule a call of `take` on the loop.
    ///
    /// It is called once for each turn.
    ///
    /// `isOnLoop` returns whether the caller may use the loop's state. It is called only in debug builds.
    public init(isOnLoop: @escaping @Sendable () -> Bool = { true }, wake: @escaping @Sendable () -> Void) {
        self.wake = wake
        self.isOnLoop = isOnLoop
    }

    /// Traps in a debug build if the caller is not on the loop.
    @inline(__always)
    public func assertIsTurning(_ file: StaticString = #fileID, _ line: UInt = #line) {
        assert(isOnLoop(), "called beside the loop, whose state it uses", file: file, line: line)
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
