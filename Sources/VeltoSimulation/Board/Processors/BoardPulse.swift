/// Type 0B: detects runs of samples that reach a threshold (rules 29 and 30).
struct BoardPulseFinder: BoardComputation {
    private let mode: UInt8
    private let width: Int
    private let threshold: Int64
    private let leastCount: Int64
    private var pulse: (count: Int64, area: Int64, peak: Int64) = (0, 0, 0)

    private enum Mode {
        static let width: UInt8 = 0
        static let area: UInt8 = 1
        static let peak: UInt8 = 2
        static let detection: UInt8 = 3
    }

    init?(_ configuration: BoardProcessorConfiguration) {
        guard configuration.bytes.count >= 9, configuration.byte(1) == 0, configuration.byte(2) <= Mode.detection else {
            return nil
        }
        mode = configuration.byte(2)
        width = min(Int(configuration.byte(0)) + 1, 4)
        threshold = configuration.int32(3)
        leastCount = max(1, configuration.uint16(7))
    }

    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]] {
        let number = sample.number(width, isSigned: true)
        guard number >= threshold else {
            defer { pulse = (0, 0, 0) }
            return pulse.count >= leastCount ? end() : []
        }
        pulse = (pulse.count + 1, pulse.area &+ number, pulse.count == 0 ? number : max(pulse.peak, number))
        return mode == Mode.detection && pulse.count == leastCount ? [[1]] : []
    }

    private func end() -> [[UInt8]] {
        switch mode {
        case Mode.width: [BoardNumber.bytes(pulse.count, 2)]
        case Mode.area: [BoardNumber.bytes(pulse.area, 4)]
        case Mode.peak: [BoardNumber.bytes(pulse.peak, width)]
        default: []
        }
    }
}
