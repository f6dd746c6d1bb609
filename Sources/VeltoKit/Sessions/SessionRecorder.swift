internal import Synchronization
internal import VeltoBlueZ
public import VeltoCore
public import VeltoStore

/// Records signals, events and logs of a context's devices into sessions of a store.
///
/// A session keeps requesting its signals: a signal whose link is lost continues in the same track, after a gap. The
/// loop never waits for the disk. Destroying the context commits everything and ends the sessions. Any thread.
public final class SessionRecorder: Sendable {
    /// A session of this recorder.
    struct RunningSession: Sendable {
        let start: Timestamp
        var signals: [RecordedSignal] = []
        var devices: [RecordedEvents] = []
        var inputs: [RecordedInput] = []
        var tracks: [ProgramTrack] = []
        var limit = SessionLimit()
    }

    struct State: Sendable {
        var running: [SessionID: RunningSession] = [:]
        var logs: [LogRecording] = []
        /// The running exports.
        var exports: [ExportProgress] = []
        /// The queue for events of devices and pages of logs; nil until it is needed.
        var events: EventQueue?
        var isAwaitingEvent = false
        /// Whether low disk space was published.
        var isSpaceLow = false
        var isClosed = false
    }

    /// The wait of pumps and commits for other processes (seconds).
    ///
    /// A pump writes on the program's thread.
    private static let (pumpPatience, threadPatience) = (0.05, 1.0)
    /// The timeout for ending the sessions at the end of a context (seconds).
    private static let endPatience = 2.0

    /// The recorder's handle; null for a recorder created in Swift.
    package let handle: ObjectHandle
    /// The store.
    public let store: SessionStore
    let core: ContextCore
    let writer: SessionWriter
    /// The maximum wait for other processes (seconds).
    let patience: Double
    let state = Guarded(State())
    /// Keeps the machine awake while sessions run; nil if all devices of the context are simulated.
    private let inhibitor: SleepInhibitor?
    /// The turn of the thread that collects.
    private let collecting = Turn()

    /// Creates a recorder; a null handle is for Swift.
    package init(
        _ context: Context, _ store: SessionStore, _ settings: SessionWriter.Settings = SessionWriter.Settings(),
        handle: ObjectHandle = .null
    ) throws(VeltoError) {
        self.store = store
        self.handle = handle
        core = context.core
        inhibitor = core.backends.makeSleepInhibitor(core)
        patience = core.definition.isPumped ? Self.pumpPatience : Self.threadPatience
        var settings = settings
        settings.patience = settings.patience ?? patience
        writer = SessionWriter(
            core.loop, store, threadName: core.definition.isPumped ? nil : "velto-sessions", settings
        ) { [core] notice in
            let (published, result) = notice.published
            core.publish(.storeNoticed(published), about: handle, result: result)
        }
        writer.setSource(
            { [weak self] in self?.collect() ?? false }, committed: { [weak self] in self?.endDue() })
        try core.attach(self)
    }

    static let notRunning = VeltoError(.invalidState, "the session does not run, or another store began it")

    // MARK: Sessions

    /// Begins a session.
    ///
    /// The call waits for the disk.
    public func beginSession(_ description: SessionDescription) throws(VeltoError) -> SessionID {
        try refuseClosed()
        try checkSpace()
        let anchor = core.time.anchor
        let session = try store.beginSession(localized(description), at: anchor)
        state.withLock { $0.running[session] = RunningSession(start: anchor.time) }
        keepAwake()
        return session
    }

    /// Keeps the machine awake only while there is anything to record.
    func keepAwake() {
        inhibitor?.set(state.withLock { !$0.running.isEmpty || !$0.logs.isEmpty })
    }

    /// Whether the machine is kept awake for running sessions.
    public var keepsAwake: Bool { inhibitor?.isHeld ?? false }

    /// Returns a description with the time zone.
    func localized(_ description: SessionDescription) -> SessionDescription {
        var description = description
        (description.zone, description.zoneOffset) = (LocalZone.name, LocalZone.offset)
        return description
    }

    /// Changes a running session.
    func change<Result>(
        _ session: SessionID, _ change: (inout RunningSession) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        try state.withLock { state throws(VeltoError) in
            guard var running = state.running[session] else { throw Self.notRunning }
            let result = try change(&running)
            state.running[session] = running
            return result
        }
    }

    /// Records a signal until the session ends.
    ///
    /// The recording begins at once, or when the device is connected.
    public func add(_ signal: Signal, to session: SessionID) throws(VeltoError) {
        try checkOwner(signal.device)
        guard signal.whole.abilities.contains(.streamable) else {
            throw VeltoError(
                .unsupported, "the signal \(signal.identifier) cannot be streamed",
                remedy: signal.whole.abilities.contains(.readable) ? "read it, and mark the session with its value" : ""
            )
        }
        try checkSpace(adding: signal)
        try change(session) { running throws(VeltoError) in
            guard !running.signals.contains(where: { $0.signal === signal }) else {
                throw VeltoError(.already, "the session records \(signal.identifier) already")
            }
            running.signals.append(
                RecordedSignal(signal, session, store, writer, patience: patience, recorder: handle))
        }
        writer.wake(after: 0)
    }

    /// Commits the frames that have arrived, and ends the session.
    ///
    /// If the disk cannot store them, throws and keeps the session running. The call waits for the disk.
    public func end(_ session: SessionID) throws(VeltoError) {
        try end(session, patience: nil)
    }

    func end(_ session: SessionID, patience: Double?) throws(VeltoError) {
        guard let ending = state.withLock({ $0.running[session] }) else { return try endLog(session, patience) }
        for signal in ending.signals { signal.end() }
        for input in ending.inputs { input.end() }
        collecting.take {
            takeEvents(patience: patience)
            for input in ending.inputs { input.collect(patience: patience) }
        }
        try writer.end(session, zoneOffset: LocalZone.offset, patience: patience)
        report(session, ending)
        for device in Set(ending.signals.map { $0.signal.device.handle } + ending.devices.map { $0.device.handle }) {
            guard let device = HandleTable.shared.device(device) else { continue }
            try? store.note(StoredDevice(device), in: session, patience: patience)
        }
        collecting.take { leave(session) }
    }

    /// Ends the session of a log.
    ///
    /// The rest stays on the device, and a later download continues.
    private func endLog(_ session: SessionID, _ patience: Double?) throws(VeltoError) {
        guard isDownloading(session) else { throw Self.notRunning }
        try store.endSession(session, at: core.time.utc, zoneOffset: LocalZone.offset, patience: patience)
        collecting.take { leave(session) }
    }

    /// Forgets a session and its log.
    ///
    /// Called by the thread that has the turn, as others may add tracks.
    private func leave(_ session: SessionID) {
        let (inputs, logs) = state.withLock { state in
            let inputs = state.running.removeValue(forKey: session)?.inputs ?? []
            defer { state.logs.removeAll { $0.session == session } }
            return (inputs, state.logs.filter { $0.session == session })
        }
        writer.forget(session)
        // An input may have been added while the session ended.
        for input in inputs { input.end() }
        for log in logs { log.leave() }
        keepAwake()
    }

    // MARK: The end

    /// Ends the running sessions and then the recorder; throws if not all frames could be written.
    ///
    /// The call waits for the disk. Unwritten frames are retried every second until the context ends.
    public func close() throws(VeltoError) {
        HandleTable.shared.remove(handle)
        if let failure = endAll(patience: nil) {
            writer.wake(after: 0)
            throw failure
        }
        retire()
    }

    /// Retires the recorder after the last session.
    private func retire() {
        core.detach(self)
        state.withLock { $0.events.take() }?.destroy()
        writer.stop()
    }

    /// Ends the running sessions, and returns the error of a session that could not be ended.
    private func endAll(patience: Double?) -> VeltoError? {
        let running = state.withLock { state in
            state.isClosed = true
            return Array(state.running.keys) + state.logs.map(\.session)
        }
        let end = patience.map { TimeSource.monotonic().now.advanced(bySeconds: $0) }
        var failure: VeltoError?
        for session in running {
            do throws(VeltoError) {
                let left = end.map { max(Self.pumpPatience, $0.seconds(since: TimeSource.monotonic().now)) }
                try self.end(session, patience: left)
            } catch {
                failure = error
            }
        }
        return failure
    }

    func refuseClosed() throws(VeltoError) {
        if state.withLock({ $0.isClosed }) { throw .contextGone }
    }

    // MARK: Collecting

    /// Takes the waiting frames, events and pages.
    ///
    /// Returns whether there may be more.
    private func collect() -> Bool {
        collecting.take {
            takeEvents(patience: patience)
            for signal in state.withLock({ $0.running.values.flatMap(\.signals) }) { signal.collect() }
            for input in state.withLock({ $0.running.values.flatMap(\.inputs) }) { input.collect(patience: patience) }
            takePages()
        }
        watchSpace()
        let (isActive, isClosed) = state.withLock { (!$0.running.isEmpty || !$0.logs.isEmpty, $0.isClosed) }
        if isClosed, !isActive { retire() }
        return isActive
    }

    /// Ends the sessions that have reached their limit, and those whose store was closed while the disk was busy.
    private func endDue() {
        let now = core.time.now
        let (due, isClosed) = state.withLock { state in
            (
                state.running.filter { session, running in
                    state.isClosed
                        || running.limit.isReached(writer.bytes(of: session), now.seconds(since: running.start))
                }.keys, state.isClosed
            )
        }
        for session in due {
            guard (try? end(session, patience: patience)) != nil, !isClosed else { continue }
            core.publish(.sessionEnded(session: session.number), about: handle)
        }
    }

    private func takePages() {
        for log in state.withLock({ $0.logs }) {
            do throws(VeltoError) {
                guard try log.collect(at: core.time, patience: patience) else { continue }
                leave(log.session)
                core.publish(.sessionEnded(session: log.session.number), about: handle)
            } catch {
                core.publish(.storeNoticed(.failed), about: handle, result: error.code)
                core.log.write(
                    .warning, device: log.device.handle, "a page of the log is not stored yet: \(error.message)")
            }
        }
    }
}

extension SessionRecorder: ContextAttachment {
    func contextEnded() {
        HandleTable.shared.remove(handle)
        if let failure = endAll(patience: Self.endPatience) {
            core.log.write(.warning, "a session could not be ended, and will be recovered: \(failure.message)")
        }
        writer.close()
        inhibitor?.set(false)
        for session in state.withLock({ $0.running.keys }) { store.abandon(session) }
    }
}

extension ContextCore {
    /// Publishes an event without a device, from any thread.
    func publish(_ payload: Event.Payload, about object: ObjectHandle, result: ResultCode = .ok) {
        guard events.wants(payload) else { return }
        var event = Event(payload)
        (event.result, event.objectHandle, event.time) = (result, object, time.now)
        events.publish(event)
    }
}
