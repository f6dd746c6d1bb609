public import VeltoCore

/// The number of a session in its store.
public struct SessionID: Hashable, Sendable {
    let row: Int64

    init(row: Int64) {
        self.row = row
    }

    /// The session with a number that a program has; there need not be one.
    public init(_ number: UInt64) {
        row = Int64(clamping: number)
    }

    /// The number for programs.
    public var number: UInt64 { UInt64(clamping: row) }
}

/// A session as the store lists it.
public struct StoredSession: Hashable, Sendable {
    /// The life of a session.
    public enum State: Int64, Sendable {
        /// It is being recorded.
        case running = 1
        /// Its program ended it.
        case ended
        /// Its program went away; it was closed at its last block.
        case recovered
        /// It is being deleted, and not listed.
        case deleted
    }

    /// The origin of the samples.
    public enum Source: Int64, Sendable {
        /// Streams.
        case live = 1
        /// The log of a board.
        case log
        /// A program, or a file.
        case imported
    }

    /// The number in the store.
    public let id: SessionID
    /// The identifier that no other session of any store has.
    public let uuid: String
    /// The label and the notes of the user.
    public let label, notes: String
    /// The time at which it began.
    public let start: UTCTime
    /// The time at which it ended; nil while it runs.
    public let end: UTCTime?
    /// The life of the session.
    public let state: State
    /// The origin of the samples.
    public let source: Source
    /// Whether its devices were simulated.
    public let isSimulated: Bool
    /// The program that recorded it, and its version of the library.
    public let program, library: String
    /// The name of the time zone, and its offset to UTC at both ends (seconds).
    public let zone: String, startOffset: Int?, endOffset: Int?
    /// The number of tracks.
    public let trackCount: Int
    /// The number of frames in all tracks.
    public let frameCount: Int
}

/// The description of a session that begins.
public struct SessionDescription: Sendable {
    /// The label and the notes of the user.
    public var label = "", notes = ""
    /// The origin of the samples.
    public var source = StoredSession.Source.live
    /// Whether its devices are simulated.
    public var isSimulated = false
    /// The recording program, and its version of the library.
    public var program = "", library = ""
    /// The name of the time zone, and its offset to UTC (seconds); nothing is computed from them.
    public var zone = "", zoneOffset: Int?

    /// Creates a session.
    public init(label: String = "", notes: String = "") {
        (self.label, self.notes) = (label, notes)
    }
}

/// The choice of sessions of a list; those without a condition are all.
public struct SessionQuery: Sendable {
    /// The session itself.
    public var session: SessionID?
    /// The address of a device that took part.
    public var address: String?
    /// A part of the label or of the notes.
    public var text: String?
    /// The state.
    public var state: StoredSession.State?
    /// The range in which they began.
    public var start: ClosedRange<UTCTime>?
    /// The number of sessions at most, of those the newest; and of those that are skipped before.
    public var limit = Int.max, offset = 0

    /// Chooses all sessions.
    public init() {}
}
