import Testing
import VeltoCore
import VeltoStore
import VeltoWearable

@testable import VeltoKit

/// Tracks of a session beside those of signals: the program's own, and events.
@Suite struct SessionTrackTests {
    private let toy: StreamingToy
    private let store: SessionStore
    private let recorder: SessionRecorder
    private let session: SessionID

    init() throws {
        toy = try StreamingToy()
        store = try SessionStore(.memory)
        recorder = try SessionRecorder(toy.test.context, store)
        session = try recorder.beginSession(SessionDescription())
    }

    private func sequences(of track: TrackID) throws -> [UInt64] {
        var (found, cursor) = ([UInt64](), try TrackCursor(store, try store.track(track), .raw))
        while let part = try cursor.read() { found += part.infos.map(\.sequence) }
        return found
    }

    @Test func anyNumberOfThreadsWriteOneTrack() throws {
        let description = TrackDescription(
            device: StoredDevice(family: "program", address: "program"), signal: "pulse", valueType: .int32,
            columns: [SignalDescription.Channel("pulse")])
        let track = try recorder.addTrack(description, to: session)
        let (writer, start) = (try recorder.programTrack(track), Condition(0))
        let threads = try (0..<4).map { _ in
            try WorkerThread(named: "writes") {
                let values = [Int32](repeating: 7, count: 50)
                start.update { $0 += 1 }
                start.wait(until: .distantFuture) { $0 == 4 }
                for _ in 0..<300 {
                    values.withUnsafeBytes {
                        try? writer.write([FrameInfo](repeating: FrameInfo(), count: 50), $0)
                    }
                }
            }
        }
        for thread in threads { thread.join() }
        try recorder.end(session)
        #expect(try sequences(of: track) == Array(1...60_000))
    }

    @Test func eventsThatFindNoRoomAreCountedInAGap() throws {
        let writer = recorder.writer
        let events = RecordedEvents(toy.device, session, store, writer)
        for number in 1...5000 {
            var event = Event(.button(1, isDown: true, pressCount: UInt32(number), releaseCount: 0))
            event.time = Timestamp(nanoseconds: UInt64(number) * 1_000_000)
            events.take(event)
        }
        events.flush(patience: nil)
        events.noteLoss(at: Timestamp(nanoseconds: 6_000_000_000))
        events.flush(patience: nil)
        try writer.end(session)
        let track = try #require(try store.tracks(of: session).first)
        let gaps = try store.gaps(of: track.id)
        #expect(track.frameCount == 4096 && gaps.map(\.kind) == [.overflow, .overflow])
        #expect(gaps.map(\.count) == [904, nil] && gaps.map(\.afterSequence) == [4096, 4096])
        #expect(gaps.map(\.time.nanoseconds) == [4_097_000_000, 6_000_000_000] && gaps[0].duration == 903_000_000)
    }
}
