internal import Synchronization
package import VeltoCore
package import VeltoStore

/// Records signals of a context's devices into sessions of a store.
///
/// A session keeps wanting its signals: one whose link is lost goes on in the same track, after a gap. Nothing of the loop waits
/// for the disk. Destroying the context commits everything and ends the sessions. Any thread.
package final class SessionRecorder: Sendable {
    private struct State {
        var signals: [RecordedSignal] = []
        var running: Set<SessionID> = []
        var isClosed = false
    }

    /// The recorder's handle; null for one made in Swift.
    package let handle: ObjectHandle
    /// The store.
    package let store: SessionStore
    private let core: ContextCore
    private let writer: SessionWriter
    private let state = Guarded(State())

    /// Makes a recorder; `notify` is called on any thread.
    package init(
        _ context: Context, _ store: SessionStore, _ settings: SessionWriter.Settings = SessionWriter.Settings(),
        handle: ObjectHandle = .null, notify: @escaping @Sendable (SessionWriter.Notice) -> Void = { _ in }
    ) throws(VeltoError) {
        self.store = store
        self.handle = handle
        core = context.core
        writer = SessionWriter(
            core.loop, store, threadName: core.definition.isPumped ? nil : "velto-sessions", settings, notify: notify)
        writer.setSource { [weak self] in self?.collect() ?? false }
        try core.attach(self)
    }

    private static let notRunning = VeltoError(
        .invalidState, "the session does not run, or another store began it")

    // MARK: Sessions

    /// Begins a session, which waits for the disk.
    package func beginSession(_ description: SessionDescription) throws(VeltoError) -> SessionID {
        try refuseClosed()
        let session = try store.beginSession(description, at: core.time.anchor)
        state.withLock { state in _ = state.running.insert(session) }
        return session
    }

    /// Records a signal until the session ends: at once, or as soon as its device is connected.
    package func add(_ signal: Signal, to session: SessionID) throws(VeltoError) {
        guard signal.whole.abilities.contains(.streamable) else {
            throw VeltoError(.unsupported, "the signal \(signal.identifier) cannot be streamed")
        }
        try state.withLock { state throws(VeltoError) in
            guard state.running.contains(session) else { throw Self.notRunning }
            let isKnown = state.signals.contains { $0.session == session && $0.signal === signal }
            guard !isKnown else { throw VeltoError(.already, "the session records \(signal.identifier) already") }
            state.signals.append(RecordedSignal(signal, session, store, writer))
        }
        writer.wake(after: 0)
    }

    /// Commits the frames that have arrived, and ends the session; throws, and lets it run, if the disk cannot take them.
    ///
    /// It waits for the disk.
    package func end(_ session: SessionID) throws(VeltoError) {
        guard state.withLock({ $0.running.contains(session) }) else { throw Self.notRunning }
        let ending = state.withLock { state in state.signals.filter { $0.session == session } }
        for signal in ending { signal.end() }
        try writer.end(session)
        state.withLock { state in
            state.signals.removeAll { $0.session == session }
            state.running.remove(session)
        }
    }

    /// Ends the sessions that run and then itself; throws if not all frames could be written.
    ///
    /// It waits for the disk.
    package func close() throws(VeltoError) {
        HandleTable.shared.remove(handle)
        core.detach(self)
        let failure = endAll()
        writer.stop()
        if let failure { throw failure }
    }

    /// Ends the sessions that run, and returns why one could not be.
    private func endAll() -> VeltoError? {
        let running = state.withLock { state in
            state.isClosed = true
            return state.running
        }
        var failure: VeltoError?
        for session in running {
            do throws(VeltoError) {
                try end(session)
            } catch {
                failure = error
            }
        }
        return failure
    }

    private func refuseClosed() throws(VeltoError) {
        if state.withLock({ $0.isClosed }) { throw .contextGone }
    }

    /// The counts of a session's frames.
    package func counts(of session: SessionID) -> SessionWriter.Counts {
        state.withLock { $0.signals }.reduce(into: SessionWriter.Counts()) { sum, signal in
            guard signal.session == session else { return }
            for queue in signal.queues {
                let counts = writer.counts(of: queue)
                sum.taken += counts.taken
                sum.committed += counts.committed
                sum.dropped += counts.dropped
            }
        }
    }

    /// Takes the frames that wait; returns whether signals are recorded.
    private func collect() -> Bool {
        let signals = state.withLock { $0.signals }
        for signal in signals { signal.collect() }
        return !signals.isEmpty
    }
}

extension SessionRecorder: ContextAttachment {
    func contextEnded() {
        HandleTable.shared.remove(handle)
        if let failure = endAll() {
            core.log.write(.warning, "a session could not be ended, and will be recovered: \(failure.message)")
        }
        writer.close()
    }
}
