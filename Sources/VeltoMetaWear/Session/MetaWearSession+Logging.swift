internal import VeltoCore
internal import VeltoWearable

/// The log of a board at the beginning of a link, and while it runs.
extension MetaWearSession {
    /// Seconds between two readings of the length.
    private static let interval = 60.0
    /// The periods of the slowest logger within which something must be stored, and seconds for the way of the packets.
    private static let (patientPeriods, slack) = (3.0, 1.0)
    /// Seconds after which no logger is waited for.
    private static let longestPatience = 86_400.0

    /// Whether the record has loggers, or a log that runs.
    var isLogUsed: Bool {
        record.with { !$0.log.loggers.isEmpty || $0.log.run != nil || $0.log.leftover != nil }
    }

    // MARK: At the beginning of a link

    /// Reads the clock, by which entries are dated, and whether a log that should run does; without an answer, there are no dates.
    func checkLog() async {
        guard unsafe link?.plan.modules[.logging] != nil else { return }
        let clock = LogRegister.clock
        guard let answer = try? await conversation.ask(clock.request(), for: .answer(clock)).value() else { return }
        let time = conversation.now
        conversation.act { [self] out in
            guard let utc = out.utc(at: time), let anchor = LogAnchors.Anchor(answer: answer, at: utc) else { return }
            take(anchor, &out)
        }
        guard isLogUsed, let length = try? await readLogLength() else { return }
        takeLogLength(length)
    }

    /// Takes a reading of the clock; a log that ran before a reset does not run any longer.
    private func take(_ anchor: LogAnchors.Anchor, _ out: inout SessionOutput) {
        let (start, newest) = record.with { ($0.log.run?.start, $0.state?.anchors.all.last) }
        record.learn(anchor)
        if let newest, anchor.isAfterReset(since: newest) {
            programWasReset(&out)
            if start == nil { logWasReset(at: nil) }
            out.tell(.boardReset(id: UInt32(anchor.resetID), utc: UInt64(max(anchor.boot, 0))), at: nil)
        }
        out.saveRecord()
        guard let start, start.ticks(to: anchor) == nil else { return }
        let date = UTCTime(nanoseconds: UInt64(max(anchor.boot, 0)))
        _ = try? planning { link throws(VeltoError) in
            link.plan.forgetLogging()
            link.plan.log.run = LogRun(mode: .overwrite)
        }
        logWasReset(at: date)
        let startsAgain = record.with { $0.program.startsLogAtBoot }
        out.log(
            .warning,
            "the board was reset at \(UTCDate.text(anchor.reference)): "
                + (startsAgain
                    ? "a boot macro has started the log again" : "nothing was logged since, start the log again"))
        showStatus()
    }

    private func logWasReset(at date: UTCTime?) {
        _ = try? planning { link throws(VeltoError) in
            link.plan.log.boardWasReset(at: date, startsAgain: link.plan.program.startsLogAtBoot)
        }
    }

    // MARK: While it runs

    /// The log has begun to run.
    func logStarted(_ answer: ReceivedBytes) {
        let time = conversation.now
        conversation.act { [self] out in
            guard let utc = out.utc(at: time), let anchor = LogAnchors.Anchor(answer: answer, at: utc) else { return }
            record.learn(anchor)
            _ = record.withLog { log in
                if log.run?.start == nil { log.run?.start = anchor }
                if log.recycled?.time == nil { log.recycled?.time = anchor.time }
            }
            out.saveRecord()
        }
        watchLog()
    }

    private var isLogging: Bool { record.with { $0.log.run != nil } }

    /// Watches a log that runs: whether it stores anything, and how full it is.
    func watchLog() {
        guard isReady, isLogging, unsafe link?.plan.modules[.logging] != nil else { return }
        unsafe link?.logWatch?.cancel()
        unsafe link?.logWatch = conversation.start { [self] in
            guard await checkGrowth() else { return }
            while isLogging {
                guard (try? await conversation.pause(Self.interval)) != nil else { return }
                guard isLogging else { return }
                if let length = try? await readLogLength() { takeLogLength(length) }
            }
        }
    }

    private func readLogLength() async throws(VeltoError) -> UInt32 {
        let register = LogRegister.length
        let answer = try await conversation.ask(register.request(), for: .answer(register)).value()
        return try LogRegister.length(in: answer)
    }

    /// Takes a reading of the length, and announces it when it has passed a mark.
    func takeLogLength(_ length: UInt32) {
        let limits = unsafe link?.plan.logLimits ?? LogLimits()
        let (percent, _) = record.withLog { log in
            if let before = log.length, length > before { log.isStalled = false }
            return log.take(length: length, of: limits.capacity)
        }
        endLogIfFull(length, limits)
        showStatus()
        guard let percent else { return }
        conversation.act { out in
            out.tell(.logFilled(percent: percent, entries: length, capacity: limits.capacity), at: nil)
        }
    }

    /// Ends the sensors of a log that is full and does not overwrite: it has stopped by itself.
    private func endLogIfFull(_ length: UInt32, _ limits: LogLimits) {
        let (log, now) = (record.with { $0.log }, conversation.now)
        guard let run = log.run, run.mode == .stopWhenFull, limits.capacity > 0, length >= limits.capacity else {
            return
        }
        let steps = try? planning { link throws(VeltoError) in link.plan.stopLogging() }
        conversation.post(bytes(of: (steps ?? []).writes.map(\.packet)))
        conversation.act { [self] out in
            let since = out.utc(at: now).flatMap { run.end(before: $0, limits.capacity, log.entryRate) }
            let (_, isChanged) = record.withLog { $0.interruption = LogInterruption(cause: .full, since: since) }
            if isChanged { out.saveRecord() }
            out.log(.warning, "the log of the board is full: nothing is logged any longer, download or clear it")
        }
    }

    /// Returns whether the watch goes on: after three periods of the slowest logger, the log must be longer than before.
    private func checkGrowth() async -> Bool {
        let (log, limits) = (record.with { $0.log }, unsafe link?.plan.logLimits ?? LogLimits())
        guard let slowest = log.loggers.compactMap(\.layout.rate).min(), let first = try? await readLogLength() else {
            return true
        }
        takeLogLength(first)
        // Of a page in memory, the board reports nothing until it is full.
        let held = limits.hasFlush ? Double(limits.leastReadout) / log.entryRate : 0
        let patience = min(Self.patientPeriods / slowest + held + Self.slack, Self.longestPatience)
        guard (try? await conversation.pause(patience)) != nil else { return false }
        guard isLogging, let length = try? await readLogLength() else { return isLogging }
        takeLogLength(length)
        let isFull = limits.capacity > 0 && UInt64(length) + UInt64(limits.leastReadout) >= UInt64(limits.capacity)
        guard length <= first, !isFull else { return true }
        _ = record.withLog { $0.isStalled = true }
        let text =
            "the log runs and has stored nothing for \(Int(patience.rounded(.up))) s: stop it, and start it again"
        conversation.act { $0.log(.warning, text) }
        showStatus()
        return true
    }
}
