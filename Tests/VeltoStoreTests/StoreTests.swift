import StoreFaults
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Sessions from their beginning to their deletion.
@Suite struct StoreTests {
    @Test(arguments: [true, false])
    func aSessionIsThereAfterItsStoreWasClosed(isInMemory: Bool) throws {
        let disk = Disk()
        var store = isInMemory ? try SessionStore(.memory) : try disk.open()
        let (session, track) = try store.beginAcceleration()
        try store.commit(.acceleration(0..<700), to: track)
        try store.addMark("stairs", at: Timestamp(nanoseconds: 3_000_000_000), to: session)
        try store.endSession(session, at: UTCTime(nanoseconds: ClockAnchor.start.utc.nanoseconds + 9_000_000_000))
        if !isInMemory { store = try disk.open() }
        let sessions = try store.sessions()
        #expect(sessions.map(\.label) == ["walk"] && sessions.map(\.state) == [.ended])
        #expect(
            sessions[0].frameCount == 700 && sessions[0].trackCount == 1 && sessions[0].start == ClockAnchor.start.utc)
        #expect(try store.marks(of: session).map(\.text) == ["stairs"])
        let read = try store.tracks(of: session)
        #expect(read[0].description.columns == SignalDescription.acceleration.channels)
        #expect(read[0].description.device == TrackDescription.acceleration.device && read[0].description.rate == 100)
        let frames = try store.frames(of: track)
        let expected = Frames.acceleration(0..<700)
        #expect(frames.infos == expected.infos && frames.words == expected.words)
    }

    @Test func unitsAreChosenWhenReading() throws {
        let store = try SessionStore(.memory)
        let (_, track) = try store.beginAcceleration()
        try store.commit(.acceleration(0..<3), to: track)
        let native = try store.frames(of: track, .native).words.map { Float(bitPattern: $0) }
        let si = try store.frames(of: track, .si).words.map { Float(bitPattern: $0) }
        #expect(native[0] == Float(-2000.0 / 4096) && si[0] == Float(-2000.0 / 4096 * 9.80665))
    }

    @Test func theOpenBlockGrowsFromCommitToCommit() throws {
        let disk = Disk()
        let store = try disk.open()
        let (_, track) = try store.beginAcceleration()
        for count in 1...300 { try store.commit(.acceleration(0..<count), to: track) }
        #expect(try store.frames(of: track).infos.count == 300)
        #expect(try store.blockStarts(of: track).count == 2)
    }

    @Test(arguments: [(0, 0), (0, 999), (100, 355), (256, 256), (255, 600), (990, 5000), (1000, 5000)])
    func aRangeOfTimesIsRead(first: Int, last: Int) throws {
        let store = try SessionStore(.memory)
        let (_, track) = try store.beginAcceleration()
        try store.commit(.acceleration(0..<1000), to: track)
        let expected = Frames.acceleration(first..<max(first, min(last + 1, 1000)))
        let times = Frames.acceleration(0..<last + 1).infos.map(\.timestamp)
        let start = Frames.acceleration(first..<first + 1).infos[0].timestamp
        let frames = try store.frames(of: track, in: start...(times.last ?? start))
        #expect(frames.infos == expected.infos && frames.words == expected.words)
    }

    @Test func anotherProcessSeesWhatIsCommitted() throws {
        let disk = Disk()
        let (store, other) = (try disk.open(), try disk.open())
        let (session, track) = try store.beginAcceleration()
        try store.commit(.acceleration(0..<50), to: track)
        #expect(try other.frames(of: track).infos.count == 50)
        // It is still recorded: the other one has not ended it.
        #expect(try other.sessions().map(\.state) == [.running])
        try store.commit(.acceleration(0..<60), to: track)
        #expect(try other.frames(of: track).infos.count == 60)
        try other.update(session, label: "run")
        #expect(try store.sessions().map(\.label) == ["run"])
    }

    @Test func sessionsAreListedByQuery() throws {
        let store = try SessionStore(.memory)
        var ids: [SessionID] = []
        for label in ["first walk", "run", "second walk"] {
            ids.append(try store.beginAcceleration(label: label).session)
        }
        try store.endSession(ids[1], at: ClockAnchor.start.utc)
        func labels(_ change: (inout SessionQuery) -> Void) throws -> [String] {
            var query = SessionQuery()
            change(&query)
            return try store.sessions(query).map(\.label)
        }
        #expect(try labels { _ in } == ["second walk", "run", "first walk"])
        #expect(try labels { $0.text = "WALK" } == ["second walk", "first walk"])
        #expect(try labels { $0.state = .ended } == ["run"])
        #expect(
            try labels {
                $0.address = "C0:FF:EE:00:00:01"; $0.limit = 1; $0.offset = 1
            } == ["run"])
        #expect(try labels { $0.address = "C0:FF:EE:00:00:02" } == [])
        #expect(try store.sessionCount() == 3)
    }

    @Test func datesFollowTheAnchors() throws {
        let store = try SessionStore(.memory)
        let (session, _) = try store.beginAcceleration()
        let second: UInt64 = 1_000_000_000
        let later = ClockAnchor(
            time: Timestamp(nanoseconds: 61 * second),
            utc: UTCTime(nanoseconds: ClockAnchor.start.utc.nanoseconds + 3660 * second))
        try store.commit([], [(session, later)])
        let dates = try store.dates(of: session)
        func date(_ time: UInt64) -> UInt64? {
            dates.utc(at: Timestamp(nanoseconds: time * second), .clock).map {
                ($0.nanoseconds - ClockAnchor.start.utc.nanoseconds) / second
            }
        }
        #expect(date(1) == 0 && date(60) == 59 && date(61) == 3660 && date(62) == 3661)
        #expect(dates.utc(at: .zero, .unanchored) == nil)
    }

    // MARK: The end of the owner

    @Test func anAbandonedSessionIsClosedAtItsLastFrame() throws {
        let disk = Disk()
        do {
            let store = try disk.open()
            let (_, track) = try store.beginAcceleration()
            try store.commit(.acceleration(0..<100), to: track)
            _ = try store.beginAcceleration(label: "empty")
        }
        let foreign = try StoreConnection(Disk.path, name: "", flags: 2, vfs: disk.name)
        try foreign.run("UPDATE session SET owner = 'earlier ' || substr(owner, instr(owner, ' ') + 1)")
        let sessions = try disk.open().sessions()
        #expect(sessions.map(\.state) == [.recovered, .recovered])
        let start = ClockAnchor.start.utc.nanoseconds
        #expect(sessions.map { ($0.end?.nanoseconds ?? 0) - start } == [0, 1_990_000_000])
    }

    @Test func ownersAreToldApart() throws {
        let present = SessionOwner.present
        #expect(present.isAlive && SessionOwner(present.text) == present)
        func owner(_ boot: String? = nil, _ namespace: String? = nil, _ process: Int? = nil, _ start: String? = nil)
            -> SessionOwner
        {
            SessionOwner(
                boot: boot ?? present.boot, namespace: namespace ?? present.namespace,
                process: process ?? present.process,
                start: start ?? present.start)
        }
        #expect(!owner("another").isAlive && !owner(nil, nil, nil, "0").isAlive && !owner(nil, nil, 99_999_999).isAlive)
        // The processes of another container cannot be seen.
        #expect(owner(nil, "pid:[1]", 99_999_999).isAlive)
        #expect(SessionOwner("") == nil && SessionOwner("a b c d") == nil)
    }

    // MARK: Deletion

    @Test func deletedSessionsGiveTheirSpaceBack() throws {
        let disk = Disk()
        let store = try disk.open()
        let (kept, keptTrack) = try store.beginAcceleration(label: "kept")
        try store.commit(.acceleration(0..<100), to: keptTrack)
        let before = try size(store, disk)
        let (session, track) = try store.beginAcceleration()
        try store.commit(.acceleration(0..<300_000), to: track)
        #expect(throws: VeltoError.self) { try store.deleteSessions([session]) }
        try store.endSession(session, at: ClockAnchor.start.utc)
        #expect(try size(store, disk) > before + 3_000_000)
        try store.deleteSessions([session])
        #expect(try store.sessions().map(\.id) == [kept])
        var slices = 0
        while try store.deleteSlice() { slices += 1 }
        #expect(slices > 3)
        #expect(try size(store, disk) <= before + 5 * 8192)
        #expect(faults_size(disk.world, Disk.path + "-wal") == 0)
        #expect(try store.frames(of: keptTrack).infos.count == 100)
        #expect(throws: VeltoError.self) { try store.track(track) }
    }

    private func size(_ store: SessionStore, _ disk: Disk) throws -> Int {
        while try store.deleteSlice() {}
        return disk.content.count
    }
}
