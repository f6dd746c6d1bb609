internal import VeltoCore

/// Integer arithmetic with each channel and a constant.
///
/// Source: MetaWear system protocol, 5.5.
struct MathProcessor: ProcessorType {
    /// The operations, by their numbers in packets; the constant is the right operand.
    enum Operation: UInt8, CaseIterable, Sendable {
        case add = 1
        case multiply, divide, modulus, exponent, squareRoot, leftShift, rightShift, subtract, absolute, constant
    }

    /// The rules of an operation.
    private struct Rule {
        /// The sign of the output; nil for that of the input.
        var output: ProcessorNumber.Kind?
        /// Whether the output keeps the unit.
        var keepsUnit = true
        /// Whether the constant has the unit of the source.
        var scalesConstant = false
        var range: ClosedRange<Int32> = .min ... .max
    }

    private static let rules: [Operation: Rule] = [
        .add: Rule(scalesConstant: true), .multiply: Rule(), .divide: Rule(), .modulus: Rule(scalesConstant: true),
        .exponent: Rule(keepsUnit: false, range: 0 ... .max),
        .squareRoot: Rule(output: .unsigned, keepsUnit: false),
        .leftShift: Rule(keepsUnit: false, range: 0...31), .rightShift: Rule(keepsUnit: false, range: 0...31),
        .subtract: Rule(output: .signed, scalesConstant: true), .absolute: Rule(output: .unsigned),
        .constant: Rule(keepsUnit: false),
    ]

    static let code: UInt8 = 0x09
    let name = "math"
    private static let (sizeBits, largestWidth, largestChannelCount): (UInt8, Int, Int) = (2, 4, 8)
    private static let signBit: UInt8 = 1 << 4

    let operation: Operation
    /// The constant, in LSB of the source if it has a unit.
    let constant: Int32
    let isSigned: Bool
    /// The number of bytes of an output; nil for the default of the operation.
    let outputSize: Int?

    init(_ operation: Operation, _ constant: Int32 = 0, isSigned: Bool, outputSize: Int? = nil) {
        self.operation = operation
        self.constant = constant
        self.isSigned = isSigned
        self.outputSize = outputSize
    }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard let byte = bytes.next(UInt8.self), let operation = bytes.next(UInt8.self).flatMap(Operation.init),
            let constant = bytes.next(Int32.self)
        else { return nil }
        if firmware.has(.mathOfVectors), bytes.next(UInt8.self) == nil { return nil }
        self.init(
            operation, constant, isSigned: byte & Self.signBit != 0, outputSize: Int(byte.bits(0, Self.sizeBits)) + 1)
    }

    private var rule: Rule { Self.rules[operation] ?? Rule() }

    /// Whether the constant has the unit of the source.
    var scalesConstant: Bool { rule.scalesConstant }

    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement {
        SourceRequirement(computes: true, channels: 1...(firmware.has(.mathOfVectors) ? Self.largestChannelCount : 1))
    }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        if operation == .constant { try firmware.require(.mathOfVectors) }
        guard source.width <= Self.largestWidth else {
            throw .invalidArgument(
                "source", "has numbers of \(source.width) bytes: must be at most \(Self.largestWidth)")
        }
        if let outputSize { try checkInteger(outputSize, "outputSize", 1, Self.largestWidth) }
        try checkInteger(constant, "value", rule.range.lowerBound, rule.range.upperBound)
        if operation == .divide || operation == .modulus, constant == 0 {
            throw .invalidArgument("value", "is 0: the board cannot divide by it")
        }
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        .written {
            $0.write(
                UInt8(sizeField: outputWidth(of: source), bits: Self.sizeBits)
                    | UInt8(sizeField: source.width, bits: Self.sizeBits) << 2 | (isSigned ? Self.signBit : 0))
            $0.write(operation.rawValue)
            $0.write(constant)
            if firmware.has(.mathOfVectors) { $0.write(UInt8(sizeField: source.channelCount, bits: 8)) }
        }
    }

    /// Four bytes are enough for most results; shifts move whole bytes.
    private func outputWidth(of source: ProcessorPayload) -> Int {
        if let outputSize { return outputSize }
        let bytes = Int(constant / 8)
        return switch operation {
        case .leftShift: min(Self.largestWidth, source.width + bytes)
        case .rightShift: max(1, source.width - bytes)
        default: Self.largestWidth
        }
    }

    func output(of source: ProcessorPayload) -> ProcessorPayload {
        let width = outputWidth(of: source)
        let kind = rule.output ?? (isSigned ? .signed : .unsigned)
        return source.map { $0.with(width: width, kind: kind, isUnitless: !rule.keepsUnit) }
    }
}
