/// Type 0A: collects samples and outputs them together (rule 28).
struct BoardDelay: BoardComputation {
    private let length: Int
    private let count: Int
    private var held: [[UInt8]] = []

    init?(_ configuration: BoardProcessorConfiguration) {
        guard configuration.bytes.count >= 2, configuration.byte(1) > 0 else { return nil }
        length = min(Int(configuration.byte(0)) + 1, BoardReport.longest)
        count = Int(configuration.byte(1))
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        held.append(sample.prefix(length))
        guard held.count >= count else { return [] }
        defer { held = [] }
        return held
    }
}

/// Type 0F: holds the newest sample (rule 35).
struct BoardHolder: BoardComputation {
    private var held: [UInt8]

    init?(_ configuration: BoardProcessorConfiguration) {
        guard configuration.bytes.count >= 1, configuration.firmware.computesVectors else { return nil }
        held = Array(repeating: 0, count: configuration.bits(0, 0, 5) + 1)
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        held = sample.prefix(held.count)
        return []
    }

    var state: [UInt8]? { held }
}

/// Type 10: packs several samples into one output (rule 36).
struct BoardPacker: BoardComputation {
    private let length: Int
    private let count: Int
    private var held: [[UInt8]] = []

    init?(_ configuration: BoardProcessorConfiguration) {
        guard configuration.bytes.count >= 2 else { return nil }
        (length, count) = (configuration.bits(0, 0, 5) + 1, configuration.bits(1, 0, 5) + 1)
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        held.append(sample.prefix(length))
        guard held.count >= count else { return [] }
        defer { held = [] }
        return [held.flatMap { $0 }]
    }
}

/// Type 11: prepends a counter or a timestamp to samples (rule 37).
struct BoardAccounter: BoardComputation {
    private let isTime: Bool
    private let width: Int
    private let length: Int
    private var count: Int64 = 0

    init?(_ configuration: BoardProcessorConfiguration) {
        let mode = configuration.bits(0, 0, 4)
        guard configuration.bytes.count >= 2, mode <= 1 else { return nil }
        isTime = mode == 1
        width = configuration.bits(0, 4, 2) + 1
        length = configuration.sourceLength
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        defer { count &+= 1 }
        return [BoardNumber.bytes(isTime ? Int64(sample.tick) : count, width) + sample.value(length)]
    }
}

/// Type 1B: combines a sample with the contents of buffers (rule 38).
struct BoardFuser: BoardComputation {
    let inputs: [UInt8]
    private let length: Int

    private static let places = 12

    init?(_ configuration: BoardProcessorConfiguration) {
        let count = configuration.bits(0, 0, 5)
        guard configuration.bytes.count >= 1 + Self.places, (1...Self.places).contains(count),
            configuration.firmware.hasFusers
        else { return nil }
        inputs = Array(configuration.bytes[1...count])
        length = configuration.sourceLength
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        [sample.value(length) + sample.inputs.flatMap { $0 }]
    }
}
