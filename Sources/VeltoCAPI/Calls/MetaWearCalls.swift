internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

/// MetaWear boards: sensors, detectors, light, motor and packets.
enum MetaWearCalls {
    // MARK: Information

    static func mwGetInfo(_ device: Device, _ info: inout velto_mw_info) throws(VeltoError) {
        info.take(try status(of: device))
    }

    static func mwListModules(_ device: Device) throws(VeltoError) -> [velto_mw_module] {
        try status(of: device).modules.sorted { $0.key.rawValue < $1.key.rawValue }.map { velto_mw_module($0, $1) }
    }

    /// Returns the library's saved state of the board.
    static func mwGetState(_ device: Device) throws(VeltoError) -> String {
        try board(device).state() ?? ""
    }

    /// Sets the library's state of the board, saved in an earlier run.
    static func mwSetState(_ device: Device, _ json: String) throws(VeltoError) {
        try board(device).setState(json)
    }

    static func mwGetSignalSource(_ signal: Signal, _ source: inout velto_mw_source) throws(VeltoError) {
        let status = try status(of: signal.device)
        guard let found = status.source(of: signal.whole.identifier, channels: signal.channels) else {
            throw VeltoError(.unsupported, "the board has no signal \(signal.identifier)")
        }
        source = velto_mw_source(found)
    }

    // MARK: Sensors

    static func mwSetSensorConfig(
        _ device: Device, _ config: Overlay<velto_mw_sensor_config>, _ chosen: inout velto_mw_sensor_config
    ) throws(VeltoError) {
        let known = try status(of: device).sensors
        let named = BoardSensor(number: config.head(\.sensor))
        let wanted = try config.over(known[named].map { velto_mw_sensor_config($0.next, named) })
        let sensor = BoardSensor(number: wanted.sensor)
        let configuration = try wanted.configuration(of: sensor, standard: status(of: device).standard(sensor))
        chosen.take(try board(device).setSensor(sensor, configuration), sensor)
    }

    /// Returns the configuration of a sensor: the active one, else the pending one, else the default.
    static func mwGetSensorConfig(
        _ device: Device, _ number: velto_mw_sensor, _ config: inout velto_mw_sensor_config
    ) throws(VeltoError) {
        let (status, sensor) = (try status(of: device), BoardSensor(number: number))
        let standard = try status.standard(sensor)
        let known = status.sensors[sensor]
        config.take(known?.inForce ?? known?.next ?? standard, sensor)
    }

    /// Reads back the configuration of a sensor.
    static func mwReadSensorConfig(_ device: Device, _ sensor: velto_mw_sensor) throws(VeltoError) -> velto_op {
        velto_op(try board(device).beginReadSensorConfiguration(BoardSensor(number: sensor)).handle)
    }

    static func mwStartSensor(_ device: BoardTarget, _ sensor: velto_mw_sensor) throws(VeltoError) -> velto_op {
        try device.startSensor(BoardSensor(number: sensor))
    }

    static func mwStopSensor(_ device: BoardTarget, _ sensor: velto_mw_sensor) throws(VeltoError) -> velto_op {
        try device.stopSensor(BoardSensor(number: sensor))
    }

    // MARK: Detectors

    static func mwStartDetector(
        _ device: BoardTarget, _ config: velto_mw_detector_config
    ) throws(VeltoError) -> velto_op {
        try device.startDetector(DetectorConfiguration(config))
    }

    static func mwStopDetector(_ device: BoardTarget, _ detector: velto_mw_detector) throws(VeltoError) -> velto_op {
        try device.stopDetector(DetectorKind(number: detector))
    }

    /// Resets the step count.
    static func mwClearSteps(_ device: BoardTarget) throws(VeltoError) -> velto_op {
        try device.clearSteps()
    }

    // MARK: Light, motor and buzzer

    static func mwGetLedPreset(
        _ preset: velto_mw_led_preset, _ color: velto_mw_led_color, _ pattern: inout velto_mw_led_pattern
    ) throws(VeltoError) {
        pattern = velto_mw_led_pattern(LightPattern(preset: preset, LightPattern.Color(number: color)))
    }

    static func mwPlayLed(
        _ device: BoardTarget, _ patterns: [velto_mw_led_pattern], _ action: velto_mw_led_action
    ) throws(VeltoError) -> velto_op {
        let action = LightAction(rawValue: action)
        return try device.play(patterns.map { LightPattern($0) }, then: action)
    }

    /// Plays, pauses or stops the LED patterns.
    static func mwControlLed(_ device: BoardTarget, _ action: velto_mw_led_action) throws(VeltoError) -> velto_op {
        guard let action = LightAction(rawValue: action) else {
            throw .invalidArgument("action", "is NONE: must be something that the light does")
        }
        return try device.control(action)
    }

    /// Runs the motor.
    static func mwPlayMotor(_ device: BoardTarget, _ strength: Double, _ seconds: Double) throws(VeltoError) -> velto_op
    {
        try device.playMotor(strength: strength, seconds: seconds)
    }

    /// Sounds the buzzer.
    static func mwPlayBuzzer(_ device: BoardTarget, _ seconds: Double) throws(VeltoError) -> velto_op {
        try device.playBuzzer(seconds: seconds)
    }

    // MARK: Packets

    static func mwWritePacket(_ device: BoardTarget, _ packet: UnsafeRawBufferPointer) throws(VeltoError) -> velto_op {
        try device.write(unsafe Array(packet))
    }

    /// Writes a packet and receives its reply.
    static func mwRequest(
        _ device: Device, _ packet: UnsafeRawBufferPointer, _ replyPrefix: UnsafeRawBufferPointer
    ) throws(VeltoError) -> velto_op {
        velto_op(try board(device).beginRequest(unsafe Array(packet), replyPrefix: unsafe Array(replyPrefix)).handle)
    }

    /// Makes the board process a simulated notification.
    static func mwWriteTestNotification(
        _ device: BoardTarget, _ packet: UnsafeRawBufferPointer
    ) throws(VeltoError) -> velto_op {
        try device.writeTestNotification(unsafe Array(packet))
    }

    // MARK: Removal and reset

    /// Removes configuration and activities from the board.
    static func mwTearDown(_ device: Device, _ parts: velto_mw_part) throws(VeltoError) -> velto_op {
        velto_op(try board(device).beginTearDown(BoardParts(rawValue: parts)).handle)
    }

    static func mwReset(_ device: BoardTarget, _ kind: velto_mw_reset_kind) throws(VeltoError) -> velto_op {
        try device.reset(BoardReset(rawValue: kind) ?? .now)
    }

    /// Removes all configuration, and resets the board.
    static func mwFactoryReset(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try board(device).beginFactoryReset().handle)
    }

    // MARK: Devices

    static func board(_ device: Device) throws(VeltoError) -> MetaWearDevice<Device> {
        guard let board = device.metaWear else {
            throw VeltoError(.unsupported, "device is not a board: its family is \(device.family)")
        }
        return board
    }

    static func status(of device: Device) throws(VeltoError) -> BoardStatus {
        guard let status = try board(device).status else {
            if device.mode == .bootloader { throw .inBootloader }
            throw VeltoError(.notConnected, "the device is not READY", remedy: "connect it first")
        }
        return status
    }
}
