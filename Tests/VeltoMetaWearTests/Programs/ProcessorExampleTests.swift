import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// The worked examples of processors in the system protocol, 13.5, by their numbers.
@Suite struct ProcessorExampleTests {
    private static let (g2, g8, g16) = (1.0 / 16384, 1.0 / 4096, 1.0 / 2048)

    /// A source, a configuration, firmware, and the packet that creates the processor.
    private struct Example: Sendable {
        let number: Int
        let packet: String
        let firmware: ProcessorFirmware
        let source: @Sendable () throws -> ProcessorSignal
        let configuration: @Sendable (ProcessorSignal) throws -> ProcessorConfiguration

        init(
            _ number: Int, _ packet: String, on firmware: ProcessorFirmware = ProgramBench.current,
            _ source: @escaping @Sendable @autoclosure () throws -> ProcessorSignal,
            _ configuration: @escaping @Sendable (ProcessorSignal) throws -> ProcessorConfiguration
        ) {
            (self.number, self.packet, self.firmware) = (number, packet, firmware)
            (self.source, self.configuration) = (source, configuration)
        }
    }

    private static func signal(_ name: String, _ scale: Double? = nil) throws -> ProcessorSignal {
        try ProgramBench.signal(name, scale: scale)
    }

    private static func older(_ name: String) throws -> ProcessorSignal {
        try ProgramBench.signal(name, of: PlanTests.plan(["03 80 01 02", "13 80 00 01"]))
    }

    private static func output(
        _ number: UInt8, _ width: Int = 2, _ kind: ProcessorNumber.Kind = .unsigned, _ scale: Double = 1
    )
        -> ProcessorSignal
    { ProgramBench.output(number, width: width, kind, scale: scale) }

    private static let old = ProgramBench.old

    private static let examples: [Example] = [
        Example(32, "09 02 03 04 FF A0 07 A5 01", try signal("acceleration")) { _ in .vector(VectorProcessor(.rss)) },
        Example(32, "09 02 13 04 FF A0 07 A5 00", try signal("angular-velocity")) { _ in .vector(VectorProcessor(.rms))
        },
        Example(33, "09 02 09 03 00 20 03 05 04", on: old, output(0)) { _ in .average(AverageProcessor(window: 4)) },
        Example(33, "09 02 09 03 00 20 03 05 04 00", output(0)) { _ in .average(AverageProcessor(window: 4)) },
        Example(34, "09 02 03 04 FF A0 03 25 08 02", try signal("acceleration")) { _ in
            .average(AverageProcessor(window: 8, isHighPass: true))
        },
        Example(35, "09 02 09 03 01 20 0D 09 00 20 00 00 00 00", output(1, 2, .unsigned, g2)) {
            .threshold(ThresholdProcessor(.binary, boundary: try $0.payload.number.raw(0.5, "value")))
        },
        Example(36, "09 02 04 81 00 20 0D 05 F0 00 00 00 08 00", try signal("temperature[0]")) {
            let hysteresis = try $0.payload.number.raw(1, "hysteresis")
            return .threshold(
                ThresholdProcessor(
                    .absolute, boundary: try $0.payload.number.raw(30, "value"), hysteresis: UInt16(hysteresis)))
        },
        Example(37, "09 02 09 03 02 00 06 01 FF", output(2, 1, .signed)) { _ in
            .comparator(ComparatorProcessor(.equal, [-1], isSigned: true))
        },
        Example(
            37, "09 02 09 03 02 00 06 01 00 00 FF FF FF FF", on: ProcessorFirmware(revision: 0, version: "1.2.2"),
            output(2, 1, .signed)
        ) { _ in
            .comparator(ComparatorProcessor(.equal, [-1], isSigned: true))
        },
        Example(38, "09 02 09 03 00 20 06 22 00 20", output(0, 2, .unsigned, g8)) {
            .comparator(ComparatorProcessor(.greater, [try $0.payload.number.raw(2, "value")], isSigned: false))
        },
        Example(38, "09 02 05 87 15 20 06 6A 00 04 00 02 00 01 80 00", adc(0x15)) { _ in
            .comparator(ComparatorProcessor(.greaterOrEqual, [1024, 512, 256, 128], .reference, isSigned: false))
        },
        Example(39, "09 02 12 01 FF 60 06 96 00 A0 86 01 00 88 8A 01 00 70 8E 01", try signal("pressure")) {
            let number = $0.payload.number
            let references = try [100_000.0, 101_000, 102_000].map { try number.raw($0, "references") }
            return .comparator(ComparatorProcessor(.less, references, .zone, isSigned: false))
        },
        Example(40, "09 02 01 01 FF 00 02 10", try signal("switch")) { _ in
            .accumulator(AccumulatorProcessor(.count, outputSize: 1))
        },
        Example(40, "09 02 01 01 FF 00 02 13", try signal("switch")) { _ in
            .accumulator(AccumulatorProcessor(.count, outputSize: 4))
        },
        Example(40, "09 02 09 03 00 60 02 1C", output(0, 4)) { _ in
            .accumulator(AccumulatorProcessor(.count, outputSize: 1))
        },
        Example(41, "09 02 09 03 00 20 02 07", output(0)) { _ in .accumulator(AccumulatorProcessor(.sum, outputSize: 4))
        },
        Example(41, "09 02 09 03 00 60 02 0F", output(0, 4)) { _ in
            .accumulator(AccumulatorProcessor(.sum, outputSize: 4))
        },
        Example(42, "09 02 09 03 00 00 09 03 04 02 00 00 00 00", output(0, 1)) { _ in
            .math(MathProcessor(.modulus, 2, isSigned: false))
        },
        Example(42, "09 02 09 03 00 60 09 1F 09 03 00 00 00 00", output(0, 4, .signed)) { _ in
            .math(MathProcessor(.subtract, 3, isSigned: true))
        },
        Example(42, "09 02 03 04 FF A0 09 17 02 03 00 00 00 02", try signal("acceleration")) { _ in
            .math(MathProcessor(.multiply, 3, isSigned: true))
        },
        Example(42, "09 02 04 81 00 20 09 17 0B 19 00 00 00 00", try signal("temperature[0]")) { _ in
            .math(MathProcessor(.constant, 25, isSigned: true))
        },
        Example(43, "09 02 19 07 FF E0 08 17 14 00 00 00", try signal("quaternion")) { _ in
            .time(TimeProcessor(.absolute, period: 20))
        },
        Example(43, "09 02 12 01 FF 60 08 13 FA 00 00 00", try signal("pressure")) { _ in
            .time(TimeProcessor(.absolute, period: 250))
        },
        Example(44, "09 02 12 01 FF 60 0C 0B 40 F3 62 00", try signal("pressure")) {
            .delta(DeltaProcessor(.differential, magnitude: UInt32(try $0.payload.number.raw(25331.25, "threshold"))))
        },
        Example(45, "09 02 03 04 FF 24 0B 01 00 01 00 08 00 00 10 00", try signal("acceleration[2]", g16)) {
            .pulse(PulseProcessor(.area, threshold: try $0.payload.number.raw(1, "threshold"), width: 16))
        },
        Example(45, "09 02 01 01 FF 00 0B 00 00 03 01 00 00 00 02 00", try signal("switch")) { _ in
            .pulse(PulseProcessor(.detection, threshold: 1, width: 2))
        },
        Example(46, "09 02 05 87 00 20 0A 01 10", adc(0)) { _ in .delay(DelayProcessor(count: 16)) },
        Example(46, "09 02 09 03 00 20 01 02 00 00", output(0)) { _ in .passthrough(PassthroughProcessor(.count)) },
        Example(47, "09 02 04 81 00 20 10 01 03", try signal("temperature[0]")) { _ in
            .packer(PackerProcessor(count: 4))
        },
        Example(48, "09 02 03 04 FF A0 11 31 03", try signal("acceleration")) { _ in
            .accounter(AccounterProcessor(.time))
        },
        Example(51, "09 02 13 05 FF A0 0F 05", try older("angular-velocity")) { _ in .buffer(BufferProcessor()) },
        Example(51, "09 02 03 04 FF A0 1B 01 00 00 00 00 00 00 00 00 00 00 00 00", try older("acceleration")) { _ in
            .fuser(FuserProcessor([(.value(0), try older("angular-velocity").payload)]))
        },
        Example(51, "09 02 09 03 01 60 08 13 14 00 00 00", output(1, 2, .signed, 6)) { _ in
            .time(TimeProcessor(.absolute, period: 20))
        },
        Example(51, "09 02 09 03 02 60 11 30 03", output(2, 2, .signed, 6)) { _ in
            .accounter(AccounterProcessor(.count))
        },
    ]

    /// Twelve bytes, as those of a fused acceleration and angular velocity.
    private static func output(_ number: UInt8, _ width: Int, _ kind: ProcessorNumber.Kind, _ channels: Int)
        -> ProcessorSignal
    {
        ProgramBench.output(number, width: width, channels: channels, kind)
    }

    private static func adc(_ pin: UInt8) -> ProcessorSignal {
        ProcessorSignal(
            "adc[\(pin)]", .gpio, 0x87, id: .value(pin),
            ProcessorPayload([ProcessorNumber("ratio", width: 2, .unsigned)]))
    }

    @Test(arguments: examples.indices) func aProcessorIsCreatedByItsBytes(index: Int) throws {
        let example = Self.examples[index]
        let source = try example.source()
        let packet = try ProgramBench.packet(source, example.configuration(source), example.firmware)
        #expect(packet == example.packet, "E-\(example.number)")
    }

    /// A board's answer to a query, with other bytes behind, is read as what was created, but for references that may follow.
    @Test(arguments: examples.indices) func itsBytesAreReadBack(index: Int) throws {
        let example = Self.examples[index]
        let source = try example.source()
        let packet = Hex.bytes(example.packet)
        let padding = [UInt8](repeating: 0xA5, count: 20 - packet.count)
        let answer = try #require(ProcessorAnswer(answer: ReceivedBytes([0x09, 0x82] + packet.dropFirst(2) + padding)))
        #expect(answer.isMade(by: packet) && !answer.isMade(by: packet + [0x5A]) || packet.count == 20)
        let read = answer.configuration(example.firmware)
        let bytes = read.bytes(for: source.payload, example.firmware).compactMap { $0.resolved(by: [:]) }
        #expect(
            bytes.starts(with: packet.dropFirst(7)) || Hex.text(packet.span).contains("06 6A"), "E-\(example.number)")
        #expect(read.code == packet[6])
        // Without those bytes nothing may follow.
        let exact = ProcessorConfiguration(code: packet[6], ByteReader(packet.span, at: 7).rest(), example.firmware)
        #expect(
            exact.bytes(for: source.payload, example.firmware).compactMap { $0.resolved(by: [:]) }
                == Array(packet.dropFirst(7)))
    }

    @Test func example43AnOlderTimeAlsoReadsAsAbsolute() {
        let bytes = Hex.bytes("07 E8 03 00 00")
        let read = ProcessorConfiguration(code: 8, ByteReader(bytes.span), .current)
        #expect(read == .time(TimeProcessor(.absolute, period: 1000)))
    }

    // MARK: Commands to processors

    @Test func aConfigurationIsReplacedWhole() throws {
        let rss = Self.output(0, 2, .unsigned, Self.g2)
        let half = try rss.payload.number.raw(0.5, "value")
        let comparator = ProcessorConfiguration.comparator(ComparatorProcessor(.greater, [half], isSigned: false))
        let packet = ProcessorPackets.configure(.value(1), Processor(source: rss, configuration: comparator), .current)
        #expect(packet.text == "09 05 01 06 22 00 20", "E-53")
        let list = ComparatorProcessor(.less, [128, 256, 512, 1024], .reference, isSigned: false)
        let packets = ProcessorPackets.configure(
            .value(0), Processor(source: Self.adc(0x15), configuration: .comparator(list)), .current)
        #expect(packets.text == "09 05 00 06 52 80 00 00 01 00 02 00 04", "E-53")
    }

    @Test func statesAreWrittenReadAndReset() throws {
        let count = ProcessorConfiguration.accumulator(AccumulatorProcessor(.count, outputSize: 1))
        let average = ProcessorConfiguration.average(AverageProcessor(window: 4))
        let gate = ProcessorConfiguration.passthrough(PassthroughProcessor(.count))
        let delta = ProcessorConfiguration.delta(DeltaProcessor(.differential, magnitude: 1))
        #expect(try ProcessorPackets.setState(.value(2), of: count, to: 128).text == "09 04 02 80 00 00 00", "E-54")
        #expect(try ProcessorPackets.reset(.value(3), of: average).text == "09 04 03", "E-54")
        #expect(ProcessorPackets.state.request(5) == Hex.bytes("09 84 05"), "E-54")
        #expect(try ProcessorPackets.setState(.value(1), of: gate, to: 20).text == "09 04 01 14 00", "E-46")
        let reference = try ProgramBench.signal("pressure").payload.number.raw(101_325, "value")
        #expect(
            try ProcessorPackets.setState(.value(0), of: delta, to: Int64(reference)).text == "09 04 00 00 CD 8B 01",
            "E-44")
        #expect(throws: VeltoError.self) { try ProcessorPackets.setState(.value(1), of: gate, to: 65536) }
        #expect(throws: VeltoError.self) { try ProcessorPackets.setState(.value(1), of: average, to: 0) }
        #expect(throws: VeltoError.self) { try ProcessorPackets.reset(.value(1), of: gate) }
    }

    @Test func bothNotificationsAreEnabledAndOneIsEnded() {
        #expect(ProcessorPackets.notifications(.value(4), true).map(\.text) == ["09 07 04 01", "09 03 01"], "E-55")
        #expect(ProcessorPackets.notifications(.value(4), false).map(\.text) == ["09 07 04 00"], "E-55")
    }
}
