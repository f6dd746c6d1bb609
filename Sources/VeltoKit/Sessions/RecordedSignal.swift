internal import VeltoCore
internal import VeltoStore
internal import VeltoWearable

/// A signal of a session: streams it while its device is connected, and hands the frames to the writer.
///
/// The side that writes calls it, one thread at a time; `end` may come from another.
final class RecordedSignal: Sendable {
    private struct State {
        var stream: SampleStream?
        var queue: TrackQueue?
        /// The scales of the track of that queue: with others, another track begins.
        var scales: [Double] = []
        /// The queues of all tracks.
        var queues: [TrackQueue] = []
        /// The last frame before the link was lost, whose gap the next frame ends.
        var lost: Timestamp?
        var last = Timestamp.zero
        var isOver = false
        /// The reason why it is not recorded, as the log has it.
        var reason: String?
    }

    /// The number of frames that are taken at once.
    private static let portion = 256

    let signal: Signal
    let session: SessionID
    private let store: SessionStore
    private let writer: SessionWriter
    private let state = Guarded(State())

    init(_ signal: Signal, _ session: SessionID, _ store: SessionStore, _ writer: SessionWriter) {
        self.signal = signal
        self.session = session
        self.store = store
        self.writer = writer
    }

    /// The queues of its tracks.
    var queues: [TrackQueue] { state.withLock { $0.queues } }

    /// Takes the frames that wait; starts to stream when the device is ready.
    func collect() {
        prepareTrack()
        state.withLock { state in
            drain(&state)
            if let stream = state.stream, stream.status.state == .ended {
                // After its end no frames arrive.
                drain(&state)
                tell(stream.status.error, &state)
                stream.destroy()
                state.stream = nil
                if state.queue != nil, state.lost == nil { state.lost = state.last }
            }
            if !state.isOver, state.stream == nil, signal.device.record.linkState == .ready {
                start(&state)
            }
        }
    }

    private func start(_ state: inout State) {
        do throws(VeltoError) {
            state.stream = try signal.startStream(.raw).stream
        } catch {
            tell(error, &state)
        }
    }

    /// Tells the log why the signal is not recorded, each reason once; a lost link is a gap.
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

    /// Adds a track once the stream runs: only then are the scales known.
    private func prepareTrack() {
        guard let stream = state.withLock({ $0.stream }), stream.waitingCount > 0 else { return }
        let scales = stream.outlet.scales
        guard state.withLock({ $0.queue == nil || $0.scales != scales }) else { return }
        let description = description(stream, scales)
        // The frames wait in the stream if that fails, and it is tried again.
        guard let track = try? store.addTrack(description, to: session) else { return }
        let queue = writer.add(track, description.layout, of: session)
        state.withLock { state in
            state.queue = queue
            state.scales = scales
            state.queues.append(queue)
        }
    }

    private func description(_ stream: SampleStream, _ scales: [Double]) -> TrackDescription {
        let record = signal.device.record
        var device = StoredDevice(
            family: record.family.name, address: record.address.isEmpty ? signal.device.identifier : record.address)
        device.name = record.name
        device.model = record.details.model ?? ""
        device.serial = record.details.serial ?? ""
        device.firmware = record.details.firmware ?? ""
        device.hardware = record.details.hardware ?? ""
        var selected = stream.outlet.signal
        let channels = stream.outlet.selection
        selected.identifier = signal.identifier
        selected.channels = Array(selected.channels[channels])
        return TrackDescription(
            device, selected, scales: Array(scales[channels]), rate: stream.outlet.counts.rateAsked)
    }

    // MARK: Frames

    private func drain(_ state: inout State) {
        guard let stream = state.stream, let queue = state.queue else { return }
        let size = stream.frameSize
        var values = [UInt8](repeating: 0, count: Self.portion * size)
        var infos = [FrameInfo](repeating: FrameInfo(), count: Self.portion)
        while true {
            let count = unsafe values.withUnsafeMutableBytes { values in
                unsafe infos.withUnsafeMutableBufferPointer { infos in
                    unsafe values.baseAddress.map { unsafe stream.take(Self.portion, $0, infos.baseAddress) } ?? 0
                }
            }
            guard count > 0 else { return }
            if let lost = state.lost.take() {
                let first = infos[0].timestamp
                queue.appendGap(
                    .link, at: lost, duration: first.nanoseconds - min(lost.nanoseconds, first.nanoseconds),
                    restartsNumbers: true)
            }
            let bytes = unsafe values.span.bytes
            for index in 0..<count { queue.append(infos[index], bytes.extracting(index * size..<(index + 1) * size)) }
            state.last = infos[count - 1].timestamp
        }
    }
}
