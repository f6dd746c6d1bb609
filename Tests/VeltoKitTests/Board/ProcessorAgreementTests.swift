import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation
import VeltoWearable

@testable import VeltoMetaWear

/// The library and the firmware of a simulated board, which share no code: what one creates, the other computes.
@Suite struct ProcessorAgreementTests {
    /// A board on a manual clock whose packets are the test's.
    private final class Board {
        private let time = TimeSource.manual()
        private let device: SimulatedPeripheral

        init() throws {
            device = .board(seed: 1, configuration: BoardConfiguration(.metaMotionS), time: time)
            device.setBare(true)
            try device.reportLink(isUp: true)
            try device.reportSubscription(0x0017, isOn: true)
        }

        /// Writes a packet, and returns the notifications of the board.
        func write(_ packet: [UInt8]) throws -> [[UInt8]] {
            try device.writeAttribute(0x0015, packet, .withoutResponse)
            var (packets, buffer): ([[UInt8]], [UInt8]) = ([], [])
            while try device.pollNotification(into: &buffer) != nil { packets.append(buffer) }
            time.set(time.now.advanced(bySeconds: 0.02))
            return packets
        }
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 33
        }
    }

    /// Types on a source of one number, or of any.
    private static let configurations: [ProcessorConfiguration] = [
        .passthrough(PassthroughProcessor(.all)), .passthrough(PassthroughProcessor(.count, count: 9)),
        .accumulator(AccumulatorProcessor(.sum, outputSize: 4)),
        .accumulator(AccumulatorProcessor(.sum, outputSize: 3)),
        .accumulator(AccumulatorProcessor(.count, outputSize: 2)), .average(AverageProcessor(window: 3)),
        .average(AverageProcessor(window: 5, isHighPass: true)), .vector(VectorProcessor(.rms)),
        .vector(VectorProcessor(.rss)),
        .comparator(ComparatorProcessor(.greater, [1], isSigned: true)),
        .comparator(ComparatorProcessor(.less, [1, 2, 3], .zone, isSigned: true)),
        .comparator(ComparatorProcessor(.less, [1, 2, 3, 4, 5, 6], .binary, isSigned: true)),
        .comparator(ComparatorProcessor(.notEqual, [7, 9], .reference, isSigned: true)),
        .time(TimeProcessor(.absolute, period: 30)), .time(TimeProcessor(.differential, period: 30)),
        .math(MathProcessor(.add, 3, isSigned: true)), .math(MathProcessor(.leftShift, 9, isSigned: true)),
        .math(MathProcessor(.rightShift, 9, isSigned: true)), .math(MathProcessor(.squareRoot, isSigned: false)),
        .math(MathProcessor(.multiply, 3, isSigned: true, outputSize: 2)), .delay(DelayProcessor(count: 3)),
        .pulse(PulseProcessor(.width, threshold: 1, width: 1)), .pulse(PulseProcessor(.area, threshold: 1, width: 1)),
        .pulse(PulseProcessor(.peak, threshold: 1, width: 1)),
        .pulse(PulseProcessor(.detection, threshold: 1, width: 1)),
        .delta(DeltaProcessor(.absolute, magnitude: 2)), .delta(DeltaProcessor(.differential, magnitude: 2)),
        .delta(DeltaProcessor(.binary, magnitude: 2)), .threshold(ThresholdProcessor(.absolute, boundary: 0)),
        .threshold(ThresholdProcessor(.binary, boundary: 0, hysteresis: 1)), .packer(PackerProcessor(count: 2)),
        .accounter(AccounterProcessor(.count)), .accounter(AccounterProcessor(.time)),
    ]

    private static func source(width: Int, channels: Int) -> ProcessorSignal {
        let number = ProcessorNumber("value", width: width, .signed)
        return ProcessorSignal(
            "switch", .button, 0x01, ProcessorPayload(Array(repeating: number, count: channels)), rate: .steady(50))
    }

    /// Creates a processor whose output the board sends, and reads it back.
    private func create(
        _ configuration: ProcessorConfiguration, of source: ProcessorSignal, as number: UInt8, on board: Board
    ) throws {
        let processor = Processor(source: source, configuration: configuration)
        let packet = try ProcessorPackets.create(processor, .current).resolved(by: [:])
        #expect(try board.write(packet) == [[9, 2, number]], "\(configuration)")
        let read = try board.write(ProcessorPackets.query(number))[0]
        let answer = try #require(ProcessorAnswer(answer: ReceivedBytes(read)))
        #expect(answer.isMade(by: packet))
        let bytes = answer.configuration(.current).bytes(for: source.payload, .current)
        #expect(bytes.starts(with: configuration.bytes(for: source.payload, .current)), "\(configuration)")
        for packet in ProcessorPackets.notifications(.value(number), true) {
            _ = try board.write(packet.resolved(by: [:]))
        }
    }

    /// Chains of up to four: each link is one that the library lets follow, and every output has the length that it expects.
    @Test(arguments: 0..<150) func aBoardComputesWhatIsDescribed(seed: Int) throws {
        var random = Numbers(state: UInt64(seed) &* 977)
        for _ in 0..<5 { _ = random.next() }
        let board = try Board()
        var (width, channels) = ([1, 2, 4].randomElement(using: &random) ?? 1, Int.random(in: 1...3, using: &random))
        if seed < Self.configurations.count {
            (width, channels) = (2, [7].contains(Self.configurations[seed].code) ? 3 : 1)
        }
        var signal = Self.source(width: width, channels: channels)
        var chain: [(signal: ProcessorSignal, configuration: ProcessorConfiguration)] = []
        for number in 0..<4 {
            let all = Self.configurations.filter { (try? $0.check(signal, .current)) != nil && signal.isStreamable }
            let wanted = seed < Self.configurations.count && number == 0 ? Self.configurations[seed] : nil
            guard let configuration = wanted ?? all.randomElement(using: &random) else { break }
            try create(configuration, of: signal, as: UInt8(number), on: board)
            signal = signal.output(of: configuration, .value(UInt8(number)))
            chain.append((signal, configuration))
        }
        var counts = Array(repeating: 0, count: chain.count)
        for _ in 0..<40 {
            let sample = (0..<width * channels).map { _ in
                UInt8(truncatingIfNeeded: Int.random(in: -4...4, using: &random))
            }
            for output in try board.write([0xFE, 3, 1, 1, 0xFF] + sample) where output.starts(with: [9, 3]) {
                let (number, data) = (Int(output[2]), Array(output.dropFirst(3)))
                counts[number] += 1
                let payload = chain[number].signal.payload
                #expect(data.count == payload.size, "\(chain.map(\.configuration)) of \(width), \(channels)")
                #expect(payload.samples(in: ReceivedBytes(data)).count == payload.sampleCount)
            }
        }
        #expect(counts[0] > 0, "\(chain[0].configuration)")
    }

    @Test func aFuserIsAsLongAsDescribed() throws {
        let board = try Board()
        let source = Self.source(width: 2, channels: 3)
        let buffer = Processor(source: source, configuration: .buffer(BufferProcessor()))
        _ = try board.write(ProcessorPackets.create(buffer, .current).resolved(by: [:]))
        let configuration = ProcessorConfiguration.fuser(FuserProcessor([(.value(0), source.payload)]))
        try configuration.check(source, .current)
        let fuser = ProcessorPackets.create(Processor(source: source, configuration: configuration), .current)
        #expect(try board.write(fuser.resolved(by: [:])) == [[9, 2, 1]])
        for packet in ProcessorPackets.notifications(.value(1), true) { _ = try board.write(packet.resolved(by: [:])) }
        let output = try #require(try board.write([0xFE, 3, 1, 1, 0xFF, 1, 0, 2, 0, 3, 0]).first)
        let signal = source.output(of: configuration, .value(1))
        #expect(
            signal.payload.samples(in: ReceivedBytes(Array(output.dropFirst(3)))).map(\.values) == [[1, 2, 3, 1, 2, 3]])
        let state = try #require(source.state(of: .buffer(BufferProcessor()), .value(0)))
        let answer = try board.write(ProcessorPackets.state.request(0))[0].dropFirst(3)
        #expect(state.payload.samples(in: ReceivedBytes(Array(answer))).map(\.values) == [[1, 2, 3]])
    }

    /// The board obeys a macro as it was recorded, and keeps events as they were created.
    @Test func macrosAndEventsAreUnderstood() throws {
        let board = try Board()
        let source = Self.source(width: 1, channels: 1)
        let count = Processor(source: source, configuration: .accumulator(AccumulatorProcessor(.count, outputSize: 4)))
        let pattern = BoardPacket([2, 3, 1, 2, 0x1F, 0x1F, 0, 0, 0xF4, 1, 0, 0, 0xE8, 3, 0, 0, 0xFF])
        let token = try EventToken(length: 1, source: 0, target: 1)
        let event = try BoardEvent(
            source, ProcessorPackets.setState(.value(0), of: count.configuration, to: 0), token)
        let commands = [ProcessorPackets.create(count, .current), pattern] + event.creation
        let macro = try BoardMacro(commands, runsAtBoot: true)
        #expect(try board.write(macro.beginning.resolved(by: [:])) == [[0x0F, 2, 0]])
        for write in macro.recording { #expect(try board.write(write.packet.resolved(by: [:])) == []) }
        #expect(try board.write(BoardMacro.run(.value(0)).resolved(by: [:])) == [[9, 2, 0], [0x0A, 2, 0]])
        let answers = try BoardEvent.queries(0).map { ReceivedBytes(try board.write($0)[0]) }
        let read = try #require(EventAnswer(entry: answers[0], parameters: answers[1]))
        #expect(try read.token == token && read.command == event.command.resolved(by: [:]))
        _ = try board.write([0xFE, 3, 1, 1, 0xFF, 0x2A])
        #expect(try board.write(ProcessorPackets.state.request(0)) == [[9, 0x84, 0, 0x2A, 0, 0, 0]])
        let timer = try BoardTimer(period: 0.01, repetitions: 2)
        #expect(try board.write(timer.creation.resolved(by: [:])) == [[0x0C, 2, 0]])
        for packet in BoardTimer.notifications(.value(0), true) { _ = try board.write(packet.resolved(by: [:])) }
        _ = try board.write(BoardTimer.start(.value(0)).resolved(by: [:]))
        #expect(
            try board.write(BoardTimer.query(0)) == [
                [0x0C, 6, 0], [0x0C, 6, 0], [0x0C, 0x82, 0, 10, 0, 0, 0, 2, 0, 0],
            ])
    }
}
