internal import CLinux
internal import Glibc

/// A descriptor that is readable after a deadline, so that an external `poll` wakes up at deadlines.
///
/// It stays readable until the deadline is changed, which processing the due work does. On the loop.
struct DeadlineAlarm {
    let descriptor: Int32
    private var deadline = Timestamp.distantFuture

    init() throws(VeltoError) {
        descriptor = velto_linux_above_standard(timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK)))
        guard descriptor >= 0 else {
            throw VeltoError(
                .outOfMemory, "no descriptors left for the deadlines of an event loop", detail: .errno(errno))
        }
        velto_linux_guard_descriptor(descriptor)
    }

    /// Sets the alarm on the monotonic clock, unless it is already set to that time; `distantFuture` disables it.
    mutating func set(to deadline: Timestamp) {
        guard deadline != self.deadline else { return }
        self.deadline = deadline
        var setting = itimerspec()
        if deadline != .distantFuture {
            // Zero would disable it, but a deadline of zero is due.
            let nanoseconds = Int(clamping: max(deadline.nanoseconds, 1))
            setting.it_value = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
        }
        _ = unsafe timerfd_settime(descriptor, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    }
}
