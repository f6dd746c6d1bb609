internal import Synchronization

/// A source of work for a loop, to which other threads add work without a descriptor.
package protocol LoopInlet: AnyObject {
    /// Performs the work added so far; on the loop.
    func takeWork()
}

/// Waiting work of a loop other than descriptors and timers, and whether adding work must wake a thread.
///
/// A signal costs two system calls. It is only sent to a sleeping loop, and to a program that waits for the pump
/// descriptor. A loop checks for work before it sleeps, and a program that turns its loop finds it then. Any thread.
struct WaitingWork: ~Copyable {
    /// The queues of waiting work.
    struct Places: OptionSet {
        let rawValue: UInt8
        /// The inbox.
        static let inbox = Places(rawValue: 1 << 0)
        /// The inlet.
        static let inlet = Places(rawValue: 1 << 1)
    }

    private static let everywhere: UInt8 = 0b0011
    private static let asleep: UInt8 = 0b0100
    private static let watched: UInt8 = 0b1000
    /// The queues with work (lower bits), whether a turn is about to wait, and whether the program waits for the pump
    /// descriptor.
    ///
    /// All flags are in a single word. Of a thread that adds work and a loop that falls asleep, the later one thus sees
    /// both.
    private let state = Atomic<UInt8>(0)

    /// Whether there is any work.
    @inline(__always)
    var isEmpty: Bool { state.load(ordering: .relaxed) & Self.everywhere == 0 }

    /// Records added work; returns whether to signal it.
    @inline(__always)
    func add(to place: Places) -> Bool {
        let before = state.bitwiseOr(place.rawValue, ordering: .acquiringAndReleasing).oldValue
        return before & Self.everywhere == 0 && before != 0
    }

    /// Removes and returns the queues with waiting work.
    @inline(__always)
    func take() -> Places {
        if isEmpty { return [] }
        let before = state.bitwiseAnd(~Self.everywhere, ordering: .acquiringAndReleasing).oldValue
        return Places(rawValue: before & Self.everywhere)
    }

    /// Records that a turn is about to wait; returns whether it may.
    func fallAsleep() -> Bool {
        state.bitwiseOr(Self.asleep, ordering: .acquiringAndReleasing).oldValue & Self.everywhere == 0
    }

    func wakeUp() {
        state.bitwiseAnd(~Self.asleep, ordering: .acquiringAndReleasing)
    }

    /// Records that the program may wait for the pump descriptor; returns whether to signal earlier work.
    func setWatched() -> Bool {
        let before = state.bitwiseOr(Self.watched, ordering: .acquiringAndReleasing).oldValue
        return before & Self.watched == 0 && before & Self.everywhere != 0
    }
}

/// Holds an inlet for a loop, to avoid reference counting when the loop takes work.
final class InletHolder {
    let inlet: any LoopInlet

    init(_ inlet: any LoopInlet) {
        self.inlet = inlet
    }
}

extension Loop {
    /// Sets the inlet whose work each turn performs; nil for none; on the loop.
    ///
    /// Must not be called while the inlet performs work.
    package func setInlet(_ inlet: (any LoopInlet)?) {
        unsafe self.inlet?.release()
        unsafe self.inlet = inlet.map { unsafe .passRetained(InletHolder($0)) }
        // Work may have been added earlier.
        if inlet != nil { inletHasWork() }
    }

    /// Schedules the inlet's work for the next turn, and wakes a waiting loop or program; any thread.
    @inline(__always)
    package func inletHasWork() {
        if work.add(to: .inlet) { signal() }
    }
}
