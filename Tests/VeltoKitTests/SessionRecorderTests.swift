import Testing
import VeltoCore
import VeltoSimulation
import VeltoStore
import VeltoWearable

@testable import VeltoKit

/// Sessions of a device: from its notifications to the frames of a store.
@Suite struct SessionRecorderTests {
    private let toy: StreamingToy
    private let store: SessionStore
    private let recorder: SessionRecorder
    private let session: SessionID

    init() throws {
        try self.init(isFast: false)
    }

    private init(isFast: Bool) throws {
        toy = try StreamingToy(isFast: isFast)
        store = try SessionStore(.memory)
        recorder = try SessionRecorder(toy.test.context, store)
        session = try recorder.beginSession(SessionDescription())
    }

    private func add(_ signals: ToySignal...) throws {
        for signal in signals { try recorder.add(try toy.device.signal(signal.rawValue), to: session) }
        try toy.test.advance(0.2)
    }

    /// The sequence numbers and raw values of a track.
    private func read(_ track: StoredTrack) throws -> (sequences: [UInt64], values: [UInt32]) {
        var frames: (sequences: [UInt64], values: [UInt32]) = ([], [])
        var cursor = try TrackCursor(store, track, .raw)
        while let part = try cursor.read() {
            frames.sequences += part.infos.map(\.sequence)
            frames.values += part.values
        }
        return frames
    }

    private func tracks() throws -> [StoredTrack] { try store.tracks(of: session) }

    @Test func signalsAreRecordedWhetherOrNotTheProgramReadsThem() throws {
        try add(.spin, .heat)
        let stream = try toy.start(.heat)
        for number: UInt8 in 1...5 {
            try toy.send(.spin, number, [number, 10 * number])
            try toy.send(.heat, number, [number])
        }
        #expect(try stream.read(of: UInt8.self).values == [1, 2, 3, 4, 5])
        try toy.test.advance(1)
        #expect(recorder.counts(of: session).committed == 10)
        try recorder.end(session)
        #expect(try store.sessions().map(\.state) == [.ended])
        let (spin, heat) = (try #require(try tracks().first { $0.description.signal == "spin" }), try tracks()[1])
        #expect(try read(spin).values == [1, 10, 2, 20, 3, 30, 4, 40, 5, 50])
        #expect(
            heat.frameCount == 5 && spin.description.device.family == "toy" || spin.description.device.address != "")
        #expect(spin.description.columns.map(\.unit) == toy.device.signals[0].whole.channels.map(\.unit))
        // The toy is not asked for a signal that no one records.
        try toy.end(stream.beginStop())
        try toy.test.advance(0.2)
        #expect(!toy.isSubscribed(.spin))
    }

    @Test func aChannelIsATrackOfItsOwn() throws {
        try recorder.add(try toy.device.signal("spin[1]"), to: session)
        try toy.test.advance(0.2)
        try toy.send(.spin, 1, [7, 8])
        try recorder.end(session)
        #expect(try tracks().map(\.description.signal) == ["spin[1]"])
        #expect(try read(tracks()[0]).values == [8])
    }

    @Test func scalesAreThoseOfTheConfiguration() throws {
        let fast = try SessionRecorderTests(isFast: true)
        try fast.add(.spin)
        try fast.toy.send(.spin, 1, [7, 8])
        try fast.recorder.end(fast.session)
        #expect(
            try fast.tracks()[0].description.columns.map(\.scale) == [MeasuringToy.fastScale, MeasuringToy.fastScale])
        #expect(try fast.tracks()[0].description.rate == 100)
    }

    @Test func aLostLinkIsAGapOfTheSameTrack() throws {
        try add(.heat)
        for number: UInt8 in 1...3 { try toy.send(.heat, number, [number]) }
        try toy.test.advance(1)
        let lost = toy.test.context.time.now
        toy.simulator.peripheral.dropLink()
        try toy.test.advance(20)
        #expect(toy.device.record.linkState == .ready)
        for number: UInt8 in 1...2 { try toy.send(.heat, number, [100 + number]) }
        try recorder.end(session)
        let track = try tracks()[0]
        #expect(try tracks().count == 1)
        let frames = try read(track)
        #expect(frames.values == [1, 2, 3, 101, 102] && frames.sequences == [1, 2, 3, 4, 5])
        let gaps = try store.gaps(of: track.id)
        #expect(gaps.map(\.kind) == [.link] && gaps.map(\.afterSequence) == [3])
        #expect(gaps[0].time < lost && gaps[0].duration > 19_000_000_000 && track.lostCount == 0)
    }

    @Test func aSignalMayBeAddedBeforeItsDeviceIsConnected() throws {
        let heat = try toy.device.signal("heat")
        toy.simulator.peripheral.dropLink()
        try recorder.add(heat, to: session)
        #expect(code { try recorder.add(heat, to: session) } == .already)
        try toy.test.advance(20)
        try toy.send(.heat, 1, [9])
        try recorder.end(session)
        // The device was connected for a while, and sent nothing.
        #expect(try read(tracks()[0]).values == [9] && store.gaps(of: tracks()[0].id).map(\.kind) == [.silence])
    }

    @Test func destroyingTheContextEndsItsSessions() throws {
        try add(.heat)
        try toy.send(.heat, 1, [9])
        toy.test.context.destroy()
        #expect(try store.sessions().map(\.state) == [.ended])
        #expect(try read(tracks()[0]).values == [9])
        #expect(code { _ = try recorder.beginSession(SessionDescription()) } == .staleHandle)
    }

    @Test func aSessionThatHasEndedTakesNoSignals() throws {
        try recorder.end(session)
        #expect(code { try recorder.add(try toy.device.signal("heat"), to: session) } == .invalidState)
        #expect(code { try recorder.add(try toy.device.signal("charge"), to: session) } == .unsupported)
    }
}
