public import VeltoCore
public import VeltoTap

// The commands of a TAP as calls that return when it has taken them. Each is the operation of the same name with `begin`, and `finished()`.

extension TapDevice where Device == VeltoKit.Device {
    /// Sets the mode, and keeps it.
    public func setMode(_ mode: TapMode) async throws(VeltoError) {
        try await beginSetMode(mode).finished()
    }

    /// Sets the state of a TapXR, and keeps it; nil writes none from now on.
    public func setXRState(_ state: XRState?) async throws(VeltoError) {
        try await beginSetXRState(state).finished()
    }

    /// Vibrates, with durations in seconds to vibrate and to pause in turns.
    public func play(_ pattern: HapticPattern) async throws(VeltoError) {
        try await beginPlay(pattern).finished()
    }

    /// Reads the user's settings into the status.
    public func readSettings() async throws(VeltoError) {
        try await beginReadSettings().finished()
    }

    /// Changes some of the user's settings, which the TAP keeps; the others stay.
    public func changeSettings(
        _ change: @escaping @Sendable (inout TapSettings) -> Void
    ) async throws(VeltoError) {
        try await beginChangeSettings(change).finished()
    }

    /// Sets the user's name for the TAP, which keeps it.
    public func setName(_ name: String) async throws(VeltoError) {
        try await beginSetName(name).finished()
    }

    /// Makes a Strap behave as if these fingers had tapped.
    public func tap(_ fingers: FingerCombination) async throws(VeltoError) {
        try await beginTap(fingers).finished()
    }

    /// Reads the state of a Strap's keyboard into the status.
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

    /// Sends the TAP to standby, or wakes it; the framed protocol alone has it.
    public func setStandby(_ isOn: Bool) async throws(VeltoError) {
        try await beginSetStandby(isOn).finished()
    }

    /// Chooses the reports of the camera, until the mode is set again; the framed protocol alone has them.
    public func setVisionOperation(_ operation: VisionOperation) async throws(VeltoError) {
        try await beginSetVisionOperation(operation).finished()
    }

    /// Chooses the recognition model of the camera, until the mode is set again; the framed protocol alone has it.
    public func setVisionModel(_ model: VisionModel) async throws(VeltoError) {
        try await beginSetVisionModel(model).finished()
    }

    /// Chooses the ranges of the motion sensor in °/s and g, until the mode is set again; 0 is the TAP's default.
    public func setSensitivity(gyroscopeRange: Double, accelerometerRange: Double) async throws(VeltoError) {
        try await beginSetSensitivity(gyroscopeRange: gyroscopeRange, accelerometerRange: accelerometerRange).finished()
    }

    /// Reads a property of the framed protocol into the status.
    public func readProperty(_ property: FramedProperty) async throws(VeltoError) {
        try await beginReadProperty(property).finished()
    }
}
