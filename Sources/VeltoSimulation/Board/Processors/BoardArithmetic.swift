/// Type 09: arithmetic with a constant (rules 23 to 27).
struct BoardArithmetic: BoardComputation {
    private let operation: @Sendable (Int64, Int64) -> Int64
    private let constant: Int64
    private let isSigned: Bool
    private let (width, outputWidth): (Int, Int)
    private let channels: Int

    /// The operations by code; the sample is the left operand.
    private static let operations: [UInt8: @Sendable (Int64, Int64) -> Int64] = [
        1: { $0 + $1 }, 2: { $0 &* $1 }, 3: { $1 == 0 ? 0 : $0 / $1 }, 4: { $1 == 0 ? 0 : $0 % $1 },
        5: { power($0, $1) }, 6: { number, _ in number < 0 ? 0 : Int64(BoardNumber.root(UInt128(number))) },
        7: { (0...31).contains($1) ? $0 << $1 : 0 }, 8: { (0...31).contains($1) ? $0 >> $1 : 0 }, 9: { $0 - $1 },
        10: { number, _ in abs(number) }, 11: { _, constant in constant },
    ]

    private static func power(_ base: Int64, _ exponent: Int64) -> Int64 {
        guard exponent >= 0 else { return 0 }
        var (result, square, rest) = (Int64(1), base, exponent)
        while rest > 0 {
            if rest & 1 == 1 { result = result &* square }
            square = square &* square
            rest >>= 1
        }
        return result
    }

    init?(_ configuration: BoardProcessorConfiguration) {
        let hasChannels = configuration.firmware.computesVectors
        guard configuration.bytes.count >= (hasChannels ? 7 : 6),
            let operation = Self.operations[configuration.byte(1)]
        else { return nil }
        self.operation = operation
        constant = configuration.int32(2)
        isSigned = configuration.bits(0, 4, 1) == 1
        (width, outputWidth) = (configuration.bits(0, 2, 2) + 1, configuration.bits(0, 0, 2) + 1)
        channels = hasChannels ? Int(configuration.byte(6) & 0x0F) + 1 : 1
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        [
            (0..<channels).flatMap { channel in
                let number = sample.number(width, isSigned: isSigned, at: channel)
                return BoardNumber.bytes(operation(number, constant), outputWidth)
            }
        ]
    }
}
