public import VeltoCore

/// The number of a session in its store.
public struct SessionID: Hashable, Sendable {
    let row: Int64

    init(row: Int64) {
        self.row = row
    }

    /// Creates the identifier of a number from a program; the session need not exist.
    public init(_ number: UInt64) {
        row = Int64(clamping: number)
    }

    /// The number in programs.
    public var number: UInt64 { UInt64(clamping: row) }
}

/// A session in the store's list.
public struct StoredSession: Hashable, Sendable {
    /// The state of a session.
    public enum State: Int64, Sendable {
        /// The session is being recorded.
        case running = 1
        /// The program has ended the session.
        case ended
        /// The program exited without ending the session, which was closed at its last block.
        case recovered
        /// The session is being deleted, and is not listed.
        case deleted
    }

    /// The origin of the samples.
    public enum Source: Int64, Sendable {
        /// Live streams.
        case live = 1
        /// The log of a board.
        case log
        /// A program or a file.
        case imported
    }

    /// The identifier in the store.
    public let id: SessionID
    /// The universally unique identifier.
    public let uuid: String
    /// The user's label and notes.
    public let label, notes: String
    /// The start time.
    public let start: UTCTime
    /// The end time; nil while the session runs.
    public let end: UTCTime?
    /// The state of the session.
    public let state: State
    /// The origin of the samples.
    public let source: Source
    /// Whether its devices were simulated.
    public let isSimulated: Bool
    /// The program that recorded the session, and its version of the library.
    public let program, library: String
    /// The name of the time zone, and its UTC offsets at the start and the end (seconds).
    public let zone: String, startOffset: Int?, endOffset: Int?
    /// The number of tracks.
    public let trackCount: Int
    /// The number of frames in all tracks.
    public let frameCount: Int
}

/// The description of a new session.
public struct SessionDescription: Sendable {
    /// The user's label and notes.
    public var label = "", notes = ""
    /// The origin of the samples.
    public var source = StoredSession.Source.live
    /// Whether its devices are simulated.
    public var isSimulated = false
    /// The recording program, and its version of the library.
    public var program = "", library = ""
    /// The name of the time zone, and its UTC offset (seconds); both are only stored.
    public var zone = "", zoneOffset: Int?

    /// Creates a description.
    public init(label: String = "", notes: String = "") {
        (self.label, self.notes) = (label, notes)
    }
}

/// A query for sessions; unset conditions match all sessions.
public struct SessionQuery: Sendable {
    /// The session.
    public var session: SessionID?
    /// The address of a participating device.
    public var address: String?
    /// A substring of the label or the notes.
    public var text: String?
    /// The state.
    public var state: StoredSession.State?
    /// The range of start times.
    public var start: ClosedRange<UTCTime>?
    /// The maximum number of sessions, newest first, and the number of sessions to skip.
    public var limit = Int.max, offset = 0

    /// Creates a query for all sessions.
    public init() {}
}
