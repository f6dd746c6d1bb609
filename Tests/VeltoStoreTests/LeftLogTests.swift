import Glibc
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Write-ahead logs that a killed program has left, beside their own file and beside another one.
@Suite struct LeftLogTests {
    private let folder: RealFolder
    /// A file and its log, as a kill leaves them.
    private let file: [UInt8], log: [UInt8]
    private let track: TrackID

    init() throws {
        folder = try RealFolder()
        let store = try SessionStore(.file(folder.path + "/own"))
        while try store.deleteSlice() {}
        track = try store.beginAcceleration().track
        try store.commit(.acceleration(0..<600), to: track)
        (file, log) = (folder.files["own"] ?? [], folder.files["own-wal"] ?? [])
        #expect(file.count > 0 && log.count > 0)
    }

    private func put(_ bytes: [UInt8], at name: String) throws {
        let stream = try #require(fopen(folder.path + "/" + name, "w"))
        fwrite(bytes, 1, bytes.count, stream)
        fclose(stream)
    }

    private func refusal(of name: String) throws -> String {
        let before = folder.files.filter { !$0.key.hasSuffix("-shm") }
        let error = try #require(throws: VeltoError.self) { try SessionStore(.file(folder.path + "/" + name)) }
        #expect(error.code == .format)
        #expect(folder.files.filter { !$0.key.hasSuffix("-shm") } == before, "nothing is lost or mixed")
        return error.message
    }

    private func code(_ call: () throws -> Void) -> ResultCode? {
        do { try call() } catch { return (error as? VeltoError)?.code }
        return nil
    }

    @Test func itsOwnLogIsApplied() throws {
        try put(file, at: "copy")
        try put(log, at: "copy-wal")
        #expect(try SessionStore(.file(folder.path + "/copy")).frames(of: track).infos.count == 600)
    }

    @Test func theLogOfAnotherFileIsRefused() throws {
        do {
            let other = try SessionStore(.file(folder.path + "/other"))
            let track = try other.beginAcceleration(label: "other").track
            try other.commit(.acceleration(0..<900), to: track)
        }
        try put(log, at: "other-wal")
        #expect(try refusal(of: "other").contains("other-wal beside it belongs to another file"))
        unlink(folder.path + "/other-wal")
        #expect(try SessionStore(.file(folder.path + "/other")).sessions().map(\.label) == ["other"])
    }

    @Test func aLogThatIsOlderThanItsFileIsRefused() throws {
        try put(file, at: "copy")
        do {
            let newer = try SessionStore(.file(folder.path + "/copy"))
            for number in 0..<9 { _ = try newer.beginAcceleration(label: "\(number)") }
        }
        try put(log, at: "copy-wal")
        #expect(try refusal(of: "copy").contains("belongs to another file"))
    }

    // MARK: Numbers and texts

    @Test func numbersOfDeletedSessionsAreNotGivenAgain() throws {
        let store = try SessionStore(.memory)
        var sessions: Set<SessionID> = []
        var tracks: Set<TrackID> = []
        for _ in 0..<3 {
            let (session, track) = try store.beginAcceleration()
            #expect(sessions.insert(session).inserted && tracks.insert(track).inserted)
            try store.endSession(session, at: ClockAnchor.start.utc)
            try store.removeSessions([session])
        }
        #expect(try store.sessions().isEmpty)
    }

    @Test(arguments: [
        ("ÄRGER", "mit ärger"), ("μέτρηση", "ΜΈΤΡΗΣΗ 4"), ("шаг", "Шаги"), ("straße", "STRASSE"), ("", "anything"),
    ])
    func capitalLettersOfEachScriptAreFound(text: String, label: String) throws {
        let store = try SessionStore(.memory)
        _ = try store.beginAcceleration(label: "other")
        let (session, _) = try store.beginAcceleration(label: label)
        var query = SessionQuery()
        query.text = text
        query.limit = 1
        #expect(try store.sessions(query).map(\.id) == [session])
        #expect(try store.sessionCount(query) == (text.isEmpty ? 2 : 1))
        query.offset = text.isEmpty ? 2 : 1
        #expect(try store.sessions(query).isEmpty)
    }

    @Test func aFileWithoutATableIsDamaged() throws {
        let disk = Disk()
        let (session, track) = try disk.open().beginAcceleration()
        do {
            let other = try StoreConnection(Disk.path, name: "", flags: 2, vfs: disk.name)
            try other.run("PRAGMA foreign_keys = OFF")
            try other.run("DROP TABLE gap")
            try other.run("ALTER TABLE mark RENAME COLUMN text TO words")
        }
        let store = try disk.open()
        #expect(code { _ = try store.gaps(of: track) } == .format)
        #expect(code { _ = try store.marks(of: session) } == .format)
        #expect(code { try store.addMark("here", at: .zero, to: session) } == .format)
        #expect(try store.tracks(of: session).count == 1)
    }

    // MARK: Copies and exports

    @Test func aCopyHasItsNameOnceItIsComplete() throws {
        let store = try SessionStore(.file(folder.path + "/own"))
        try SessionCopy.copy(try store.sessions().map(\.id), of: store, to: folder.path + "/copy.velto")
        #expect(Set(folder.files.keys) == ["own", "own-wal", "own-shm", "copy.velto"])
        let error = #expect(throws: VeltoError.self) {
            try SessionCopy.copy(try store.sessions().map(\.id), of: store, to: folder.path + "/copy.velto")
        }
        #expect(error?.message.contains("exists already") == true)
        #expect(throws: VeltoError.self) {
            try SessionCopy.copy([SessionID(99)], of: store, to: folder.path + "/no/copy.velto")
        }
        #expect(Set(folder.files.keys) == ["own", "own-wal", "own-shm", "copy.velto"])
    }

    @Test(arguments: [false, true])
    func anExportCountsItsRowsAndEndsEarly(isAligned: Bool) throws {
        let store = try SessionStore(.file(folder.path + "/own"))
        let session = try #require(try store.sessions().first).id
        var options = SessionExport()
        (options.isAligned, options.progress) = (isAligned, ExportProgress())
        let target = isAligned ? folder.path + "/table.csv" : folder.path
        try options.write(session, of: store, to: target)
        let counts = try #require(options.progress).counts
        #expect(counts.done == 600 && counts.total == 600)
        for name in folder.files.keys where !name.hasPrefix("own") { unlink(folder.path + "/" + name) }
        options.progress = ExportProgress()
        options.progress?.cancel()
        #expect(code { try options.write(session, of: store, to: target) } == .cancelled)
        #expect(folder.files.keys.allSatisfy { $0.hasPrefix("own") })
    }
}

/// The names of files that an export of a session writes.
@Suite struct FileNameTests {
    private func names(_ dialect: TableDialect, device: String) throws -> [String] {
        let store = try SessionStore(.memory)
        let session = try store.beginSession(SessionDescription(), at: .start)
        var owner = StoredDevice(family: "metawear", address: "")
        owner.name = device
        let tracks: [(String, [String])] = [
            ("acceleration", ["x", "y", "z"]), ("acceleration", ["x", "y", "z"]), ("temperature[2]", ["temperature"]),
            ("corrected-magnetic-field", ["x", "y", "z", "accuracy"]), ("my own", ["w", "x", "y", "z"]),
            ("pulse", ["bpm"]), ("two", ["a", "b"]),
        ]
        for (signal, columns) in tracks {
            let columns = columns.map { SignalDescription.Channel($0, .none) }
            _ = try store.addTrack(TrackDescription(owner, SignalDescription(signal, .float32, columns)), to: session)
        }
        return FileNames(try store.tracks(of: session), try store.session(session), dialect).all
    }

    @Test func theOriginalDialectNamesFilesAsTheOriginalDoes() throws {
        // Protocol notes of the system, 8.3.
        let names = [
            "accel", "accel", "temp", "fusion-cmag", "quaternion", "float", "two",
        ].map { "MetaWear-\($0)-2026-01-01T00-00-00" }
        var expected = names
        expected[1] += "-2"
        #expect(try self.names(.original, device: "") == expected)
        #expect(try self.names(.original, device: "left: wrist").first == "leftwrist-accel-2026-01-01T00-00-00")
    }

    @Test func otherDialectsHaveTheSignal() throws {
        let names = try names(.plain, device: "")
        #expect(names[2] == "device-temperature2-2026-01-01T00-00-00" && names[4] == "device-myown-2026-01-01T00-00-00")
    }
}
