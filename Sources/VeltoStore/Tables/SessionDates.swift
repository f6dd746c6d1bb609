public import VeltoCore

/// Converts the times of a session to dates, by anchors recorded while it was running.
public struct SessionDates: Sendable {
    /// The anchors, oldest first.
    public let anchors: [ClockAnchor]

    init(_ anchors: [ClockAnchor]) {
        self.anchors = anchors
    }

    /// Returns the date of a time, or nil if it is unknown.
    public func utc(at time: Timestamp, _ base: TrackDescription.TimeBase) -> UTCTime? {
        switch base {
        case .utc: UTCTime(nanoseconds: time.nanoseconds)
        case .unanchored: nil
        case .clock: (anchors.last { $0.time <= time } ?? anchors.first)?.utc(at: time)
        }
    }
}
