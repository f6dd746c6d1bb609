internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoTap

/// TAPs: modes, states, settings and texts.
enum TapCalls {
    // MARK: Modes

    /// Sets the mode of one.
    static func tapWriteMode(_ device: Device, _ mode: velto_tap_mode) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginSetMode(try TapMode(mode)).handle)
    }

    /// The mode of one.
    static func tapGetMode(_ device: Device, _ mode: inout velto_tap_mode) throws(VeltoError) {
        mode = velto_tap_mode(try status(of: device).mode ?? .controller)
    }

    /// Sets the mode of all that are ready.
    static func tapWriteModeToAll(_ context: Context, _ mode: velto_tap_mode) throws(VeltoError) {
        try context.tap.setMode(try TapMode(mode))
    }

    /// Sets the mode of new ones.
    static func tapSetDefaultMode(
        _ context: Context, _ mode: velto_tap_mode, _ appliesNow: velto_bool
    ) throws(VeltoError) {
        try context.tap.setDefaultMode(try TapMode(mode), appliesNow: appliesNow != 0)
    }

    /// The mode of new ones.
    static func tapGetDefaultMode(_ context: Context, _ mode: inout velto_tap_mode) throws(VeltoError) {
        mode = velto_tap_mode(context.tap.defaults.mode)
    }

    // MARK: States of a TapXR

    /// Sets the state of one.
    static func tapWriteXrState(_ device: Device, _ state: velto_tap_xr_state) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginSetXRState(XRState(number: state)).handle)
    }

    /// The state of one.
    static func tapGetXrState(_ device: Device) throws(VeltoError) -> velto_tap_xr_state {
        try status(of: device).xrState.number
    }

    /// Sets the state of all that are ready.
    static func tapWriteXrStateToAll(_ context: Context, _ state: velto_tap_xr_state) throws(VeltoError) {
        try context.tap.setXRState(XRState(number: state))
    }

    /// Sets the state of new ones.
    static func tapSetDefaultXrState(
        _ context: Context, _ state: velto_tap_xr_state, _ appliesNow: velto_bool
    ) throws(VeltoError) {
        try context.tap.setDefaultXRState(XRState(number: state), appliesNow: appliesNow != 0)
    }

    /// The state of new ones.
    static func tapGetDefaultXrState(_ context: Context) throws(VeltoError) -> velto_tap_xr_state {
        context.tap.defaults.xrState.number
    }

    // MARK: In the background

    /// Makes all keyboards.
    static func tapPause(_ context: Context) throws(VeltoError) {
        try context.tap.pause()
    }

    /// Gives all their modes back.
    static func tapResume(_ context: Context) throws(VeltoError) {
        try context.tap.resume()
    }

    /// Writes all modes again.
    static func tapRefresh(_ context: Context) throws(VeltoError) {
        try context.tap.refresh()
    }

    /// Sets whether modes are written.
    static func tapSetModeWriting(_ context: Context, _ isOn: velto_bool) throws(VeltoError) {
        try context.tap.setWritesModes(isOn != 0)
    }

    // MARK: Information and settings

    /// Gets information.
    static func tapGetInfo(_ device: Device, _ info: inout velto_tap_info) throws(VeltoError) {
        info.take(try status(of: device), try tap(device).defaults)
    }

    /// Reads the settings.
    static func tapReadSettings(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginReadSettings().handle)
    }

    /// The settings as last read.
    static func tapGetSettings(_ device: Device, _ settings: inout velto_tap_settings) throws(VeltoError) -> ResultCode
    {
        guard let known = try status(of: device).settings else { return .nothing }
        settings.take(known)
        return .ok
    }

    /// Changes some settings.
    static func tapWriteSettings(
        _ device: Device, _ settings: velto_tap_settings, _ members: velto_tap_setting
    ) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginChangeSettings { $0.take(settings, members) }.handle)
    }

    /// Sets the name.
    static func tapWriteName(_ device: Device, _ name: String) throws(VeltoError) -> velto_op {
        guard !name.isEmpty else { throw .invalidArgument("name", "is empty: must be a text") }
        return velto_op(try tap(device).beginSetName(name).handle)
    }

    // MARK: Keyboard and features

    /// Makes a strap behave as if fingers had tapped.
    static func tapWriteCombination(_ device: Device, _ combination: velto_finger) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginTap(FingerCombination(combination)).handle)
    }

    /// Asks for the state of the keyboard.
    static func tapReadKeyboardState(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginReadKeyboardState().handle)
    }

    /// Switches a feature.
    static func tapWriteFeature(
        _ device: Device, _ feature: velto_tap_feature, _ isOn: velto_bool
    ) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginSetFeature(FramedFeature(number: feature), isOn: isOn != 0).handle)
    }

    /// Asks for the state of a feature.
    static func tapReadFeature(_ device: Device, _ feature: velto_tap_feature) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginReadFeature(FramedFeature(number: feature)).handle)
    }

    /// Sends one to standby.
    static func tapWriteStandby(_ device: Device, _ isOn: velto_bool) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginSetStandby(isOn != 0).handle)
    }

    /// Chooses the reports of the camera.
    static func tapWriteVisionReports(
        _ device: Device, _ reports: velto_tap_vision_reports
    ) throws(VeltoError) -> velto_op {
        guard let vision = VisionOperation(rawValue: UInt8(clamping: reports)), reports >= 0 else {
            throw .invalidArgument("reports", "is UNKNOWN: must be TRIGGER, STREAM_ON_TRIGGER or STREAM")
        }
        return velto_op(try tap(device).beginSetVisionOperation(vision).handle)
    }

    /// Chooses the recognition model of the camera.
    static func tapWriteVisionModel(_ device: Device, _ model: velto_tap_vision_model) throws(VeltoError) -> velto_op {
        guard let chosen = VisionModel(rawValue: UInt8(clamping: model)), model >= 0 else {
            throw .invalidArgument("model", "is UNKNOWN: must be TAPPING or AIR_GESTURES")
        }
        return velto_op(try tap(device).beginSetVisionModel(chosen).handle)
    }

    /// Chooses the ranges of the motion sensor.
    static func tapWriteSensitivity(
        _ device: Device, _ gyroscopeRange: Double, _ accelerometerRange: Double
    ) throws(VeltoError) -> velto_op {
        do throws(VeltoError) {
            let operation = try tap(device).beginSetSensitivity(
                gyroscopeRange: gyroscopeRange, accelerometerRange: accelerometerRange)
            return velto_op(operation.handle)
        } catch {
            throw error.naming("gyroscopeRange", "gyroscope_range")
                .naming("accelerometerRange", "accelerometer_range")
        }
    }

    /// Asks for a property.
    static func tapReadProperty(_ device: Device, _ property: velto_tap_property) throws(VeltoError) -> velto_op {
        velto_op(
            try tap(device).beginReadProperty(FramedProperty(rawValue: UInt8(clamping: property)) ?? .standby).handle)
    }

    /// The haptic pattern as it was last reported.
    static func tapGetHapticPattern(_ device: Device) throws(VeltoError) -> [UInt8] {
        try status(of: device).hapticPattern
    }

    // MARK: Texts

    /// Fingers to be spoken.
    static func tapDescribeCombination(_ combination: velto_finger) throws(VeltoError) -> String {
        FingerCombination(combination).spokenText
    }

    /// A version as text.
    static func tapDescribeVersion(_ version: Int32) throws(VeltoError) -> String {
        TapVersion(rawValue: version)?.description ?? ""
    }

    /// A version of a text.
    static func tapParseVersion(_ text: String) throws(VeltoError) -> Int32 {
        guard let version = TapVersion(text) else {
            throw VeltoError(.format, "text is '\(text)': must be a version, such as 2.3.25")
        }
        return version.rawValue
    }

    // MARK: Devices

    private static func tap(_ device: Device) throws(VeltoError) -> TapDevice<Device> {
        guard let tap = device.tap else {
            throw VeltoError(.unsupported, "device is not a TAP: its family is \(device.family)")
        }
        return tap
    }

    private static func status(of device: Device) throws(VeltoError) -> TapStatus {
        guard let status = try tap(device).status else {
            throw VeltoError(.notConnected, "the device is not READY", remedy: "connect it first")
        }
        return status
    }
}
