internal import VeltoCore
internal import VeltoWearable

/// The log of a board at the beginning of a link, and while it runs.
extension MetaWearSession {
    /// The interval between two reads of the length (seconds).
    private static let interval = 60.0
    /// The number of periods of the slowest logger within which the log must grow, and the transmission slack
    /// (seconds).
    private static let (patientPeriods, slack) = (3.0, 1.0)
    /// The maximum wait for a logger (seconds).
    private static let longestPatience = 86_400.0

    /// Whether the record has loggers or a running log.
    var isLogUsed: Bool {
        record.with { !$0.log.loggers.isEmpty || $0.log.run != nil || $0.log.leftover != nil }
    }

    // MARK: At the beginning of a link

    /// Reads the clock, which dates entries, and checks that a running log still runs.
    ///
    /// Without an answer, there are no dates.
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

    /// Processes a read of the clock.
    ///
    /// A log that ran before a reset no longer runs.
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

    // MARK: The running log

    /// Handles a started log.
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

    /// Monitors a running log: its loggers and its fill level.
    func watchLog() {
        guard isReady, isLogging, unsafe link?.plan.modules[.logging] != nil else { return }
        unsafe link?.logWatch?.cancel()
        unsafe link?.logWatch = conversation.start { [self] in
            guard var readings = await firstReadings() else { return }
            while isLogging {
                guard (try? await conversation.pause(Self.interval)) != nil else { return }
                guard isLogging else { return }
                guard let reading = await takeReading() else { continue }
                checkGrowth(to: reading, since: readings)
                readings = readings.prefix(1) + [reading]
            }
        }
    }

    /// Reads the length twice, and checks the growth: within three periods of the slowest logger, all loggers must have
    /// stored samples.
    ///
    /// Returns nil if the monitor ends, and no reads if no logger has a rate.
    private func firstReadings() async -> [Reading]? {
        let (log, limits) = (record.with { $0.log }, unsafe link?.plan.logLimits ?? LogLimits())
        guard let slowest = log.loggers.compactMap(\.layout.rate).min(), let first = await takeReading() else {
            return []
        }
        // The board does not report the entries of a page in memory until the page is full.
        let held = limits.hasFlush ? Double(limits.leastReadout) / log.entryRate : 0
        let patience = min(Self.patientPeriods / slowest + held + Self.slack, Self.longestPatience)
        guard (try? await conversation.pause(patience)) != nil else { return nil }
        guard isLogging, let second = await takeReading() else { return [first] }
        checkGrowth(to: second, since: [first])
        return [first, second]
    }

    /// A reading of the length.
    private struct Reading {
        let length: UInt32
        let time: Timestamp
    }

    private func takeReading() async -> Reading? {
        guard let length = try? await readLogLength() else { return nil }
        takeLogLength(length)
        return Reading(length: length, time: conversation.now)
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

    /// Stops the sensors of a full log that does not overwrite: it has stopped on its own.
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

    /// Compares the growth since earlier reads with the expected growth.
    ///
    /// A full log does not grow.
    private func checkGrowth(to reading: Reading, since earlier: [Reading]) {
        let (log, limits) = (record.with { $0.log }, unsafe link?.plan.logLimits ?? LogLimits())
        let isFull =
            limits.capacity > 0 && UInt64(reading.length) + UInt64(limits.pageSize) >= UInt64(limits.capacity)
        guard !isFull, let first = earlier.first, isLogging else { return }
        let seconds = Int(reading.time.seconds(since: first.time).rounded(.up))
        if reading.length <= first.length {
            guard !log.isStalled else { return }
            _ = record.withLog { $0.isStalled = true }
            warn("the log runs and has stored nothing for \(seconds) s: stop it, and start it again")
        } else {
            let names = earlier.lazy.map { self.silentLoggers(log.shares, $0, reading, limits) }.first { !$0.isEmpty }
            _ = record.withLog { $0.silent = names ?? [] }
            guard log.silent.isEmpty, let names else { return }
            warn(
                "the log runs and grows by less than its loggers should store: nothing comes from "
                    + names.joined(separator: " or ") + "; stop it, and start it again")
        }
    }

    private func silentLoggers(
        _ shares: [LogShare], _ earlier: Reading, _ reading: Reading, _ limits: LogLimits
    ) -> [String] {
        guard shares.count > 1, reading.length >= earlier.length else { return [] }
        let seconds = reading.time.seconds(since: earlier.time)
        let held = limits.hasFlush ? limits.leastReadout : 0
        return shares.silent(growth: reading.length - earlier.length, seconds: seconds, held: held).map(\.identifier)
    }

    private func warn(_ text: String) {
        conversation.act { $0.log(.warning, text) }
        showStatus()
    }
}
