internal import VeltoCore
internal import VeltoWearable

/// Tracks, with their devices and gaps.
extension StoreConnection {
    /// The maximum plausible number of frames of a track: 300 years at 100 Hz.
    static let largestCount: Int64 = 1 << 40

    func insertTrack(_ description: TrackDescription, in session: SessionID) throws(VeltoError) -> TrackID {
        try description.check()
        guard
            try number("SELECT state FROM session WHERE id = ?", [.number(session.row)])
                == StoredSession.State.running.rawValue
        else { throw Self.noSession() }
        let device = try insertDevice(description.device, in: session)
        try run(
            """
            INSERT INTO track (id, session, device, signal, key, columns, value_type, rate_asked, configuration, time_base)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .number(try nextNumber("track")),
                .number(session.row), .number(device), .text(description.signal), .text(description.key),
                .text(ColumnText.write(description.columns, description.meanings)), .number(description.valueType.code),
                .real(description.rate), .text(description.configuration), .number(description.timeBase.rawValue),
            ])
        return TrackID(row: lastRow)
    }

    func insertDevice(_ device: StoredDevice, in session: SessionID) throws(VeltoError) -> Int64 {
        try run(
            """
            INSERT INTO device (family, address, name, model, serial) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (family, address) DO UPDATE SET name = excluded.name, model = excluded.model,
                serial = excluded.serial
            """,
            [device.family, device.address, device.name, device.model, device.serial].map { .text($0) })
        let row = try number(
            "SELECT id FROM device WHERE family = ? AND address = ?", [.text(device.family), .text(device.address)])
        try run(
            """
            INSERT OR IGNORE INTO session_device (session, device, firmware, hardware, battery_start, mounting, calibration)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .number(session.row), .number(row ?? 0), .text(device.firmware), .text(device.hardware),
                device.battery.map { .number($0) } ?? .null, .text(device.mounting), .text(device.calibration),
            ])
        if device.isSimulated { try run("UPDATE session SET simulated = 1 WHERE id = ?", [.number(session.row)]) }
        // Stored continuously, so that it is current even if the session ends abruptly.
        if let battery = device.battery {
            try run(
                "UPDATE session_device SET battery_end = ? WHERE session = ? AND device = ?",
                [.number(battery), .number(session.row), .number(row ?? 0)])
        }
        return row ?? 0
    }

    // MARK: Lists

    func tracks(of session: SessionID) throws(VeltoError) -> [StoredTrack] {
        try tracks("track.session = ?", .number(session.row))
    }

    func track(_ track: TrackID) throws(VeltoError) -> StoredTrack {
        guard let found = try tracks("track.id = ?", .number(track.row)).first else {
            throw VeltoError(.notFound, "the store has no such track: its session was deleted")
        }
        return found
    }

    private func tracks(_ condition: String, _ value: StoreValue) throws(VeltoError) -> [StoredTrack] {
        var found: [StoredTrack] = []
        try rows(
            """
            SELECT track.id, track.session, family, address, name, model, serial, firmware, hardware, signal, columns,
                value_type, rate_asked, configuration, time_base, frames, lost, dropped,
                (SELECT first_ns FROM block INDEXED BY block_place WHERE track = track.id ORDER BY first_sequence LIMIT 1),
                (SELECT max(last_ns) FROM block WHERE track = track.id), key, rate_measured
            FROM track JOIN device ON device.id = track.device LEFT JOIN session_device
                ON session_device.session = track.session AND session_device.device = track.device
            WHERE \(condition) ORDER BY track.id
            """, [value]
        ) { (row: borrowing Row) throws(VeltoError) in
            found.append(try Self.track(row))
            return true
        }
        return found
    }

    private static func track(_ row: borrowing Row) throws(VeltoError) -> StoredTrack {
        guard let valueType = SampleTable.ValueType(code: row.integer(11)) else {
            throw VeltoError(.format, "the track \(row.text(9)) has values of an unknown type")
        }
        var device = StoredDevice(family: row.text(2), address: row.text(3))
        (device.name, device.model, device.serial) = (row.text(4), row.text(5), row.text(6))
        (device.firmware, device.hardware) = (row.text(7), row.text(8))
        let (columns, meanings) = try ColumnText.read(row.text(10))
        var description = TrackDescription(
            device: device, signal: row.text(9), valueType: valueType, columns: columns)
        (description.key, description.meanings) = (row.text(20), meanings)
        description.rate = row.real(12)
        description.configuration = row.text(13)
        description.timeBase = TrackDescription.TimeBase(rawValue: row.integer(14)) ?? .unanchored
        return StoredTrack(
            id: TrackID(row: row.integer(0)), session: SessionID(row: row.integer(1)), description: description,
            frameCount: count(row, 15), lostCount: count(row, 16), droppedCount: count(row, 17), first: time(row, 18),
            last: time(row, 19),
            measuredRate: row.real(21))
    }

    /// Returns a count that is limited so that sums and products cannot overflow, whatever the file contains.
    private static func count(_ row: borrowing Row, _ column: Int32) -> Int {
        Int(min(max(row.integer(column), 0), largestCount))
    }

    private static func time(_ row: borrowing Row, _ column: Int32) -> Timestamp? {
        row.isNull(column) ? nil : Timestamp(nanoseconds: UInt64(clamping: row.integer(column)))
    }

    // MARK: Gaps

    func insertGap(_ gap: TrackGap, in track: TrackID) throws(VeltoError) {
        try run(
            "INSERT INTO gap (track, after_sequence, time_ns, duration_ns, count, kind) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .number(track.row), .number(gap.afterSequence), .number(gap.time.nanoseconds),
                .number(gap.duration), gap.count.map { .number($0) } ?? .null, .number(gap.kind.rawValue),
            ])
    }

    func gapCount(of track: TrackID) throws(VeltoError) -> Int {
        Int(try number("SELECT count(*) FROM gap WHERE track = ?", [.number(track.row)]) ?? 0)
    }

    func gaps(of track: TrackID) throws(VeltoError) -> [TrackGap] {
        var found: [TrackGap] = []
        try rows(
            "SELECT after_sequence, time_ns, duration_ns, count, kind FROM gap WHERE track = ? ORDER BY after_sequence, id",
            [.number(track.row)]
        ) { (row: borrowing Row) throws(VeltoError) in
            found.append(
                TrackGap(
                    TrackGap.Kind(rawValue: row.integer(4)) ?? .link, after: UInt64(clamping: row.integer(0)),
                    at: Timestamp(nanoseconds: UInt64(clamping: row.integer(1))),
                    duration: UInt64(clamping: row.integer(2)),
                    count: row.isNull(3) ? nil : UInt64(clamping: row.integer(3))))
            return true
        }
        return found
    }
}
