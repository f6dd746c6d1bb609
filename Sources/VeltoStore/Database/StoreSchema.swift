/// A migration of the tables from one version to the next; never edited after its release.
package struct StoreMigration: Sendable {
    /// The version of the file after the migration.
    package let version: Int
    /// The SQL statements.
    package let statements: [String]

    /// Creates a migration.
    package init(to version: Int, _ statements: [String]) {
        self.version = version
        self.statements = statements
    }

    /// The migrations from an empty file to the newest version.
    package static let all = [
        StoreMigration(to: 1, StoreSchema.version1), StoreMigration(to: 2, StoreSchema.version2),
    ]
}

/// The tables of a store.
///
/// Times are integers in nanoseconds: columns named `*_utc` since 1970, all others on the clock of the track.
enum StoreSchema {
    /// "Velt" in the file header, which `file` and SQLite display.
    static let applicationID: Int64 = 0x5665_6C74

    static let version1 = [
        "PRAGMA application_id = \(applicationID)",
        """
        CREATE TABLE device (
            id INTEGER PRIMARY KEY, family TEXT NOT NULL, address TEXT NOT NULL, name TEXT NOT NULL,
            model TEXT NOT NULL, serial TEXT NOT NULL, UNIQUE (family, address))
        """,
        """
        CREATE TABLE session (
            id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, label TEXT NOT NULL, notes TEXT NOT NULL,
            start_utc INTEGER NOT NULL, end_utc INTEGER, state INTEGER NOT NULL, source INTEGER NOT NULL,
            simulated INTEGER NOT NULL, program TEXT NOT NULL, library TEXT NOT NULL, owner TEXT NOT NULL,
            zone TEXT NOT NULL, start_offset INTEGER, end_offset INTEGER)
        """,
        "CREATE INDEX session_start ON session (start_utc)",
        """
        CREATE TABLE session_device (
            session INTEGER NOT NULL REFERENCES session, device INTEGER NOT NULL REFERENCES device,
            firmware TEXT NOT NULL, hardware TEXT NOT NULL, battery_start INTEGER, battery_end INTEGER, mounting TEXT,
            calibration TEXT, PRIMARY KEY (session, device)) WITHOUT ROWID
        """,
        """
        CREATE TABLE track (
            id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session, device INTEGER NOT NULL REFERENCES device,
            signal TEXT NOT NULL, key TEXT NOT NULL, columns TEXT NOT NULL, value_type INTEGER NOT NULL, rate_asked REAL,
            rate_measured REAL, configuration TEXT NOT NULL, time_base INTEGER NOT NULL,
            frames INTEGER NOT NULL DEFAULT 0, lost INTEGER NOT NULL DEFAULT 0, dropped INTEGER NOT NULL DEFAULT 0)
        """,
        "CREATE INDEX track_session ON track (session)",
        "CREATE INDEX track_device ON track (device)",
        """
        CREATE TABLE block (
            id INTEGER PRIMARY KEY, track INTEGER NOT NULL REFERENCES track, first_sequence INTEGER NOT NULL,
            first_ns INTEGER NOT NULL, last_ns INTEGER NOT NULL, count INTEGER NOT NULL, encoding INTEGER NOT NULL,
            extremes BLOB NOT NULL, payload BLOB NOT NULL)
        """,
        "CREATE UNIQUE INDEX block_place ON block (track, first_sequence)",
        // The index includes the extremes, so that it suffices to draw the overview of a whole session.
        "CREATE INDEX block_time ON block (track, last_ns, first_ns, first_sequence, count, extremes)",
        """
        CREATE TABLE gap (
            id INTEGER PRIMARY KEY, track INTEGER NOT NULL REFERENCES track, after_sequence INTEGER NOT NULL,
            time_ns INTEGER NOT NULL, duration_ns INTEGER NOT NULL, count INTEGER, kind INTEGER NOT NULL)
        """,
        "CREATE INDEX gap_track ON gap (track, after_sequence)",
        """
        CREATE TABLE mark (
            id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session, time_ns INTEGER NOT NULL,
            text TEXT NOT NULL)
        """,
        "CREATE INDEX mark_session ON mark (session, time_ns)",
        """
        CREATE TABLE anchor (
            session INTEGER NOT NULL REFERENCES session, time_ns INTEGER NOT NULL, utc_ns INTEGER NOT NULL,
            PRIMARY KEY (session, time_ns)) WITHOUT ROWID
        """,
        """
        CREATE TABLE download (
            id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session, device INTEGER NOT NULL REFERENCES device,
            bookmark BLOB NOT NULL, state INTEGER NOT NULL, pages INTEGER NOT NULL, changed_utc INTEGER NOT NULL)
        """,
        "CREATE INDEX download_device ON download (device)",
        "CREATE INDEX download_session ON download (session)",
        // The dates of blocks, for readers that only use SQLite; the library uses no views.
        """
        CREATE VIEW sample_times AS
        SELECT session.uuid AS session, session.label AS label, device.address AS device, track.id AS track,
            track.signal AS signal, block.first_sequence AS first_sequence, block.count AS count,
            block.first_ns + base.shift AS first_utc, block.last_ns + base.shift AS last_utc,
            strftime('%Y-%m-%dT%H:%M:%SZ', (block.first_ns + base.shift) / 1000000000, 'unixepoch') AS first_date
        FROM block JOIN track ON track.id = block.track JOIN session ON session.id = track.session
            JOIN device ON device.id = track.device
            JOIN (SELECT block.id AS id, CASE track.time_base WHEN 2 THEN 0 WHEN 1 THEN coalesce(
                (SELECT utc_ns - time_ns FROM anchor WHERE anchor.session = track.session
                    AND anchor.time_ns <= block.first_ns ORDER BY anchor.time_ns DESC LIMIT 1),
                (SELECT utc_ns - time_ns FROM anchor WHERE anchor.session = track.session
                    ORDER BY anchor.time_ns LIMIT 1)) END AS shift
                FROM block JOIN track ON track.id = block.track) AS base ON base.id = block.id
        """,
    ]

    /// The identity of the file, which its log must match, and the newest numbers, which are not reused.
    static let version2 = [
        """
        CREATE TABLE file (
            id INTEGER PRIMARY KEY CHECK (id = 1), identity TEXT NOT NULL, commits INTEGER NOT NULL,
            newest_session INTEGER NOT NULL, newest_track INTEGER NOT NULL)
        """,
        """
        INSERT INTO file SELECT 1, lower(hex(randomblob(16))), 0, (SELECT coalesce(max(id), 0) FROM session),
            (SELECT coalesce(max(id), 0) FROM track)
        """,
    ]
}
