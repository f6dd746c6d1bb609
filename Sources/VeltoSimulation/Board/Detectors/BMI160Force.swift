internal import VeltoCore

/// Single and double taps.
///
/// Source: MetaWear module notes, 4.3.4.
struct BMI160Tap: BoardDetector {
    private var last: Timestamp?

    private static let configuration: UInt8 = 0x0D
    private static let thresholdParts = 32.0
    private static let windows = [0.05, 0.1, 0.15, 0.2, 0.25, 0.375, 0.5, 0.7]

    private enum Event {
        static let double: UInt8 = 1 << 0
        static let single: UInt8 = 1 << 1
        static let firstAxis: UInt8 = 2
        static let sign: UInt8 = 5
    }

    mutating func notice(_ happening: BoardHappening, _ detection: inout BoardDetection) {
        guard case .knock(let force) = happening else { return }
        let (timing, level) = (
            detection.registers.byte(Self.configuration, 0), detection.registers.byte(Self.configuration, 1)
        )
        let limit = detection.threshold(level & 0x1F, parts: Self.thresholdParts)
        guard let axis = force.firstAxis(of: 7, beyond: max(limit, force.largestMagnitude.nextDown)) else { return }
        let elapsed = last.map { detection.time.seconds(since: $0) } ?? .infinity
        // The shock of the first tap has not ended yet.
        guard elapsed >= (timing & 1 << 6 != 0 ? 0.075 : 0.05) else { return }
        let isSecond = elapsed <= Self.windows[Int(timing & 7)] && detection.enabled & Event.double != 0
        last = isSecond ? nil : detection.time
        let kind = isSecond ? Event.double : Event.single
        guard detection.enabled & kind != 0 else { return }
        detection.report(kind | 1 << (Event.firstAxis + UInt8(axis)) | force.sign(ofAxis: axis) << Event.sign)
    }
}

/// High-g and low-g detection.
///
/// Source: MetaWear module notes, 4.3.7.
struct BMI160Force: BoardDetector {
    private var lowSince: Timestamp?
    private var highSince: Timestamp?
    private var isLow = false
    private var isHigh = false

    private static let configuration: UInt8 = 0x07
    private static let lowUnit = 0.00781
    private static let highParts = 256.0
    private static let hysteresisUnit = 0.125
    /// The unit of durations (seconds).
    private static let durationUnit = 0.0025

    private enum Event {
        static let high: UInt8 = 1 << 0
        static let low: UInt8 = 1 << 1
        static let firstAxis: UInt8 = 2
        static let sign: UInt8 = 5
    }

    private static let lowBit: UInt8 = 1 << 3

    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection) {
        let registers = detection.registers
        let mode = registers.byte(Self.configuration, 2)
        if detection.enabled & Self.lowBit != 0 {
            let sum = abs(acceleration.x) + abs(acceleration.y) + abs(acceleration.z)
            let size = mode & 1 << 2 != 0 ? sum : acceleration.largestMagnitude
            let slack = isLow ? Double(mode & 3) * Self.hysteresisUnit : 0
            let limit = Double(registers.byte(Self.configuration, 1)) * Self.lowUnit + slack
            let isFound = Self.lasts(size < limit, &lowSince, registers.byte(Self.configuration, 0), at: detection.time)
            if isFound, !isLow { detection.report(Event.low) }
            isLow = isFound
        }
        let limit = detection.threshold(registers.byte(Self.configuration, 4), parts: Self.highParts)
        let axis = acceleration.firstAxis(of: detection.enabled & 7, beyond: limit)
        let isFound = Self.lasts(axis != nil, &highSince, registers.byte(Self.configuration, 3), at: detection.time)
        if isFound, !isHigh, let axis {
            detection.report(
                Event.high | 1 << (Event.firstAxis + UInt8(axis)) | acceleration.sign(ofAxis: axis) << Event.sign)
        }
        isHigh = isFound
    }

    /// Returns whether a condition has lasted for the duration of a code.
    private static func lasts(_ isCase: Bool, _ since: inout Timestamp?, _ code: UInt8, at time: Timestamp) -> Bool {
        since = isCase ? since ?? time : nil
        return since.map { time.seconds(since: $0) >= Double(code) * durationUnit } ?? false
    }
}

/// The step detector and the step counter.
///
/// Every step counts. Unlike the chip, the model does not wait for several steps in a row. Source: MetaWear module
/// notes, 4.3.6.
struct BMI160Steps: BoardDetector {
    static let configuration: UInt8 = 0x18
    static let counterBit: UInt8 = 1 << 3
    static let detectorBit: UInt8 = 1 << 0
    /// The maximum number of steps to report late.
    private static let mostOverdue: UInt32 = 8

    mutating func notice(_ happening: BoardHappening, _ detection: inout BoardDetection) {
        guard case .steps(let count) = happening else { return }
        if detection.enabled & Self.counterBit != 0 { detection.stepCount &+= UInt16(truncatingIfNeeded: count) }
        guard detection.enabled & Self.detectorBit != 0 else { return }
        for _ in 0..<min(count, Self.mostOverdue) { detection.report(1) }
    }
}
