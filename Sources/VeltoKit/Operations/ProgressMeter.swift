internal import VeltoCore
internal import VeltoWearable

/// The progress of an operation: measures its rate, and limits its events.
///
/// A value type; time is an argument.
struct ProgressMeter {
    /// The minimum interval between two events within a part of a phase (seconds).
    static let shortestInterval = 0.1
    /// The interval after which any progress causes an event (seconds).
    static let longestInterval = 1.0
    /// Before that, an event occurs for each of these shares of the total.
    private static let shareCount: UInt64 = 100
    /// The averaging time of the rate (seconds).
    private static let averagingTime = 3.0

    /// The newest report, with its rate; nil before the first.
    private(set) var newest: OperationProgress?
    private var published: (progress: OperationProgress, time: Timestamp)?
    /// The start of the current rate measurement.
    private var base = (done: UInt64(0), time: Timestamp.zero)

    /// Processes a report without a rate.
    ///
    /// Returns it with its rate if an event is due.
    mutating func take(_ report: OperationProgress, at time: Timestamp) -> OperationProgress? {
        var report = report
        report.rate = rate(of: report, at: time)
        newest = report
        guard isWorthAnEvent(report, at: time) else { return nil }
        published = (report, time)
        return report
    }

    private func isWorthAnEvent(_ report: OperationProgress, at time: Timestamp) -> Bool {
        guard let (last, lastTime) = published, (last.phase, last.part) == (report.phase, report.part),
            last.isComplete == report.isComplete
        else { return true }
        let change = max(last.done, report.done) - min(last.done, report.done)
        let elapsed = time.seconds(since: lastTime)
        guard change > 0 || last.total != report.total else { return false }
        if elapsed >= Self.longestInterval { return true }
        guard elapsed >= Self.shortestInterval, report.total > 0 else { return false }
        return change >= max(1, report.total / Self.shareCount)
    }

    /// Returns the mean rate of the last seconds; nil before the first progress of a phase, and after a step back.
    private mutating func rate(of report: OperationProgress, at time: Timestamp) -> Double? {
        guard let newest, newest.phase == report.phase, report.done >= newest.done else {
            base = (report.done, time)
            return nil
        }
        if report.done == base.done, newest.rate == nil {
            // No progress yet: the rate excludes a pause before the work.
            base.time = time
            return nil
        }
        let elapsed = time.seconds(since: base.time)
        guard elapsed >= Self.shortestInterval else { return newest.rate }
        let present = Double(report.done - base.done) / elapsed
        base = (report.done, time)
        guard let mean = newest.rate else { return present }
        return mean + (present - mean) * elapsed / (Self.averagingTime + elapsed)
    }
}
