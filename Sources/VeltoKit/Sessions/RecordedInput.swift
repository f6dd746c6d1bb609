internal import VeltoCore
internal import VeltoStore
internal import VeltoWearable

/// The polled game input of a device in a session.
///
/// Its track begins with the first poll.
///
/// Used by the thread that has the recorder's turn.
final class RecordedInput: @unchecked Sendable {
    // Unchecked: the recorder admits one thread at a time.

    let device: Device
    let session: SessionID
    private let store: SessionStore
    private let writer: SessionWriter
    private let sampler: InputSampler
    /// The queue of the track; nil before the first poll.
    private(set) var queue: TrackQueue?

    /// The expected bytes per second.
    var byteRate: Double { sampler.rate * Double(InputSampler.columns.count * 4 + 12) }

    init(_ device: Device, _ session: SessionID, rate: Double, _ store: SessionStore, _ writer: SessionWriter) {
        self.device = device
        self.session = session
        self.store = store
        self.writer = writer
        sampler = InputSampler(rate: rate)
        device.input.add(sampler)
    }

    /// Stops taking polls.
    func end() {
        device.input.remove(sampler)
    }

    /// Passes waiting samples to the writer.
    ///
    /// They keep waiting if the disk is busy.
    func collect(patience: Double?) {
        guard sampler.isWaiting, let queue = queue ?? makeTrack(patience) else { return }
        self.queue = queue
        let (samples, lost) = sampler.takeAll()
        for sample in samples {
            var info = FrameInfo()
            (info.timestamp, info.arrival) = (sample.time, sample.time)
            unsafe withUnsafeBytes(of: sample.values) { values in
                let row = unsafe UnsafeRawBufferPointer(rebasing: values[..<(4 * InputSampler.columns.count)])
                queue.appendNext(info, unsafe RawSpan(_unsafeBytes: row))
            }
        }
        if lost > 0, let last = samples.last {
            queue.appendGap(.overflow, at: last.time, duration: 0, count: lost)
        }
    }

    private func makeTrack(_ patience: Double?) -> TrackQueue? {
        var description = TrackDescription(
            device: StoredDevice(device), signal: "input", valueType: .float32,
            columns: InputSampler.columns.map { SignalDescription.Channel($0) })
        description.rate = sampler.rate
        guard let track = try? store.addTrack(description, to: session, patience: patience) else { return nil }
        return writer.add(track, description.layout, of: session)
    }
}
