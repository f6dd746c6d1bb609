internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoTap

/// TAP wearables: modes, states, settings and texts.
enum TapCalls {
    // MARK: Modes

    static func tapWriteMode(_ device: Device, _ mode: velto_tap_mode) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginSetMode(try TapMode(mode)).handle)
    }

    static func tapGetMode(_ device: Device, _ mode: inout velto_tap_mode) throws(VeltoError) {
        mode = velto_tap_mode(try status(of: device).mode ?? .controller)
    }

    /// Sets the mode of all ready devices.
    static func tapWriteModeToAll(_ context: Context, _ mode: velto_tap_mode) throws(VeltoError) {
        try context.tap.setMode(try TapMode(mode))
    }

    /// Sets the mode of new devices.
    static func tapSetDefaultMode(
        _ context: Context, _ mode: velto_tap_mode, _ appliesNow: velto_bool
    ) throws(VeltoError) {
        try context.tap.setDefaultMode(try TapMode(mode), appliesNow: appliesNow != 0)
    }

    /// Returns the mode of new devices.
    static func tapGetDefaultMode(_ context: Context, _ mode: inout velto_tap_mode) throws(VeltoError) {
        mode = velto_tap_mode(context.tap.defaults.mode)
    }

    // MARK: States of a TapXR

    static func tapWriteXrState(_ device: Device, _ state: velto_tap_xr_state) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginSetXRState(XRState(number: state)).handle)
    }

    static func tapGetXrState(_ device: Device) throws(VeltoError) -> velto_tap_xr_state {
        try status(of: device).xrState.number
    }

    /// Sets the state of all ready devices.
    static func tapWriteXrStateToAll(_ context: Context, _ state: velto_tap_xr_state) throws(VeltoError) {
        try context.tap.setXRState(XRState(number: state))
    }

    /// Sets the state of new devices.
    static func tapSetDefaultXrState(
        _ context: Context, _ state: velto_tap_xr_state, _ appliesNow: velto_bool
    ) throws(VeltoError) {
        try context.tap.setDefaultXRState(XRState(number: state), appliesNow: appliesNow != 0)
    }

    /// Returns the state of new devices.
    static func tapGetDefaultXrState(_ context: Context) throws(VeltoError) -> velto_tap_xr_state {
        context.tap.defaults.xrState.number
    }

    // MARK: Background

    /// Turns all devices into plain keyboards.
    static func tapPause(_ context: Context) throws(VeltoError) {
        try context.tap.pause()
    }

    /// Restores the modes of all devices.
    static func tapResume(_ context: Context) throws(VeltoError) {
        try context.tap.resume()
    }

    /// Writes all modes again.
    static func tapRefresh(_ context: Context) throws(VeltoError) {
        try context.tap.refresh()
    }

    /// Sets whether the library writes modes.
    static func tapSetModeWriting(_ context: Context, _ isOn: velto_bool) throws(VeltoError) {
        try context.tap.setWritesModes(isOn != 0)
    }

    // MARK: Information and settings

    static func tapGetInfo(_ device: Device, _ info: inout velto_tap_info) throws(VeltoError) {
        info.take(try status(of: device), try tap(device).defaults)
    }

    static func tapReadSettings(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginReadSettings().handle)
    }

    /// Returns the last settings that were read.
    static func tapGetSettings(_ device: Device, _ settings: inout velto_tap_settings) throws(VeltoError) -> ResultCode
    {
        guard let known = try status(of: device).settings else { return .nothing }
        settings.take(known)
        return .ok
    }

    /// Changes selected settings.
    static func tapWriteSettings(
        _ device: Device, _ settings: velto_tap_settings, _ members: velto_tap_setting
    ) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginChangeSettings { $0.take(settings, members) }.handle)
    }

    static func tapWriteName(_ device: Device, _ name: String) throws(VeltoError) -> velto_op {
        guard !name.isEmpty else { throw .invalidArgument("name", "is empty: must be a text") }
        return velto_op(try tap(device).beginSetName(name).handle)
    }

    // MARK: Keyboard and features

    /// Makes a strap behave as if a combination had been tapped.
    static func tapWriteCombination(_ device: Device, _ combination: velto_finger) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginTap(FingerCombination(combination)).handle)
    }

    /// Requests the state of the keyboard.
    static func tapReadKeyboardState(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginReadKeyboardState().handle)
    }

    static func tapWriteFeature(
        _ device: Device, _ feature: velto_tap_feature, _ isOn: velto_bool
    ) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginSetFeature(FramedFeature(number: feature), isOn: isOn != 0).handle)
    }

    /// Requests the state of a feature.
    static func tapReadFeature(_ device: Device, _ feature: velto_tap_feature) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginReadFeature(FramedFeature(number: feature)).handle)
    }

    /// Starts or ends standby.
    static func tapWriteStandby(_ device: Device, _ isOn: velto_bool) throws(VeltoError) -> velto_op {
        velto_op(try tap(device).beginSetStandby(isOn != 0).handle)
    }

    /// Selects the reports of the camera.
    static func tapWriteVisionReports(
        _ device: Device, _ reports: velto_tap_vision_reports
    ) throws(VeltoError) -> velto_op {
        guard let vision = VisionOperation(rawValue: UInt8(clamping: reports)), reports >= 0 else {
            throw .invalidArgument("reports", "is UNKNOWN: must be TRIGGER, STREAM_ON_TRIGGER or STREAM")
        }
        return velto_op(try tap(device).beginSetVisionOperation(vision).handle)
    }

    /// Selects the recognition model of the camera.
    static func tapWriteVisionModel(_ device: Device, _ model: velto_tap_vision_model) throws(VeltoError) -> velto_op {
        guard let chosen = VisionModel(rawValue: UInt8(clamping: model)), model >= 0 else {
            throw .invalidArgument("model", "is UNKNOWN: must be TAPPING or AIR_GESTURES")
        }
        return velto_op(try tap(device).beginSetVisionModel(chosen).handle)
    }

    /// Selects the full scale of the motion sensor.
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

    /// Requests a property.
    static func tapReadProperty(_ device: Device, _ property: velto_tap_property) throws(VeltoError) -> velto_op {
        velto_op(
            try tap(device).beginReadProperty(FramedProperty(rawValue: UInt8(clamping: property)) ?? .standby).handle)
    }

    /// Returns the last reported haptic pattern.
    static func tapGetHapticPattern(_ device: Device) throws(VeltoError) -> [UInt8] {
        try status(of: device).hapticPattern
    }

    // MARK: Texts

    /// Describes a combination in words.
    static func tapDescribeCombination(_ combination: velto_finger) throws(VeltoError) -> String {
        FingerCombination(combination).spokenText
    }

    /// Returns a version as text.
    static func tapDescribeVersion(_ version: Int32) throws(VeltoError) -> String {
        TapVersion(rawValue: version)?.description ?? ""
    }

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
