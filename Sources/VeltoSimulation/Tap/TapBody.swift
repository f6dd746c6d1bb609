internal import VeltoCore

/// The physical state of the wearable, independent of its protocol: posture and stored data.
struct TapBody {
    let configuration: TapConfiguration
    var hand: ScriptedHand
    var name: String
    var settings: TapSettings
    var battery: UInt8
    /// Shift in bits 0 and 1, switch in bits 2 and 3.
    var keyboard: UInt8 = 0
    /// The mouse state that the way it is held suggests: 0 standby, 1 air mouse, 2 and 3 optical.
    var posture: UInt8 = 0
    /// The state of the hand that a camera sees.
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

    /// The fingers tap, and stay down for some seconds.
    mutating func tap(_ combination: UInt8, forSeconds seconds: Double, at time: Timestamp) -> TapStroke {
        held = (combination, time.advanced(bySeconds: seconds))
        return strokes.add(combination, keyboard, at: time)
    }

    /// The combination that is held down.
    func held(at time: Timestamp) -> UInt8 {
        time < held.end ? held.combination : 0
    }

    /// The lasting effect of an act.
    mutating func take(_ act: MotionStep) {
        switch act.kind {
        case .keyboard: keyboard = UInt8(truncatingIfNeeded: act.value) & 0x0F
        case .posture: posture = UInt8(truncatingIfNeeded: act.value) & 3
        case .battery: battery = UInt8(min(100, act.value))
        default: break
        }
    }

    /// The pointer moves as the hand turns: one count for each degree per second.
    mutating func point(at time: Timestamp, interval: Double) -> TapPointer {
        let rates = hand.sample(at: time).axes
        orientation = (orientation + rates * interval).wrapped
        return TapPointer(
            x: Int16(nearestCount: rates.x), y: Int16(nearestCount: rates.y), milliseconds: UInt32(interval * 1000),
            roll: Int16(nearestCount: orientation.z), pitch: Int16(nearestCount: orientation.y),
            yaw: Int16(nearestCount: orientation.x))
    }

    /// The code of the hand's state: pressed, the thumb touches the index finger.
    mutating func poseCode(at time: Timestamp) -> UInt8 {
        hand.takePress(at: time) ? TapPose.pinch(isFramed: configuration.isFramed).code : pose.code
    }

    /// Takes a sample of the sensors.
    mutating func sense(at time: Timestamp) -> TapSensation {
        TapSensation(rates: hand.sample(at: time).axes, striking: strokes.fingersStriking(at: time))
    }
}

/// The state of a hand as a camera sees it, by its code in the protocol in use.
struct TapPose: Equatable {
    var code: UInt8

    /// No gesture, in both protocols.
    static let open = TapPose(code: 100)

    /// The thumb touches the index finger.
    static func pinch(isFramed: Bool) -> TapPose { TapPose(code: isFramed ? 105 : 101) }
}

/// One movement of the pointer.
struct TapPointer: Equatable {
    let x: Int16
    let y: Int16
    let milliseconds: UInt32
    let roll: Int16
    let pitch: Int16
    let yaw: Int16

    var isMoving: Bool { x != 0 || y != 0 }
}

/// One tap.
struct TapStroke: Equatable {
    let combination: UInt8
    /// The number of times that the combination was tapped in quick succession: 1 to 3.
    let count: UInt8
    let keyboard: UInt8
    let millisecondsSinceLast: UInt16
}

/// The taps so far: whether one repeats the last, and which fingers are still shaken by it.
struct TapStrokes {
    private var last: (combination: UInt8, count: UInt8, time: Timestamp)?

    /// Seconds within which the same combination counts as a double or triple tap.
    private static let repeatWindow = 0.4
    private static let most: UInt8 = 3
    /// Seconds for which a finger feels its tap.
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
    /// Angles in degrees, each in -180..<180.
    fileprivate var wrapped: MotionAxes {
        MotionAxes(x: Self.wrapped(x), y: Self.wrapped(y), z: Self.wrapped(z))
    }

    private static func wrapped(_ degrees: Double) -> Double {
        let turn = degrees.truncatingRemainder(dividingBy: 360)
        return turn >= 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    }
}
