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
}
