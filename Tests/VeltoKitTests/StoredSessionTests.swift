import Glibc
import Testing
import VeltoKit

/// Sessions as a Swift program records and reads them, by the public interface alone.
@Suite struct StoredSessionTests {
    private let path = "/tmp/velto-swift-\(getpid())-\(UInt32.random(in: .min ... .max)).velto"

    /// Two seconds of a cap.
    private func record() throws -> SessionID {
        let context = try Context.simulated(script: "sweep", hasManualClock: true)
        try context.setAutoConnect(players: 1)
        try context.advanceClock(by: .seconds(3))
        let device = try #require(context.devices.first)
        let recorder = try context.openStore(path)
        let session = try recorder.beginSession(SessionDescription(label: "walk"))
        try recorder.add(try device.signal("axes"), to: session)
        try context.advanceClock(by: .seconds(2))
        try recorder.addMark("stairs", to: session)
        try recorder.end(session)
        try recorder.close()
        context.destroy()
        return session
    }

    @Test func aSessionIsRecordedReadAndExported() throws {
        defer { for end in ["", "-wal", "-shm", ".csv", ".json"] { unlink(path + end) } }
        let session = try record()
        // Later, without a context.
        let store = try SessionStore(.file(path))
        var query = SessionQuery()
        query.text = "WALK"
        let stored = try #require(try store.sessions(query).first)
        #expect(stored.id == session && stored.state == .ended && stored.isSimulated)
        #expect(try store.marks(of: session).map(\.text) == ["stairs"])
        let track = try #require(try store.tracks(of: session).first)
        #expect(track.description.signal == "axes" && track.frameCount > 50)
        var frames = try TrackCursor(store, track, .si)
        var (count, rows) = (0, 0)
        while let part = try frames.read() {
            count += part.infos.count
            rows += part.floats.count / track.description.columns.count
        }
        #expect(count == track.frameCount && rows == count)
        let first = try #require(track.first)
        var range = try TrackCursor(store, track, .raw, in: first...first.advanced(bySeconds: 0.5))
        let half = try #require(try range.read()).infos
        #expect(half.count > 5 && half.count < count / 2)
        var table = SessionExport()
        (table.isAligned, table.grid) = (true, .rate(50))
        try table.write(session, of: store, to: path + ".csv")
        #expect(access(path + ".csv", F_OK) == 0 && access(path + ".csv.json", F_OK) != 0)
        try store.removeSessions([session])
        #expect(try store.sessionCount() == 0)
    }
}
