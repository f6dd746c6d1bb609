internal import CLinux
internal import Glibc

/// A descriptor that one side makes readable to wake the other, which polls it.
///
/// It is closed when it is released. Any thread.
package final class EventDescriptor: Sendable {
    /// The descriptor; poll it but never read it.
    package let number: Int32

    /// Opens a descriptor that is not readable.
    package init(for purpose: String) throws(VeltoError) {
        number = velto_linux_above_standard(eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)))
        guard number >= 0 else {
            throw VeltoError(.outOfMemory, "no descriptors left for \(purpose)", detail: .errno(errno))
        }
        velto_linux_guard_descriptor(number)
    }

    deinit {
        guard number >= 0 else { return }
        velto_linux_unguard_descriptor(number)
        close(number)
    }

    /// Makes the descriptor readable.
    package func set() {
        Self.set(number)
    }

    /// Makes the descriptor unreadable.
    package func clear() {
        Self.clear(number)
    }

    static func set(_ number: Int32) {
        _ = eventfd_write(number, 1)
    }

    static func clear(_ number: Int32) {
        var count: eventfd_t = 0
        _ = unsafe eventfd_read(number, &count)
    }

    /// Blocks until the descriptor is readable, or until `end` on the monotonic clock.
    package func wait(until end: Timestamp) {
        let left = end.nanoseconds - min(end, TimeSource.monotonic().now).nanoseconds
        let milliseconds = end == .distantFuture ? -1 : Int32(clamping: left / 1_000_000 + 1)
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&request, 1, milliseconds)
    }
}
