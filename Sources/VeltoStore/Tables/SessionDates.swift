public import VeltoCore

/// Converts the times of a session into dates, by the anchors that were taken while it ran.
public struct SessionDates: Sendable {
    /// Pairs of moments, the oldest first.
    public let anchors: [ClockAnchor]

    init(_ anchors: [ClockAnchor]) {
        self.anchors = anchors
    }

    /// Returns the date of a time; nil if no date is known.
    public func utc(at time: Timestamp, _ base: TrackDescription.TimeBase) -> UTCTime? {
        switch base {
        case .utc: UTCTime(nanoseconds: time.nanoseconds)
        case .unanchored: nil
        case .clock: (anchors.last { $0.time <= time } ?? anchors.first)?.utc(at: time)
        }
    }
}
