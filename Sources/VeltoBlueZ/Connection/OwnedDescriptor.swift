internal import Glibc

/// A descriptor with one owner, closed when the owner releases it.
///
/// A reply to an abandoned call may carry a notification socket. Closing the socket releases the characteristic in the
/// daemon.
final class OwnedDescriptor {
    /// The descriptor; -1 once it is closed.
    private(set) var number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close()
    }

    func close() {
        guard number >= 0 else { return }
        Glibc.close(number)
        number = -1
    }
}
