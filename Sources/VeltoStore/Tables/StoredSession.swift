package import VeltoCore

/// The number of a session in its store.
package struct SessionID: Hashable, Sendable {
    let row: Int64

    init(row: Int64) {
        self.row = row
    }

    /// The session with a number that a program has; there need not be one.
    package init(_ number: UInt64) {
        row = Int64(clamping: number)
    }

    /// The number for programs.
    package var number: UInt64 { UInt64(clamping: row) }
}

/// A session as the store lists it.
package struct StoredSession: Hashable, Sendable {
    /// The life of a session.
    package enum State: Int64, Sendable {
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
    package enum Source: Int64, Sendable {
        /// Streams.
        case live = 1
        /// The log of a board.
        case log
        /// A program, or a file.
        case imported
    }

    /// The number in the store.
    package let id: SessionID
    /// The identifier that no other session of any store has.
    package let uuid: String
    /// The label and the notes of the user.
    package let label, notes: String
    /// The time at which it began.
    package let start: UTCTime
    /// The time at which it ended; nil while it runs.
    package let end: UTCTime?
    /// The life of the session.
    package let state: State
    /// The origin of the samples.
    package let source: Source
    /// Whether its devices were simulated.
    package let isSimulated: Bool
    /// The program that recorded it, and its version of the library.
    package let program, library: String
    /// The name of the time zone, and its offset to UTC at both ends (seconds).
    package let zone: String, startOffset: Int?, endOffset: Int?
    /// The number of tracks.
    package let trackCount: Int
    /// The number of frames in all tracks.
    package let frameCount: Int
}

/// The description of a session that begins.
package struct SessionDescription: Sendable {
    /// The label and the notes of the user.
    package var label = "", notes = ""
    /// The origin of the samples.
    package var source = StoredSession.Source.live
    /// Whether its devices are simulated.
    package var isSimulated = false
    /// The recording program, and its version of the library.
    package var program = "", library = ""
    /// The name of the time zone, and its offset to UTC (seconds); nothing is computed from them.
    package var zone = "", zoneOffset: Int?

    /// Describes a session without a label.
    package init() {}
}

/// The choice of sessions of a list; those without a condition are all.
package struct SessionQuery: Sendable {
    /// The session itself.
    package var session: SessionID?
    /// The address of a device that took part.
    package var address: String?
    /// A part of the label or of the notes.
    package var text: String?
    /// The state.
    package var state: StoredSession.State?
    /// The range in which they began.
    package var start: ClosedRange<UTCTime>?
    /// The number of sessions at most, of those the newest; and of those that are skipped before.
    package var limit = Int.max, offset = 0

    /// Chooses all sessions.
    package init() {}
}
