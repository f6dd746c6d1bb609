internal import VeltoCore
internal import VeltoWearable

/// Streams of polled signals: each reading is a frame, and a failed reading is a loss.
///
/// A signal that can no longer be read ends its stream. On the loop.
final class PolledStreams {
    private final class Entry {
        let stream: SampleStream
        let feed: SampleFeed
        var timer: LoopTimer?
        /// The session's name of the pending reading.
        var reading: SessionOperation?

        init(_ stream: SampleStream, rate: Double) {
            self.stream = stream
            feed = SampleFeed(stream.outlet.signal)
            feed.add(stream.outlet)
            feed.configure(rate: rate, scales: nil)
        }
    }

    private let loop: Loop
    private let name: () -> SessionOperation
    private let read: (SampleFeed, SessionOperation) -> Void
    private var entries: [Entry] = []

    /// `read` requests a reading from the session, which ends it under a new name.
    init(
        on loop: Loop, name: @escaping () -> SessionOperation, read: @escaping (SampleFeed, SessionOperation) -> Void
    ) {
        self.loop = loop
        self.name = name
        self.read = read
    }

    /// Starts a stream with a reading now and every `interval` seconds.
    func add(_ stream: SampleStream, every interval: Double) {
        let entry = Entry(stream, rate: 1 / interval)
        entry.timer = LoopTimer { [weak self, weak entry] in
            if let entry { self?.poll(entry, every: interval) }
        }
        entries.append(entry)
        stream.begin()
        poll(entry, every: interval)
    }

    private func poll(_ entry: Entry, every interval: Double) {
        if let timer = entry.timer { loop.schedule(timer, inSeconds: interval) }
        // A device slower than the interval gets no second request.
        guard entry.reading == nil else { return }
        let name = name()
        entry.reading = name
        read(entry.feed, name)
    }

    /// Handles the end of a reading.
    ///
    /// Returns whether the reading belongs to this object.
    func ended(_ name: SessionOperation, _ result: Result<[UInt8], VeltoError>) -> Bool {
        guard let entry = entries.first(where: { $0.reading == name }) else { return false }
        entry.reading = nil
        guard case .failure(let error) = result else { return true }
        entry.feed.lose(1, isEstimate: false)
        if error.code == .invalidState { fail(entry, error) }
        return true
    }

    /// Ends a stream for the program.
    ///
    /// Returns whether the stream belongs to this object.
    func remove(_ stream: SampleStream) -> Bool {
        guard let index = entries.firstIndex(where: { $0.stream === stream }) else { return false }
        stop(entries.remove(at: index))
        stream.end()
        return true
    }

    /// Ends the streams of changed signals.
    func listChanged(to signals: [SignalDescription]) {
        for entry in entries {
            let signal = entry.feed.signal
            if signals.contains(where: { $0.isSame(as: signal) }) { continue }
            fail(entry, .signalHasChanged(signal.identifier))
        }
    }

    /// Ends every stream.
    func endAll(_ error: VeltoError) {
        for entry in entries {
            stop(entry)
            entry.stream.fail(error)
        }
        entries = []
    }

    private func fail(_ entry: Entry, _ error: VeltoError) {
        stop(entry)
        entries.removeAll { $0 === entry }
        entry.stream.fail(error)
    }

    private func stop(_ entry: Entry) {
        if let timer = entry.timer { loop.cancel(timer) }
    }
}
