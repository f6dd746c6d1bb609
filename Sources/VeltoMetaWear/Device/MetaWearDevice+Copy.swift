public import VeltoCore
internal import Synchronization
public import VeltoWearable

/// The number of the newest copy of a program in this process.
private let newestCopy = Atomic<UInt32>(0)

/// Copying the program of another board.
extension MetaWearDevice {
    /// The timeout of the reads, and that of each part (seconds).
    private static var readingTime: Double { 30 }
    private static var partTime: Double { 2 }

    /// Copies the program of another board, given that board's `state()`: processors, timers, events, loggers with
    /// their keys, and macros.
    ///
    /// Unsupported parts are skipped; `differences(from:)` lists them. Sensors are configured as the processors
    /// require, but nothing is started: start the log, the sensors and the timers afterwards. If a part cannot be
    /// created, all created parts are removed, and the sensors keep their configurations. Throws `notFound` for a state
    /// without a program, and `format` for a text that is not a state.
    ///
    /// ```swift
    /// guard let state = try device.metaWear?.state() else { return }
    /// for other in context.devices {
    ///     guard let board = other.metaWear else { continue }
    ///     print(try board.differences(from: state).joined(separator: "\n"))
    ///     guard try board.beginCopyProgram(from: state).wait() else { continue }
    /// }
    /// ```
    public func beginCopyProgram(from state: String) throws(VeltoError) -> Device.Operation {
        let copy = try copy(of: state)
        guard !copy.commands.isEmpty else {
            throw VeltoError(.notFound, "the state has no program that this board could have")
        }
        let choices = copy.sensors.map { SensorChoice(sensor: $0.key, configuration: $0.value) }
        var preferences = try record.with { $0.preferences }
        for choice in choices { try preferences.take(choice) }
        let command = CopyProgram(copy: copy.number, slots: copy.slots, commands: copy.commands, choices: choices)
        return try device.perform(command, timeout: Self.readingTime + Self.partTime * Double(copy.commands.count))
    }

    /// Returns the parts of another board's program that this board does not support, each with the reason.
    ///
    /// Writes nothing.
    public func differences(from state: String) throws(VeltoError) -> [String] {
        try copy(of: state).leftOut
    }

    private func copy(of state: String) throws(VeltoError) -> ProgramCopy {
        guard let status else { throw .notConnected }
        let saved = try SavedBoardState(json: Array(state.utf8))
        var target = BoardPlan(status.modules, BoardPreferences())
        let record = try record
        target.program = record.with { $0.program }
        target.firmwareVersion = record.with { $0.state?.details.firmware } ?? ""
        let number = newestCopy.wrappingAdd(1, ordering: .relaxed).newValue | 1 << 31
        return ProgramCopy(saved, for: target, number: number)
    }
}
