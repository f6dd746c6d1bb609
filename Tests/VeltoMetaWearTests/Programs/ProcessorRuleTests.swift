import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// The refusals and the outputs of processors.
@Suite struct ProcessorRuleTests {
    private func refusal(
        _ source: ProcessorSignal, _ configuration: ProcessorConfiguration, _ firmware: ProcessorFirmware = .current
    ) -> String {
        do throws(VeltoError) {
            try configuration.check(source, firmware)
            return "taken"
        } catch {
            return error.message
        }
    }

    // MARK: Sources

    private static let computing: [ProcessorConfiguration] = [
        .accumulator(AccumulatorProcessor(.sum, outputSize: 4)), .average(AverageProcessor(window: 4)),
        .average(AverageProcessor(window: 4, isHighPass: true)),
        .comparator(ComparatorProcessor(.less, [1], isSigned: true)), .vector(VectorProcessor(.rms)),
        .vector(VectorProcessor(.rss)), .time(TimeProcessor(.differential, period: 1)),
        .math(MathProcessor(.add, 1, isSigned: true)), .pulse(PulseProcessor(.peak, threshold: 1, width: 1)),
        .delta(DeltaProcessor(.absolute, magnitude: 1)), .threshold(ThresholdProcessor(.absolute, boundary: 1)),
    ]
    private static let forwarding: [ProcessorConfiguration] = [
        .passthrough(PassthroughProcessor(.all)), .time(TimeProcessor(.absolute, period: 1)),
        .delay(DelayProcessor(count: 2)), .buffer(BufferProcessor()), .packer(PackerProcessor(count: 1)),
    ]

    @Test(arguments: ["quaternion", "gravity", "corrected-acceleration", "euler-angles[1]"])
    func numbersOfSensorFusionAreForwardedOnly(_ name: String) throws {
        let source = try ProgramBench.signal(name)
        for configuration in Self.computing {
            let refusal = refusal(source, configuration)
            #expect(refusal.contains("floating-point") && refusal.contains(configuration.name), "\(configuration)")
            #expect(refusal.contains("time, delay, buffer, packer, accounter and fuser"), "it names what works")
        }
        for configuration in Self.forwarding { #expect(refusal(source, configuration) == "taken", "\(configuration)") }
    }

    @Test func combinedNumbersAreForwardedOnly() throws {
        let acceleration = try ProgramBench.signal("acceleration")
        let packed = acceleration.output(of: .packer(PackerProcessor(count: 2)), .value(0))
        let counted = acceleration.output(of: .accounter(AccounterProcessor(.count)), .value(0))
        let fused = acceleration.output(
            of: .fuser(FuserProcessor([(.value(0), acceleration.payload)])), .value(1))
        for configuration in Self.computing {
            #expect(refusal(packed, configuration).contains("several samples in a packet"))
            #expect(refusal(counted, configuration).contains("the counter of an accounter"))
            #expect(refusal(fused, configuration).contains("several signals"))
        }
        let held = acceleration.output(of: .buffer(BufferProcessor()), .value(0))
        #expect(refusal(held, .passthrough(PassthroughProcessor(.all))).contains("notifies nothing"))
        #expect(refusal(counted, .accounter(AccounterProcessor(.time))).contains("already"))
        #expect(refusal(packed, .packer(PackerProcessor(count: 1))).contains("already"))
    }

    /// A processor, a source that it does not take, and the beginning of the advice.
    private static let sources: [(ProcessorConfiguration, String, String)] = [
        (
            .comparator(ComparatorProcessor(.less, [1], isSigned: true)), "acceleration",
            "use acceleration[0], or an RMS or RSS"
        ),
        (.accumulator(AccumulatorProcessor(.sum, outputSize: 4)), "acceleration", "use acceleration[0]"),
        (.accumulator(AccumulatorProcessor(.count, outputSize: 1)), "acceleration", "has 6 bytes"),
        (.vector(VectorProcessor(.rss)), "switch", "switch has 1 channel, and rss takes 2 to 8 channels"),
        (.delay(DelayProcessor(count: 3)), "quaternion", "taken"),
        (.packer(PackerProcessor(count: 3)), "acceleration", "room for 2 samples of 6 bytes"),
        (.packer(PackerProcessor(count: 2)), "quaternion", "room for 1 sample of 16 bytes"),
        (.accounter(AccounterProcessor(.time)), "corrected-acceleration", "leaves room for 12"),
        (.accounter(AccounterProcessor(.count)), "quaternion", "taken"),
    ]

    @Test(arguments: sources.indices) func aSourceIsTakenOrRefusedWithAdvice(index: Int) throws {
        let (configuration, name, advice) = Self.sources[index]
        let refusal = refusal(try ProgramBench.signal(name), configuration)
        #expect(refusal.contains(advice), "\(refusal)")
    }

    /// Values that are out of range, on a number of two bytes.
    private static let values: [(ProcessorConfiguration, String)] = [
        (.average(AverageProcessor(window: 0)), "count is 0"), (.delay(DelayProcessor(count: 0)), "count is 0"),
        (.time(TimeProcessor(.absolute, period: 0)), "period is 0"),
        (.accumulator(AccumulatorProcessor(.sum, outputSize: 5)), "outputSize is 5"),
        (.math(MathProcessor(.divide, 0, isSigned: true)), "value is 0"),
        (.math(MathProcessor(.leftShift, 32, isSigned: true)), "value is 32"),
        (.math(MathProcessor(.exponent, -1, isSigned: true)), "value is -1"),
        (.pulse(PulseProcessor(.width, threshold: 1, width: 0)), "width is 0"),
        (.delta(DeltaProcessor(.binary, magnitude: 0)), "value is 0"),
        (.comparator(ComparatorProcessor(.less, [], isSigned: true)), "references.count is 0"),
        (.comparator(ComparatorProcessor(.less, [1, 2, 3, 4, 5, 6, 7], isSigned: true)), "references.count is 7"),
        (.comparator(ComparatorProcessor(.less, [1, 40_000], isSigned: true)), "references[1] is 40000"),
        (.fuser(FuserProcessor([])), "inputs.count is 0"), (.unknown(code: 0x44, [1, 2]), "does not know"),
    ]

    @Test(arguments: values.indices) func aValueIsRefused(index: Int) {
        let (configuration, words) = Self.values[index]
        let refusal = refusal(ProgramBench.output(0, width: 2, .signed), configuration)
        #expect(refusal.contains(words), "\(refusal)")
    }

    /// A processor that older firmware has not, a source, and the condition.
    private static let features: [(ProcessorConfiguration, Int, ProcessorFirmware, String)] = [
        (.average(AverageProcessor(window: 2, isHighPass: true)), 1, ProgramBench.old, "needs revision 2"),
        (.average(AverageProcessor(window: 2)), 3, ProgramBench.old, "takes one channel"),
        (.time(TimeProcessor(.absolute, period: 1)), 3, ProgramBench.old, "takes at most 4"),
        (.delay(DelayProcessor(count: 1)), 3, ProgramBench.old, "takes at most 4"),
        (
            .fuser(FuserProcessor([(.value(0), ProgramBench.output(0).payload)])), 1, ProgramBench.old,
            "needs revision 1"
        ),
        (.buffer(BufferProcessor()), 1, ProgramBench.oldest, "needs firmware 1.1.0"),
        (.math(MathProcessor(.constant, 1, isSigned: true)), 1, ProgramBench.oldest, "needs firmware 1.1.0"),
        (
            .comparator(ComparatorProcessor(.less, [1], .zone, isSigned: true)), 1, ProgramBench.oldest,
            "needs firmware 1.2.3"
        ),
        (
            .comparator(ComparatorProcessor(.less, [1, 2], isSigned: true)), 1, ProgramBench.oldest,
            "and the board has 1.0.4"
        ),
    ]

    @Test(arguments: features.indices) func olderFirmwareIsNamed(index: Int) {
        let (configuration, channels, firmware, words) = Self.features[index]
        let source = ProgramBench.output(0, width: 2, channels: channels)
        #expect(refusal(source, configuration, firmware).contains(words))
        #expect(refusal(source, configuration) == "taken")
    }

    @Test(arguments: [("1.2.3", true), ("1.2.2", false), ("1.10.0", true), ("1.2", false), ("", true), ("beta", true)])
    func versionsAreComparedByNumbers(version: String, isNew: Bool) {
        #expect(ProcessorFirmware(revision: 3, version: version).has(.referenceLists) == isNew)
    }

    /// Configurations of seven bytes would be taken for the older form.
    @Test(arguments: [(2, 3), (1, 6)]) func aComparatorIsPadded(width: Int, count: Int) throws {
        for others in [count - 1, count, count + 1] where others * width <= 12 {
            let references = (0..<others).map { Int32($0) }
            let comparator = ComparatorProcessor(.equal, references, .zone, isSigned: true)
            let bytes = ProcessorConfiguration.comparator(comparator)
                .bytes(for: ProgramBench.output(0, width: width, .signed).payload, .current)
            let padded = others == count ? references + [Int32(count - 1)] : references
            #expect(bytes.count == 1 + padded.count * width && bytes.count != 7)
            #expect(bytes.suffix(width).first == .value(UInt8(others - 1)))
        }
    }

    // MARK: Values

    /// The maker's library rounds factor and product to 32 bits, and truncates.
    @Test func valuesBecomeLSB() throws {
        let rotation = try ProgramBench.signal("angular-velocity", scale: 1 / 65.6).payload.number
        #expect(try rotation.raw(90, "value") == 5904)
        let temperature = try ProgramBench.signal("temperature[0]").payload.number
        #expect(try temperature.raw(-0.2, "value") == -1 && temperature.raw(30.99, "value") == 247)
        let pressure = try ProgramBench.signal("pressure").payload.number
        #expect(try UInt32(bitPattern: pressure.raw(16_000_000, "value")) == 4_096_000_000)
        for value in [Double.nan, .infinity, -1, 1e9] {
            #expect(throws: VeltoError.self) { try pressure.raw(value, "value") }
        }
        #expect(throws: VeltoError.self) { try rotation.raw(1e30, "value") }
    }

    // MARK: Outputs

    private struct Output {
        let width: Int
        var channels = 1
        let kind: ProcessorNumber.Kind
        var unit = SampleUnit.none
        let rate: OutputRate
    }

    private static let of100 = OutputRate.steady(100)
    private static let filtered = OutputRate.atMost(100)

    /// The outputs of a signed number of two bytes in g, or of three of them, at 100 Hz.
    private static let outputs: [(ProcessorConfiguration, Int, Output)] = [
        (
            .passthrough(PassthroughProcessor(.all)), 3,
            Output(width: 2, channels: 3, kind: .signed, unit: .acceleration, rate: of100)
        ),
        (
            .passthrough(PassthroughProcessor(.count)), 1,
            Output(width: 2, kind: .signed, unit: .acceleration, rate: filtered)
        ),
        (
            .accumulator(AccumulatorProcessor(.sum, outputSize: 3)), 1,
            Output(width: 3, kind: .signed, unit: .acceleration, rate: of100)
        ),
        (.accumulator(AccumulatorProcessor(.count, outputSize: 1)), 1, Output(width: 1, kind: .unsigned, rate: of100)),
        (
            .average(AverageProcessor(window: 4)), 3,
            Output(width: 2, channels: 3, kind: .signed, unit: .acceleration, rate: of100)
        ),
        (
            .comparator(ComparatorProcessor(.less, [1], isSigned: false)), 1,
            Output(width: 2, kind: .unsigned, unit: .acceleration, rate: filtered)
        ),
        (
            .comparator(ComparatorProcessor(.less, [1], .zone, isSigned: true)), 1,
            Output(width: 1, kind: .unsigned, rate: of100)
        ),
        (
            .comparator(ComparatorProcessor(.less, [1], .binary, isSigned: true)), 1,
            Output(width: 1, kind: .unsigned, rate: of100)
        ),
        (.vector(VectorProcessor(.rss)), 3, Output(width: 2, kind: .unsigned, unit: .acceleration, rate: of100)),
        (
            .time(TimeProcessor(.absolute, period: 25)), 3,
            Output(width: 2, channels: 3, kind: .signed, unit: .acceleration, rate: .steady(100.0 / 3))
        ),
        (
            .time(TimeProcessor(.differential, period: 20)), 1,
            Output(width: 2, kind: .signed, unit: .acceleration, rate: .steady(50))
        ),
        (
            .math(MathProcessor(.add, 1, isSigned: true)), 3,
            Output(width: 4, channels: 3, kind: .signed, unit: .acceleration, rate: of100)
        ),
        (
            .math(MathProcessor(.absolute, isSigned: true)), 1,
            Output(width: 4, kind: .unsigned, unit: .acceleration, rate: of100)
        ),
        (.math(MathProcessor(.squareRoot, isSigned: true)), 1, Output(width: 4, kind: .unsigned, rate: of100)),
        (.math(MathProcessor(.leftShift, 9, isSigned: true)), 1, Output(width: 3, kind: .signed, rate: of100)),
        (.math(MathProcessor(.rightShift, 20, isSigned: true)), 1, Output(width: 1, kind: .signed, rate: of100)),
        (
            .math(MathProcessor(.subtract, 1, isSigned: false, outputSize: 2)), 1,
            Output(width: 2, kind: .signed, unit: .acceleration, rate: of100)
        ),
        (
            .delay(DelayProcessor(count: 4)), 3,
            Output(width: 2, channels: 3, kind: .signed, unit: .acceleration, rate: filtered)
        ),
        (
            .pulse(PulseProcessor(.width, threshold: 1, width: 4)), 1,
            Output(width: 2, kind: .unsigned, rate: .atMost(25))
        ),
        (
            .pulse(PulseProcessor(.area, threshold: 1, width: 4)), 1,
            Output(width: 4, kind: .signed, unit: .acceleration, rate: .atMost(25))
        ),
        (
            .pulse(PulseProcessor(.detection, threshold: 1, width: 4)), 1,
            Output(width: 1, kind: .unsigned, rate: .atMost(25))
        ),
        (
            .delta(DeltaProcessor(.differential, magnitude: 4)), 1,
            Output(width: 2, kind: .signed, unit: .acceleration, rate: filtered)
        ),
        (.delta(DeltaProcessor(.binary, magnitude: 4)), 1, Output(width: 1, kind: .signed, rate: filtered)),
        (
            .threshold(ThresholdProcessor(.absolute, boundary: 4)), 1,
            Output(width: 2, kind: .signed, unit: .acceleration, rate: filtered)
        ),
        (.threshold(ThresholdProcessor(.binary, boundary: 4)), 1, Output(width: 1, kind: .signed, rate: filtered)),
        (
            .buffer(BufferProcessor()), 3,
            Output(width: 2, channels: 3, kind: .signed, unit: .acceleration, rate: .silent)
        ),
        (
            .packer(PackerProcessor(count: 2)), 3,
            Output(width: 2, channels: 3, kind: .signed, unit: .acceleration, rate: .steady(50))
        ),
        (
            .accounter(AccounterProcessor(.time)), 3,
            Output(width: 2, channels: 3, kind: .signed, unit: .acceleration, rate: of100)
        ),
    ]

    @Test(arguments: outputs.indices) func anOutputFollowsFromItsSource(index: Int) throws {
        let (configuration, channels, expected) = Self.outputs[index]
        let source = ProgramBench.output(0, width: 2, channels: channels, .signed, unit: .acceleration, scale: 0.5)
        try configuration.check(source, .current)
        let output = source.output(of: configuration, .value(7))
        #expect(output.payload.numbers.map(\.width) == Array(repeating: expected.width, count: expected.channels))
        #expect(output.payload.numbers.allSatisfy { $0.kind == expected.kind && $0.unit == expected.unit })
        #expect(output.payload.numbers.allSatisfy { $0.scale == (expected.unit == .none ? 1 : 0.5) })
        #expect(output.rate == expected.rate && output.isStreamable == (expected.rate != .silent))
        #expect(output.sourceBytes.prefix(3) == [.value(9), .value(3), .value(7)])
        #expect(output.path.identifier() == "acceleration:\(configuration.name)?id=7")
    }

    @Test func fourTypesHaveAState() throws {
        let source = ProgramBench.output(0, width: 2, .signed, scale: 0.5)
        let states: [(ProcessorConfiguration, Int?)] =
            Self.computing.map { ($0, nil) } + [
                (.passthrough(PassthroughProcessor(.all)), 2),
                (.accumulator(AccumulatorProcessor(.sum, outputSize: 4)), 4),
                (.accumulator(AccumulatorProcessor(.count, outputSize: 1)), 1), (.buffer(BufferProcessor()), 2),
                (.delta(DeltaProcessor(.binary, magnitude: 1)), 2),
            ]
        for (configuration, size) in states {
            let state = source.state(of: configuration, .value(7))
            guard let size else {
                if [2, 12].contains(configuration.code) { continue }
                #expect(state == nil, "\(configuration)")
                continue
            }
            #expect(state?.payload.size == size && state?.register == 0x84 && state?.isStreamable == false)
            #expect(state?.loggerSlots == 1)
            #expect(state?.eventBytes == [.value(9), .value(0xC4), .value(7)])
        }
    }

    @Test func whatIsTooLongForAPacketIsNotStreamed() throws {
        let quaternion = try ProgramBench.signal("quaternion")
        #expect(quaternion.output(of: .passthrough(PassthroughProcessor(.all)), .value(0)).isStreamable)
        let counted = quaternion.output(of: .accounter(AccounterProcessor(.count)), .value(0))
        #expect(counted.payload.size == 17 && counted.payload.counter?.width == 1 && counted.isStreamable)
        #expect(!counted.output(of: .fuser(FuserProcessor([(.value(1), quaternion.payload)])), .value(2)).isStreamable)
    }
}
