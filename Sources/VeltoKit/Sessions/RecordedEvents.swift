internal import VeltoCore
internal import VeltoStore
internal import VeltoWearable

/// The events of a device in a session: each kind has a track, which begins with its first event.
///
/// Used by the thread that has the recorder's turn.
final class RecordedEvents: @unchecked Sendable {
    // Unchecked: the recorder lets one thread at a time use it.

    let device: Device
    let session: SessionID
    private let store: SessionStore
    private let writer: SessionWriter
    private var queues: [String: TrackQueue] = [:]
    private var counts: [String: UInt64] = [:]
    /// The events of kinds whose track could not be made yet: the disk was busy.
    private var waiting: [(kind: EventTrack, values: [Int32], time: Timestamp)] = []

    private static let waitingLimit = 4096

    init(_ device: Device, _ session: SessionID, _ store: SessionStore, _ writer: SessionWriter) {
        self.device = device
        self.session = session
        self.store = store
        self.writer = writer
    }

    /// The queues of its tracks.
    var allQueues: [TrackQueue] { Array(queues.values) }

    /// Takes an event of the device.
    func take(_ event: Event) {
        for kind in EventTrack.all {
            guard let values = kind.values(event.payload) else { continue }
            if waiting.count < Self.waitingLimit { waiting.append((kind, values, event.time)) }
            return
        }
    }

    /// Marks that events were lost on the way.
    func noteLoss(_ count: UInt64, at time: Timestamp) {
        for queue in queues.values { queue.appendGap(.overflow, at: time, duration: 0) }
    }

    /// Hands the events to the writer.
    func flush(patience: Double?) {
        var left: [(kind: EventTrack, values: [Int32], time: Timestamp)] = []
        for event in waiting {
            guard let queue = queue(event.kind, patience) else {
                left.append(event)
                continue
            }
            var info = FrameInfo()
            counts[event.kind.signal, default: 0] += 1
            info.sequence = counts[event.kind.signal] ?? 1
            (info.timestamp, info.arrival) = (event.time, event.time)
            queue.append(info, unsafe event.values.span.bytes)
        }
        waiting = left
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
