internal import VeltoCore
internal import VeltoWearable

/// A download that stops the log before, and starts it again when all of it was read.
///
/// The record knows that from the stop to the start: a program that is killed meanwhile finds it there.
extension MetaWearSession {
    /// Stops a log that is to be started again.
    func pauseLog(for download: LogDownload) async throws(VeltoError) {
        guard download.goesOn, record.with({ $0.log.run != nil || $0.log.resumption == nil }) else { return }
        _ = try await run(StopLogging(isPause: true))
    }

    /// Starts the log again; the operation of the download ends with that.
    func startLogAgain(_ download: LogDownload) {
        guard let operation = download.operation else { return }
        unsafe link?.goingOn = operation
        lane.add(operation) { [self] in
            let mode = record.with { $0.log.resumption } ?? .overwrite
            let result = await outcome { () async throws(VeltoError) in try await run(StartLogging(mode: mode)) }
            conversation.act { [self] out in
                guard unsafe link?.goingOn == operation else { return }
                unsafe link?.goingOn = nil
                out.finish(operation, result.map { _ in [] })
            }
        }
    }

    /// Says that a log should run and does not, because a download did not come to its end.
    func tellPausedLog() {
        let isForgotten = record.with { contents in
            contents.log.resumption != nil && !(contents.download?.isRunning ?? false)
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
        "the link was lost before the log was started again: all of it was read, start it at the next connect")
}
