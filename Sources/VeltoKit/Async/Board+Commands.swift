public import VeltoCore
public import VeltoMetaWear

// The commands that a `CommandSequence` keeps too, as calls that return when the board has taken them: operations of `begin`.

extension MetaWearDevice where Device == VeltoKit.Device {
    /// Starts the sensors of all loggers, and then the log; a sequence writes mode and start of the log alone.
    ///
    /// If one of them fails, those that were started are stopped again. The log goes on when the link ends. Fails with
    /// `invalidState` without loggers, for a log that is full and does not overwrite, and for a sensor that runs with another
    /// configuration or whose range differs from that of the entries in the log.
    public func startLogging(_ mode: LogMode = .overwrite) async throws(VeltoError) {
        try await begin.startLogging(mode).finished()
    }

    /// Stops the log, and the sensors that run for its loggers alone; loggers and entries stay.
    public func stopLogging() async throws(VeltoError) {
        try await begin.stopLogging().finished()
    }

    /// Sets a pin.
    public func writePin(_ pin: UInt8, _ action: PinAction) async throws(VeltoError) {
        try await begin.writePin(pin, action).finished()
    }

    /// Reports changes of a pin as events, or no longer: `none`.
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

    /// Sets the beacon, which begins when the link ends.
    public func writeBeacon(_ beacon: Beacon) async throws(VeltoError) {
        try await begin.writeBeacon(beacon).finished()
    }

    /// Writes parts of the settings; a board reads them back.
    public func writeSettings(_ settings: BoardSettings, _ members: BoardSettingsMembers) async throws(VeltoError) {
        try await begin.writeSettings(settings, members).finished()
    }

    /// Writes the devices of the whitelist, at most eight.
    public func writeWhitelist(_ entries: [WhitelistEntry]) async throws(VeltoError) {
        try await begin.writeWhitelist(entries).finished()
    }

    /// Sets the device that directed advertising goes to.
    public func writeDirectedPeer(_ peer: WhitelistEntry) async throws(VeltoError) {
        try await begin.writeDirectedPeer(peer).finished()
    }

    /// Lets the board perform an action once.
    public func run(_ action: BoardAction) async throws(VeltoError) {
        try await begin.run(action).finished()
    }

    /// Runs a sensor without a stream, for what the board itself does with it.
    ///
    /// Fails with `invalidState` if the sensor runs with another configuration.
    public func startSensor(_ sensor: BoardSensor) async throws(VeltoError) {
        try await begin.startSensor(sensor).finished()
    }

    /// Ends `startSensor`; the sensor stops with its last user.
    public func stopSensor(_ sensor: BoardSensor) async throws(VeltoError) {
        try await begin.stopSensor(sensor).finished()
    }

    /// Sets a detector and starts it, and with it the accelerometer: what it finds are events.
    ///
    ///
    /// Fails with `unsupported` if the board's accelerometer has no such detector, with `invalidArgument` for a
    /// member that it does not have or cannot do, and with `invalidState` for one that excludes a detector that runs.
    public func startDetector(_ configuration: DetectorConfiguration) async throws(VeltoError) {
        try await begin.startDetector(configuration).finished()
    }

    /// Stops a detector; the accelerometer stops with its last user.
    public func stopDetector(_ kind: DetectorKind) async throws(VeltoError) {
        try await begin.stopDetector(kind).finished()
    }

    /// Counts steps from 0.
    public func clearSteps() async throws(VeltoError) {
        try await begin.clearSteps().finished()
    }

    /// Lets the heading of sensor fusion begin at 0 again.
    public func resetFusion() async throws(VeltoError) {
        try await begin.resetFusion().finished()
    }

    /// Gives sensor fusion a calibration that was read before, for its next start.
    public func writeFusionCalibration(_ calibration: FusionCalibration) async throws(VeltoError) {
        try await begin.writeFusionCalibration(calibration).finished()
    }

    /// Adds the same to each sample, in g or °/s along x, y and z; BMI270 only, which forgets it with a reset.
    public func writeOffset(_ sensor: BoardSensor, _ offset: [Double]) async throws(VeltoError) {
        try await begin.writeOffset(sensor, offset).finished()
    }

    /// Turns the axes of the accelerometer into others, each from another one of the chip; BMI270 only.
    public func writeAxes(x: ChipAxis, y: ChipAxis, z: ChipAxis) async throws(VeltoError) {
        try await begin.writeAxes(x: x, y: y, z: z).finished()
    }

    /// Leaves samples out for what the board itself does with them; BMI270 only.
    public func writeDownsampling(_ downsampling: Downsampling) async throws(VeltoError) {
        try await begin.writeDownsampling(downsampling).finished()
    }

    /// Sets the pins at which a thermistor is connected.
    public func writeThermistor(_ thermistor: Thermistor) async throws(VeltoError) {
        try await begin.writeThermistor(thermistor).finished()
    }

    /// Replaces all patterns of the light by at most one for each color, and then runs an action.
    public func play(_ patterns: [LightPattern], then action: LightAction? = .play) async throws(VeltoError) {
        try await begin.play(patterns, then: action).finished()
    }

    /// Plays, pauses or ends the light.
    public func control(_ action: LightAction) async throws(VeltoError) {
        try await begin.control(action).finished()
    }

    /// Vibrates with a strength from 0 to 1; boards without a motor take the command and do nothing.
    public func playMotor(strength: Double, seconds: Double) async throws(VeltoError) {
        try await begin.playMotor(strength: strength, seconds: seconds).finished()
    }

    /// Sounds the buzzer.
    public func playBuzzer(seconds: Double) async throws(VeltoError) {
        try await begin.playBuzzer(seconds: seconds).finished()
    }

    /// Writes a packet of 2 to 20 bytes as it is, in order with everything else.
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
    /// Returns when the link has ended, or for the kinds that come later, when the board has taken it.
    public func reset(_ kind: BoardReset = .now) async throws(VeltoError) {
        try await begin.reset(kind).finished()
    }

    /// Starts a timer; one that runs begins again.
    public func start(_ timer: ProgramTimer<Device>) async throws(VeltoError) {
        try await begin.start(timer).finished()
    }

    /// Stops a timer, which can be started again.
    public func stop(_ timer: ProgramTimer<Device>) async throws(VeltoError) {
        try await begin.stop(timer).finished()
    }

    /// Runs a macro.
    public func run(_ macro: ProgramMacro<Device>) async throws(VeltoError) {
        try await begin.run(macro).finished()
    }
}
