import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoTriki

/// What streams of a cap get from its packets.
@Suite struct CapSignalTests {
    private let session = TrikiSession()
    private let feed: SampleFeed
    private let outlet: SampleOutlet

    private init(_ signal: SignalDescription) throws {
        feed = SampleFeed(signal)
        outlet = try SampleOutlet(signal, 0..<signal.channels.count, .raw, capacity: 8)
        feed.add(outlet)
    }

    init() throws {
        try self.init(CapSignals.axes)
    }

    private func perform(_ command: any SessionCommand) -> Bool {
        var output = SessionOutput(motion: MotionQueue())
        session.perform(command, as: SessionOperation(ObjectHandle(rawValue: 7)), &output)
        guard case .finish(_, .success) = output.takeActions().first else { return false }
        return true
    }

    private func rows(after packets: [UInt8]...) -> [[Int32]] {
        var output = SessionOutput(motion: MotionQueue())
        for packet in packets { session.received(1, ByteReader(packet.span), at: .zero, &output) }
        let width = outlet.selection.count
        var values = [Int32](repeating: 0, count: 8 * width)
        let count = outlet.take(8, &values, nil)
        return (0..<count).map { Array(values[$0 * width..<($0 + 1) * width]) }
    }

    @Test func everyBlockOfAPacketIsAFrame() throws {
        #expect(perform(SignalCommand.start(feed)))
        let blocks = rows(after: [
            0x22, 0, 1, 0, 2, 0, 0xFD, 0xFF, 0x22, 1, 4, 0, 5, 0, 6, 0, 0x22, 0, 7, 0, 8, 0, 9, 0, 0,
        ])
        #expect(blocks == [[1, 2, -3], [4, 5, 6], [7, 8, 9]])
        #expect(
            rows(after: [0x22, 0, 0x2C, 1, 0, 0x80, 0xFF, 0x7F] + [UInt8](repeating: 0, count: 8)) == [
                [300, -32768, 32767]
            ])
    }

    @Test func sensorFramesAreASignalOfTheirOwn() throws {
        let frame: [UInt8] = [0x22, 0, 80, 0, 0xB0, 0xFF, 1, 0, 2, 0, 3, 0, 48, 0]
        #expect(perform(SignalCommand.start(feed)) && rows(after: frame).isEmpty)
        let sensors = try Self(CapSignals.sensors)
        #expect(sensors.perform(SignalCommand.start(sensors.feed)))
        let row: [Int32] = [80, -80, 1, 2, 3, 48]
        #expect(sensors.rows(after: frame) == [row])
        #expect(
            sensors.rows(after: frame + [0, 0xF7], frame + frame, [1, 0xF7], frame + frame + frame)
                == Array(repeating: row, count: 6))
        #expect(sensors.rows(after: [0x22, 0, 1, 0, 2, 0, 3, 0]).isEmpty)
    }

    @Test func nothingIsFedBeforeTheStartAndAfterTheStop() {
        let packet: [UInt8] = [0x22, 0, 1, 0, 2, 0, 3, 0]
        #expect(rows(after: packet).isEmpty)
        #expect(perform(SignalCommand.start(feed)) && rows(after: packet).count == 1)
        #expect(perform(SignalCommand.stop(feed)) && rows(after: packet).isEmpty)
    }

    @Test func aCapCannotBeRead() {
        struct Other: SessionCommand {}
        #expect(!perform(SignalCommand.read(feed)) && !perform(Other()))
    }

    @Test func noPacketHarms() throws {
        #expect(perform(SignalCommand.start(feed)))
        for length in 0...64 {
            for byte: UInt8 in [0, 0x22, 0xF7, 0xFF] {
                var packet = [UInt8](repeating: byte, count: length)
                if length > 1 { (packet[0], packet[1]) = (0x22, 0) }
                #expect(rows(after: packet).count <= 8)
            }
        }
    }
}
