/// Why the firmware of a board starts again, as it tells afterwards.
///
/// Source: MetaWear module notes, 4.18.
enum BoardRestart {
    /// It was told to.
    case command
    /// It crashed.
    case crash
    /// It was switched off, and touched.
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
