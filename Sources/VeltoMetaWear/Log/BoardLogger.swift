internal import VeltoCore
internal import VeltoWearable

/// A signal that is logged on a board, and the handle by which the program knows it.
struct BoardLogger: Hashable, Sendable {
    /// The part that the program holds; nil for a logger of an earlier run that no program has looked up.
    var part: PartID?
    /// The program's own name for it; empty for none.
    var key = ""
    /// The signal, the numbers of its loggers on the board, and the meaning of the stored bytes.
    var layout: LoggerLayout
    /// Whether it was found on the board, with no program that knew it.
    var isRecovered = false
    /// The readings by which it comes, if its signal does not come by itself.
    var poll: LoggerPoll?
    /// Whether the log may have entries of it: they keep the range that they were stored with.
    var mayHaveEntries = false

    /// Its use of a sensor, which outlives the link.
    var user: SensorUser {
        .onBoard("logger \(layout.loggers.first ?? 0) (\(layout.identifier))")
    }

    /// Takes the setting with which its sensor starts.
    ///
    /// Throws if the log has entries that were stored with another range: one logger has one scale.
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
            // Of entries that are there already, the range is not known.
            if !mayHaveEntries { layout.setRange(configuration.range, scales: scales) }
        }
        defer { mayHaveEntries = true }
        guard poll == nil else { return }
        let fastest = mayHaveEntries ? max(layout.rate ?? 0, configuration.rate) : configuration.rate
        layout.rate = fastest > 0 ? fastest : nil
    }
}
