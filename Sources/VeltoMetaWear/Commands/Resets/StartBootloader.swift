internal import VeltoCore
internal import VeltoWearable

/// Starts the bootloader of an idle board for a firmware update.
///
/// The command ends with the link.
///
/// Source: MetaWear system protocol, 10.2.
struct StartBootloader: BoardCommand {
    let flags: FirmwareUpdateFlags

    /// The minimum battery charge of a board that is not charging, in percent.
    private static let leastCharge: UInt8 = 30

    var disturbsDownload: Bool { true }

    var module: BoardModule? { .debug }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard board.feeds.streams.isEmpty, board.log.run == nil else {
            throw VeltoError(
                .invalidState, "the board streams or logs", remedy: "stop that before its firmware is replaced")
        }
        // Entries of a page in memory count too.
        let flush = !flags.contains(.ignoreLog) && board.modules[.logging] != nil && board.logLimits.hasFlush
        return (flush ? [LogRegister.flushPage] : []) + questions(on: board).map(\.step)
    }

    private enum Question { case charge, charging, log }

    /// Returns the requests to the board in order.
    private func questions(on board: BoardPlan) -> [(question: Question, step: BoardStep)] {
        let battery = board.signals.first { $0.identifier == "battery" }
        let charger = board.signals.first { $0.identifier == "charge-status" }
        var questions: [(question: Question, step: BoardStep)] = []
        if !flags.contains(.ignoreBattery), let battery {
            questions.append((.charge, BoardStep.read(battery.register, "the battery", 1)))
            if let charger { questions.append((.charging, BoardStep.read(charger.register, "the charger", 1))) }
        }
        if !flags.contains(.ignoreLog), board.modules[.logging] != nil {
            questions.append((.log, LogRegister.readLength))
        }
        return questions
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        var charge: UInt8?
        var isCharging = false
        for (question, answer) in zip(questions(on: board).map(\.question), answers) {
            switch question {
            case .charge: charge = try Self.byte(answer)
            case .charging: isCharging = try Self.byte(answer) != 0
            case .log: try Self.checkLog(answer)
            }
        }
        if let charge, charge < Self.leastCharge, !isCharging {
            throw VeltoError(
                .invalidState, "the battery has \(charge) %",
                remedy: "charge it to \(Self.leastCharge) %, or connect a charger")
        }
        return [BoardReset.bootloader.step(), .effect(.boardForgets(.forgottenByReset)), .awaitLinkEnd]
    }

    private static func checkLog(_ answer: ReceivedBytes) throws(VeltoError) {
        let length = try LogRegister.length(in: answer)
        guard length == 0 else {
            throw VeltoError(
                .invalidState, "the log has \(length) entries", remedy: "download or clear it before an update")
        }
    }

    private static func byte(_ answer: ReceivedBytes) throws(VeltoError) -> UInt8 {
        try answer.readValue("the battery") { value throws(ByteError) in try value.read(UInt8.self) }
    }
}
