internal import VeltoCore
internal import VeltoWearable

/// Names for the library's own session requests.
///
/// They count up. Operations of programs have a kind, which makes their handles larger.
final class SessionNames {
    private var last: UInt64 = 0

    func next() -> SessionOperation {
        last += 1
        return SessionOperation(ObjectHandle(rawValue: last))
    }
}
