internal import VeltoCore

/// Knocks on a board; each is a short pulse of acceleration.
struct BoardKnocks {
    private var force = MotionAxes.zero
    private var last = Timestamp.distantFuture
    /// The time of the second knock of a double knock.
    private(set) var next = Timestamp.distantFuture

    /// The duration of a knock (seconds); the slowest tap detectors, at 100 Hz, still sample it.
    private static let pulse = 0.015
    /// A knock from above, in thousandths of g.
    private static let usual = MotionAxes(z: -3000)
    private static let usualInterval = 0.15

    /// Begins one or two knocks and returns the acceleration in g.
    mutating func begin(_ act: MotionStep, at time: Timestamp) -> MotionAxes {
        force = act.amplitude == .zero ? Self.usual : act.amplitude
        last = time
        let interval = act.period > 0 ? act.period : Self.usualInterval
        next = act.value == 2 ? time.advanced(bySeconds: interval) : .distantFuture
        return force * 0.001
    }

    mutating func takeNext(at time: Timestamp) -> MotionAxes? {
        guard next <= time, next < .distantFuture else { return nil }
        last = next
        next = .distantFuture
        return force * 0.001
    }

    /// Returns the acceleration of the knock in thousandths of g.
    func force(at time: Timestamp) -> MotionAxes {
        time >= last && time.seconds(since: last) < Self.pulse ? force : .zero
    }
}

/// The steps of the wearer of a board.
struct BoardGait {
    private var start = Timestamp.zero
    private var interval: UInt64 = 1
    private var count: UInt64 = 0
    private var taken: UInt64 = 0

    private static let usualInterval = 0.5
    private static let shortestInterval = 0.1
    /// The vertical acceleration of a step, in thousandths of g.
    private static let bounce = 400.0

    mutating func begin(_ act: MotionStep, at time: Timestamp) {
        let seconds = act.duration > 0 ? act.duration / Double(max(1, act.value)) : Self.usualInterval
        interval = Timestamp.zero.advanced(bySeconds: max(Self.shortestInterval, seconds)).nanoseconds
        (start, count, taken) = (time, UInt64(act.value), 0)
    }

    /// The time of the next step.
    var next: Timestamp {
        guard taken < count else { return .distantFuture }
        let (elapsed, overflow) = (taken + 1).multipliedReportingOverflow(by: interval)
        let (time, isLate) = start.nanoseconds.addingReportingOverflow(elapsed)
        return overflow || isLate ? .distantFuture : Timestamp(nanoseconds: time)
    }

    /// Returns the number of steps since the last call.
    mutating func takeSteps(at time: Timestamp) -> UInt32 {
        guard time >= next, next < .distantFuture else { return 0 }
        let all = min(count, (time.nanoseconds - start.nanoseconds) / interval)
        defer { taken = all }
        return UInt32(truncatingIfNeeded: all - taken)
    }

    /// Returns the vertical acceleration in thousandths of g: up after a step, down before the next one.
    func bounce(at time: Timestamp) -> Double {
        guard time >= start, count > 0 else { return 0 }
        let elapsed = time.nanoseconds - start.nanoseconds
        guard elapsed / interval < count else { return 0 }
        return elapsed % interval < interval / 2 ? Self.bounce : -Self.bounce
    }
}
