public import VeltoCore
public import VeltoMetaWear

// The commands that a `CommandSequence` also records, as asynchronous calls that return when the board has accepted
// them.

extension MetaWearDevice where Device == VeltoKit.Device {
    /// Starts the sensors of all loggers, and then the log.
    ///
    /// A sequence records only the mode and the start of the log.
    ///
    /// If one of the sensors fails, the started ones are stopped again. The log continues when the link ends. Fails
    /// with `invalidState` without loggers, for a full log that does not overwrite, and for a sensor that runs with
    /// another configuration or whose range differs from that of the entries in the log.
    public func startLogging(_ mode: LogMode = .overwrite) async throws(VeltoError) {
        try await begin.startLogging(mode).finished()
    }

    /// Stops the log, and the sensors that run only for its loggers.
    ///
    /// Loggers and entries stay.
    public func stopLogging() async throws(VeltoError) {
        try await begin.stopLogging().finished()
    }

    /// Sets a pin.
    public func writePin(_ pin: UInt8, _ action: PinAction) async throws(VeltoError) {
        try await begin.writePin(pin, action).finished()
    }

    /// Enables change events of a pin, or disables them with `none`.
    public func watchPin(_ pin: UInt8, _ edge: PinEdge) async throws(VeltoError) {
        try await begin.watchPin(pin, edge).finished()
    }

    /// Writes 1 to 10 bytes to registers of an I2C device.
    public func writeI2C(_ address: UInt8, register: UInt8, _ bytes: [UInt8]) async throws(VeltoError) {
        try await begin.writeI2C(address, register: register, bytes).finished()
    }

    /// Writes 1 to 13 bytes to an SPI device.
    public func writeSPI(_ device: SPIDevice, _ bytes: [UInt8]) async throws(VeltoError) {
        try await begin.writeSPI(device, bytes).finished()
    }

    /// Sets the beacon.
    ///
    /// It starts when the link ends.
    public func writeBeacon(_ beacon: Beacon) async throws(VeltoError) {
        try await begin.writeBeacon(beacon).finished()
    }

    /// Writes parts of the settings, and reads the settings back.
    public func writeSettings(_ settings: BoardSettings, _ members: BoardSettingsMembers) async throws(VeltoError) {
        try await begin.writeSettings(settings, members).finished()
    }

    /// Writes the whitelist of at most eight devices.
    public func writeWhitelist(_ entries: [WhitelistEntry]) async throws(VeltoError) {
        try await begin.writeWhitelist(entries).finished()
    }

    /// Sets the peer of directed advertising.
    public func writeDirectedPeer(_ peer: WhitelistEntry) async throws(VeltoError) {
        try await begin.writeDirectedPeer(peer).finished()
    }

    /// Makes the board perform an action once.
    public func run(_ action: BoardAction) async throws(VeltoError) {
        try await begin.run(action).finished()
    }

    /// Runs a sensor without a stream, for use on the board itself.
    ///
    /// Fails with `invalidState` if the sensor runs with another configuration.
    public func startSensor(_ sensor: BoardSensor) async throws(VeltoError) {
        try await begin.startSensor(sensor).finished()
    }

    /// Ends the use of a sensor by `startSensor`.
    ///
    /// The sensor stops with its last user.
    public func stopSensor(_ sensor: BoardSensor) async throws(VeltoError) {
        try await begin.stopSensor(sensor).finished()
    }

    /// Configures and starts a detector and the accelerometer.
    ///
    /// Its detections are published as events.
    ///
    /// Fails with `unsupported` if the board's accelerometer has no such detector, with `invalidArgument` for an
    /// unsupported member or value, and with `invalidState` if a running detector excludes it.
    public func startDetector(_ configuration: DetectorConfiguration) async throws(VeltoError) {
        try await begin.startDetector(configuration).finished()
    }

    /// Stops a detector.
    ///
    /// The accelerometer stops with its last user.
    public func stopDetector(_ kind: DetectorKind) async throws(VeltoError) {
        try await begin.stopDetector(kind).finished()
    }

    /// Resets the step counter to 0.
    public func clearSteps() async throws(VeltoError) {
        try await begin.clearSteps().finished()
    }

    /// Resets the heading of sensor fusion to 0.
    public func resetFusion() async throws(VeltoError) {
        try await begin.resetFusion().finished()
    }

    /// Writes a previously read calibration of sensor fusion.
    ///
    /// It applies at the next start.
    public func writeFusionCalibration(_ calibration: FusionCalibration) async throws(VeltoError) {
        try await begin.writeFusionCalibration(calibration).finished()
    }

    /// Sets an offset in g or °/s along x, y and z that the chip adds to each sample (BMI270 only).
    ///
    /// A reset clears the offset.
    public func writeOffset(_ sensor: BoardSensor, _ offset: [Double]) async throws(VeltoError) {
        try await begin.writeOffset(sensor, offset).finished()
    }

    /// Remaps the axes of the accelerometer, each to a different axis of the chip (BMI270 only).
    public func writeAxes(x: ChipAxis, y: ChipAxis, z: ChipAxis) async throws(VeltoError) {
        try await begin.writeAxes(x: x, y: y, z: z).finished()
    }

    /// Sets the downsampling of samples for use on the board itself (BMI270 only).
    public func writeDownsampling(_ downsampling: Downsampling) async throws(VeltoError) {
        try await begin.writeDownsampling(downsampling).finished()
    }

    /// Sets the pins of a thermistor.
    public func writeThermistor(_ thermistor: Thermistor) async throws(VeltoError) {
        try await begin.writeThermistor(thermistor).finished()
    }

    /// Replaces all LED patterns by at most one for each color, and then performs an action.
    public func play(_ patterns: [LightPattern], then action: LightAction? = .play) async throws(VeltoError) {
        try await begin.play(patterns, then: action).finished()
    }

    /// Plays, pauses or stops the LED.
    public func control(_ action: LightAction) async throws(VeltoError) {
        try await begin.control(action).finished()
    }

    /// Vibrates with a strength from 0 to 1.
    ///
    /// Boards without a motor accept the command and do nothing.
    public func playMotor(strength: Double, seconds: Double) async throws(VeltoError) {
        try await begin.playMotor(strength: strength, seconds: seconds).finished()
    }

    /// Sounds the buzzer.
    public func playBuzzer(seconds: Double) async throws(VeltoError) {
        try await begin.playBuzzer(seconds: seconds).finished()
    }

    /// Writes a raw packet of 2 to 20 bytes, in order with all other writes.
    public func write(_ packet: [UInt8]) async throws(VeltoError) {
        try await begin.write(packet).finished()
    }

    /// Writes a command: a register, 1 to 63, of a module, and at most 18 bytes.
    public func write(_ payload: [UInt8], to register: UInt8, of module: BoardModule) async throws(VeltoError) {
        try await begin.write(payload, to: register, of: module).finished()
    }

    /// Makes the board process a simulated notification of a module, such as a press of the button.
    ///
    /// The module must be streamed or logged.
    public func writeTestNotification(_ packet: [UInt8]) async throws(VeltoError) {
        try await begin.writeTestNotification(packet).finished()
    }

    /// Resets the board.
    ///
    /// Returns when the link has ended, or for deferred resets when the board has accepted the command.
    public func reset(_ kind: BoardReset = .now) async throws(VeltoError) {
        try await begin.reset(kind).finished()
    }

    /// Starts a timer.
    ///
    /// A running timer starts over.
    public func start(_ timer: ProgramTimer<Device>) async throws(VeltoError) {
        try await begin.start(timer).finished()
    }

    /// Stops a timer.
    ///
    /// It can be started again.
    public func stop(_ timer: ProgramTimer<Device>) async throws(VeltoError) {
        try await begin.stop(timer).finished()
    }

    /// Runs a macro.
    public func run(_ macro: ProgramMacro<Device>) async throws(VeltoError) {
        try await begin.run(macro).finished()
    }
}
