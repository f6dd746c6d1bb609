public import VeltoCore
public import VeltoWearable

extension WearableDevice {
    /// The functions specific to TAPs; nil for a device of another family.
    public var tap: TapDevice<Self>? {
        family == .tap ? TapDevice(device: self) : nil
    }
}

/// The TAP-specific interface of a device.
///
/// ```swift
/// let operation = try device.tap?.beginSetMode(.controllerWithMouse)
/// guard operation?.wait() == true else { return }
/// if device.tap?.status?.isInAir == true { print("air gestures") }
/// ```
public struct TapDevice<Device: WearableDevice> {
    /// The default timeout of a TAP command (seconds).
    public static var standardTimeout: Double { 10 }

    let device: Device

    /// The status of the TAP; nil while it is not connected.
    public var status: TapStatus? { device.sessionState as? TapStatus }

    /// The defaults of all TAPs of the context.
    public var defaults: TapDefaults { device.familySettings as? TapDefaults ?? TapDefaults() }

    /// Sets the mode, and keeps it; the operation ends when the TAP has accepted the mode.
    ///
    /// While raw sensors are streamed, a mode without them is deferred until the last stream ends.
    public func beginSetMode(_ mode: TapMode) throws(VeltoError) -> Device.Operation {
        try perform(.setMode(mode))
    }

    /// Sets the state of a TapXR, and keeps it.
    ///
    /// Nil stops writing states.
    public func beginSetXRState(_ state: XRState?) throws(VeltoError) -> Device.Operation {
        try perform(.setXRState(state))
    }

    /// Plays a pattern of alternating vibrations and pauses.
    ///
    /// The `isTruncated` flag of the returned pattern is set if the TAP cannot play all of it.
    public func beginPlay(_ pattern: HapticPattern) throws(VeltoError) -> Device.Operation {
        try perform(.play(pattern))
    }

    /// Reads the user's settings into the status.
    public func beginReadSettings() throws(VeltoError) -> Device.Operation {
        try perform(.readSettings)
    }

    /// Changes some of the user's settings; the TAP stores them.
    ///
    /// The other settings do not change.
    public func beginChangeSettings(
        _ change: @escaping @Sendable (inout TapSettings) -> Void
    ) throws(VeltoError) -> Device.Operation {
        try perform(.changeSettings(change))
    }

    /// Sets the user-visible name; the TAP stores it.
    public func beginSetName(_ name: String) throws(VeltoError) -> Device.Operation {
        try perform(.setName(name))
    }

    /// Simulates a tap of these fingers on a Strap.
    public func beginTap(_ fingers: FingerCombination) throws(VeltoError) -> Device.Operation {
        try perform(.tap(fingers))
    }

    /// Requests the keyboard state of a Strap.
    ///
    /// The result is in the status.
    public func beginReadKeyboardState() throws(VeltoError) -> Device.Operation {
        try perform(.readKeyboardState)
    }

    /// Switches a feature of the framed protocol.
    public func beginSetFeature(_ feature: FramedFeature, isOn: Bool) throws(VeltoError) -> Device.Operation {
        try perform(.setFeature(feature, isOn))
    }

    /// Requests the state of a feature of the framed protocol.
    ///
    /// The result is in the status.
    public func beginReadFeature(_ feature: FramedFeature) throws(VeltoError) -> Device.Operation {
        try perform(.readFeature(feature))
    }

    /// Sends the TAP to standby, or wakes it (framed protocol only).
    public func beginSetStandby(_ isOn: Bool) throws(VeltoError) -> Device.Operation {
        try perform(.setStandby(isOn))
    }

    /// Chooses the reports of the camera until the mode is set again (framed protocol only).
    public func beginSetVisionOperation(_ operation: VisionOperation) throws(VeltoError) -> Device.Operation {
        try perform(.setVisionOperation(operation))
    }

    /// Chooses the recognition model of the camera until the mode is set again (framed protocol only).
    public func beginSetVisionModel(_ model: VisionModel) throws(VeltoError) -> Device.Operation {
        try perform(.setVisionModel(model))
    }

    /// Chooses the ranges of the motion sensor in °/s and g until the mode is set again.
    ///
    /// 0 is the TAP's default.
    ///
    /// The operation fails with `.invalidState` while raw sensors are streamed, and without the framed protocol.
    public func beginSetSensitivity(
        gyroscopeRange: Double, accelerometerRange: Double
    ) throws(VeltoError) -> Device.Operation {
        let ranges = try RawSensitivity(
            fingerRange: 0, gyroscopeRange: gyroscopeRange, accelerometerRange: accelerometerRange)
        return try perform(.setSensitivity(ranges))
    }

    /// Requests a property of the framed protocol.
    ///
    /// The result is in the status.
    public func beginReadProperty(_ property: FramedProperty) throws(VeltoError) -> Device.Operation {
        try perform(.readProperty(property))
    }

    private func perform(_ command: TapCommand) throws(VeltoError) -> Device.Operation {
        try device.perform(command, timeout: Self.standardTimeout)
    }
}
