internal import VeltoCore

/// Any-motion or significant-motion detection, from the slope between two samples.
///
/// Source: MetaWear module notes, 4.3.3.
struct BMI160Motion: BoardDetector {
    private var last: MotionAxes?
    private var count: UInt8 = 0
    private var isMoving = false
    private var firstMotion: Timestamp?

    static let configuration: UInt8 = 0x0A
    static let thresholdParts = 512.0
    private static let skipTimes = [1.5, 3, 6, 12]
    private static let proofTimes = [0.25, 0.5, 1, 2]

    private enum Event {
        static let significant: UInt8 = 1 << 0
        static let any: UInt8 = 1 << 1
        static let firstAxis: UInt8 = 3
        static let sign: UInt8 = 6
    }

    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection) {
        defer { last = acceleration }
        guard let last else { return }
        let slope = acceleration - last
        let limit = detection.threshold(detection.registers.byte(Self.configuration, 1), parts: Self.thresholdParts)
        guard let axis = slope.firstAxis(of: detection.enabled & 7, beyond: limit) else {
            count = 0
            isMoving = false
            return
        }
        count = min(count + 1, 4)
        guard count > detection.registers.byte(Self.configuration, 0) & 3 else { return }
        if detection.registers.byte(Self.configuration, 3) & 2 != 0 {
            proveSignificance(&detection)
        } else if !isMoving {
            detection.report(
                Event.any | 1 << (Event.firstAxis + UInt8(axis)) | slope.sign(ofAxis: axis) << Event.sign)
        }
        isMoving = true
    }

    /// Reports significant motion if the motion persists for some time after it began.
    private mutating func proveSignificance(_ detection: inout BoardDetection) {
        let configuration = detection.registers.byte(Self.configuration, 3)
        let skip = Self.skipTimes[Int(configuration >> 2 & 3)]
        let proof = Self.proofTimes[Int(configuration >> 4 & 3)]
        let elapsed = firstMotion.map { detection.time.seconds(since: $0) } ?? .infinity
        if elapsed > skip + proof {
            firstMotion = detection.time
        } else if elapsed >= skip {
            firstMotion = nil
            detection.report(Event.significant)
        }
    }
}

/// No-motion or slow-motion detection.
///
/// Source: MetaWear module notes, 4.3.3.
struct BMI160Stillness: BoardDetector {
    private var last: MotionAxes?
    private var stillSince: Timestamp?
    private var count: UInt8 = 0
    private var isReported = false

    private static let event: UInt8 = 1 << 2

    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection) {
        defer { last = acceleration }
        guard let last else { return }
        let registers = detection.registers
        let limit = detection.threshold(
            registers.byte(BMI160Motion.configuration, 2), parts: BMI160Motion.thresholdParts)
        let isMoving = (acceleration - last).firstAxis(of: detection.enabled >> 3 & 7, beyond: limit) != nil
        let duration = registers.byte(BMI160Motion.configuration, 0) >> 2
        let isFound =
            registers.byte(BMI160Motion.configuration, 3) & 1 != 0
            ? isStill(isMoving, for: Self.seconds(duration), at: detection.time)
            : isSlow(isMoving, for: duration)
        if isFound, !isReported { detection.report(Self.event) }
        isReported = isFound
    }

    private mutating func isStill(_ isMoving: Bool, for seconds: Double, at time: Timestamp) -> Bool {
        stillSince = isMoving ? nil : stillSince ?? time
        return stillSince.map { time.seconds(since: $0) >= seconds } ?? false
    }

    private mutating func isSlow(_ isMoving: Bool, for samples: UInt8) -> Bool {
        count = isMoving ? min(count + 1, .max - 1) : 0
        return count > samples
    }

    /// Returns the duration of a six-bit code.
    static func seconds(_ code: UInt8) -> Double {
        if code & 1 << 5 != 0 { return Double(code & 0x1F) * 10.24 + 112.64 }
        if code & 1 << 4 != 0 { return Double(code & 0x0F) * 5.12 + 25.6 }
        return Double(code & 0x0F) * 1.28 + 1.28
    }
}
