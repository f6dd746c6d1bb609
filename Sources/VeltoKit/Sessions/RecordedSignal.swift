internal import VeltoCore
internal import VeltoStore
internal import VeltoWearable

/// A signal of a session.
///
/// It is streamed while its device is connected, and the frames are passed to the writer.
///
/// The writing side calls it, one thread at a time; `end` may be called from another thread.
final class RecordedSignal: Sendable {
    private struct State {
        var stream: SampleStream?
        var queue: TrackQueue?
        /// The scales of the current track.
        ///
        /// Other scales begin another track.
        var scales: [Double] = []
        /// The queues of all tracks.
        var queues: [TrackQueue] = []
        /// The time of the last frame before the link was lost.
        ///
        /// The gap ends with the next frame.
        var lost: Timestamp?
        var last = Timestamp.zero
        var isOver = false
        /// The logged reason why the signal is not recorded.
        var reason: String?
        /// The time of the last frames, or of the start of the stream.
        var heard = Timestamp.zero
        /// Whether the connected device sends nothing.
        var isSilent = false
        /// Whether the signal has ever been silent.
        var hasBeenSilent = false
        /// The time of the next attempt to connect a missing device.
        var nextTry = Timestamp.zero
    }

    /// The time without frames after which a signal is silent (seconds).
    private static let silence = 3.0
    /// The interval between two attempts to connect a device that is missing at the start (seconds).
    private static let tryPeriod = 10.0

    let signal: Signal
    let session: SessionID
    private let store: SessionStore
    private let writer: SessionWriter
    /// The maximum wait for other processes (seconds).
    private let patience: Double
    /// The handle of the recorder, for events.
    private let recorder: ObjectHandle
    private let state = Guarded(State())

    init(
        _ signal: Signal, _ session: SessionID, _ store: SessionStore, _ writer: SessionWriter, patience: Double,
        recorder: ObjectHandle
    ) {
        self.patience = patience
        self.recorder = recorder
        self.signal = signal
        self.session = session
        self.store = store
        self.writer = writer
    }

    /// The queues of the tracks.
    var queues: [TrackQueue] { state.withLock { $0.queues } }

    /// Whether the connected device sends nothing.
    var isSilent: Bool { state.withLock { $0.isSilent } }

    /// Whether the signal has ever been silent.
    var hasBeenSilent: Bool { state.withLock { $0.hasBeenSilent } }

    /// Takes the waiting frames, and starts streaming when the device is ready.
    func collect() {
        prepareTrack()
        connectIfMissing()
        let wasSilent = isSilent
        takeFrames()
        guard isSilent != wasSilent else { return }
        signal.device.context.publish(
            .trackSilent(session: session.number, isSilent: !wasSilent), for: signal.device, about: recorder)
    }

    /// Connects a device that is missing at the start.
    ///
    /// A device lost later reconnects by its own policy.
    private func connectIfMissing() {
        let now = signal.device.context.time.now
        let isDue = state.withLock { state in
            guard !state.isOver, state.queue == nil, state.stream == nil, state.nextTry <= now else { return false }
            state.nextTry = now.advanced(bySeconds: Self.tryPeriod)
            return true
        }
        let device = signal.device
        guard isDue, device.record.linkState == .none, !device.isVirtual, !device.isIngest else { return }
        _ = try? device.beginConnect()
    }

    private func takeFrames() {
        let now = signal.device.context.time.now
        state.withLock { state in
            drain(&state)
            if let stream = state.stream, stream.status.state == .ended {
                // No frames arrive after the end.
                drain(&state)
                tell(stream.status.error, &state)
                stream.destroy()
                state.stream = nil
                if state.queue != nil, state.lost == nil { state.lost = state.last }
            }
            if !state.isOver, state.stream == nil, signal.device.record.linkState == .ready {
                state.heard = now
                start(&state)
            }
            watchSilence(&state, now)
        }
    }

    /// Marks a running stream without frames for some seconds as silent.
    ///
    /// A slow signal may take three periods.
    private func watchSilence(_ state: inout State, _ now: Timestamp) {
        guard let stream = state.stream, !state.isOver else {
            state.isSilent = false
            return
        }
        let period = stream.outlet.counts.rateAsked.map { $0 > 0 ? 3 / $0 : 0 } ?? 0
        if now.seconds(since: state.heard) >= max(Self.silence, period) {
            (state.isSilent, state.hasBeenSilent) = (true, true)
        }
    }

    /// Handles new frames.
    ///
    /// They end a silence, which is recorded as a gap.
    private func hear(_ first: Timestamp, _ queue: TrackQueue, _ state: inout State) {
        if state.isSilent {
            let duration = first.nanoseconds - min(state.heard.nanoseconds, first.nanoseconds)
            queue.appendGap(.silence, at: state.heard, duration: duration)
            state.isSilent = false
        }
        state.heard = signal.device.context.time.now
    }

    private func start(_ state: inout State) {
        do throws(VeltoError) {
            state.stream = try signal.beginStream(.raw).stream
        } catch {
            tell(error, &state)
        }
    }

    /// Logs why the signal is not recorded, once per reason.
    ///
    /// A lost link is a gap.
    private func tell(_ error: VeltoError?, _ state: inout State) {
        guard let error, ![.disconnected, .notConnected].contains(error.code), error.message != state.reason else {
            return
        }
        state.reason = error.message
        signal.device.context.log.write(
            .warning, device: signal.device.handle, "the session does not record \(signal.identifier): \(error.message)"
        )
    }

    /// Takes the frames that have arrived, and ends the stream.
    func end() {
        state.withLock { $0.isOver = true }
        collect()
        state.withLock { state in
            state.stream?.destroy()
            state.stream = nil
        }
    }

    // MARK: The track

    /// Adds a track once the stream runs: the scales are not known earlier.
    private func prepareTrack() {
        guard let stream = state.withLock({ $0.stream }), stream.waitingCount > 0 else { return }
        let scales = stream.outlet.scales
        guard state.withLock({ $0.queue == nil || $0.scales != scales }) else { return }
        let description = description(stream, scales)
        // If this fails, the frames wait in the stream, and the next call tries again.
        guard let track = try? store.addTrack(description, to: session, patience: patience) else { return }
        let queue = writer.add(track, description.layout, of: session)
        state.withLock { state in
            state.queue = queue
            state.scales = scales
            state.queues.append(queue)
        }
    }

    private func description(_ stream: SampleStream, _ scales: [Double]) -> TrackDescription {
        var selected = stream.outlet.signal
        let channels = stream.outlet.selection
        selected.identifier = signal.identifier
        selected.channels = Array(selected.channels[channels])
        return TrackDescription(
            StoredDevice(signal.device), selected, scales: Array(scales[channels]), rate: stream.outlet.counts.rateAsked
        )
    }

    // MARK: Frames

    private func drain(_ state: inout State) {
        guard let stream = state.stream, let queue = state.queue else { return }
        let size = stream.frameSize
        stream.drain { infos, values in
            if state.lost != nil { state.isSilent = false }
            hear(infos[0].timestamp, queue, &state)
            if let lost = state.lost.take() {
                let first = infos[0].timestamp
                queue.appendGap(
                    .link, at: lost, duration: first.nanoseconds - min(lost.nanoseconds, first.nanoseconds),
                    restartsNumbers: true)
            }
            for index in infos.indices {
                queue.append(infos[index], values.extracting(index * size..<(index + 1) * size))
            }
            state.last = infos[infos.count - 1].timestamp
        }
    }
}
