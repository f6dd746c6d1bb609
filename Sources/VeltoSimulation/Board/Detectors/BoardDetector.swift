internal import VeltoCore

/// A detector of an accelerometer.
///
/// It processes samples and happenings of the board.
protocol BoardDetector {
    init()
    /// Processes a sample.
    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection)
    /// Handles a happening between samples.
    mutating func notice(_ happening: BoardHappening, _ detection: inout BoardDetection)
}

extension BoardDetector {
    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection) {}
    mutating func notice(_ happening: BoardHappening, _ detection: inout BoardDetection) {}
}

/// The input of a detector (registers, time) and its output (events).
struct BoardDetection {
    let registers: BoardRegisters
    /// The configuration of a BMI270, by bank number.
    let banks: BoardRegisters
    /// The bits that enable the detector, and those that enable its reports.
    let enabled: UInt8
    let reported: UInt8
    /// The range of the accelerometer in g.
    let range: Double
    let time: Timestamp
    /// The step counter of the chip.
    var stepCount: UInt16
    /// The values to notify.
    private(set) var events: [[UInt8]] = []

    init(
        _ registers: BoardRegisters, _ banks: BoardRegisters, enabled: UInt8, reported: UInt8, range: Double,
        stepCount: UInt16, at time: Timestamp
    ) {
        self.registers = registers
        self.banks = banks
        self.enabled = enabled
        self.reported = reported
        self.range = range
        self.stepCount = stepCount
        self.time = time
    }

    mutating func report(_ value: [UInt8]) {
        events.append(value)
    }

    mutating func report(_ value: UInt8) {
        report([value])
    }

    /// Returns a threshold in fractions of the range; the code 0 is half a unit.
    func threshold(_ code: UInt8, parts: Double) -> Double {
        max(0.5, Double(code)) * range / parts
    }
}

/// A detector, the registers that enable it, and the register that it notifies.
struct BoardFeature: Sendable {
    let event: UInt8
    /// Returns the enable bits.
    let enabled: @Sendable (BoardRegisters) -> UInt8
    /// The detectors enabled to report, one bit each.
    let reported: @Sendable (BoardRegisters) -> UInt8
    let make: @Sendable () -> any BoardDetector
}

extension MotionAxes {
    var components: [Double] { [x, y, z] }

    /// The magnitude of the vector.
    var length: Double { (x * x + y * y + z * z).squareRoot() }

    /// Returns the first of the selected axes (bit 0 is x) whose magnitude exceeds a limit.
    func firstAxis(of axes: UInt8, beyond limit: Double) -> Int? {
        components.indices.first { axes & 1 << UInt8($0) != 0 && abs(components[$0]) > limit }
    }

    /// Returns 1 if an axis is negative.
    func sign(ofAxis axis: Int) -> UInt8 {
        components[axis] < 0 ? 1 : 0
    }
}
