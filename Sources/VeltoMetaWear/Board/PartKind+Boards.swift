public import VeltoWearable

/// The kinds of board parts.
///
/// The numbers are part of handles and never change.
extension PartKind {
    /// A recorded sequence of commands.
    public static let commandSequence = PartKind(rawValue: 32)
    /// A signal in a board's log.
    public static let logger = PartKind(rawValue: 33)
    /// A processor on a board.
    public static let processor = PartKind(rawValue: 35)
    /// A download of the log.
    public static let download = PartKind(rawValue: 34)
    /// A timer on a board.
    public static let timer = PartKind(rawValue: 36)
    /// An event of a board: commands that follow a signal.
    public static let boardEvent = PartKind(rawValue: 37)
    /// A macro in the memory of a board.
    public static let macro = PartKind(rawValue: 38)

    /// A part created by another program.
    ///
    /// Its handle has the kind of the part.
    static let ofAnotherProgram = PartKind(rawValue: 43)
    /// A part created by an earlier run of this program, or copied from another board.
    static let ofEarlierRun = PartKind(rawValue: 44)
}
