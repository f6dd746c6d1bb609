public import VeltoCore
public import VeltoStore
internal import VeltoWearable

/// Events of devices, logs, and the program's own samples.
extension SessionRecorder {
    /// The maximum number of waiting events: one second at a high rate.
    private static let eventCapacity = 8192

    // MARK: Events

    /// Records the events of a device until the session ends.
    public func add(_ device: Device, to session: SessionID) throws(VeltoError) {
        try checkOwner(device)
        try openEvents()
        try change(session) { running throws(VeltoError) in
            guard !running.devices.contains(where: { $0.device === device }) else {
                throw VeltoError(.already, "the session records the events of the device already")
            }
            running.devices.append(RecordedEvents(device, session, store, writer))
        }
        writer.wake(after: 0)
    }

    /// Records the game input of a device as polled by the program, at most `rate` times per second.
    ///
    /// Nothing is recorded while the program does not poll.
    public func addInput(of device: Device, rate: Double, to session: SessionID) throws(VeltoError) {
        guard rate >= 0.1, rate <= 1000 else {
            throw .invalidArgument("rate", "is \(rate): must be 0.1 to 1000")
        }
        try checkOwner(device)
        try change(session) { running throws(VeltoError) in
            guard !running.inputs.contains(where: { $0.device === device }) else {
                throw VeltoError(.already, "the session records the input of the device already")
            }
            running.inputs.append(RecordedInput(device, session, rate: rate, store, writer))
        }
        writer.wake(after: 0)
    }

    /// Devices of another context use another clock.
    func checkOwner(_ device: Device) throws(VeltoError) {
        guard device.context === core else {
            throw .invalidArgument("device", "belongs to another context", remedy: "open the store there")
        }
    }

    private func openEvents() throws(VeltoError) {
        guard state.withLock({ $0.events == nil }) else { return }
        let queue = try core.events.makeQueue(
            mask: [.button, .gesture, .wearing, .board, .operation], capacity: Self.eventCapacity, isPolled: false,
            in: core)
        let other = state.withLock { state -> EventQueue? in
            guard state.events == nil else { return queue }
            state.events = queue
            return nil
        }
        other?.destroy()
    }

    /// Passes waiting events to the tracks of their devices.
    ///
    /// Called by the thread that has the turn.
    func takeEvents(patience: Double?) {
        let (queue, devices, hasLogs) = state.withLock {
            ($0.events, $0.running.values.flatMap(\.devices), !$0.logs.isEmpty)
        }
        guard let queue else { return }
        repeat {
            while let event = queue.poll() {
                if case .dropped = event.payload { for device in devices { device.noteLoss(at: core.time.now) } }
                for device in devices where device.device.handle == event.deviceHandle { device.take(event) }
            }
        } while hasLogs && !awaitEvent(of: queue)
        for device in devices { device.flush(patience: patience) }
    }

    /// Wakes the writer with the next event, such as a page; false if an event already waits.
    private func awaitEvent(of queue: EventQueue) -> Bool {
        let isNew = state.withLock { state in
            defer { state.isAwaitingEvent = true }
            return !state.isAwaitingEvent
        }
        guard isNew else { return true }
        let isEnlisted = queue.enlist(
            { [weak self] in
                self?.state.withLock { $0.isAwaitingEvent = false }
                self?.writer.wake(after: 0)
            }, unless: { false })
        if !isEnlisted { state.withLock { $0.isAwaitingEvent = false } }
        return isEnlisted
    }

    // MARK: Logs

    /// Downloads the log of a device into a session, continuing where an earlier run was interrupted.
    ///
    /// `start` begins the family's download after a bookmark, and returns its part and operation.
    package func download(
        _ device: Device, _ description: SessionDescription,
        start: (_ bookmark: [UInt8]?) throws(VeltoError) -> (part: PartID, operation: Context.Operation)
    ) throws(VeltoError) -> (session: SessionID, operation: Context.Operation) {
        try refuseClosed()
        try openEvents()
        let stored = StoredDevice(device)
        let (part, operation) = try start(try store.newestBookmark(of: stored))
        do throws(VeltoError) {
            guard let log = try device.contents(of: part) as? any PagedLog else {
                throw VeltoError(.unsupported, "the device has no log that is read page by page")
            }
            var description = localized(description)
            description.source = .log
            let download = try store.beginDownload(of: stored, description, at: core.time.anchor)
            let recording = try LogRecording(device, part, log, store, download)
            state.withLock { $0.logs.append(recording) }
            keepAwake()
            writer.wake(after: 0)
            return (download.session, operation)
        } catch {
            (try? device.contents(of: part) as? any PagedLog)?.giveUp()
            device.endPart(part)
            throw error
        }
    }

    /// Whether the log of a session is being downloaded.
    package func isDownloading(_ session: SessionID) -> Bool {
        state.withLock { $0.logs.contains { $0.session == session } }
    }

    // MARK: The program's own samples

    /// Adds a track for the program's own samples.
    public func addTrack(_ description: TrackDescription, to session: SessionID) throws(VeltoError) -> TrackID {
        try ProgramTrack.check(description)
        try change(session) { (_: inout RunningSession) throws(VeltoError) in }
        let track = try store.addTrack(description, to: session)
        try change(session) { running throws(VeltoError) in
            // Only for a running session: otherwise the queue would never be released.
            let queue = writer.add(track, description.layout, of: session)
            running.tracks.append(ProgramTrack(queue, description))
        }
        return track
    }

    /// Returns a track of the program in a running session.
    package func programTrack(_ track: TrackID) throws(VeltoError) -> ProgramTrack {
        let found = state.withLock { state in
            state.running.values.flatMap(\.tracks).first { $0.queue.track == track }
        }
        guard let found else {
            throw VeltoError(.invalidState, "the track is not the program's own, or its session has ended")
        }
        return found
    }
}
