/// The framed-protocol writes that set a mode, in the order of the vendor's SDK.
///
/// Source: TAP protocol notes, appendix A.
enum FramedModes {
    static func commands(for mode: TapMode, _ state: XRState) -> [FramedCommand] {
        switch mode {
        case .text: features(detection: false, motion: false, rawData: false)
        case .controller, .controllerWithMouse, .controllerWithKeyboard: controller + commands(for: state)
        case .tapHold: controller + [.setModel(.tapping), .setOperation(.stream)]
        case .rawSensors(let sensitivity): rawSensors(sensitivity)
        }
    }

    private static let controller = features(detection: true, motion: true, rawData: false)

    private static func features(detection: Bool, motion: Bool, rawData: Bool) -> [FramedCommand] {
        [.setFeature(.detection, detection), .setFeature(.motion, motion), .setFeature(.rawData, rawData)]
    }

    private static func commands(for state: XRState) -> [FramedCommand] {
        switch state {
        case .airMouse: [.setModel(.airGestures), .setOperation(.stream)]
        case .tapping: [.setModel(.tapping), .setOperation(.trigger)]
        case .userControl: []
        }
    }

    private static func rawSensors(_ sensitivity: RawSensitivity) -> [FramedCommand] {
        [
            .setFeature(.rawData, true), .setFeature(.detection, false), .setFeature(.motion, false),
            .setSensitivity(gyroscope: sensitivity.gyroscope, accelerometer: sensitivity.accelerometer),
        ]
    }
}
