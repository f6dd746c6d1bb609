/// The reason why the firmware of a board started again, as the board reports it afterwards.
///
/// Source: MetaWear module notes, 4.18.
enum BoardRestart {
    /// A host requested it.
    case command
    /// The firmware crashed.
    case crash
    /// The board was switched off, and touched.
    case wake

    /// The bits that name it.
    var mask: UInt32 {
        switch self {
        case .command: 1 << 2
        case .crash: 1 << 3
        case .wake: 1 << 16
        }
    }
}
