internal import VeltoCore

/// A comparison of each sample with one or more references.
///
/// Source: MetaWear system protocol, 5.5.
struct ComparatorProcessor: ProcessorType {
    /// The comparison operators; the sample is the left operand, a reference the right one.
    enum Operation: UInt8, CaseIterable, Sendable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    }

    /// The output.
    enum Mode: UInt8, CaseIterable, Sendable {
        /// The sample, if it satisfies a reference.
        case absolute
        /// The first reference that it satisfies, if any.
        case reference
        /// The index of that reference, or the number of references.
        case zone
        /// 1 if it satisfies a reference, otherwise 0.
        case binary
    }

    static let code: UInt8 = 0x06
    let name = "comparison"
    private static let largestReferenceBytes = 12
    /// Firmware interprets configurations of this size as the older form, whose reference has four bytes.
    private static let olderSize = 7

    let operation: Operation
    let mode: Mode
    let isSigned: Bool
    /// The references in LSB of the source.
    let references: [Int32]

    init(_ operation: Operation, _ references: [Int32], _ mode: Mode = .absolute, isSigned: Bool) {
        self.operation = operation
        self.mode = mode
        self.isSigned = isSigned
        self.references = references
    }

    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement { .number }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        if mode != .absolute || references.count > 1 { try firmware.require(.referenceLists) }
        guard firmware.has(.referenceLists) else { return try checkInteger(references.count, "references.count", 1, 1) }
        guard [1, 2, 4].contains(source.size) else {
            throw .invalidArgument("source", "has \(source.size) bytes, and comparators take numbers of 1, 2 or 4")
        }
        try checkInteger(references.count, "references.count", 1, Self.largestReferenceBytes / source.size)
        let half = Int64(1) << Int64(8 * source.size - 1)
        let range = isSigned ? -half...half - 1 : 0...2 * half - 1
        for (index, reference) in references.enumerated() {
            let value = isSigned ? Int64(reference) : Int64(UInt32(bitPattern: reference))
            guard range.contains(value) else {
                throw .invalidArgument(
                    "references[\(index)]",
                    "is \(value): numbers of the source are \(range.lowerBound) to \(range.upperBound)")
            }
        }
    }

    func output(of source: ProcessorPayload) -> ProcessorPayload {
        switch mode {
        case .absolute, .reference: source.map { $0.with(kind: isSigned ? .signed : .unsigned) }
        case .zone: ProcessorPayload([ProcessorNumber("zone", width: 1, .unsigned)])
        case .binary: ProcessorPayload([ProcessorNumber("found", width: 1, .unsigned)])
        }
    }

    func rate(of source: OutputRate) -> OutputRate {
        mode == .absolute || mode == .reference ? source.filtered : source
    }

    // MARK: Bytes

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        .written { writer in
            guard firmware.has(.referenceLists) else {
                writer.write(UInt8(isSigned ? 1 : 0))
                writer.write(operation.rawValue)
                writer.write(UInt8(0))
                return writer.write(references.first ?? 0)
            }
            let size = UInt8(sizeField: source.size, bits: 2)
            writer.write((isSigned ? 1 : 0) | size << 1 | operation.rawValue << 3 | mode.rawValue << 6)
            for reference in padded(source.size) { Self.write(reference, source.size, &writer) }
        }
    }

    /// The references.
    ///
    /// The last one is repeated if the bytes would be interpreted as the older form, which changes no output.
    private func padded(_ width: Int) -> [Int32] {
        let isAmbiguous = 1 + references.count * width == Self.olderSize
        return references + (isAmbiguous ? references.suffix(1) : [])
    }

    private static func write(_ reference: Int32, _ width: Int, _ writer: inout ByteWriter) {
        switch width {
        case 1: writer.write(UInt8(truncatingIfNeeded: reference))
        case 2: writer.write(UInt16(truncatingIfNeeded: reference))
        default: writer.write(reference)
        }
    }

    /// Reads all following references, since the bytes have no number of references.
    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard let first = bytes.next(UInt8.self) else { return nil }
        if firmware.has(.referenceLists) {
            guard let operation = Operation(rawValue: first.bits(3, 3)), let mode = Mode(rawValue: first.bits(6, 2))
            else {
                return nil
            }
            let (width, isSigned) = (Int(first.bits(1, 2)) + 1, first & 1 != 0)
            let references = Self.references(&bytes, width, isSigned: isSigned)
            guard width != 3, !references.isEmpty else { return nil }
            self.init(operation, references, mode, isSigned: isSigned)
        } else {
            guard first <= 1, let operation = bytes.next(UInt8.self).flatMap(Operation.init),
                bytes.next(UInt8.self) != nil, let reference = bytes.next(Int32.self)
            else { return nil }
            self.init(operation, [reference], isSigned: first == 1)
        }
    }

    private static func references(_ bytes: inout ByteReader, _ width: Int, isSigned: Bool) -> [Int32] {
        var references: [Int32] = []
        while (references.count + 1) * width <= largestReferenceBytes, bytes.remaining >= width {
            switch width {
            case 1:
                guard let byte = bytes.next(UInt8.self) else { return references }
                references.append(isSigned ? Int32(Int8(bitPattern: byte)) : Int32(byte))
            case 2:
                guard let number = bytes.next(UInt16.self) else { return references }
                references.append(isSigned ? Int32(Int16(bitPattern: number)) : Int32(number))
            default:
                guard let number = bytes.next(Int32.self) else { return references }
                references.append(number)
            }
        }
        return references
    }
}
