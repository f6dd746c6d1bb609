internal import VeltoCore

/// Type 01: passes samples while it is open (rules 4 to 6).
struct BoardPassthrough: BoardComputation {
    private let mode: UInt8
    private let length: Int
    private var count: Int64

    private static let (all, conditional, counting): (UInt8, UInt8, UInt8) = (0, 1, 2)

    init?(_ configuration: BoardProcessorConfiguration) {
        guard configuration.bytes.count >= 3, configuration.byte(0) <= Self.counting else { return nil }
        mode = configuration.byte(0)
        count = configuration.uint16(1)
        length = configuration.sourceLength
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        guard mode == Self.all || count > 0 else { return [] }
        if mode == Self.counting { count -= 1 }
        return [sample.value(length)]
    }

    var state: [UInt8]? { BoardNumber.bytes(count, 2) }

    mutating func setState(_ bytes: [UInt8]) {
        if bytes.count == 2 { count = BoardNumber.read(bytes, isSigned: false) }
    }
}

/// Type 3F, an undocumented type.
///
/// Newer firmware may have types that hosts do not know.
///
/// It passes every sample.
struct BoardUnnamedType: BoardComputation {
    private let length: Int

    init(_ configuration: BoardProcessorConfiguration) { length = configuration.sourceLength }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] { [sample.value(length)] }
}

/// Type 08: passes one sample per period (rules 16 and 17).
struct BoardThrottle: BoardComputation {
    private let isDifferential: Bool
    private let length: Int
    private let period: UInt64
    private var last: (time: Timestamp, number: Int64)?

    private static let (differential, modes) = (1, 3)
    private static let nanosecondsPerMillisecond: UInt64 = 1_000_000

    init?(_ configuration: BoardProcessorConfiguration) {
        let mode = configuration.bits(0, 3, 3)
        guard configuration.bytes.count >= 5, mode < Self.modes else { return nil }
        isDifferential = mode == Self.differential
        length = configuration.sourceLength
        period = UInt64(configuration.uint32(1)) * Self.nanosecondsPerMillisecond
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        if let last, sample.time.nanoseconds &- last.time.nanoseconds < period { return [] }
        let number = sample.number(length, isSigned: true)
        defer { last = (sample.time, number) }
        guard isDifferential else { return [sample.value(length)] }
        return last.map { [BoardNumber.bytes(number &- $0.number, length)] } ?? []
    }
}
