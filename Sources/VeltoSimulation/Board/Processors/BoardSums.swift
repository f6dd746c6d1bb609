/// Type 02: computes a running sum, or counts samples (rules 7 to 9).
struct BoardAccumulator: BoardComputation {
    private let counts: Bool
    private let width: Int
    private let length: Int
    private var total: Int64 = 0

    init?(_ configuration: BoardProcessorConfiguration) {
        let mode = configuration.bits(0, 4, 3)
        guard configuration.bytes.count >= 1, mode <= 1 else { return nil }
        counts = mode == 1
        width = configuration.bits(0, 0, 2) + 1
        length = configuration.bits(0, 2, 2) + 1
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        total &+= counts ? 1 : sample.number(length, isSigned: true)
        return [BoardNumber.bytes(total, width)]
    }

    var state: [UInt8]? { BoardNumber.bytes(total, width) }

    mutating func setState(_ bytes: [UInt8]) {
        if bytes.count == 4 { total = BoardNumber.read(bytes, isSigned: false) }
    }
}

/// Type 03: computes the mean of a window, or the deviation of the newest sample from it (rules 10 to 13).
struct BoardAverage: BoardComputation {
    private let isHighPass: Bool
    private let width: Int
    private let channels: Int
    private let window: Int
    /// The newest samples, oldest first, and the sum of each channel.
    private var samples: [[Int64]] = []
    private var sums: [Int64]

    init?(_ configuration: BoardProcessorConfiguration) {
        let hasChannels = configuration.firmware.countsChannels
        guard configuration.bytes.count >= (hasChannels ? 3 : 2), configuration.byte(1) > 0 else { return nil }
        isHighPass = configuration.bits(0, 5, 1) == 1
        width = configuration.bits(0, 0, 2) + 1
        window = Int(configuration.byte(1))
        channels = hasChannels ? Int(configuration.byte(2) & 0x0F) + 1 : 1
        sums = Array(repeating: 0, count: channels)
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        let numbers = (0..<channels).map { sample.number(width, isSigned: true, at: $0) }
        samples.append(numbers)
        for channel in 0..<channels { sums[channel] += numbers[channel] }
        if samples.count > window {
            let oldest = samples.removeFirst()
            for channel in 0..<channels { sums[channel] -= oldest[channel] }
        }
        return [
            (0..<channels).flatMap { channel in
                let mean = sums[channel] / Int64(samples.count)
                return BoardNumber.bytes(isHighPass ? numbers[channel] - mean : mean, width)
            }
        ]
    }

    mutating func setState(_ bytes: [UInt8]) {
        guard bytes.isEmpty else { return }
        samples = []
        sums = Array(repeating: 0, count: channels)
    }
}

/// Type 07: computes the root of the sum, or of the mean, of the squares (rules 14 and 15).
struct BoardRoot: BoardComputation {
    private let isMean: Bool
    private let isSigned: Bool
    private let (width, outputWidth): (Int, Int)
    private let channels: Int

    init?(_ configuration: BoardProcessorConfiguration) {
        guard configuration.bytes.count >= 2, configuration.byte(1) <= 1 else { return nil }
        isMean = configuration.byte(1) == 0
        isSigned = configuration.bits(0, 7, 1) == 1
        (width, outputWidth) = (configuration.bits(0, 2, 2) + 1, configuration.bits(0, 0, 2) + 1)
        channels = configuration.bits(0, 4, 3) + 1
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        let sum = (0..<channels).reduce(UInt128(0)) { sum, channel in
            let magnitude = UInt128(sample.number(width, isSigned: isSigned, at: channel).magnitude)
            return sum + magnitude * magnitude
        }
        let root = BoardNumber.root(isMean ? sum / UInt128(channels) : sum)
        return [BoardNumber.bytes(Int64(truncatingIfNeeded: root), outputWidth)]
    }
}
