package import VeltoCore
import VeltoWearable

/// Gives the samples of packets their timestamps.
package protocol StampEstimator {
    /// Takes a packet of `count` samples, and returns the timestamp of the newest and the number that are missing before it.
    mutating func stamp(_ count: Int, arrival: Timestamp) -> (newest: Timestamp, lost: UInt64)
}

/// The simplest estimator: a sample was measured when it arrived.
package struct ArrivalStamps: StampEstimator {
    package init() {}

    package func stamp(_: Int, arrival: Timestamp) -> (newest: Timestamp, lost: UInt64) { (arrival, 0) }
}

/// A line through the least lateness of each second, which finds losses after two of them.
package struct WindowLineStamps: StampEstimator {
    private var clock: WindowLineClock

    package init(rate: Double) { clock = WindowLineClock(rate: rate) }

    package mutating func stamp(_ count: Int, arrival: Timestamp) -> (newest: Timestamp, lost: UInt64) {
        let step = clock.take(count, arrival: arrival)
        return (step.newest, step.lost)
    }
}

/// The library's own estimator.
package struct ClockStamps: StampEstimator {
    private var clock: SampleClock

    package init(rate: Double) { clock = SampleClock(rate: rate) }

    package mutating func stamp(_ count: Int, arrival: Timestamp) -> (newest: Timestamp, lost: UInt64) {
        let step = clock.take(count, arrival: arrival)
        return (step.newest, step.lost)
    }
}
