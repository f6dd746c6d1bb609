public import VeltoCore
public import VeltoMetaWear

// The commands of a board as calls that return when it has taken them. Each is the operation of the same name with `begin`, and `finished()`.

extension MetaWearDevice where Device == VeltoKit.Device {
    /// Makes the program of another board on this one, as that board's `state()` has it: processors, timers, events, loggers with their keys, and macros.
    ///
    /// Parts that this board cannot have are left out; `differences(from:)` names them. The sensors are set as the processors need them, and
    /// nothing runs yet: start the log, the sensors and the timers. It makes all parts, or none if one fails: the sensors keep their
    /// configurations then. Throws `notFound` for a
    /// state without a program, and `format` for a text that is no state.
    public func copyProgram(from state: String) async throws(VeltoError) {
        try await beginCopyProgram(from: state).finished()
    }

    /// Creates a logger of a signal, or of one of its channels; `key` is the program's own name for it.
    ///
    /// With a `pollInterval` (seconds) the board reads a signal that does not come by itself, such as a temperature: while the log runs, by a timer and
    /// an event of its own, which are removed with the logger.
    ///
    /// It fails with `noSlot` if the board has too few loggers left, with
    /// `unsupported` for a signal that sends nothing by itself and has no `pollInterval`, and with `invalidState` while the log runs or for a key in use.
    public func createLogger(
        _ identifier: String, channel: Int? = nil, key: String = "", pollInterval: Double? = nil
    ) async throws(VeltoError) -> LoggedSignal<Device> {
        let begun = try beginCreateLogger(identifier, channel: channel, key: key, pollInterval: pollInterval)
        try await begun.operation.finished()
        return begun.logger
    }

    /// Reads the loggers and processors that the board has, whoever created them, and its timers and events as far as it answers;
    /// `loggers`, `processors` and `program` have them then, and `signals` of the device the outputs.
    public func recover() async throws(VeltoError) {
        try await beginRecover().finished()
    }

    /// Starts the logs of several boards: of all of them, or if one fails, of none.
    ///
    /// The error names each board that failed. A board whose log runs already fails.
    public static func startLogging(on devices: [Device], _ mode: LogMode = .overwrite) async throws(VeltoError) {
        try await beginLogging(on: devices, mode).finished()
    }

    /// Stores the entries that the board holds in memory; does nothing if its firmware holds none there.
    ///
    /// Fails with `invalidState` while the log runs.
    public func flushLog() async throws(VeltoError) {
        try await beginFlushLog()?.finished()
    }

    /// Erases all entries, after stopping the log; the loggers stay.
    public func clearLog() async throws(VeltoError) {
        try await beginClearLog().finished()
    }

    /// Creates a processor of a signal, or of one of its channels: the board computes with each sample of it.
    ///
    /// `source` is an identifier, or the output of another processor, which need not be on the board yet. Fails with `noSlot` if the
    /// board has no room, and with `cancelled` if its source could not be created. Throws `invalidArgument` for a source that the type does not take.
    public func createProcessor(
        _ definition: ProcessorDefinition, of source: String, channel: Int? = nil, inputs: [BoardProcessor<Device>] = []
    ) async throws(VeltoError) -> BoardProcessor<Device> {
        let begun = try beginCreateProcessor(definition, of: source, channel: channel, inputs: inputs)
        try await begun.operation.finished()
        return begun.processor
    }

    /// Creates a timer, which does not run yet; `repetitions` is the number of its ticks, nil for an endless one.
    ///
    /// Fails with `noSlot` if the board has no timer left.
    public func createTimer(
        period: Double, repetitions: UInt16? = nil, startsImmediately: Bool = false
    ) async throws(VeltoError) -> ProgramTimer<Device> {
        let begun = try beginCreateTimer(period: period, repetitions: repetitions, startsImmediately: startsImmediately)
        try await begun.operation.finished()
        return begun.timer
    }

    /// Lets the board obey the commands of a sequence whenever a signal comes, host or no host; the sequence is copied.
    ///
    /// Each packet of the sequence takes one of the board's events. A token puts bytes of the signal into a sequence of one packet.
    public func createEvent(
        _ identifier: String, _ sequence: CommandSequence, token: BoardToken? = nil
    ) async throws(VeltoError) -> ProgramEvent<Device> {
        let begun = try beginCreateEvent(identifier, sequence, token: token)
        try await begun.operation.finished()
        return begun.event
    }

    /// Keeps the commands of a sequence on the board, which obeys them on request, or after each reset; the sequence is copied.
    public func createMacro(
        _ sequence: CommandSequence, runsAtBoot: Bool
    ) async throws(VeltoError) -> ProgramMacro<Device> {
        let begun = try beginCreateMacro(sequence, runsAtBoot: runsAtBoot)
        try await begun.operation.finished()
        return begun.macro
    }

    /// Erases all macros, also those of other programs; the board does so when the link ends.
    public func eraseMacros() async throws(VeltoError) {
        try await beginEraseMacros().finished()
    }

    /// Reads the calibration of sensor fusion; `status` has it then.
    public func readFusionCalibration() async throws(VeltoError) {
        try await beginReadFusionCalibration().finished()
    }

    /// Reads 1 to 17 bytes from registers of an I2C device, and returns them.
    ///
    /// It fails with `rejected` if the device does not answer.
    public func readI2C(_ address: UInt8, register: UInt8, size: Int) async throws(VeltoError) -> [UInt8] {
        try await beginReadI2C(address, register: register, size: size).finished()
    }

    /// Reads 1 to 16 bytes from an SPI device, after at most 12 to it; returns them.
    public func readSPI(_ device: SPIDevice, _ bytes: [UInt8] = [], size: Int) async throws(VeltoError) -> [UInt8] {
        try await beginReadSPI(device, bytes, size: size).finished()
    }

    /// Reads back how the beacon is set; `status` has it then.
    public func readBeacon() async throws(VeltoError) {
        try await beginReadBeacon().finished()
    }

    /// Reads the settings; `status` has them then.
    public func readSettings() async throws(VeltoError) {
        try await beginReadSettings().finished()
    }

    /// Reads the address of the board: the number of its `WhitelistEntry.Kind` and six bytes, as it is written.
    public func readAddress() async throws(VeltoError) -> [UInt8] {
        try await beginReadAddress().finished()
    }

    /// Reads a slot of the whitelist, 0 to 8: the number of its `WhitelistEntry.Kind` and six bytes.
    public func readWhitelist(slot: Int) async throws(VeltoError) -> [UInt8] {
        try await beginReadWhitelist(slot: slot).finished()
    }

    /// Writes a request of 2 to 20 bytes as it is; returns the reply to it.
    ///
    /// The reply is the answer of the register that the request reads, or the next packet that begins with `replyPrefix`: module,
    /// register, and perhaps the first byte of the payload. What is created is numbered without bit 7, by `0B 02` for a logger.
    public func request(_ packet: [UInt8], replyPrefix: [UInt8] = []) async throws(VeltoError) -> [UInt8] {
        try await beginRequest(packet, replyPrefix: replyPrefix).finished()
    }

    /// Adds a signal to those of the board, on this link and on later ones; one of the same identifier is replaced.
    ///
    /// It is listed while the board has the module: on return, or after `notConnected` from the next link on. Throws for what cannot be a signal, and for the name of one of the board's own.
    public func define(_ signal: BoardSignalDefinition) async throws(VeltoError) {
        try await beginDefine(signal).finished()
    }

    /// Requests the value of a register; `payload` is its id, if it has several.
    ///
    /// Returns the answer.
    public func request(
        _ register: UInt8, of module: BoardModule, _ payload: [UInt8] = []
    ) async throws(VeltoError) -> [UInt8] {
        try await beginRequest(register, of: module, payload).finished()
    }

    /// Ends the board's tasks, whichever program gave them, without a reset.
    ///
    /// Streams of removed parts end with `cancelled`.
    public func tearDown(_ parts: BoardParts = .all) async throws(VeltoError) {
        try await beginTearDown(parts).finished()
    }

    /// Removes loggers, log, processors, events, timers and macros, and resets the board.
    ///
    /// Returns when the board is ready again, after some seconds. Its settings, the name
    /// among them, become those of the firmware again.
    public func factoryReset() async throws(VeltoError) {
        try await beginFactoryReset().finished()
    }

    /// Reads back what a sensor is set to, which the board keeps from link to link; `status` has it then.
    public func readSensorConfiguration(_ sensor: BoardSensor) async throws(VeltoError) {
        try await beginReadSensorConfiguration(sensor).finished()
    }

    /// Creates the processors of a recipe; the output of the last one is its result.
    ///
    /// If the last one fails, those before may be on the board: remove the first with all that depends on
    /// it. Throws `noSlot`, before anything is written, if the board has too few processors left, and `invalidArgument` if they are more
    /// than `limit`.
    public func createRecipe(
        _ recipe: ProcessorRecipe, of source: String, channel: Int? = nil, limit: Int = .max
    ) async throws(VeltoError) -> [BoardProcessor<Device>] {
        let begun = try beginCreateRecipe(recipe, of: source, channel: channel, limit: limit)
        try await begun.operation.finished()
        return begun.processors
    }
}
