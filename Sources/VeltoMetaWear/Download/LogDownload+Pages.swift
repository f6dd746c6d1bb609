package import VeltoCore
package import VeltoWearable

/// The download as a log that a store takes.
extension LogDownload: PagedLog {
    package var waitingPage: LogPageSummary? {
        page.map { page in LogPageSummary(isLast: page.isLast, gaps: gaps.map(\.summary)) }
    }

    package var outcome: Result<Void, VeltoError>? { with { $0.result } }

    package var hasStaleBookmark: Bool { with { $0.machine.hasStaleBookmark } }

    package func makeSources() -> [LogSampleSource] {
        let layouts = with { $0.machine.reader.layouts }
        var sources = layouts.enumerated().map { index, layout in
            LogSampleSource(
                DownloadStream(self, logger: index, layout, .raw),
                key: layout.loggers.map(String.init).joined(separator: "+"), rate: layout.rate)
        }
        sources.append(LogSampleSource(DownloadStream(unknownOf: self), key: "", rate: nil))
        return sources
    }
}

extension DownloadGap {
    fileprivate var summary: LogPageGap {
        let cause: LogPageGap.Cause =
            switch cause {
            case .reset: .reset
            case .notSent: .notSent
            case .overwritten: .overwritten
            }
        return LogPageGap(cause, since: since, until: until)
    }
}
