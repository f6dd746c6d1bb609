internal import VeltoCore
internal import VeltoWearable

/// A command in progress in a session, and the receiver of its result.
struct PendingCommand {
    enum Ending {
        /// An operation of the program.
        case operation(Context.Operation)
        /// A part of the library.
        case handler((Result<[UInt8], VeltoError>) -> Void)
    }

    let ending: Ending
    var timer: LoopTimer?
    /// Whether the operation continues on the next link.
    var outlivesLink = false
}
