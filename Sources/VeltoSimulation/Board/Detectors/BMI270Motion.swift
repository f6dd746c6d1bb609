internal import VeltoCore

/// The comparison with a reference acceleration, shared by any-motion and no-motion detection.
///
/// Source: MetaWear module notes, 4.3.9.
private struct BMI270Reference {
    private var reference: MotionAxes?
    private var since: Timestamp?

    /// The unit of thresholds (g).
    private static let thresholdUnit = 0.00048
    /// The unit of durations (seconds).
    private static let durationUnit = 0.02

    /// Returns whether the selected axes have been beyond the threshold, or within it, for the duration in the bank.
    mutating func lasts(_ acceleration: MotionAxes, beyond: Bool, bank: UInt8, _ detection: BoardDetection) -> Bool {
        let banks = detection.banks
        let reference = self.reference ?? acceleration
        let limit = Double(UInt16(banks.byte(bank, 2)) | UInt16(banks.byte(bank, 3) & 7) << 8) * Self.thresholdUnit
        let duration = Double(UInt16(banks.byte(bank, 0)) | UInt16(banks.byte(bank, 1) & 0x1F) << 8) * Self.durationUnit
        let isBeyond = (acceleration - reference).firstAxis(of: banks.byte(bank, 1) >> 5, beyond: limit) != nil
        since = isBeyond == beyond ? since ?? detection.time : nil
        let lasts = since.map { detection.time.seconds(since: $0) >= duration } ?? false
        // The reference is the start of stillness for no motion, and the last detection for any motion.
        self.reference = isBeyond != beyond && !beyond || lasts && beyond ? acceleration : reference
        if lasts, beyond { since = nil }
        // A detection is only reported if an output is enabled in the bank.
        return lasts && banks.byte(bank, 3) & 0x78 != 0
    }
}

/// Any-motion detection.
struct BMI270Motion: BoardDetector {
    private var reference = BMI270Reference()
    private static let event: UInt8 = 1 << 2

    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection) {
        if reference.lasts(acceleration, beyond: true, bank: BMI270Features.Bank.anyMotion, detection) {
            detection.report(Self.event)
        }
    }
}

/// No-motion detection; it reports once until the board moves.
struct BMI270Stillness: BoardDetector {
    private var reference = BMI270Reference()
    private var isStill = false
    private static let event: UInt8 = 1 << 1

    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection) {
        let isNowStill = reference.lasts(acceleration, beyond: false, bank: BMI270Features.Bank.noMotion, detection)
        if isNowStill, !isStill { detection.report(Self.event) }
        isStill = isNowStill
    }
}

/// Significant-motion detection: the board moves during two consecutive blocks of time.
///
/// The motion threshold is not configurable.
struct BMI270Significance: BoardDetector {
    private var last: MotionAxes?
    private var blockEnd: Timestamp?
    private var hasMoved = false
    private var hadMoved = false

    private static let event: UInt8 = 1 << 0
    /// The motion threshold (g).
    private static let threshold = 0.08
    /// The unit of durations (seconds).
    private static let durationUnit = 0.02

    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection) {
        if let last, (acceleration - last).largestMagnitude > Self.threshold { hasMoved = true }
        last = acceleration
        let banks = detection.banks
        let size =
            UInt16(banks.byte(BMI270Features.Bank.significant, 0))
            | UInt16(banks.byte(BMI270Features.Bank.significant, 1)) << 8
        let next = detection.time.advanced(bySeconds: Double(size) * Self.durationUnit)
        guard let end = blockEnd else { return blockEnd = next }
        guard detection.time >= end else { return }
        if hasMoved, hadMoved { detection.report(Self.event) }
        (hadMoved, hasMoved, blockEnd) = (hasMoved, false, next)
    }
}
