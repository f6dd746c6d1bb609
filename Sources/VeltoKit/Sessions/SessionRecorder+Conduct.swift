public import VeltoCore
public import VeltoStore
internal import VeltoWearable

/// The size or time limit of a session.
public struct SessionLimit: Hashable, Sendable {
    /// The maximum size in bytes; nil for none.
    public var size: UInt64?
    /// The maximum duration (seconds); nil for none.
    public var duration: Double?

    /// Creates limits.
    ///
    /// By default there is none.
    public init(size: UInt64? = nil, duration: Double? = nil) {
        (self.size, self.duration) = (size, duration)
    }

    func isReached(_ bytes: UInt64, _ seconds: Double) -> Bool {
        if let size, bytes >= size { return true }
        if let duration, seconds >= duration { return true }
        return false
    }
}

/// Marks, limits, counts and disk space.
extension SessionRecorder {
    /// The minimum recording time for which the disk must have room; below it, space is low (seconds).
    private static let shortestRoom = 600.0
    /// The minimum disk space of a session without signals (bytes).
    private static let smallestRoom: UInt64 = 1_048_576
    /// The assumed rate of a signal whose device determines the rate (Hz).
    private static let usualRate = 100.0
    /// The bytes per frame in addition to its values: times, index and rewritten blocks.
    private static let frameOverhead = 12.0

    /// Adds a mark at the present moment.
    public func addMark(_ text: String, to session: SessionID) throws(VeltoError) {
        try change(session) { (_: inout RunningSession) throws(VeltoError) in }
        try store.addMark(text, at: core.time.now, to: session)
    }

    /// Sets the limit at which a session ends.
    public func setLimit(_ limit: SessionLimit, of session: SessionID) throws(VeltoError) {
        try change(session) { running throws(VeltoError) in running.limit = limit }
        writer.wake(after: 0)
    }

    /// The limit of a session; none for a session that does not run.
    public func limit(of session: SessionID) -> SessionLimit {
        state.withLock { $0.running[session]?.limit } ?? SessionLimit()
    }

    /// Whether this recorder records a session.
    public func isRecording(_ session: SessionID) -> Bool { state.withLock { $0.running[session] != nil } }

    /// The number of running sessions.
    public var runningCount: Int { state.withLock { $0.running.count } }

    /// The number of signals of a session whose connected device sends nothing.
    public func silentCount(of session: SessionID) -> Int {
        state.withLock { $0.running[session]?.signals ?? [] }.count { $0.isSilent }
    }

    /// The frame counts of a session.
    package func counts(of session: SessionID) -> SessionWriter.Counts {
        guard let running = state.withLock({ $0.running[session] }) else {
            return SessionWriter.Counts()
        }
        let queues =
            running.signals.flatMap(\.queues) + running.devices.flatMap(\.allQueues) + running.tracks.map(\.queue)
            + running.inputs.compactMap(\.queue)
        return queues.reduce(into: SessionWriter.Counts()) { sum, queue in
            let counts = writer.counts(of: queue)
            sum.taken += counts.taken
            sum.committed += counts.committed
            sum.dropped += counts.dropped
        }
    }

    /// Logs the summary of a session: frames, losses and silent signals.
    func report(_ session: SessionID, _ ended: RunningSession) {
        let counts = counts(of: session)
        core.log.write(
            .info,
            "session \(session.number) has ended: \(counts.committed) frames on the disk, \(counts.dropped) dropped")
        for signal in ended.signals where signal.hasBeenSilent || signal.queues.isEmpty {
            core.log.write(
                .warning, device: signal.signal.device.handle,
                "session \(session.number): \(signal.signal.identifier) "
                    + (signal.queues.isEmpty ? "has no frames" : "was silent for a while, which its gaps show"))
        }
    }

    // MARK: Disk space

    /// The expected bytes per second of the running sessions.
    public var expectedRate: Double {
        let (signals, inputs) = state.withLock { state in
            (state.running.values.flatMap(\.signals), state.running.values.flatMap(\.inputs))
        }
        return signals.reduce(0) { $0 + Self.rate($1.signal) } + inputs.reduce(0) { $0 + $1.byteRate }
    }

    /// The time until the disk is full (seconds); nil if nothing is recorded or the space is unknown.
    public var remaining: Double? {
        let rate = expectedRate
        guard rate > 0, let free = store.freeBytes else { return nil }
        return Double(free) / rate
    }

    private static func rate(_ signal: Signal) -> Double {
        let whole = signal.whole
        let width = whole.rawType == .float32 ? 4.0 : whole.rawType == .uint8 ? 1.0 : 2.0
        return Self.usualRate * (Double(signal.channels.count) * width + Self.frameOverhead)
    }

    /// Refuses a start if the disk has space for less than ten minutes.
    func checkSpace(adding signal: Signal? = nil) throws(VeltoError) {
        guard let free = store.freeBytes else { return }
        let rate = expectedRate + (signal.map { Self.rate($0) } ?? 0)
        let needed = max(Self.smallestRoom, UInt64(rate * Self.shortestRoom))
        guard free < needed else { return }
        let minutes = rate > 0 ? ", enough for \(Int(Double(free) / rate / 60)) minutes" : ""
        throw VeltoError(
            .io, "the disk of \(store.path) has \(free / 1024) KiB left\(minutes): a session needs room for 10 minutes")
    }

    /// Reports once that disk space is low.
    func watchSpace() {
        let isLow = remaining.map { $0 < Self.shortestRoom } ?? false
        let isNews = state.withLock { state in
            defer { state.isSpaceLow = isLow }
            return isLow && !state.isSpaceLow
        }
        if isNews { core.publish(.storeNoticed(.lowSpace), about: handle) }
    }
}
