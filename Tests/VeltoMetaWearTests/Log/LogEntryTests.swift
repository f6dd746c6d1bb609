import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// The layout of a signal with numbers of 16 bits, as loggers of these ids hold it.
func layout(
    _ name: String, _ ids: [UInt8], channels: Int = 3, format: SampleFormat = .int16, scale: Double? = 1,
    rate: Double? = nil
) -> LoggerLayout {
    let names = ["x", "y", "z", "w"]
    let fields = (0..<channels).map { LoggerLayout.Field(name: names[$0], unit: .none, format: format) }
    let source = LogSource(module: .accelerometer, register: 0x04, size: channels * format.width)
    guard
        var layout = try? LoggerLayout(
            name, source, loggers: ids, fields, scales: scale.map { Array(repeating: $0, count: channels) })
    else { fatalError("\(name) has another number of chunks") }
    layout.rate = rate
    return layout
}

func entries(_ packets: [UInt8]...) -> [LogEntry] {
    var entries: [LogEntry] = []
    for packet in packets { LogEntry.append(ByteReader(packet.span), to: &entries) }
    return entries
}

/// Reads packets as one page that is the last.
func readPage(_ layouts: [LoggerLayout], _ packets: [[UInt8]], _ clock: LogClock = LogClock()) -> LogReader {
    var reader = LogReader(layouts, clock)
    for packet in packets { reader.take(ByteReader(packet.span)) }
    _ = reader.endPage(left: 0, isLast: true)
    return reader
}

/// The numbers of a logger, scaled.
func values(_ reader: LogReader, _ index: Int = 0) -> [[Double]] {
    let (layout, frames) = (reader.layouts[index], reader.page.frames[index])
    return frames.samples.indices.map { sample in
        let row = frames.bytes(of: sample)
        var bytes = ByteReader(row.span)
        return layout.fields.indices.map { field in
            let scale = layout.scales?[field] ?? 1
            switch layout.fields[field].format {
            case .int16: return Double((try? bytes.read(Int16.self)) ?? 0) * scale
            case .float32: return Double((try? bytes.read(Float.self)) ?? 0) * scale
            default: return .nan
            }
        }
    }
}

/// Sections 13.2 and 13.3 of the system protocol; the numbers of the examples are in the titles.
@Suite struct LogExampleTests {
    @Test("E-07, E-08: trigger bytes") func triggerBytes() {
        #expect(LogSource.Chunk(offset: 2, length: 2).trigger == 0x22)
        #expect(LogSource.Chunk(offset: 0, length: 16).trigger == 0xE0)
        #expect(LogSource.Chunk(offset: 0, length: 13).trigger == 0x80)
        #expect(LogSource.Chunk(offset: 12, length: 1).trigger == 0x0C)
        #expect(LogSource.Chunk(trigger: 0x64) == LogSource.Chunk(offset: 4, length: 4))
        #expect(LogSource.Chunk(trigger: 0xE0).length == 8)
        let table: [(Int, UInt8)] = [
            (1, 0x00), (2, 0x20), (3, 0x40), (4, 0x60), (6, 0xA0), (10, 0x20), (12, 0x60), (13, 0x80), (16, 0xE0),
            (18, 0x20),
        ]
        for (length, byte) in table { #expect(LogSource.Chunk(offset: 0, length: length).trigger == byte) }
    }

    private func additions(_ source: LogSource) -> [[UInt8]] {
        source.chunks.compactMap { chunk in
            if case .ask(let question) = LogRegister.add(chunk, of: source) { question.packet } else { nil }
        }
    }

    private func source(_ name: String, channel: Int? = nil, implementation: UInt8 = 4) throws -> LogSource {
        let answers: [[UInt8]] = [
            [0x03, 0x80, implementation, 2], [0x04, 0x80, 1, 0, 0, 3, 1, 2], [0x11, 0x80, 0, 10], [0x12, 0x80, 0, 0],
            [0x13, 0x80, implementation == 4 ? 1 : 0, 1], [0x19, 0x80, 0, 3],
        ]
        let modules = answers.compactMap { answer in
            ModuleInfo(answer: ReceivedBytes(answer)).map { (BoardModule(rawValue: answer[0]), $0) }
        }
        let signals = BoardSignals.available(Dictionary(uniqueKeysWithValues: modules))
        let signal = try #require(signals.first { $0.identifier == name }, "\(name)")
        return try #require(LogSource(signal, channel: channel))
    }

    @Test("E-09, E-10, E-11, E-23: creation of loggers") func creation() throws {
        #expect(
            additions(try source("linear-acceleration")) == [
                [0x0B, 0x02, 0x19, 0x0A, 0xFF, 0x60], [0x0B, 0x02, 0x19, 0x0A, 0xFF, 0x64],
                [0x0B, 0x02, 0x19, 0x0A, 0xFF, 0x68],
            ])
        #expect(additions(try source("battery")) == [[0x0B, 0x02, 0x11, 0xCC, 0xFF, 0x40]])
        #expect(additions(try source("angular-velocity", channel: 1)) == [[0x0B, 0x02, 0x13, 0x04, 0xFF, 0x22]])
        #expect(
            additions(try source("acceleration")) == [
                [0x0B, 0x02, 0x03, 0x04, 0xFF, 0x60], [0x0B, 0x02, 0x03, 0x04, 0xFF, 0x24],
            ])
        #expect(additions(try source("temperature[0]")) == [[0x0B, 0x02, 0x04, 0xC1, 0x00, 0x20]])
        #expect(try LogRegister.logger(in: [0x0B, 0x02, 0x01]) == 1)
        #expect(throws: VeltoError.self) { try LogRegister.logger(in: [0x0B, 0x02]) }
        #expect(LogRegister.start(.overwrite).packets == [[0x0B, 0x0B, 1], [0x0B, 0x01, 1]])
        #expect(LogRegister.start(.stopWhenFull).packets == [[0x0B, 0x0B, 0], [0x0B, 0x01, 1]])
    }

    @Test("2.4: the chunks of each kind of signal") func chunks() throws {
        let rows: [(String, Int?, [UInt8])] = [
            ("acceleration", nil, [0x60, 0x24]), ("acceleration", 0, [0x20]), ("acceleration", 1, [0x22]),
            ("acceleration", 2, [0x24]), ("gravity", nil, [0x60, 0x64, 0x68]),
            ("quaternion", nil, [0x60, 0x64, 0x68, 0x6C]), ("corrected-acceleration", nil, [0x60, 0x64, 0x68, 0x0C]),
            ("pressure", nil, [0x60]), ("battery", 0, [0x00]), ("battery", 1, [0x21]),
        ]
        for (name, channel, triggers) in rows {
            let source = try source(name, channel: channel)
            #expect(source.chunks.map(\.trigger) == triggers, "\(name)")
            #expect(source.slotCount == triggers.count)
        }
        #expect(LogSource(module: .accelerometer, register: 4, size: 13).chunks.map(\.length) == [4, 4, 4, 1])
    }

    @Test("E-12: acceleration at ±8 g") func acceleration() throws {
        let packet = bytes("0B 07 A0 E6 42 00 00 F5 00 3D 01 A1 E6 42 00 00 DD 0F 00 00")
        #expect(entries(packet).map(\.logger) == [0, 1])
        #expect(entries(packet).map(\.reset) == [5, 5] && entries(packet).map(\.tick) == [17126, 17126])
        let reader = readPage([layout("acceleration", [0, 1], scale: 1.0 / 4096)], [packet])
        let value = try #require(values(reader).first)
        for (seen, wanted) in zip(value, [0.059814, 0.077393, 0.991455]) { #expect(abs(seen - wanted) < 1e-6) }
        #expect(abs(Double(reader.page.frames[0].samples[0].time) / 1e6 - 25086.914) < 0.001)
        #expect(reader.page.frames[0].samples[0].flags == .unanchored)
    }

    @Test("E-13: rotation around y") func rotation() {
        let packet = bytes("0B 07 40 22 DF 04 00 F9 FF 00 00 40 3D DF 04 00 FE FF 00 00")
        let reader = readPage([layout("angular-velocity[1]", [0], channels: 1, scale: 1 / 131.2)], [packet])
        let seen = values(reader).map { $0[0] }
        #expect(seen.count == 2 && abs(seen[0] + 0.053354) < 1e-6 && abs(seen[1] + 0.015244) < 1e-6)
        let times = reader.page.frames[0].samples.map { Double($0.time) / 1e6 }
        #expect(abs(times[0] - 467674.805) < 0.001 && abs(times[1] - 467714.355) < 0.001)
        #expect(reader.page.frames[0].samples.map(\.tick) == [319266, 319293])
        #expect(reader.page.frames[0].samples.map(\.reset) == [2, 2])
    }

    @Test("E-14: temperature") func temperature() {
        let packet = bytes("0B 07 A2 BD 25 00 00 38 FF 00 00")
        #expect(values(readPage([layout("temperature[0]", [2], channels: 1, scale: 0.125)], [packet])) == [[-25]])
    }

    @Test("E-15: a quaternion of four chunks") func quaternion() {
        let packets = [
            bytes("0B 07 60 E8 03 00 00 00 00 00 3F 61 E8 03 00 00 00 00 00 3F"),
            bytes("0B 07 62 E8 03 00 00 00 00 00 BF 63 E8 03 00 00 00 00 00 3F"),
        ]
        let reader = readPage([layout("quaternion", [0, 1, 2, 3], channels: 4, format: .float32)], packets)
        #expect(values(reader) == [[0.5, 0.5, -0.5, 0.5]])
        #expect(abs(Double(reader.page.frames[0].samples[0].time) / 1e6 - 1464.844) < 0.001)
    }

    @Test("E-03, E-16 to E-20: packets of a download") func packets() throws {
        let anchor = try #require(
            LogAnchors.Anchor(answer: answer("0B 84 15 04 00 00 05"), at: UTCTime(nanoseconds: 2_000_000_000)))
        #expect(anchor.tick == 1045 && anchor.resetID == 5 && abs(Double(anchor.boot) / 1e6 - 469.238) < 0.001)
        #expect(LogRegister.read(1000) == bytes("0B 06 E8 03 00 00 00 00 00 00"))
        let left = LogRegister.remaining(in: ByteReader(bytes("0B 08 71 01 00 00").span)) ?? 0
        let progress = DownloadProgress(entries: 256, left: left, total: 625)
        #expect(left == 369 && abs(progress.share - 0.4096) < 1e-9)
        #expect(LogRegister.confirmation.command() == bytes("0B 0E"))
        #expect(LogRegister.stop.packets == [bytes("0B 01 00")])
        #expect(LogRegister.flush.command(1) == bytes("0B 10 01"))
        #expect(try LogRegister.length(in: answer("0B 85 44 02 00 00")) == 580)
        #expect(throws: VeltoError.self) { try LogRegister.length(in: answer("0B 85 44 02")) }
        let short = LogRegister.remaining(in: ByteReader(bytes("0B 08 71").span))
        #expect(short == nil)
    }

    @Test("E-21: samples that share a tick") func sharedTicks() {
        var reader = LogReader([layout("a", [0, 1], channels: 3)])
        for (id, tick) in [(0, 10), (1, 10), (0, 10), (1, 10), (0, 11)] as [(UInt8, UInt8)] {
            reader.take(ByteReader([0x0B, 0x07, id, tick, 0, 0, 0, 1, 0, 2, 0].span))
        }
        _ = reader.endPage(left: 0, isLast: true)
        #expect(reader.page.frames[0].samples.map(\.tick) == [10, 10])
        #expect(reader.assembler.begun[0].chunks == 1)
    }

    @Test("3.1: answers about loggers, and those of empty slots") func loggerAnswers() throws {
        let source = try #require(LogRegister.source(in: answer("0B 82 03 04 FF 24")))
        #expect(source == LogSource(module: .accelerometer, register: 4, offset: 4, size: 2))
        for empty in ["0B 82", "0B 82 FF FF FF FF", "0B", ""] { #expect(LogRegister.source(in: answer(empty)) == nil) }
    }

    @Test("E-01: limits of a board") func limits() throws {
        let info = try #require(ModuleInfo(answer: answer("0B 80 00 03 08 00 00 FB 03 00 02")))
        let limits = LogLimits(info)
        #expect(limits.loggers == 8 && limits.capacity == 66_781_184 && limits.leastReadout == 512 && limits.hasFlush)
        try limits.check(adding: 4, to: 4)
        #expect(throws: VeltoError.self) { try limits.check(adding: 3, to: 6) }
        try limits.check(used: 66_781_184, .overwrite)
        #expect(throws: VeltoError.self) { try limits.check(used: 66_781_184, .stopWhenFull) }
        let old = LogLimits(try #require(ModuleInfo(answer: answer("0B 80 00 02 08 80 2B 00 00"))))
        #expect(old.capacity == 11136 && old.leastReadout == 1 && !old.hasFlush)
    }
}

/// Entries survive whatever a packet holds.
@Suite struct LogEntryTests {
    @Test func aPacketHoldsWholeEntriesOnly() {
        for size in 0...40 {
            let packet = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 37) }
            #expect(entries(packet).count == max(size - 2, 0) / 9)
        }
    }

    @Test func anEntrySurvivesItsBytes() throws {
        let entry = LogEntry(logger: 31, reset: 7, tick: .max, data: 0x0102_0304)
        var writer = ByteWriter()
        entry.write(to: &writer)
        #expect(entries([0x0B, 0x07] + writer.bytes) == [entry])
    }
}

extension [BoardStep] {
    /// The packets that are written.
    var packets: [[UInt8]] { writes.map { (try? $0.packet.resolved(by: [:])) ?? [] } }
}
