internal import VeltoCore
internal import VeltoWearable

/// A type of processor.
public enum ProcessorKind: CaseIterable, Hashable, Sendable {
    /// Passes samples unchanged: all of them, or a number of them.
    case passthrough
    /// The running sum of the samples.
    case accumulate
    /// The number of the samples.
    case count
    /// The mean of the newest samples.
    case lowPass
    /// The difference of a sample from the mean of the newest ones.
    case highPass
    /// A comparison with one or more references.
    case comparison
    /// The root mean square of the channels.
    case rms
    /// The root sum square of the channels.
    case rss
    /// A sample in each period.
    case time
    /// Arithmetic with a constant.
    case math
    /// Groups of a number of samples, once a group is complete.
    case delay
    /// Runs of samples that reach a threshold.
    case pulse
    /// Changes by a magnitude.
    case delta
    /// Crossings of a boundary.
    case threshold
    /// The newest sample, which is read or combined by a fuser.
    case buffer
    /// Several samples in a packet.
    case packer
    /// A counter or a time before each packet.
    case accounter
    /// Each sample of the source with the samples held by buffers.
    case fuser
    /// An unknown type, created by another program.
    case unknown
}

/// The output of a processor, for types with several outputs.
public enum ProcessorMode: CaseIterable, Hashable, Sendable {
    /// All samples of a passthrough.
    case all
    /// All samples of a passthrough while its count is not 0.
    case conditional
    /// A passthrough: the number of samples given by its count; an accounter: its counter.
    case count
    /// The samples themselves: of a comparison, time, delta or threshold.
    case absolute
    /// Differences: of time or delta.
    case differential
    /// The reference satisfied in a comparison.
    case reference
    /// The index of that reference.
    case zone
    /// 1 and 0 of a comparison; 1 and −1 of a delta or threshold.
    case binary
    /// The number of samples of a pulse.
    case width
    /// The sum of the samples of a pulse.
    case area
    /// The largest sample of a pulse.
    case peak
    /// 1 as soon as a pulse is long enough.
    case detection
    /// The time of an accounter.
    case time
}

/// The function of a comparison or of arithmetic.
public enum ProcessorFunction: CaseIterable, Hashable, Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case add, multiply, divide, modulus, exponent, squareRoot, leftShift, rightShift, subtract, absolute, constant
}

/// The definition of a processor: its type, and the members that the type uses.
///
/// Values are in the native unit of the source: g, °/s, °C. They are converted to raw values with the source's range at
/// the creation of the processor.
///
/// ```swift
/// var steady = ProcessorDefinition(.lowPass)
/// steady.count = 16
/// var moves = ProcessorDefinition(.threshold)
/// (moves.mode, moves.value, moves.hysteresis) = (.binary, 1.1, 0.05)  // g
/// print(steady.kind, moves.kind)
/// ```
public struct ProcessorDefinition: Hashable, Sendable {
    /// The type.
    public var kind: ProcessorKind
    /// The output; nil for the type's first one.
    public var mode: ProcessorMode?
    /// The function of a comparison or of arithmetic.
    public var function: ProcessorFunction?
    /// The boundary of a threshold, the threshold of a pulse, the magnitude of a delta, or the constant of arithmetic.
    public var value = 0.0
    /// The references of a comparison: at most 12 bytes.
    public var references: [Double] = []
    /// The window of a low-pass or high-pass, the samples of a delay or a packer, or the count of a passthrough.
    public var count = 0
    /// The period of time (seconds).
    public var period = 0.0
    /// The distance from a threshold's boundary at which a crossing counts.
    public var hysteresis = 0.0
    /// The minimum number of samples of a pulse.
    public var width = 0
    /// The number of bytes of a sum, a count or a result; 0 for those of the source, 4 for a count and a result.
    public var outputSize = 0

    /// Creates a definition.
    public init(_ kind: ProcessorKind) { self.kind = kind }
}

extension ProcessorDefinition {
    /// Creates a configuration for a source; throws for members that the type does not have.
    private typealias Making =
        @Sendable (ProcessorDefinition, ProcessorSignal) throws(VeltoError) ->
        ProcessorConfiguration

    private static let makings: [ProcessorKind: Making] = [
        .passthrough: { it, _ throws(VeltoError) in
            .passthrough(
                PassthroughProcessor(
                    try it.mode([.all: .all, .conditional: .conditional, .count: .count], or: .all),
                    count: try it.integer(it.count, "count", 0, UInt16.max)))
        },
        .accumulate: { it, source throws(VeltoError) in
            .accumulator(AccumulatorProcessor(.sum, outputSize: it.outputSize(or: source.payload.size)))
        },
        .count: { it, _ throws(VeltoError) in
            .accumulator(AccumulatorProcessor(.count, outputSize: it.outputSize(or: 4)))
        },
        .lowPass: { it, _ throws(VeltoError) in
            .average(AverageProcessor(window: try it.integer(it.count, "count", 1, UInt8.max)))
        },
        .highPass: { it, _ throws(VeltoError) in
            .average(AverageProcessor(window: try it.integer(it.count, "count", 1, UInt8.max), isHighPass: true))
        },
        .comparison: { it, source throws(VeltoError) in .comparator(try it.comparison(source)) },
        .rms: { _, _ throws(VeltoError) in .vector(VectorProcessor(.rms)) },
        .rss: { _, _ throws(VeltoError) in .vector(VectorProcessor(.rss)) },
        .time: { it, _ throws(VeltoError) in
            .time(
                TimeProcessor(
                    try it.mode([.absolute: .absolute, .differential: .differential], or: .absolute),
                    period: try it.milliseconds))
        },
        .math: { it, source throws(VeltoError) in .math(try it.math(source)) },
        .delay: { it, _ throws(VeltoError) in
            .delay(DelayProcessor(count: try it.integer(it.count, "count", 1, UInt8.max)))
        },
        .pulse: { it, source throws(VeltoError) in
            .pulse(
                PulseProcessor(
                    try it.mode(
                        [.detection: .detection, .width: .width, .area: .area, .peak: .peak], or: .detection),
                    threshold: try source.payload.number.raw(it.value, "value"),
                    width: try it.integer(it.width, "width", 1, UInt16.max)))
        },
        .delta: { it, source throws(VeltoError) in
            .delta(
                DeltaProcessor(
                    try it.mode(
                        [.absolute: .absolute, .differential: .differential, .binary: .binary], or: .absolute),
                    magnitude: try source.payload.number.magnitude(it.value, "value")))
        },
        .threshold: { it, source throws(VeltoError) in
            let number = source.payload.number
            return .threshold(
                ThresholdProcessor(
                    try it.mode([.absolute: .absolute, .binary: .binary], or: .absolute),
                    boundary: try number.raw(it.value, "value"),
                    hysteresis: try it.integer(
                        Int(try number.magnitude(it.hysteresis, "hysteresis")), "hysteresis", 0, UInt16.max)))
        },
        .buffer: { _, _ throws(VeltoError) in .buffer(BufferProcessor()) },
        .packer: { it, _ throws(VeltoError) in
            .packer(PackerProcessor(count: try it.integer(it.count, "count", 1, UInt8.max)))
        },
        .accounter: { it, _ throws(VeltoError) in
            .accounter(AccounterProcessor(try it.mode([.count: .count, .time: .time], or: .count)))
        },
    ]

    /// The configuration for a source; `inputs` are the buffers of a fuser.
    func configuration(
        for source: ProcessorSignal, inputs: [(number: BoardPacket.Byte, payload: ProcessorPayload)] = []
    ) throws(VeltoError) -> ProcessorConfiguration {
        if kind == .fuser { return .fuser(FuserProcessor(inputs)) }
        guard inputs.isEmpty else { throw .invalidArgument("inputs", "are what a fuser has") }
        guard let making = Self.makings[kind] else {
            throw VeltoError(.unsupported, "the library cannot create such a processor")
        }
        return try making(self, source)
    }

    // MARK: Members

    private func integer<Number: FixedWidthInteger>(
        _ value: Int, _ name: String, _ least: Number, _ largest: Number
    ) throws(VeltoError) -> Number {
        try checkInteger(value, name, Int(least), Int(largest))
        return Number(truncatingIfNeeded: value)
    }

    private func mode<Mode>(_ modes: [ProcessorMode: Mode], or standard: Mode) throws(VeltoError) -> Mode {
        guard let mode else { return standard }
        guard let known = modes[mode] else { throw .invalidArgument("mode", "is none of the type \(kind)") }
        return known
    }

    private func outputSize(or standard: Int) -> Int { outputSize == 0 ? standard : outputSize }

    private static let longestPeriod = 4_294_967.0

    /// The period, rounded down like all durations of boards.
    private var milliseconds: UInt32 {
        get throws(VeltoError) {
            try checkNumber(period, "period", 0.001, Self.longestPeriod)
            return UInt32(clamping: Int64(period * 1000 + 1e-6))
        }
    }

    private static let comparisons: [ProcessorFunction: ComparatorProcessor.Operation] = [
        .equal: .equal, .notEqual: .notEqual, .less: .less, .lessOrEqual: .lessOrEqual, .greater: .greater,
        .greaterOrEqual: .greaterOrEqual,
    ]

    private func comparison(_ source: ProcessorSignal) throws(VeltoError) -> ComparatorProcessor {
        guard let function, let comparison = Self.comparisons[function] else {
            throw .invalidArgument("function", "must be a comparison")
        }
        let number = source.payload.number
        var raw: [Int32] = []
        for (index, reference) in references.enumerated() {
            raw.append(try number.raw(reference, "references[\(index)]"))
        }
        let mode: ComparatorProcessor.Mode = try mode(
            [.absolute: .absolute, .reference: .reference, .zone: .zone, .binary: .binary], or: .absolute)
        return ComparatorProcessor(comparison, raw, mode, isSigned: source.payload.isSigned)
    }

    private static let operations: [ProcessorFunction: MathProcessor.Operation] = [
        .add: .add, .multiply: .multiply, .divide: .divide, .modulus: .modulus, .exponent: .exponent,
        .squareRoot: .squareRoot, .leftShift: .leftShift, .rightShift: .rightShift, .subtract: .subtract,
        .absolute: .absolute, .constant: .constant,
    ]

    private func math(_ source: ProcessorSignal) throws(VeltoError) -> MathProcessor {
        guard let function, let arithmetic = Self.operations[function] else {
            throw .invalidArgument("function", "must be one of arithmetic")
        }
        let isSigned = source.payload.isSigned
        let scaled = MathProcessor(arithmetic, isSigned: isSigned).scalesConstant
        let plain = ProcessorNumber("value", width: 4, .signed)
        // The constant is signed, even if the source is unsigned.
        let number = scaled ? source.payload.number.with(kind: .signed) : plain
        guard scaled || value.rounded() == value || !value.isFinite else {
            throw .invalidArgument(
                "value",
                "is \(value): boards compute with whole numbers; for a fraction, multiply by its numerator, and divide the output by its "
                    + "denominator")
        }
        return MathProcessor(
            arithmetic, try number.raw(value, "value"), isSigned: isSigned,
            outputSize: outputSize == 0 ? nil : outputSize)
    }
}

extension ProcessorNumber {
    /// A distance of the native unit in LSB, which is not negative.
    fileprivate func magnitude(_ value: Double, _ name: String) throws(VeltoError) -> UInt32 {
        UInt32(bitPattern: try with(kind: .unsigned).raw(value, name))
    }
}
