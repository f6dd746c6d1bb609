public import VeltoCore
public import VeltoTap

// The commands of a TAP as asynchronous calls that return when the TAP has accepted the command. Each call combines the
// `begin` operation of the same name with `finished()`.

extension TapDevice where Device == VeltoKit.Device {
    /// Sets the mode, and keeps it.
    public func setMode(_ mode: TapMode) async throws(VeltoError) {
        try await beginSetMode(mode).finished()
    }

    /// Sets the state of a TapXR, and keeps it.
    ///
    /// Nil stops writing states.
    public func setXRState(_ state: XRState?) async throws(VeltoError) {
        try await beginSetXRState(state).finished()
    }

    /// Plays a pattern of alternating vibrations and pauses.
    public func play(_ pattern: HapticPattern) async throws(VeltoError) {
        try await beginPlay(pattern).finished()
    }

    /// Reads the user's settings into the status.
    public func readSettings() async throws(VeltoError) {
        try await beginReadSettings().finished()
    }

    /// Changes some of the user's settings; the TAP stores them.
    ///
    /// The other settings do not change.
    public func changeSettings(
        _ change: @escaping @Sendable (inout TapSettings) -> Void
    ) async throws(VeltoError) {
        try await beginChangeSettings(change).finished()
    }

    /// Sets the user-visible name; the TAP stores it.
    public func setName(_ name: String) async throws(VeltoError) {
        try await beginSetName(name).finished()
    }

    /// Simulates a tap of these fingers on a Strap.
    public func tap(_ fingers: FingerCombination) async throws(VeltoError) {
        try await beginTap(fingers).finished()
    }

    /// Reads the keyboard state of a Strap into the status.
    public func readKeyboardState() async throws(VeltoError) {
        try await beginReadKeyboardState().finished()
    }

    /// Switches a feature of the framed protocol.
    public func setFeature(_ feature: FramedFeature, isOn: Bool) async throws(VeltoError) {
        try await beginSetFeature(feature, isOn: isOn).finished()
    }

    /// Reads the state of a feature of the framed protocol into the status.
    public func readFeature(_ feature: FramedFeature) async throws(VeltoError) {
        try await beginReadFeature(feature).finished()
    }

    /// Sends the TAP to standby, or wakes it (framed protocol only).
    public func setStandby(_ isOn: Bool) async throws(VeltoError) {
        try await beginSetStandby(isOn).finished()
    }

    /// Chooses the reports of the camera until the mode is set again (framed protocol only).
    public func setVisionOperation(_ operation: VisionOperation) async throws(VeltoError) {
        try await beginSetVisionOperation(operation).finished()
    }

    /// Chooses the recognition model of the camera until the mode is set again (framed protocol only).
    public func setVisionModel(_ model: VisionModel) async throws(VeltoError) {
        try await beginSetVisionModel(model).finished()
    }

    /// Chooses the ranges of the motion sensor in °/s and g until the mode is set again; 0 is the TAP's default.
    public func setSensitivity(gyroscopeRange: Double, accelerometerRange: Double) async throws(VeltoError) {
        try await beginSetSensitivity(gyroscopeRange: gyroscopeRange, accelerometerRange: accelerometerRange).finished()
    }

    /// Reads a property of the framed protocol into the status.
    public func readProperty(_ property: FramedProperty) async throws(VeltoError) {
        try await beginReadProperty(property).finished()
    }
}
