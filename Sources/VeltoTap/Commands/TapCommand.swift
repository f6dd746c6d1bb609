public import VeltoWearable

/// A command for a TAP.
public enum TapCommand: SessionCommand {
    /// Set the mode, and keep it.
    ///
    /// The operation ends when the device has accepted the mode.
    case setMode(TapMode)
    /// Set the state of a TapXR, and keep it.
    ///
    /// Nil stops writing states.
    case setXRState(XRState?)
    /// Write mode and state again.
    case refresh
    /// Read the user's settings into the status.
    case readSettings
    /// Change some of the user's settings: read them, write them with the change, and read them again.
    case changeSettings(@Sendable (inout TapSettings) -> Void)
    /// Set the user-visible device name.
    case setName(String)
    /// Vibrate.
    case play(HapticPattern)
    /// Simulate a tap of these fingers (Straps only).
    case tap(FingerCombination)
    /// Request the keyboard state, which also arrives as an event (Straps only).
    case readKeyboardState
    /// Switch a feature (framed protocol only).
    case setFeature(FramedFeature, Bool)
    /// Request the state of a feature.
    ///
    /// The result of the operation is a byte.
    case readFeature(FramedFeature)
    /// Send the device to standby, or wake it (framed protocol only).
    case setStandby(Bool)
    /// Choose the reports of the camera, until the mode is set again.
    case setVisionOperation(VisionOperation)
    /// Choose the recognition model of the camera, until the mode is set again.
    case setVisionModel(VisionModel)
    /// Choose the ranges of the motion sensor, until the mode is set again.
    case setSensitivity(RawSensitivity)
    /// Request a property.
    ///
    /// The result of the operation is the property's bytes.
    case readProperty(FramedProperty)
}
