public import VeltoWearable

/// A command for a TAP.
public enum TapCommand: SessionCommand {
    /// Set the mode, and keep it; ends when the device has taken it.
    case setMode(TapMode)
    /// Set the state of a TapXR, and keep it; nil writes none from now on.
    case setXRState(XRState?)
    /// Write mode and state again.
    case refresh
    /// Read the user's settings into the status.
    case readSettings
    /// Change some of the user's settings: reads them, writes them with the change, and reads them again.
    case changeSettings(@Sendable (inout TapSettings) -> Void)
    /// Set the user's name for the device.
    case setName(String)
    /// Vibrate.
    case play(HapticPattern)
    /// Behave as if these fingers had tapped; Straps alone do.
    case tap(FingerCombination)
    /// Request the state of the keyboard, which also arrives as an event; Straps alone answer.
    case readKeyboardState
    /// Switch a feature; the framed protocol alone has them.
    case setFeature(FramedFeature, Bool)
    /// Request the state of a feature, which the operation brings as a byte.
    case readFeature(FramedFeature)
    /// Send the device to standby, or wake it; the framed protocol alone has it.
    case setStandby(Bool)
    /// Choose the reports of the camera, until the mode is set again.
    case setVisionOperation(VisionOperation)
    /// Choose the recognition model of the camera, until the mode is set again.
    case setVisionModel(VisionModel)
    /// Choose the ranges of the motion sensor, until the mode is set again.
    case setSensitivity(RawSensitivity)
    /// Request a property, which the operation brings as bytes.
    case readProperty(FramedProperty)
}
