/// A detector of a board's accelerometer; the chip determines which detectors a board has.
///
/// Each detection has a code; 0 for detectors with a single result.
///
/// | detector | codes |
/// |---|---|
/// | orientation | 0 upright, 1 upside down, 2 landscape left, 3 landscape right; plus 4 with the face down |
/// | tap | 1 double, 2 single |
/// | flat | 1 flat, 0 not flat; the sign is the face, 1 up and -1 down |
/// | activity | 0 still, 1 walking, 2 running, 3 unknown |
/// | wrist gesture | 1 arm down, 2 pivot up, 3 shake, 4 flick in, 5 flick out, 0 unknown |
///
/// Source: MetaWear module protocol, 4.3.
public enum DetectorKind: CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// The orientation and the face of the board; BMI160.
    case orientation
    /// Single and double taps; BMI160.
    case tap
    /// Each step.
    case stepDetector
    /// The number of steps, also the signal `step-counter` (BMI160) or `steps` (BMI270).
    case stepCounter
    /// Motion.
    case anyMotion
    /// No motion for a minimum time.
    case noMotion
    /// Motion below a threshold; BMI160.
    case slowMotion
    /// Sustained motion, such as the start of a walk.
    case significantMotion
    /// Near weightlessness, as in free fall; BMI160.
    case lowG
    /// A high acceleration, such as a blow; BMI160.
    case highG
    /// Whether the board lies flat; BMI160.
    case flat
    /// Standing still, walking or running; BMI270.
    case activity
    /// The wrist is raised to read a watch; BMI270.
    case wristWear
    /// Gestures of the wrist; BMI270.
    case wristGesture

    /// The name in messages.
    public var description: String {
        switch self {
        case .orientation: "orientation"
        case .tap: "tap"
        case .stepDetector: "step detector"
        case .stepCounter: "step counter"
        case .anyMotion: "any motion"
        case .noMotion: "no motion"
        case .slowMotion: "slow motion"
        case .significantMotion: "significant motion"
        case .lowG: "low g"
        case .highG: "high g"
        case .flat: "flat"
        case .activity: "activity"
        case .wristWear: "wrist wear"
        case .wristGesture: "wrist gesture"
        }
    }
}
