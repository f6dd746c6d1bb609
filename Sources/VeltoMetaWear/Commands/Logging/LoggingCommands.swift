internal import VeltoCore
internal import VeltoWearable

/// Reads the length of the log.
///
/// A stopped log includes the entries of the page in memory.
struct ReadLogLength: BoardCommand {
    var module: BoardModule? { .logging }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        let isHeld = board.logLimits.hasFlush && board.log.run == nil
        return (isHeld ? [LogRegister.flushPage] : []) + [LogRegister.readLength]
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard let answer = answers.first else { return [] }
        let length = try LogRegister.length(in: answer)
        if length == 0, board.log.run == nil { board.log.becameEmpty() }
        return [.effect(.takeLogLength(length))]
    }
}

/// Reads the number of recycled pages before a log is started.
///
/// The download reports pages recycled after that.
struct ReadRecycledPages: BoardCommand {
    var module: BoardModule? { .logging }

    func steps(on board: inout BoardPlan) -> [BoardStep] { [LogRegister.readRecycled] }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard board.log.recycled == nil, let answer = answers.first,
            let count = try? LogRegister.recycledPages(in: answer)
        else { return [] }
        board.log.recycled = RecycledPages(count: count)
        return []
    }
}

/// Starts the sensors of all loggers, and the log.
///
/// If one of them fails, the sensors are stopped again.
///
/// Source: MetaWear system protocol, 3.4.
struct StartLogging: BoardCommand {
    let mode: LogMode
    /// Whether a running log is an error.
    ///
    /// A command whose undo stops the log requires that.
    var isFirst = false

    var module: BoardModule? { .logging }
    var disturbsDownload: Bool { true }

    func preparations(on board: BoardPlan) -> [any BoardCommand] { [ReadLogLength(), ReadRecycledPages()] }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        // A sequence writes only mode and enable: its future running sensors are unknown.
        guard board.isLive else { return LogRegister.start(mode) }
        guard !board.log.loggers.isEmpty else {
            throw VeltoError(.invalidState, "the board has no loggers", remedy: "create one first")
        }
        guard !isFirst || board.log.run == nil else {
            throw VeltoError(.invalidState, "the log runs already", remedy: "stop it, or leave the board out")
        }
        if board.log.run == nil { try board.logLimits.check(used: board.log.length ?? 0, mode) }
        let before = board.log
        let (steps, uses) = try board.beginLogging()
        (board.log.run, board.log.isStopped) = (LogRun(mode: mode, start: before.run?.start), false)
        (board.log.interruption, board.log.resumption) = (nil, nil)
        board.log.shares = board.logShares
        board.logStart = PendingLogStart(uses: uses, log: before)
        return steps + LogRegister.start(mode) + board.runPolls(true) + [LogRegister.readClock] + [.updateGameInput]
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard board.isLive else { return [] }
        board.logStart = nil
        return [.effect(.logStarted(clock: answers.first ?? []))]
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        guard let start = board.logStart else { return [] }
        board.logStart = nil
        var steps = start.log.run == nil ? board.runPolls(false) + LogRegister.stop : []
        for use in start.uses.reversed() { steps += board.end(use.sensor, for: use.user) }
        board.log = start.log
        board.log.isStopped = start.log.run == nil
        return steps + [.updateGameInput]
    }

    func failure(leftBy error: VeltoError) -> VeltoError {
        VeltoError(
            error.code,
            "\(error.message); the board may log, and its sensors may run: both are stopped when it is connected again")
    }
}

/// Stops the log, and the sensors that run only for its loggers.
///
/// Loggers and entries stay.
///
/// Source: MetaWear system protocol, 3.6.
struct StopLogging: BoardCommand {
    /// Whether a continuing download will start the log again.
    var isPause = false

    var module: BoardModule? { .logging }
    var isEnd: Bool { true }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        guard board.isLive else { return LogRegister.stop }
        let mode = board.log.run?.mode ?? board.log.resumption ?? .overwrite
        let wasStopped = board.log.isStopped
        let steps = board.stopLogging() + [.updateGameInput]
        // The log may run until the packets are written.
        board.log.isStopped = wasStopped
        board.log.resumption = isPause ? mode : nil
        return steps
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        guard board.isLive else { return [] }
        if board.log.run == nil { board.log.isStopped = true }
        return [.effect(.saveRecord)]
    }
}

/// Stops the log and erases all entries.
///
/// The loggers stay.
///
/// Source: MetaWear system protocol, 3.9.
struct ClearLog: BoardCommand {
    var module: BoardModule? { .logging }
    var disturbsDownload: Bool { true }

    /// The maximum length of an empty log: some firmware reports one entry for a while.
    private static let residue = 1

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        let wasStopped = board.log.isStopped
        let steps = board.stopLogging() + LogRegister.clear + [LogRegister.readLength, .updateGameInput]
        board.log.isStopped = wasStopped
        return steps
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard answers.count == 2 else { return [] }
        board.log.isStopped = true
        let left = try LogRegister.length(in: answers[1])
        guard !answers[0].isEmpty || left <= Self.residue else {
            throw VeltoError(
                .rejected, "the board still has \(left) entries in its log",
                remedy: "clear it again, or reset the board first")
        }
        board.log.becameEmpty()
        board.log.interruption = nil
        return [.effect(.saveRecord)]
    }
}

/// Flushes the page in memory to the log, so that its entries can be downloaded.
///
/// Source: MetaWear system protocol, 3.9.
struct FlushLog: BoardCommand {
    var module: BoardModule? { .logging }
    var disturbsDownload: Bool { true }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard board.logLimits.hasFlush else { return [] }
        guard board.log.run == nil else {
            throw VeltoError(.invalidState, "the log runs", remedy: "stop it before you flush it")
        }
        return [LogRegister.flushPage]
    }
}

extension BoardPlan {
    /// Stops the log, and everything that runs only for its loggers.
    mutating func stopLogging() -> [BoardStep] {
        let steps = runPolls(false) + LogRegister.stop + endLogging()
        (log.run, log.isStopped, log.isStalled, log.silent, log.resumption) = (nil, true, false, [], nil)
        return steps
    }
}
