internal import VeltoCore

/// The physical state of the wearable, independent of its protocol: posture and stored data.
struct TapBody {
    let configuration: TapConfiguration
    var hand: ScriptedHand
    var name: String
    var settings: TapSettings
    var battery: UInt8
    /// Shift is in bits 0 and 1, switch in bits 2 and 3.
    var keyboard: UInt8 = 0
    /// The mouse state of the current posture: 0 is standby, 1 air mouse, 2 and 3 optical mouse.
    var posture: UInt8 = 0
    /// The hand state that a camera detects.
    var pose = TapPose.open
    var motor = TapMotor()
    private(set) var orientation = MotionAxes.zero
    private(set) var strokes = TapStrokes()
    private var held: (combination: UInt8, end: Timestamp) = (0, .zero)

    init(_ configuration: TapConfiguration, seed: UInt64, name: String) {
        self.configuration = configuration
        self.name = name
        hand = ScriptedHand(seed: seed)
        settings = TapSettings(isDeveloperModeOn: configuration.isDeveloperModeOn)
        battery = configuration.battery
    }

    var isXR: Bool { configuration.hardware == .xr }

    /// Taps a combination and holds it down for some seconds.
    mutating func tap(_ combination: UInt8, forSeconds seconds: Double, at time: Timestamp) -> TapStroke {
        held = (combination, time.advanced(bySeconds: seconds))
        return strokes.add(combination, keyboard, at: time)
    }

    /// Returns the combination that is held down.
    func held(at time: Timestamp) -> UInt8 {
        time < held.end ? held.combination : 0
    }

    /// Applies the lasting effect of an act.
    mutating func take(_ act: MotionStep) {
        switch act.kind {
        case .keyboard: keyboard = UInt8(truncatingIfNeeded: act.value) & 0x0F
        case .posture: posture = UInt8(truncatingIfNeeded: act.value) & 3
        case .battery: battery = UInt8(min(100, act.value))
        default: break
        }
    }

    /// Returns the pointer movement of the turning hand: one count per degree per second.
    mutating func point(at time: Timestamp, interval: Double) -> TapPointer {
        let rates = hand.sample(at: time).axes
        orientation = (orientation + rates * interval).wrapped
        return TapPointer(
            x: Int16(nearestCount: rates.x), y: Int16(nearestCount: rates.y), milliseconds: UInt32(interval * 1000),
            roll: Int16(nearestCount: orientation.z), pitch: Int16(nearestCount: orientation.y),
            yaw: Int16(nearestCount: orientation.x))
    }

    /// Returns the code of the hand state.
    ///
    /// While the button is pressed, the thumb touches the index finger.
    mutating func poseCode(at time: Timestamp) -> UInt8 {
        hand.takePress(at: time) ? TapPose.pinch(isFramed: configuration.isFramed).code : pose.code
    }

    /// Returns a sample of the sensors.
    mutating func sense(at time: Timestamp) -> TapSensation {
        TapSensation(rates: hand.sample(at: time).axes, striking: strokes.fingersStriking(at: time))
    }
}

/// The hand state that a camera detects, as a code of the protocol in use.
struct TapPose: Equatable {
    var code: UInt8

    /// An open hand, no gesture in both protocols.
    static let open = TapPose(code: 100)

    /// Returns the pose in which the thumb touches the index finger.
    static func pinch(isFramed: Bool) -> TapPose { TapPose(code: isFramed ? 105 : 101) }
}

/// A movement of the pointer.
struct TapPointer: Equatable {
    let x: Int16
    let y: Int16
    let milliseconds: UInt32
    let roll: Int16
    let pitch: Int16
    let yaw: Int16

    var isMoving: Bool { x != 0 || y != 0 }
}

/// A tap.
struct TapStroke: Equatable {
    let combination: UInt8
    /// The number of taps of the combination in quick succession: 1 to 3.
    let count: UInt8
    let keyboard: UInt8
    let millisecondsSinceLast: UInt16
}

/// The taps so far; they determine repeated taps and the fingers that still sense an impact.
struct TapStrokes {
    private var last: (combination: UInt8, count: UInt8, time: Timestamp)?

    /// The maximum interval of double and triple taps (seconds).
    private static let repeatWindow = 0.4
    private static let most: UInt8 = 3
    /// The time for which a finger senses the impact of its tap (seconds).
    private static let impact = 0.03

    mutating func add(_ combination: UInt8, _ keyboard: UInt8, at time: Timestamp) -> TapStroke {
        let elapsed = last.map { time.seconds(since: $0.time) }
        var count: UInt8 = 1
        if let last, last.combination == combination, let elapsed, elapsed < Self.repeatWindow, last.count < Self.most {
            count = last.count + 1
        }
        last = (combination, count, time)
        let milliseconds = min(max(0, (elapsed ?? 0) * 1000).rounded(), 65_535)
        return TapStroke(
            combination: combination, count: count, keyboard: keyboard, millisecondsSinceLast: UInt16(milliseconds))
    }

    func fingersStriking(at time: Timestamp) -> UInt8 {
        guard let last, time >= last.time, time.seconds(since: last.time) < Self.impact else { return 0 }
        return last.combination
    }
}

extension MotionAxes {
    /// The angles in degrees, each wrapped to -180..<180.
    fileprivate var wrapped: MotionAxes {
        MotionAxes(x: Self.wrapped(x), y: Self.wrapped(y), z: Self.wrapped(z))
    }

    private static func wrapped(_ degrees: Double) -> Double {
        let turn = degrees.truncatingRemainder(dividingBy: 360)
        return turn >= 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    }
}
