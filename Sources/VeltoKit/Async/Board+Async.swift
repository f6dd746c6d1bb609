public import VeltoCore
public import VeltoMetaWear

// The commands of a board as asynchronous calls that return when the board has accepted the command. Each call combines
// the `begin` operation of the same name with `finished()`.

extension MetaWearDevice where Device == VeltoKit.Device {
    /// Copies the program of another board to this one: processors, timers, events, loggers with their keys, and
    /// macros.
    ///
    /// `state` is the other board's `state()`. Parts that this board does not support are skipped; `differences(from:)`
    /// lists them. Sensors are configured as the processors require, but nothing is started: start the log, the sensors
    /// and the timers afterwards. If a part cannot be created, all created parts are removed, and the sensors keep
    /// their configurations. Throws `notFound` for a state without a program, and `format` for a text that is not a
    /// state.
    public func copyProgram(from state: String) async throws(VeltoError) {
        try await beginCopyProgram(from: state).finished()
    }

    /// Creates a logger of a signal or of one of its channels; `key` is the program's own name for the logger.
    ///
    /// A signal that the board does not send by itself, such as a temperature, requires a `pollInterval` (seconds).
    /// While the log runs, the board then reads the signal with a timer and an event, which are removed with the
    /// logger.
    ///
    /// Fails with `noSlot` if the board has too few loggers left, with `unsupported` for a signal that needs a
    /// `pollInterval` and has none, and with `invalidState` while the log runs or if the key is in use.
    public func createLogger(
        _ identifier: String, channel: Int? = nil, key: String = "", pollInterval: Double? = nil
    ) async throws(VeltoError) -> LoggedSignal<Device> {
        let begun = try beginCreateLogger(identifier, channel: channel, key: key, pollInterval: pollInterval)
        try await begun.operation.finished()
        return begun.logger
    }

    /// Reads the board's loggers and processors, whichever program created them, and its timers and events where the
    /// firmware supports it.
    ///
    /// The results appear in `loggers`, `processors` and `program`, and the outputs in the device's `signals`.
    public func recover() async throws(VeltoError) {
        try await beginRecover().finished()
    }

    /// Starts the logs of several boards: either all of them, or none if one fails.
    ///
    /// The error names each board that failed. A board whose log already runs fails.
    public static func startLogging(on devices: [Device], _ mode: LogMode = .overwrite) async throws(VeltoError) {
        try await beginLogging(on: devices, mode).finished()
    }

    /// Flushes the entries in the board's memory to its flash.
    ///
    /// Does nothing if the firmware does not buffer entries.
    ///
    /// Fails with `invalidState` while the log runs.
    public func flushLog() async throws(VeltoError) {
        try await beginFlushLog()?.finished()
    }

    /// Stops the log and erases all entries; the loggers stay.
    public func clearLog() async throws(VeltoError) {
        try await beginClearLog().finished()
    }

    /// Creates a processor of a signal or of one of its channels.
    ///
    /// The board processes each sample of the signal.
    ///
    /// `source` is an identifier, or the output of another processor, which may still be pending. Fails with `noSlot`
    /// if the board has no room, and with `cancelled` if the source could not be created. Throws `invalidArgument` for
    /// a source that the processor type does not accept.
    public func createProcessor(
        _ definition: ProcessorDefinition, of source: String, channel: Int? = nil, inputs: [BoardProcessor<Device>] = []
    ) async throws(VeltoError) -> BoardProcessor<Device> {
        let begun = try beginCreateProcessor(definition, of: source, channel: channel, inputs: inputs)
        try await begun.operation.finished()
        return begun.processor
    }

    /// Creates a stopped timer.
    ///
    /// `repetitions` is its number of ticks; nil repeats without end.
    ///
    /// Fails with `noSlot` if the board has no timer left.
    public func createTimer(
        period: Double, repetitions: UInt16? = nil, startsImmediately: Bool = false
    ) async throws(VeltoError) -> ProgramTimer<Device> {
        let begun = try beginCreateTimer(period: period, repetitions: repetitions, startsImmediately: startsImmediately)
        try await begun.operation.finished()
        return begun.timer
    }

    /// Makes the board execute the commands of a sequence for each sample of a signal, with or without a host.
    ///
    /// The sequence is copied. Each packet of the sequence takes one of the board's events. A token inserts bytes of
    /// the signal into a sequence of one packet.
    public func createEvent(
        _ identifier: String, _ sequence: CommandSequence, token: BoardToken? = nil
    ) async throws(VeltoError) -> ProgramEvent<Device> {
        let begun = try beginCreateEvent(identifier, sequence, token: token)
        try await begun.operation.finished()
        return begun.event
    }

    /// Stores the commands of a sequence on the board, which executes them on request or after each reset.
    ///
    /// The sequence is copied.
    public func createMacro(
        _ sequence: CommandSequence, runsAtBoot: Bool
    ) async throws(VeltoError) -> ProgramMacro<Device> {
        let begun = try beginCreateMacro(sequence, runsAtBoot: runsAtBoot)
        try await begun.operation.finished()
        return begun.macro
    }

    /// Erases all macros, including those of other programs.
    ///
    /// The board erases them when the link ends.
    public func eraseMacros() async throws(VeltoError) {
        try await beginEraseMacros().finished()
    }

    /// Reads the calibration of sensor fusion into `status`.
    public func readFusionCalibration() async throws(VeltoError) {
        try await beginReadFusionCalibration().finished()
    }

    /// Reads 1 to 17 bytes from registers of an I2C device, and returns them.
    ///
    /// Fails with `rejected` if the device does not respond.
    public func readI2C(_ address: UInt8, register: UInt8, size: Int) async throws(VeltoError) -> [UInt8] {
        try await beginReadI2C(address, register: register, size: size).finished()
    }

    /// Reads 1 to 16 bytes from an SPI device after writing at most 12 bytes, and returns them.
    public func readSPI(_ device: SPIDevice, _ bytes: [UInt8] = [], size: Int) async throws(VeltoError) -> [UInt8] {
        try await beginReadSPI(device, bytes, size: size).finished()
    }

    /// Reads the beacon settings into `status`.
    public func readBeacon() async throws(VeltoError) {
        try await beginReadBeacon().finished()
    }

    /// Reads the settings into `status`.
    public func readSettings() async throws(VeltoError) {
        try await beginReadSettings().finished()
    }

    /// Reads the address of the board: the number of its `WhitelistEntry.Kind` and six bytes in the usual order.
    public func readAddress() async throws(VeltoError) -> [UInt8] {
        try await beginReadAddress().finished()
    }

    /// Reads a slot of the whitelist, 0 to 8: the number of its `WhitelistEntry.Kind` and six bytes.
    public func readWhitelist(slot: Int) async throws(VeltoError) -> [UInt8] {
        try await beginReadWhitelist(slot: slot).finished()
    }

    /// Writes a raw request of 2 to 20 bytes, and returns the reply.
    ///
    /// The reply is the answer of the requested register, or the next packet that begins with `replyPrefix`: module,
    /// register, and optionally the first byte of the payload. A reply to a creation has the register number without
    /// bit 7, for example `0B 02` for a logger.
    public func request(_ packet: [UInt8], replyPrefix: [UInt8] = []) async throws(VeltoError) -> [UInt8] {
        try await beginRequest(packet, replyPrefix: replyPrefix).finished()
    }

    /// Adds a signal to the board's signals on this and later links, replacing one with the same identifier.
    ///
    /// The signal is listed while the board has the module: on return, or after `notConnected` from the next link on.
    /// Throws for an invalid definition, and for the name of a built-in signal.
    public func define(_ signal: BoardSignalDefinition) async throws(VeltoError) {
        try await beginDefine(signal).finished()
    }

    /// Requests the value of a register and returns the answer; `payload` is the value's id if the register has
    /// several.
    public func request(
        _ register: UInt8, of module: BoardModule, _ payload: [UInt8] = []
    ) async throws(VeltoError) -> [UInt8] {
        try await beginRequest(register, of: module, payload).finished()
    }

    /// Removes the board's tasks, whichever program created them, without a reset.
    ///
    /// Streams of removed parts end with `cancelled`.
    public func tearDown(_ parts: BoardParts = .all) async throws(VeltoError) {
        try await beginTearDown(parts).finished()
    }

    /// Removes loggers, log, processors, events, timers and macros, and resets the board.
    ///
    /// Returns after some seconds, when the board is ready again. Its settings, including the name, return to the
    /// firmware's defaults.
    public func factoryReset() async throws(VeltoError) {
        try await beginFactoryReset().finished()
    }

    /// Reads the configuration of a sensor, which the board keeps across links, into `status`.
    public func readSensorConfiguration(_ sensor: BoardSensor) async throws(VeltoError) {
        try await beginReadSensorConfiguration(sensor).finished()
    }

    /// Creates the processors of a recipe; the output of the last one is the result.
    ///
    /// If the last one fails, the earlier ones may be on the board: remove the first with all its dependents. Throws
    /// `noSlot`, before any write, if the board has too few processors left, and `invalidArgument` for more processors
    /// than `limit`.
    public func createRecipe(
        _ recipe: ProcessorRecipe, of source: String, channel: Int? = nil, limit: Int = .max
    ) async throws(VeltoError) -> [BoardProcessor<Device>] {
        let begun = try beginCreateRecipe(recipe, of: source, channel: channel, limit: limit)
        try await begun.operation.finished()
        return begun.processors
    }
}
