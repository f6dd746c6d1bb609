/// Type 06: comparisons with references (rules 18 to 22).
struct BoardComparator: BoardComputation {
    private let operation: @Sendable (Int64, Int64) -> Bool
    private let mode: Int
    private let isSigned: Bool
    private let width: Int
    private let references: [Int64]

    private static let operations: [@Sendable (Int64, Int64) -> Bool] = [
        { $0 == $1 }, { $0 != $1 }, { $0 < $1 }, { $0 <= $1 }, { $0 > $1 }, { $0 >= $1 },
    ]
    private static let (reference, zone, binary) = (1, 2, 3)
    private static let olderSize = 7

    init?(_ configuration: BoardProcessorConfiguration) {
        let isOlder = !configuration.firmware.comparesLists || configuration.bytes.count == Self.olderSize
        let code = isOlder ? Int(configuration.byte(1)) : configuration.bits(0, 3, 3)
        guard configuration.bytes.count >= (isOlder ? Self.olderSize : 2), Self.operations.indices.contains(code) else {
            return nil
        }
        operation = Self.operations[code]
        isSigned = configuration.bits(0, 0, 1) == 1
        if isOlder {
            (mode, width, references) = (0, min(configuration.sourceLength, 4), [configuration.int32(3)])
        } else {
            let (width, isSigned) = (configuration.bits(0, 1, 2) + 1, isSigned)
            let bytes = Array(configuration.bytes.dropFirst())
            references = stride(from: 0, through: bytes.count - width, by: width).map {
                BoardNumber.read(bytes[$0..<$0 + width], isSigned: isSigned)
            }
            (mode, self.width) = (configuration.bits(0, 6, 2), width)
            if references.isEmpty { return nil }
        }
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        let number = sample.number(width, isSigned: isSigned)
        let found = references.firstIndex { operation(number, $0) }
        switch mode {
        case Self.reference: return found.map { [BoardNumber.bytes(references[$0], width)] } ?? []
        case Self.zone: return [[UInt8(truncatingIfNeeded: found ?? references.count)]]
        case Self.binary: return [[found == nil ? 0 : 1]]
        default: return found == nil ? [] : [sample.prefix(width)]
        }
    }
}

/// Type 0C: passes samples that differ enough from a reference (rules 31 and 32).
struct BoardDelta: BoardComputation {
    private let mode: Int
    private let isSigned: Bool
    private let width: Int
    private let magnitude: Int64
    private var reference: Int64 = 0

    private static let (differential, binary) = (1, 2)

    init?(_ configuration: BoardProcessorConfiguration) {
        mode = configuration.bits(0, 3, 3)
        guard configuration.bytes.count >= 5, mode <= Self.binary else { return nil }
        isSigned = configuration.bits(0, 2, 1) == 1
        width = configuration.bits(0, 0, 2) + 1
        magnitude = configuration.uint32(1)
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        let number = sample.number(width, isSigned: isSigned)
        let difference = number - reference
        guard abs(difference) >= magnitude else { return [] }
        reference = number
        switch mode {
        case Self.differential: return [BoardNumber.bytes(difference, width)]
        case Self.binary: return [[difference < 0 ? 0xFF : 1]]
        default: return [sample.prefix(width)]
        }
    }

    var state: [UInt8]? { BoardNumber.bytes(reference, width) }

    mutating func setState(_ bytes: [UInt8]) {
        if bytes.count == 4 { reference = BoardNumber.read(bytes, isSigned: isSigned) }
    }
}

/// Type 0D: detects crossings of a boundary (rules 33 and 34).
struct BoardThreshold: BoardComputation {
    private let isBinary: Bool
    private let isSigned: Bool
    private let width: Int
    private let boundary: Int64
    private let hysteresis: Int64
    private var isAbove: Bool?

    init?(_ configuration: BoardProcessorConfiguration) {
        let mode = configuration.bits(0, 3, 3)
        guard configuration.bytes.count >= 7, mode <= 1 else { return nil }
        isBinary = mode == 1
        isSigned = configuration.bits(0, 2, 1) == 1
        width = configuration.bits(0, 0, 2) + 1
        boundary = isSigned ? configuration.int32(1) : configuration.uint32(1)
        hysteresis = configuration.uint16(5)
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        let distance = sample.number(width, isSigned: isSigned) - boundary
        guard distance != 0, abs(distance) >= hysteresis else { return [] }
        let wasAbove = isAbove
        isAbove = distance > 0
        guard let wasAbove, wasAbove != isAbove else { return [] }
        return [isBinary ? [wasAbove ? 0xFF : 1] : sample.prefix(width)]
    }
}
