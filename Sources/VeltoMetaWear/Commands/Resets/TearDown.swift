internal import VeltoCore
internal import VeltoWearable

/// Removes tasks of a board, whichever program created them, without a reset.
///
/// Game input is not a task of the board: it resumes.
///
/// Source: MetaWear module protocol, 4.20.
struct TearDown: BoardCommand {
    let parts: BoardParts

    var disturbsDownload: Bool { true }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        var steps: [BoardStep] = []
        if !parts.isDisjoint(with: [.sensors, .subscriptions]) { steps += board.stopGameInput() }
        steps += board.endWatching(by: parts)
        if parts.contains(.sensors) { steps += board.stopSensors() }
        if parts.contains(.subscriptions) {
            steps += BoardStep.end(
                board.notifyingRegisters.map { $0.notifications(false) }, "end the notifications")
        }
        if !parts.isDisjoint(with: [.sensors, .loggers]) {
            steps += board.endLog(withLoggers: parts.contains(.loggers))
        }
        for row in BoardParts.rows where parts.contains(row.part) {
            if let info = board.modules[row.module] { steps += BoardStep.end(row.packets(info), row.purpose) }
            if Set.forgottenByReset.contains(row.module) { steps += board.endProgram([row.module]) }
        }
        // Effects come first, then all packets together: if the link is lost among them, the next link writes the rest.
        return steps.effectsFirst + [.updateGameInput]
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] { [.updateGameInput] }
}

extension BoardPlan {
    /// Ends the streams and pin monitors that need the parts, and everything used only by them.
    fileprivate mutating func endWatching(by parts: BoardParts) -> [BoardStep] {
        let streams = feeds.streams.filter { stream in
            parts.contains(.subscriptions) || parts.contains(.sensors) && !stream.signal.sensors.isEmpty
                || parts.contains(.processors) && stream.signal.processed != nil
        }
        let error = VeltoError(.cancelled, "the board was torn down")
        var steps: [BoardStep] = [.effect(.endStreams(of: streams.map(\.feed.signal.key), error))]
        for stream in streams { steps += end(stream.signal, stream.feed) }
        if parts.contains(.subscriptions) { steps += BoardStep.end(pins.endAll(), "stop the pin monitors") }
        return steps
    }

    /// Stops the log before its sensors or loggers are removed: a logging board keeps its loggers.
    fileprivate mutating func endLog(withLoggers: Bool) -> [BoardStep] {
        guard modules[.logging] != nil, withLoggers || log.run != nil else { return [] }
        let steps = stopLogging()
        guard withLoggers else { return steps }
        let parts = log.loggers.compactMap(\.part)
        let polls = log.loggers.flatMap { removePoll(of: $0) }
        log.loggers = []
        return steps + polls + [.effect(.endParts(parts))]
    }

    /// Stops all sensors and detectors, including those started by other programs.
    fileprivate mutating func stopSensors() -> [BoardStep] {
        _ = sensors.endAll()
        for sensor in BoardSensor.allCases { _ = gameInput.ignore(sensor) }
        detectors.removeAll()
        // Fusion comes first: it runs other sensors.
        let all = [.fusion] + BoardSensor.allCases.filter { $0 != .fusion }
        let chips = all.compactMap { try? chip(of: $0) }
        let disabling = (try? detectorChip())?.detectors.flatMap(\.disabling) ?? []
        return BoardStep.end(chips.flatMap(\.standardSetting.stop), "stop the sensors")
            + BoardStep.end(disabling, "stop the detectors")
    }
}

extension BoardParts {
    /// A part, its module, and the packets that remove it.
    fileprivate struct Row: Sendable {
        let part: BoardParts
        let module: BoardModule
        let purpose: String
        let packets: @Sendable (ModuleInfo) -> [[UInt8]]
    }

    /// All parts, each before those that it depends on.
    fileprivate static let rows = [
        Row(part: .light, module: .led, purpose: "clear the LED") { _ in [LightAction.stopAndClear.packet] },
        Row(part: .timers, module: .timer, purpose: "remove the timers") { info in
            (0..<(info.extra.first ?? standardTimerCount)).map { BoardTimer.removal.command($0) }
        },
        Row(part: .processors, module: .processor, purpose: "remove the processors") { _ in [removeProcessors] },
        Row(part: .events, module: .event, purpose: "remove the events") { _ in [removeEvents] },
        Row(part: .loggers, module: .logging, purpose: "remove the loggers") { _ in [removeLoggers] },
    ]

    private static let standardTimerCount: UInt8 = 8
    static let removeProcessors = ProcessorPackets.removeAll.command()
    static let removeEvents = BoardEvent.removeAll.command()
    static let removeLoggers = LogRegister.removeAll.command()
}
