import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// A packet with one entry.
func packet(_ id: UInt8, _ tick: UInt32, _ data: UInt32, reset: UInt8 = 0) -> [UInt8] {
    var writer = ByteWriter()
    LogEntry(logger: id, reset: reset, tick: tick, data: data).write(to: &writer)
    return [0x0B, 0x07] + writer.bytes
}

/// The entries of a steady logger with two chunks, whose data are the number of the sample.
private func steady(_ count: Int, rate: Double, ids: [UInt8] = [0, 1]) -> [[UInt8]] {
    (0..<count).flatMap { number -> [[UInt8]] in
        let tick = UInt32(1000 + Double(number) / rate / BoardTick.seconds)
        return ids.enumerated().map { packet($1, tick, UInt32(number) * 4 + UInt32($0)) }
    }
}

/// The number of the sample in each chunk of a row.
private func numbers(_ reader: LogReader, _ index: Int = 0, ids: [UInt8] = [0, 1]) -> [[Int]] {
    let frames = reader.page.frames[index]
    return frames.samples.indices.map { sample in
        ids.indices.map { chunk in
            let bytes = frames.bytes(of: sample)[(chunk * 4)...].prefix(2)
            return bytes.reversed().reduce(0) { $0 << 8 | Int($1) } / 4
        }
    }
}

/// Joining the chunks of samples.
@Suite struct LogAssemblerTests {
    private func vector(_ rate: Double) -> LoggerLayout { layout("acceleration", [0, 1], rate: rate) }

    /// Each chunk of a log is left out in turn: one sample is lost, and no other is touched.
    @Test(arguments: [25.0, 400, 800]) func aMissingChunkCostsOneSample(_ rate: Double) {
        let count = 60
        let all = steady(count, rate: rate)
        for missing in all.indices {
            var packets = all
            packets.remove(at: missing)
            let reader = readPage([vector(rate)], packets)
            let wanted = (0..<count).filter { $0 != missing / 2 }
            #expect(numbers(reader) == wanted.map { [$0, $0] }, "chunk \(missing)")
        }
    }

    /// The same with four chunks.
    @Test(arguments: [25.0, 100, 800]) func aMissingChunkOfFourCostsOneSample(_ rate: Double) {
        let (count, ids) = (30, [2, 3, 4, 5] as [UInt8])
        let quaternion = layout("quaternion", ids, channels: 4, format: .float32, rate: rate)
        let all = steady(count, rate: rate, ids: ids)
        for missing in all.indices {
            var packets = all
            packets.remove(at: missing)
            let reader = readPage([quaternion], packets)
            let wanted = (0..<count).filter { $0 != missing / 4 }
            #expect(numbers(reader, ids: ids) == wanted.map { Array(repeating: $0, count: 4) }, "chunk \(missing)")
            #expect(
                reader.page.frames[0].samples.contains { $0.flags.contains(.afterGap) } == (missing < all.count - 4))
        }
    }

    @Test(arguments: [25.0, 400, 800]) func aPairInTheOtherOrderIsOneSample(_ rate: Double) {
        var packets = steady(40, rate: rate)
        packets.swapAt(20, 21)
        packets.swapAt(78, 79)
        let reader = readPage([vector(rate)], packets)
        #expect(numbers(reader) == (0..<40).map { [$0, $0] })
        #expect(reader.counts.unpaired == 0)
    }

    @Test func loggersAreInterleaved() {
        let layouts = [vector(100), layout("angular-velocity", [2, 3], rate: 100)]
        var packets: [[UInt8]] = []
        for (one, other) in zip(steady(30, rate: 100), steady(30, rate: 100, ids: [2, 3])) { packets += [one, other] }
        packets.remove(at: 21)
        let reader = readPage(layouts, packets)
        #expect(numbers(reader) == (0..<30).map { [$0, $0] })
        #expect(numbers(reader, 1).count == 29)
        #expect(reader.counts.unpaired == 1)
    }

    /// At every entry a page may end: the samples are the same.
    @Test func samplesStraddlePages() {
        let packets = steady(40, rate: 800)
        let whole = readPage([vector(800)], packets)
        for end in packets.indices {
            var reader = LogReader([vector(800)])
            for packet in packets[..<end] { reader.take(ByteReader(packet.span)) }
            _ = reader.endPage(left: nil, isLast: false)
            reader.confirm()
            for packet in packets[end...] { reader.take(ByteReader(packet.span)) }
            _ = reader.endPage(left: 0, isLast: true)
            #expect(reader.page.frames == whole.page.frames)
        }
    }

    /// The ticks of a sample's chunks may differ by one, and not by more.
    @Test(arguments: [(0, 1), (1, 1), (2, 0)]) func ticksDifferByOneAtMost(_ distance: UInt32, _ samples: Int) {
        let reader = readPage([vector(25)], [packet(0, 500, 1), packet(1, 500 + distance, 2)])
        #expect(reader.page.frames[0].samples.count == samples)
    }

    @Test func unknownLoggersAreKept() {
        let reader = readPage([vector(25)], [packet(0, 500, 0), packet(9, 500, 77), packet(1, 500, 0)])
        #expect(reader.page.unknown.map(\.entry.data) == [77])
        #expect(reader.page.unknown.first?.sample.flags.contains(.unscaled) == true)
        #expect(reader.page.frames[0].samples.count == 1)
    }

    @Test func valuesWithoutARangeAreMarked() {
        var unscaled = layout("acceleration", [0, 1], scale: nil)
        #expect(readPage([unscaled], steady(1, rate: 25)).page.frames[0].samples[0].flags.contains(.unscaled))
        unscaled.setRange(4, scales: [1, 1, 1])
        #expect(!readPage([unscaled], steady(1, rate: 25)).page.frames[0].samples[0].flags.contains(.unscaled))
        #expect(unscaled.range == 4)
        unscaled.forgetRange()
        #expect(unscaled.isUnscaled)
    }

    /// A range that becomes known between the chunks of a sample.
    @Test func aRangeCanBeGivenLater() {
        var reader = LogReader([layout("acceleration", [0, 1], scale: nil)])
        let packets = steady(2, rate: 25)
        for packet in packets[..<3] { reader.take(ByteReader(packet.span)) }
        _ = reader.endPage(left: nil, isLast: false)
        reader.setRange(4, scales: [1, 1, 1], of: 0)
        for packet in packets[3...] { reader.take(ByteReader(packet.span)) }
        _ = reader.endPage(left: 0, isLast: true)
        #expect(reader.page.frames[0].samples.map { $0.flags.contains(.unscaled) } == [true, false])
    }

    @Test func layoutsAreChecked() throws {
        let source = LogSource(module: .accelerometer, register: 4, size: 6)
        let field = LoggerLayout.Field(name: "x", unit: .none, format: .int16)
        for ids in [[0], [0, 0], [0, 1, 2], [0, 32]] as [[UInt8]] {
            #expect(throws: VeltoError.self) {
                try LoggerLayout("a", source, loggers: ids, [field, field, field], scales: nil)
            }
        }
        #expect(throws: VeltoError.self) { try LoggerLayout("a", source, loggers: [0, 1], [field], scales: nil) }
    }
}
