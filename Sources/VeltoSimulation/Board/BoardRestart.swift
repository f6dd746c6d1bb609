/// The reason for a restart of a board's firmware, which the board reports afterwards.
///
/// Source: MetaWear module notes, 4.18.
enum BoardRestart {
    /// A host requested it.
    case command
    /// The firmware crashed.
    case crash
    /// The user woke the board from power save mode.
    case wake

    /// The reason as a bit mask.
    var mask: UInt32 {
        switch self {
        case .command: 1 << 2
        case .crash: 1 << 3
        case .wake: 1 << 16
        }
    }
}
