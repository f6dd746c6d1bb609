internal import Synchronization

/// Work of a loop that other threads add without a descriptor.
package protocol LoopInlet: AnyObject {
    /// Does the work added so far; on the loop.
    func takeWork()
}

/// The work that waits for a loop besides descriptors and timers, and whether a thread must be woken for it.
///
/// A loop looks for work before it sleeps, and a program that turns its loop finds it then: a signal costs two system calls, and
/// is left to a loop that sleeps and to a program that waits for the pump descriptor. Any thread.
struct WaitingWork: ~Copyable {
    /// The queue of waiting work.
    struct Places: OptionSet {
        let rawValue: UInt8
        /// In the inbox.
        static let inbox = Places(rawValue: 1 << 0)
        /// In the inlet.
        static let inlet = Places(rawValue: 1 << 1)
    }

    private static let everywhere: UInt8 = 0b0011
    private static let asleep: UInt8 = 0b0100
    private static let watched: UInt8 = 0b1000
    /// The places in the lower bits; whether a turn waits or is about to; whether the program may wait for the pump descriptor.
    ///
    /// A single word: of a thread that adds work and a loop that falls asleep, the later one sees both.
    private let state = Atomic<UInt8>(0)

    /// Whether there is any.
    @inline(__always)
    var isEmpty: Bool { state.load(ordering: .relaxed) & Self.everywhere == 0 }

    /// Adds work that has been put there; returns whether to signal it.
    @inline(__always)
    func add(to place: Places) -> Bool {
        let before = state.bitwiseOr(place.rawValue, ordering: .acquiringAndReleasing).oldValue
        return before & Self.everywhere == 0 && before != 0
    }

    /// Returns where work waits, which then is to be taken.
    @inline(__always)
    func take() -> Places {
        if isEmpty { return [] }
        let before = state.bitwiseAnd(~Self.everywhere, ordering: .acquiringAndReleasing).oldValue
        return Places(rawValue: before & Self.everywhere)
    }

    /// Notes that a turn is about to wait; returns whether it may.
    func fallAsleep() -> Bool {
        state.bitwiseOr(Self.asleep, ordering: .acquiringAndReleasing).oldValue & Self.everywhere == 0
    }

    func wakeUp() {
        state.bitwiseAnd(~Self.asleep, ordering: .acquiringAndReleasing)
    }

    /// Notes that the program may wait for the pump descriptor; returns whether to signal what has come before.
    func setWatched() -> Bool {
        let before = state.bitwiseOr(Self.watched, ordering: .acquiringAndReleasing).oldValue
        return before & Self.watched == 0 && before & Self.everywhere != 0
    }
}

/// Holds an inlet for a loop, which counts no references when it takes work.
final class InletHolder {
    let inlet: any LoopInlet

    init(_ inlet: any LoopInlet) {
        self.inlet = inlet
    }
}

extension Loop {
    /// Has each turn take work from there; nil for nowhere; on the loop.
    ///
    /// Not while it takes work.
    package func setInlet(_ inlet: (any LoopInlet)?) {
        unsafe self.inlet?.release()
        unsafe self.inlet = inlet.map { unsafe .passRetained(InletHolder($0)) }
        // Work may have been added before.
        if inlet != nil { inletHasWork() }
    }

    /// Lets the next turn take the work of the inlet, and wakes a loop or a program that waits for it; from any thread.
    @inline(__always)
    package func inletHasWork() {
        if work.add(to: .inlet) { signal() }
    }
}
