internal import VeltoCore
internal import VeltoWearable

/// A download that stops the log first, and restarts it once all entries were read.
///
/// The record stores this from the stop to the restart, so that it survives the end of the program.
extension MetaWearSession {
    /// Stops a log that will be restarted.
    func pauseLog(for download: LogDownload) async throws(VeltoError) {
        guard download.goesOn, record.with({ $0.log.run != nil || $0.log.resumption == nil }) else { return }
        _ = try await run(StopLogging(isPause: true))
    }

    /// Restarts the log.
    ///
    /// The operation of the download ends with the restart, on the next link if this one is lost.
    func startLogAgain(_ download: LogDownload) {
        guard let operation = download.operation else { return }
        unsafe link?.goingOn = download
        lane.add(operation) { [self] in
            let mode = record.with { $0.log.resumption } ?? .overwrite
            let result = await outcome { () async throws(VeltoError) in try await run(StartLogging(mode: mode)) }
            conversation.act { [self] out in
                guard unsafe link?.goingOn === download else { return }
                endStart(of: download)
                out.finish(operation, result.map { _ in [] })
            }
        }
    }

    private func endStart(of download: LogDownload) {
        unsafe link?.goingOn = nil
        download.startEnded()
        record.forget(download)
    }

    /// Handles a lost link before the restart of the log.
    ///
    /// The log is restarted on the next link, unless the program has cancelled the download.
    func leaveStart(_ out: inout SessionOutput) {
        guard let download = unsafe link?.goingOn else { return }
        unsafe link?.goingOn = nil
        guard !download.resumes, let operation = download.operation else { return }
        endStart(of: download)
        out.finish(operation, .failure(.notStartedAgain))
    }

    /// Restarts a log that an earlier link has left stopped.
    func resumeStart() {
        if let download = record.with({ $0.download }), download.owesStart { startLogAgain(download) }
    }

    /// Logs that an interrupted download has left the log stopped.
    func tellPausedLog() {
        let isForgotten = record.with { contents in
            let goesOn = contents.download.map { $0.isRunning || $0.owesStart } ?? false
            return contents.log.resumption != nil && !goesOn
        }
        guard isForgotten else { return }
        conversation.act {
            $0.log(
                .warning,
                "the log was stopped for a download that has not started it again: download it again, or start it")
        }
    }
}

extension VeltoError {
    static let notStartedAgain = VeltoError(
        .disconnected,
        "the link was lost before the log was started again", remedy: "all of it was read, start it at the next connect"
    )
}
