internal import VeltoCore

/// Orientation detection.
///
/// Upright is +y up, landscape left is +x up. The documentation of chip and firmware does not define this. Source:
/// MetaWear module notes, 4.3.5.
struct BMI160Orientation: BoardDetector {
    /// The orientation as in the event: portrait or landscape in bits 0 and 1, face down in bit 2.
    private var index: UInt8 = 0
    private var isReported = false

    private static let configuration: UInt8 = 0x10
    /// The unit of the hysteresis (g).
    private static let hysteresisUnit = 0.0625
    /// The unit of theta (degrees).
    private static let thetaUnit = 44.8 / 63

    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection) {
        let (first, second) = (
            detection.registers.byte(Self.configuration, 0), detection.registers.byte(Self.configuration, 1)
        )
        let hysteresis = Double(first >> 4) * Self.hysteresisUnit
        let theta = Angle(degrees: Double(second & 0x3F) * Self.thetaUnit)
        var new = index
        let (x, y, z) = (acceleration.x, acceleration.y, acceleration.z)
        // A flat board keeps its last orientation.
        if abs(z) < acceleration.length * theta.cosine, abs(abs(x) - abs(y)) > hysteresis {
            new = new & 4 | (abs(y) > abs(x) ? y > 0 ? 0 : 1 : x > 0 ? 2 : 3)
        }
        if second & 1 << 6 != 0, abs(z) > hysteresis { new = new & 3 | (z < 0 ? 4 : 0) }
        guard new != index || !isReported else { return }
        (index, isReported) = (new, true)
        detection.report(new << 1 | 1)
    }
}

/// Flat detection.
///
/// Source: MetaWear module notes, 4.3.8.
struct BMI160Flat: BoardDetector {
    private var isFlat = false
    private var changedSince: Timestamp?
    let hasFace: Bool

    private static let configuration: UInt8 = 0x13
    private static let thetaUnit = 44.8 / 63
    private static let holdTimes = [0, 0.64, 1.28, 2.56]

    init() { self.init(hasFace: true) }

    /// Creates a detector; old firmware does not report the face that is up.
    init(hasFace: Bool) { self.hasFace = hasFace }

    mutating func sense(_ acceleration: MotionAxes, _ detection: inout BoardDetection) {
        let theta = Angle(degrees: Double(detection.registers.byte(Self.configuration, 0) & 0x3F) * Self.thetaUnit)
        let isNowFlat = abs(acceleration.z) >= acceleration.length * theta.cosine && acceleration.z != 0
        guard isNowFlat != isFlat else { return changedSince = nil }
        let since = changedSince ?? detection.time
        changedSince = since
        let hold = Self.holdTimes[Int(detection.registers.byte(Self.configuration, 1) >> 4 & 3)]
        guard detection.time.seconds(since: since) >= hold else { return }
        (isFlat, changedSince) = (isNowFlat, nil)
        let flat: UInt8 = isFlat ? 1 : 0
        let face: UInt8 = acceleration.z < 0 ? 2 : 0
        detection.report(hasFace ? 1 | face | flat << 2 : 1 | flat << 1)
    }
}
