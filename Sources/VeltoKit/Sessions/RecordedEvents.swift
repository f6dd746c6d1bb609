internal import VeltoCore
internal import VeltoStore
internal import VeltoWearable

/// The events of a device in a session.
///
/// Each kind has a track, which begins with its first event.
///
/// Used by the thread that has the recorder's turn.
final class RecordedEvents: @unchecked Sendable {
    // Unchecked: the recorder admits one thread at a time.

    let device: Device
    let session: SessionID
    private let store: SessionStore
    private let writer: SessionWriter
    private var queues: [String: TrackQueue] = [:]
    /// The events whose track could not be created yet because the disk was busy.
    private var waiting: [(kind: EventTrack, values: [Int32], time: Timestamp)] = []

    /// The events lost since the newest gap, by the signals of their kinds.
    private var losses: [String: TrackGap] = [:]

    private static let waitingLimit = 4096

    init(_ device: Device, _ session: SessionID, _ store: SessionStore, _ writer: SessionWriter) {
        self.device = device
        self.session = session
        self.store = store
        self.writer = writer
    }

    /// The queues of the tracks.
    var allQueues: [TrackQueue] { Array(queues.values) }

    /// Takes an event of the device.
    func take(_ event: Event) {
        for kind in EventTrack.all {
            guard let values = kind.values(event.payload) else { continue }
            if waiting.count < Self.waitingLimit {
                waiting.append((kind, values, event.time))
            } else {
                noteLoss(of: kind, 1, at: event.time)
            }
            return
        }
    }

    /// Records that events of unknown kinds were lost.
    func noteLoss(at time: Timestamp) {
        for kind in EventTrack.all { noteLoss(of: kind, nil, at: time) }
    }

    private func noteLoss(of kind: EventTrack, _ count: UInt64?, at time: Timestamp) {
        var loss = losses[kind.signal] ?? TrackGap(.overflow, after: 0, at: time, duration: 0, count: 0)
        loss.count = if let known = loss.count, let count { known + count } else { nil }
        loss.duration = time.nanoseconds - min(loss.time.nanoseconds, time.nanoseconds)
        losses[kind.signal] = loss
    }

    /// Marks the events of a kind that were lost before a time.
    private func markLoss(of signal: String, in queue: TrackQueue, before time: Timestamp) {
        guard let loss = losses[signal], loss.time < time else { return }
        losses[signal] = nil
        queue.appendGap(loss.kind, at: loss.time, duration: loss.duration, count: loss.count)
    }

    /// Passes the events to the writer.
    func flush(patience: Double?) {
        var left: [(kind: EventTrack, values: [Int32], time: Timestamp)] = []
        for event in waiting {
            guard let queue = queue(event.kind, patience) else {
                left.append(event)
                continue
            }
            markLoss(of: event.kind.signal, in: queue, before: event.time)
            var info = FrameInfo()
            (info.timestamp, info.arrival) = (event.time, event.time)
            queue.appendNext(info, unsafe event.values.span.bytes)
        }
        waiting = left
        guard left.isEmpty else { return }
        for (signal, queue) in queues { markLoss(of: signal, in: queue, before: .distantFuture) }
    }

    private func queue(_ kind: EventTrack, _ patience: Double?) -> TrackQueue? {
        if let queue = queues[kind.signal] { return queue }
        var description = TrackDescription(
            device: StoredDevice(device), signal: kind.signal, valueType: .int32,
            columns: kind.columns.map { SignalDescription.Channel($0.name) })
        description.meanings = kind.columns.map(\.meaning)
        guard let track = try? store.addTrack(description, to: session, patience: patience) else { return nil }
        let queue = writer.add(track, description.layout, of: session)
        queues[kind.signal] = queue
        return queue
    }
}
