internal import VeltoCore

/// The step counter, which reports every 20 N steps, and the step detector, which reports every step.
///
/// Source: MetaWear module notes, 4.3.9.
struct BMI270Steps: BoardDetector {
    private static let stepsPerWatermark = 20
    private static let mostOverdue: UInt32 = 8
    static let resetBit: UInt8 = 1 << 2

    mutating func notice(_ happening: BoardHappening, _ detection: inout BoardDetection) {
        guard case .steps(let count) = happening else { return }
        if detection.enabled & BMI270Features.Bit.stepCounter != 0 { add(count, &detection) }
        guard detection.reported & BMI270Features.Bit.stepDetector != 0 else { return }
        for _ in 0..<min(count, Self.mostOverdue) { detection.report(1) }
    }

    private func add(_ count: UInt32, _ detection: inout BoardDetection) {
        let old = detection.stepCount
        detection.stepCount = old &+ UInt16(truncatingIfNeeded: count)
        let bank = BMI270Features.Bank.stepCounter
        let watermark = Int(detection.banks.byte(bank, 2)) | Int(detection.banks.byte(bank, 3) & 3) << 8
        guard watermark > 0, detection.reported & BMI270Features.Bit.stepCounter != 0 else { return }
        let interval = watermark * Self.stepsPerWatermark
        let new = detection.stepCount
        if Int(old) / interval != Int(new) / interval { detection.report(new.littleEndianBytes) }
    }
}

/// Activity detection: still, walking or running.
///
/// Source: MetaWear module notes, 4.3.9.
struct BMI270Activity: BoardDetector {
    private enum Activity: UInt8 {
        case still, walking, running
    }

    private var activity = Activity.still
    private var lastStep: Timestamp?

    /// The longest step interval of a runner (seconds), and the pause after which walking has ended.
    private static let runningInterval = 0.4
    private static let longestInterval = 2.0

    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection) {
        guard let lastStep, detection.time.seconds(since: lastStep) > Self.longestInterval else { return }
        self.lastStep = nil
        become(.still, &detection)
    }

    mutating func notice(_ happening: BoardHappening, _ detection: inout BoardDetection) {
        guard case .steps = happening else { return }
        if let lastStep {
            let isRunning = detection.time.seconds(since: lastStep) < Self.runningInterval
            become(isRunning ? .running : .walking, &detection)
        }
        lastStep = detection.time
    }

    private mutating func become(_ new: Activity, _ detection: inout BoardDetection) {
        guard new != activity else { return }
        activity = new
        detection.report(1 | new.rawValue << 1)
    }
}

/// Detection of wrist gestures and of wrist wear.
///
/// Source: MetaWear module notes, 4.3.9.
struct BMI270Wrist: BoardDetector {
    private static let wakeUp: UInt8 = 1
    private static let gesture: UInt8 = 2

    mutating func notice(_ happening: BoardHappening, _ detection: inout BoardDetection) {
        switch happening {
        case .wrist(.wakeUp) where detection.reported & BMI270Features.Bit.wakeUp != 0: detection.report(Self.wakeUp)
        case .wrist(.gesture(let code)) where detection.reported & BMI270Features.Bit.gesture != 0:
            detection.report(Self.gesture | code << 2)
        default: break
        }
    }
}
