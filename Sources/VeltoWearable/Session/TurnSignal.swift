internal import Synchronization

/// Requests turns of a session on the loop, from any thread.
///
/// Any number of requests before a turn count as one.
public final class TurnSignal: Sendable {
    private let isRequested = Atomic(false)
    private let wake: @Sendable () -> Void
    private let isOnLoop: @Sendable () -> Bool

    /// `wake` has `take` called soon, on the loop; it is called once for each turn.
    ///
    /// `isOnLoop` returns whether the caller may use what belongs to the loop; it is called in debug builds alone.
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
