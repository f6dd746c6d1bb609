internal import VeltoCore
internal import VeltoWearable

/// A command that a session performs, and what waits for its end.
struct PendingCommand {
    enum Ending {
        /// An operation of the program.
        case operation(Context.Operation)
        /// A part of the library.
        case handler((Result<[UInt8], VeltoError>) -> Void)
    }

    let ending: Ending
    var timer: LoopTimer?
    /// Whether the operation goes on with the next link.
    var outlivesLink = false
}
