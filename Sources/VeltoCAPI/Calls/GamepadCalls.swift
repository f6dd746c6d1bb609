internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// The gamepad view, the sensors, ingested samples, and the byte probe.
enum GamepadCalls {
    // MARK: Gamepad

    static func deviceSetGamepadStyle(_ device: Device, _ style: velto_gamepad_style) throws(VeltoError) {
        var config = GamepadConfig.preset(GamepadStyle(rawValue: style) ?? .robust)
        config.axis = device.input.gamepadConfig.axis
        try device.input.setGamepadConfig(config)
    }

    /// Sets the gamepad's constants.
    static func deviceSetGamepadConfig(
        _ device: Device, _ config: Overlay<velto_gamepad_config>
    ) throws(VeltoError) {
        try device.input.withEngine { engine throws(VeltoError) in
            engine.gamepad.config = GamepadConfig(try config.over(velto_gamepad_config(engine.gamepad.config)))
        }
    }

    /// Returns the gamepad's constants.
    static func deviceGetGamepadConfig(_ device: Device, _ config: inout velto_gamepad_config) throws(VeltoError) {
        config.take(device.input.gamepadConfig)
    }

    // MARK: Sensors

    static func deviceSetSensorFilter(
        _ device: Device, _ filter: Overlay<velto_sensor_filter>
    ) throws(VeltoError) {
        try device.input.withEngine { engine throws(VeltoError) in
            engine.sensors.config = SensorFilter(try filter.over(velto_sensor_filter(engine.sensors.config)))
        }
    }

    static func deviceGetSensorFilter(_ device: Device, _ config: inout velto_sensor_filter) throws(VeltoError) {
        config.take(device.input.sensorFilter)
    }

    // MARK: Samples supplied by the program

    /// Feeds a decoded sample.
    static func deviceIngestSample(_ device: Device, _ sample: velto_axis_sample) throws(VeltoError) {
        device.input.ingest(AxisSample(sample))
    }

    /// Sets substitutes for missing axis values.
    static func deviceSetSupplement(
        _ device: Device, _ rotation: Double, _ tiltX: Double, _ gyroY: Double
    ) throws(VeltoError) {
        device.input.setSupplement(rotation: rotation, tiltX: tiltX, gyroY: gyroY)
    }

    // MARK: Byte probe

    static func deviceSetProbe(_ device: Device, _ isOn: velto_bool) throws(VeltoError) {
        device.input.isProbing = isOn != 0
    }

    /// Lists the newest byte changes.
    static func deviceListProbeChanges(
        _ device: Device
    ) throws(VeltoError) -> (code: ResultCode, changes: [velto_probe_change]) {
        let changes = device.input.probeChanges.map(velto_probe_change.init)
        return (changes.isEmpty ? .nothing : .ok, changes)
    }
}
