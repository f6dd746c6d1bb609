internal import VeltoCore
internal import VeltoWearable

/// Serves the download of the log on a link: performs the decisions of `DownloadMachine`.
extension MetaWearSession {
    /// The number of attempts to read the board's clock, which dates the entries.
    private static let clockTries = 3

    // MARK: Beginnings

    /// Starts a download, after the commands before it.
    func start(_ download: LogDownload, _ operation: SessionOperation) {
        download.with { $0.operation = operation }
        lane.add(operation) { [self] in
            await partsRead()
            let result = await outcome { () async throws(VeltoError) in try await begin(download) }
            guard case .failure(let error) = result else { return }
            // Without a link, it begins with the next one.
            if isReady || !download.resumes { fail(download, error) }
        }
    }

    private func fail(_ download: LogDownload, _ error: VeltoError) {
        download.end(error)
        conversation.act { if let operation = download.operation { $0.finish(operation, .failure(error)) } }
        end(download)
    }

    private func begin(_ download: LogDownload) async throws(VeltoError) {
        try await pauseLog(for: download)
        let isLinked = try planning { link throws(VeltoError) in try link.plan.checkThatLogCanBeRead() } != nil
        guard isLinked else { throw .notConnected }
        try await serve(download)
    }

    /// The download that an earlier link has left; nil if there is none.
    private var interrupted: LogDownload? { record.with { $0.download }.flatMap { $0.isRunning ? $0 : nil } }

    /// Reserves the link for a continuing download.
    func expectDownload() {
        unsafe link?.plan.isDownloading = interrupted != nil
    }

    /// Continues a download left by an earlier link.
    func resumeDownload() {
        guard let download = interrupted else {
            restoreConnection()
            return resumeStart()
        }
        lane.add { [self] in
            await partsRead()
            let result = await outcome { () async throws(VeltoError) in try await serve(download) }
            if case .failure(let error) = result, isReady { fail(download, error) }
        }
    }

    private func serve(_ download: LogDownload) async throws(VeltoError) {
        try await awaitReadoutEnd()
        // The program may have cancelled it in the meantime.
        guard download.isRunning else { return }
        try await pauseLog(for: download)
        unsafe link?.plan.isDownloading = true
        unsafe link?.download = download
        updateRoutes()
        showStatus()
        _ = try await run(UpdateGameInput())
        await shortenConnectionInterval()
        let anchor = try await readLogClock()
        let recycled = await readRecycledPages(at: anchor.time)
        try conversation.checkCancellation()
        conversation.act { [self] out in
            download.attach(out.turns)
            handleDownload(.linkReady(anchor, recycled), at: conversation.now, &out)
        }
    }

    /// Reads the board's clock, which dates the entries.
    private func readLogClock() async throws(VeltoError) -> LogAnchors.Anchor {
        let clock = LogRegister.clock
        for _ in 0..<Self.clockTries {
            let result = await conversation.ask(clock.request(), for: .answer(clock)).result()
            if case .failure(let error) = result, error.code != .timeout { throw error }
            guard let answer = try? result.get(), let utc = conversation.clock?.utc(at: conversation.now),
                let anchor = LogAnchors.Anchor(answer: answer, at: utc)
            else { continue }
            record.learn(anchor)
            conversation.act { $0.saveRecord() }
            return anchor
        }
        throw VeltoError(
            .timeout, "the board did not report the time of its log, although it is connected", remedy: "download again"
        )
    }

    /// Reads the number of recycled pages; nil for firmware that does not answer.
    private func readRecycledPages(at time: UTCTime) async -> RecycledPages? {
        let register = LogRegister.recycled
        let wait = conversation.ask(register.request(), for: .answer(register), patience: LogRegister.patience)
        guard let answer = try? await wait.value(), let count = try? LogRegister.recycledPages(in: answer) else {
            return nil
        }
        return RecycledPages(count: count, time: time)
    }

    // MARK: Events

    /// Processes a packet of the log.
    func takeLog(_ register: BoardRegister, _ packet: ByteReader, at time: Timestamp, _ out: inout SessionOutput) {
        unsafe link?.downloadHeard = time
        guard unsafe link?.download != nil else { return takeLeftReadout(register) }
        if register == LogRegister.data {
            if unsafe link?.download?.take(packet) ?? true { return }
            handleDownload(.pageTooLong, at: time, &out)
            return finishTurn(&out)
        }
        if register == LogRegister.page {
            handleDownload(.pageComplete, at: time, &out)
        } else if let left = LogRegister.remaining(in: packet) {
            handleDownload(.remaining(left), at: time, &out)
        }
        finishTurn(&out)
    }

    /// Performs the actions caused by the program.
    func continueDownload(_ out: inout SessionOutput) {
        guard let download = unsafe link?.download else { return }
        perform(download.takePending(), of: download, at: conversation.now, &out)
    }

    /// The deadline of the download's next packet.
    var downloadDeadline: Timestamp? {
        // Without a copy of the link, since this runs for every packet of the board.
        guard let patience = unsafe link?.downloadPatience, let heard = unsafe link?.downloadHeard else { return nil }
        return heard.advanced(bySeconds: patience)
    }

    /// Handles a download timeout.
    func downloadTimePassed(to time: Timestamp, _ out: inout SessionOutput) {
        guard let deadline = downloadDeadline, deadline <= time else { return }
        unsafe link?.downloadPatience = nil
        handleDownload(.timer, at: time, &out)
    }

    /// Handles the end of the link.
    func leaveDownload(_ out: inout SessionOutput) {
        if unsafe link?.download?.isPageComing ?? false { unsafe link?.plan.isReadoutLeft = true }
        handleDownload(.linkLost, at: conversation.now, &out)
        leaveStart(&out)
        unsafe link?.download?.attach(nil)
        unsafe link?.download = nil
    }

    /// Cancels the download with that operation; false if there is none.
    func cancelDownload(_ operation: SessionOperation, _ out: inout SessionOutput) -> Bool {
        // The record may already have the next download, which has replaced a released one.
        let downloads = [unsafe link?.download, record.with { $0.download }].compactMap { $0 }
        guard let download = downloads.first(where: { $0.operation == operation }) else { return false }
        if unsafe link?.download === download {
            handleDownload(.cancelled, at: conversation.now, &out)
        } else {
            _ = lane.remove(operation)
            unsafe link?.goingOn = nil
            download.end(.cancelledByProgram)
            out.finish(operation, .failure(.cancelledByProgram))
            end(download)
        }
        return true
    }

    private func handleDownload(
        _ event: DownloadMachine.Event, at time: Timestamp, _ out: inout SessionOutput
    ) {
        guard let download = unsafe link?.download else { return }
        perform(download.handle(event, at: time), of: download, at: time, &out)
    }

    // MARK: Actions

    private func perform(
        _ actions: [DownloadMachine.Action], of download: LogDownload, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        for action in actions {
            switch action {
            case .write(let packet): conversation.start { [self] in try? await conversation.write(packet) }
            case .requestLength: requestLogLength()
            case .pageReady(let isLast):
                if let part = download.part { out.tell(.pageReady(isLast: isLast), about: part, at: nil) }
            case .progress(let progress): report(progress, of: download, out: &out)
            case .deadline(let seconds):
                unsafe link?.downloadHeard = max(time, conversation.now)
                unsafe link?.downloadPatience = seconds
            case .renewLink: out.fail(.incompletePage)
            case .announceReset: out.log(.warning, "the board was reset while its log was being downloaded")
            case .finish(let error):
                // All that was overwritten before is reported.
                if error == nil, record.withLog({ $0.recycled = nil }).isChanged { out.saveRecord() }
                end(download)
                if error == nil, download.goesOn {
                    startLogAgain(download)
                } else if let operation = download.operation {
                    out.finish(operation, error.map { .failure($0) } ?? .success([]))
                }
            }
        }
    }

    private func report(_ progress: DownloadProgress, of download: LogDownload, out: inout SessionOutput) {
        record.with { $0.log.length = progress.left }
        guard let operation = download.operation else { return }
        let done = UInt64(progress.total - min(progress.left, progress.total))
        out.report(OperationProgress(done: done, total: UInt64(progress.total)), of: operation)
    }

    private func requestLogLength() {
        conversation.start { [self] in
            let register = LogRegister.length
            guard let answer = try? await conversation.ask(register.request(), for: .answer(register)).value(),
                let length = try? LogRegister.length(in: answer)
            else { return }
            conversation.act { [self] out in handleDownload(.began(entries: length), at: conversation.now, &out) }
        }
    }

    // MARK: Ends

    private func end(_ download: LogDownload) {
        if !download.owesStart { record.forget(download) }
        guard unsafe link != nil else { return }
        unsafe link?.download = nil
        unsafe link?.downloadPatience = nil
        unsafe link?.plan.isDownloading = false
        if download.isPageComing { unsafe link?.plan.isReadoutLeft = true }
        updateRoutes()
        restoreConnection()
        updateGameInputIfPlaying()
        showStatus()
    }
}

extension BoardPlan {
    /// Throws if the board is busy: during a download, its link carries nothing else.
    fileprivate func checkThatLogCanBeRead() throws(VeltoError) {
        guard modules[.logging] != nil else { throw .lacks(.logging) }
        guard log.run == nil else {
            throw VeltoError(.invalidState, "the board logs", remedy: "stop its log before it is downloaded")
        }
        let streamed = feeds.streams.map(\.signal.identifier)
        let monitored = pins.program.isEmpty ? [] : ["the pin monitors"]
        let detected = detectors.running.isEmpty ? [] : ["the detectors"]
        let users = streamed + monitored + detected
        guard users.isEmpty else {
            let names = users.joined(separator: ", ")
            throw VeltoError(
                .invalidState, "the board sends \(names)", remedy: "stop that before its log is downloaded")
        }
    }

    /// Throws if a command would disturb a download.
    func checkThatNothingIsDownloaded() throws(VeltoError) {
        guard isDownloading else { return }
        throw VeltoError(
            .invalidState, "the log of the board is being downloaded", remedy: "wait for the end of that, or cancel it")
    }
}

extension VeltoError {
    fileprivate static let incompletePage = VeltoError(
        .io, "entries of a page of the log did not arrive: the link is established again to read it once more")
}
