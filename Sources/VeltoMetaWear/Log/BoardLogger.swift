internal import VeltoCore
internal import VeltoWearable

/// A logged signal of a board, and its handle in the program.
struct BoardLogger: Hashable, Sendable {
    /// The part with the program's handle; nil for a logger of an earlier run that no program has looked up.
    var part: PartID?
    /// The program's own name for the logger; empty for none.
    var key = ""
    /// The signal, the numbers of its loggers on the board, and the meaning of the stored bytes.
    var layout: LoggerLayout
    /// Whether the logger was recovered from the board and its program is unknown.
    var isRecovered = false
    /// The polling of the signal, if the board does not send it by itself.
    var poll: LoggerPoll?
    /// Whether the log may have entries of this logger.
    ///
    /// They keep the range at which they were stored.
    var mayHaveEntries = false

    /// The logger's use of a sensor, which outlives the link.
    var user: SensorUser {
        .onBoard("logger \(layout.loggers.first ?? 0) (\(layout.identifier))")
    }

    /// Applies the setting with which the logger's sensor starts.
    ///
    /// Throws if the log has entries with another range: a logger has a single scale.
    mutating func take(_ setting: SensorSetting) throws(VeltoError) {
        let configuration = setting.configuration
        if let scale = setting.scale {
            let scales = layout.fields.map { _ in scale }
            guard !mayHaveEntries || isRecovered && layout.isUnscaled || layout.scales == scales else {
                let range = layout.range.map { " ±\($0)" } ?? ""
                throw VeltoError(
                    .invalidState,
                    "the log has entries of \(layout.identifier) with another range\(range)",
                    remedy: "download or clear it first, or set that range")
            }
            // The range of existing entries is unknown.
            if !mayHaveEntries { layout.setRange(configuration.range, scales: scales) }
        }
        defer { mayHaveEntries = true }
        guard poll == nil else { return }
        let fastest = mayHaveEntries ? max(layout.rate ?? 0, configuration.rate) : configuration.rate
        layout.rate = fastest > 0 ? fastest : nil
    }
}
