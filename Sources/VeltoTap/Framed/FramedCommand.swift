/// A command of the framed protocol: a four-byte header and a payload.
///
/// Source: TAP protocol notes, appendix A.
enum FramedCommand: Hashable {
    case setFeature(FramedFeature, Bool)
    case getFeature(FramedFeature)
    case setOperation(VisionOperation)
    case setModel(VisionModel)
    case getOperation
    case getModel
    case setSensitivity(gyroscope: UInt8, accelerometer: UInt8)
    case getSensitivity
    case haptic(HapticPattern)
    case keepAlive
    case getStandby
    case setStandby(Bool)

    /// The command bytes.
    var bytes: [UInt8] {
        switch self {
        case .setFeature(let feature, let isOn): [0, 0, 0, 0, feature.rawValue, isOn ? 1 : 0]
        case .getFeature(let feature): [0, 1, 0, 0, feature.rawValue]
        case .setOperation(let operation): [1, 0, 0, 0, operation.rawValue]
        case .setModel(let model): [1, 0, 1, 0, model.rawValue]
        case .getOperation: [1, 0, 0x0A, 0]
        case .getModel: [1, 0, 0x0B, 0]
        case .setSensitivity(let gyroscope, let accelerometer): [1, 1, 2, 0, gyroscope, accelerometer]
        case .getSensitivity: [1, 1, 0x0C, 0]
        case .haptic(let pattern): [1, 2, 3, 0] + pattern.body
        case .keepAlive: [2, 0, 0, 0]
        case .getStandby: [3, 3, 0, 0]
        case .setStandby(let isOn): [3, 4, 0, 0, isOn ? 1 : 0]
        }
    }
}

/// A feature of the framed protocol that can be switched on and off.
public enum FramedFeature: UInt8, CaseIterable, Sendable {
    /// Raw values of the IMU.
    case rawData = 0
    /// Taps and air gestures.
    case detection = 1
    /// The movement of the pointer.
    case motion = 2
    /// Detected triggers.
    ///
    /// Devices do not implement them yet.
    case triggers = 3
    /// Gestures for standby.
    case standbyGestures = 4
}

/// The reports of a TapXR's camera.
public enum VisionOperation: UInt8, CaseIterable, Sendable {
    /// A report for each gesture.
    case trigger = 0
    /// Continuous reports while the hand is not open.
    case streamOnTrigger = 1
    /// Continuous reports.
    case stream = 2
}

/// The recognition model of a TapXR's camera.
public enum VisionModel: UInt8, CaseIterable, Sendable {
    /// Taps on a surface.
    case tapping = 0
    /// Gestures in mid-air.
    case airGestures = 1
}

/// A property of a device with the framed protocol.
public enum FramedProperty: UInt8, CaseIterable, Sendable {
    /// Whether the device is in standby.
    case standby = 0
    /// The reports of the camera.
    case visionOperation = 1
    /// The recognition model of the camera.
    case visionModel = 2
    /// The ranges of the motion sensor.
    case sensitivity = 3
    /// The haptic pattern.
    ///
    /// The device sends it without a request.
    case hapticPattern = 4

    /// The request; nil for a property that cannot be requested.
    var request: FramedCommand? {
        switch self {
        case .standby: .getStandby
        case .visionOperation: .getOperation
        case .visionModel: .getModel
        case .sensitivity: .getSensitivity
        case .hapticPattern: nil
        }
    }
}
