import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// The decoding of outputs: plain, counted, packed and fused; the worked examples of 13.5 and 13.6 by their numbers.
@Suite struct PayloadTests {
    private static let (g2, g8) = (1.0 / 16384, 1.0 / 4096)

    private func samples(_ signal: ProcessorSignal, _ bytes: String) -> [ProcessorPayload.Sample] {
        signal.payload.samples(in: ReceivedBytes(Hex.bytes(bytes)))
    }

    private func output(_ source: ProcessorSignal, _ configurations: ProcessorConfiguration...) -> ProcessorSignal {
        configurations.enumerated().reduce(source) { $0.output(of: $1.element, .value(UInt8($1.offset))) }
    }

    private func rounded(_ values: [Double]) -> [Double] { values.map { ($0 * 1e6).rounded() / 1e6 } }

    @Test func example47SamplesOfAPacker() throws {
        let packed = output(try ProgramBench.signal("temperature[0]"), .packer(PackerProcessor(count: 4)))
        #expect(samples(packed, "F5 00 F1 00 F2 00 F2 00").map(\.values) == [[30.625], [30.125], [30.25], [30.25]])
        #expect(samples(packed, "F5 00 F1 00 F2").map(\.values) == [[30.625], [30.125]], "what is whole")
        #expect(packed.payload.size == 8 && packed.loggerSlots == 2)
    }

    @Test func example48TheTimeOfAnAccounter() throws {
        let signal = output(
            try ProgramBench.signal("acceleration", scale: Self.g2), .accounter(AccounterProcessor(.time)))
        let sample = try #require(samples(signal, "A6 33 0D 00 C1 00 B1 24 19 CD").first)
        #expect(sample.counter == 865_190 && rounded(sample.values) == [0.01178, 0.573303, -0.795349])
        #expect(samples(signal, "A6 33 0D").isEmpty && samples(signal, "A6 33 0D 00 C1 00 B1").isEmpty)
    }

    @Test func example49AnAccounterBeforeAPacker() throws {
        let signal = output(
            try ProgramBench.signal("temperature[0]"), .accounter(AccounterProcessor(.time)),
            .packer(PackerProcessor(count: 2)))
        let all = samples(signal, "7B 64 02 00 EC 00 92 64 02 00 EB 00")
        #expect(all.map(\.counter) == [156_795, 156_818] && all.map(\.values) == [[29.5], [29.375]])
        #expect(signal.payload.size == 12, "with the prefixes")
    }

    @Test func example50APackerBeforeAnAccounter() throws {
        let signal = output(
            try ProgramBench.signal("temperature[0]"), .packer(PackerProcessor(count: 4)),
            .accounter(AccounterProcessor(.time)))
        let all = samples(signal, "04 85 A0 00 C4 00 C5 00 C4 00 C3 00")
        #expect(all.map(\.counter) == Array(repeating: 10_519_812, count: 4))
        #expect(all.map(\.values) == [[24.5], [24.625], [24.5], [24.375]])
    }

    @Test func example52AFusedThrottledCountedPacket() throws {
        let plan = PlanTests.plan(["03 80 01 02", "13 80 00 01"])
        let rotation = try ProgramBench.signal("angular-velocity", scale: 1 / 16.4, of: plan)
        let acceleration = try ProgramBench.signal("acceleration", scale: Self.g2, of: plan)
        let signal = output(
            acceleration, .fuser(FuserProcessor([(.value(0), rotation.payload)])),
            .time(TimeProcessor(.absolute, period: 20)), .accounter(AccounterProcessor(.count)))
        let sample = try #require(samples(signal, "1E 02 00 00 F4 0D 3C 39 99 11 01 80 D6 91 D3 67").first)
        #expect(sample.counter == 542)
        #expect(rounded(Array(sample.values.prefix(3))) == [0.218018, 0.894287, 0.274963])
        #expect(sample.values.suffix(3).map { ($0 * 1000).rounded() / 1000 } == [-1997.988, -1719.634, 1620.671])
        #expect(signal.path.identifier() == "acceleration:fuser?id=0:time?id=1:account?id=2")
    }

    @Test func example56AnUnsignedNumber() {
        let count = output(ProgramBench.output(0, width: 4), .passthrough(PassthroughProcessor(.all)))
        #expect(samples(count, "15 03 00 00").map(\.values) == [[789]])
    }

    @Test func example59SumsOfAnRMS() throws {
        let rms = output(try ProgramBench.signal("acceleration", scale: Self.g8), .vector(VectorProcessor(.rms)))
        let sum = rms.output(of: .accumulator(AccumulatorProcessor(.sum, outputSize: 4)), .value(1))
        #expect(samples(sum, "93 12 00 00").map { rounded($0.values) } == [[1.160889]])
        #expect(samples(sum, "01 1B 70 00").map { rounded($0.values) } == [[1793.687744]])
        let held = try #require(sum.state(of: .buffer(BufferProcessor()), .value(3)))
        #expect(samples(held, "E3 1D DC 00").map { rounded($0.values) } == [[3521.86792]])
        #expect(held.path.identifier() == "acceleration:rms?id=0:accumulate?id=1:buffer-state?id=3")
    }

    @Test func example60AFuserThatWasLogged() throws {
        let plan = PlanTests.plan(["03 80 01 02", "13 80 00 01"])
        let rotation = try ProgramBench.signal("angular-velocity", scale: 1 / 262.4, of: plan)
        let signal = output(
            try ProgramBench.signal("acceleration", scale: Self.g2, of: plan),
            .fuser(FuserProcessor([(.value(0), rotation.payload)])))
        let sample = try #require(samples(signal, "86 FE 49 01 6D 41 44 00 79 00 0C 00").first)
        #expect(rounded(sample.values) == [-0.023071, 0.020081, 1.022278, 0.259146, 0.461128, 0.045732])
        #expect(signal.loggerSlots == 3)
    }

    /// Firmware gives the side of a threshold one, two or four bytes.
    @Test(arguments: ["FF", "FF FF", "FF FF FF FF"]) func aNumberTakesTheBytesThatThereAre(_ bytes: String) {
        let side = output(ProgramBench.output(0), .threshold(ThresholdProcessor(.binary, boundary: 5)))
        #expect(samples(side, bytes).map(\.values) == [[-1]])
        #expect(samples(side, "").isEmpty)
        let width = output(ProgramBench.output(0), .pulse(PulseProcessor(.width, threshold: 1, width: 1)))
        #expect(samples(width, "00 00 01 00").map(\.values) == [[65_536]], "two bytes or four")
    }

    @Test func anyBytesAreSurvived() throws {
        var random = SystemRandomNumberGenerator()
        let sources = try ["acceleration", "quaternion", "corrected-acceleration", "switch", "battery"].map {
            try ProgramBench.signal($0, of: PlanTests.plan(["11 80 00 0A 07 00"]))
        }
        for _ in 0..<20_000 {
            let code = UInt8.random(in: 0...0x1C, using: &random)
            let bytes = (0..<Int.random(in: 0...18, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let firmware = ProcessorFirmware(
                revision: UInt8.random(in: 0...3, using: &random), version: Bool.random() ? "1.7.2" : "1.0.0")
            let read = ProcessorConfiguration(code: code, ByteReader(bytes.span), firmware)
            guard let source = sources.randomElement(using: &random) else { continue }
            let isTaken = (try? read.check(source, firmware)) != nil
            let created = read.bytes(for: source.payload, firmware)
            let output = source.output(of: read, .value(0))
            let payload = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            #expect(output.payload.samples(in: ReceivedBytes(payload)).count <= output.payload.sampleCount)
            #expect(output.payload.size > 0 && output.path.identifier() != nil && (created.count <= 13 || !isTaken))
            _ = source.state(of: read, .value(0))?.payload.samples(in: ReceivedBytes(payload))
        }
    }
}
