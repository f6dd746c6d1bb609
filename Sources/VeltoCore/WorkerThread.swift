internal import CLinux
internal import Glibc

/// A thread of the library with a name; it blocks all signals.
package struct WorkerThread: Sendable {
    private let thread: pthread_t

    /// Starts a thread that runs `work`; the name has at most 15 characters.
    package init(named name: String, _ work: @escaping @Sendable () -> Void) throws(VeltoError) {
        var blocked = sigset_t()
        var previous = sigset_t()
        unsafe sigfillset(&blocked)
        unsafe pthread_sigmask(SIG_SETMASK, &blocked, &previous)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }

        let carried = unsafe Unmanaged.passRetained(Work(work)).toOpaque()
        var created = pthread_t()
        let failure = unsafe pthread_create(&created, nil, runWork, carried)
        guard failure == 0 else {
            unsafe Unmanaged<Work>.fromOpaque(carried).release()
            throw VeltoError(.outOfMemory, "the thread \(name) cannot be started", detail: .errno(failure))
        }
        unsafe velto_linux_name_thread(created, name)
        thread = created
    }

    /// Detaches the thread, instead of `join`.
    package func detach() {
        pthread_detach(thread)
    }

    /// Joins the thread; must be called once, and not on the thread itself.
    package func join() {
        pthread_join(thread, nil)
    }
}

private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

// A file-scope function, since a closure created in an isolated context would transfer that isolation to the new
// thread.
private func runWork(_ carried: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let carried = unsafe carried else { return nil }
    unsafe Unmanaged<Work>.fromOpaque(carried).takeRetainedValue().body()
    return nil
}
