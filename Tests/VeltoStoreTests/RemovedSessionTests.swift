import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Sessions that another program removes while they are read: a part of one is an error, and no end.
@Suite struct RemovedSessionTests {
    private let folder: RealFolder
    private let store: SessionStore
    private let track: TrackID

    init() throws {
        folder = try RealFolder()
        store = try SessionStore(.file(folder.path + "/own"))
        track = try store.beginAcceleration().track
        try store.commit(.acceleration(0..<40_000), to: track)
    }

    private func code(_ call: () throws -> Void) -> ResultCode? {
        do { try call() } catch { return (error as? VeltoError)?.code }
        return nil
    }

    private func remove(_ session: SessionID, after step: () throws -> Bool) throws {
        #expect(try step())
        // As another program removes it: hidden at once, and its blocks in slices.
        let other = try SessionStore(.file(folder.path + "/own"))
        try other.endSession(session, at: ClockAnchor.start.utc)
        try other.removeSessions([session])
        let error = try #require(throws: VeltoError.self) { while try step() {} }
        #expect(error.code == .notFound && error.message.contains("was removed while it was read"))
    }

    @Test func framesOfARemovedSessionAreNoEnd() throws {
        let stored = try store.track(track)
        var cursor = try TrackCursor(store, stored, .raw)
        try remove(stored.session) { try cursor.read() != nil }
    }

    @Test func rowsOfARemovedSessionAreNoEnd() throws {
        let stored = try store.track(track)
        var options = SessionExport()
        options.grid = .rate(100)
        var table = try AlignedTable(store, [stored], options)
        var text = TextBuffer(decimalMark: options.dialect.decimalMark)
        try remove(stored.session) { try table.append(1024, to: &text) }
    }

    @Test func aCurveOrACopyOfARemovedSessionIsRefused() throws {
        let stored = try store.track(track)
        try store.endSession(stored.session, at: ClockAnchor.start.utc)
        try store.deleteSessions([stored.session])
        #expect(
            code { _ = try TrackOverview.read(store, stored, .si, in: .zero ... .distantFuture, parts: 9) } == .notFound
        )
        #expect(
            code { try SessionCopy.copy([stored.session], of: store, to: folder.path + "/copy.velto") } == .notFound)
        #expect(!folder.files.keys.contains("copy.velto"))
    }

    @Test func anExportLeavesNoFileOfASessionThatIsRemovedMeanwhile() throws {
        let stored = try store.session(try store.track(track).session)
        try store.endSession(stored.id, at: ClockAnchor.start.utc)
        try store.deleteSessions([stored.id])
        // Looked up before it was removed.
        #expect(
            code {
                try TrackTable.export(try store.track(track), of: store, SessionExport(), to: folder.path + "/t.csv")
            } == .notFound)
        #expect(!folder.files.keys.contains("t.csv"))
    }
}
