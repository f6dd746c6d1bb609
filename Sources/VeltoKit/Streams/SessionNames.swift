internal import VeltoCore
internal import VeltoWearable

/// Names for what the kit itself requests of a session.
///
/// They count up: the operations of programs have a kind, which makes their handles larger.
final class SessionNames {
    private var last: UInt64 = 0

    func next() -> SessionOperation {
        last += 1
        return SessionOperation(ObjectHandle(rawValue: last))
    }
}
