internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// The decoder of a device fed by the program: a session without a link.
struct PacketFeed {
    private let session: any WearableSession
    /// The notifying characteristics, the main one first.
    private let sources: [Characteristic]
    private let mainSource: Characteristic?
    private let table: GATTTable
    private var output: SessionOutput
    private var signals: RunningSignals
    private let names = SessionNames()
    /// The signals that the session lists.
    private(set) var listed: [SignalDescription] = []

    /// An operation that has ended.
    typealias End = (operation: Context.Operation, result: Result<[UInt8], VeltoError>)

    init(_ wearable: any Wearable, into motion: MotionQueue, at time: Timestamp) {
        session = wearable.makeSession(nil)
        signals = RunningSignals(names, wearable.inertialSignals)
        sources = wearable.characteristics.filter { !$0.properties.isDisjoint(with: [.notify, .indicate]) }
        mainSource = sources.first
        table = GATTTable(wearable.characteristics)
        output = SessionOutput(motion: motion)
        begin(at: time)
    }

    private mutating func begin(at time: Timestamp) {
        session.linkReady(table, at: time, &output)
        // A session that sends its requests one by one would wait forever for the first.
        _ = completeActions(at: time)
        _ = output.takeState()
    }

    /// The handle of that characteristic; nil if the family does not have it.
    ///
    /// Without a UUID, the main one.
    private func source(_ uuid: BluetoothUUID?) -> ValueHandle? {
        guard let uuid, uuid != mainSource?.uuid else { return mainSource?.handle }
        return sources.first { $0.uuid == uuid }?.handle
    }

    /// Processes a value of that characteristic unless it is empty.
    ///
    /// Returns whether the family has the characteristic.
    ///
    /// A single call in place: copying a feed would cost more than a packet.
    @inline(__always)
    mutating func receive(_ bytes: Span<UInt8>, of uuid: BluetoothUUID?, at time: Timestamp) -> Bool {
        guard let source = source(uuid) else { return false }
        guard !bytes.isEmpty else { return true }
        session.received(source, ByteReader(bytes), at: time, &output)
        discardActions()
        return true
    }

    mutating func apply(_ settings: InputSettings) {
        session.perform(settings, as: names.next(), &output)
        discardActions()
    }

    mutating func restart() {
        session.restart(&output)
        discardActions()
    }

    /// Disconnects the device until its next packet, which starts the session again.
    mutating func linkDown(at time: Timestamp) {
        session.linkDown(&output)
        discardActions()
        begin(at: time)
    }

    /// Without a link no action can be performed, and only fed data is known.
    private mutating func discardActions() {
        guard !output.isEmpty else { return }
        _ = output.takeActions()
        _ = output.takeState()
    }

    // MARK: Streams

    /// The maximum number of steps to become ready or to start a stream.
    private static let mostSteps = 100

    mutating func start(_ stream: SampleStream, _ operation: Context.Operation, at time: Timestamp) -> [End] {
        follow(signals.add(stream, startedBy: operation), at: time)
    }

    mutating func stop(_ stream: SampleStream, _ operation: Context.Operation?, at time: Timestamp) -> [End] {
        let ends = follow(signals.remove(stream, operation), at: time)
        // A stream without a link needs no confirmation by the device.
        return ends + (operation.map { [($0, .success([]))] } ?? [])
    }

    mutating func endStreams(_ error: VeltoError) -> [End] {
        follow(signals.endAll(error), at: .zero)
    }

    private mutating func follow(_ steps: [RunningSignals.Step], at time: Timestamp) -> [End] {
        var steps = steps[...]
        var ends: [End] = []
        while let step = steps.popFirst() {
            switch step {
            case .finish(let operation, let result): ends.append((operation, result))
            case .perform(let command, let name):
                session.perform(command, as: name, &output)
                steps += completeActions(at: time)
            }
        }
        return ends
    }

    /// Completes the requests of a session without a link.
    ///
    /// Every request except a read succeeds at once.
    private mutating func completeActions(at time: Timestamp) -> [RunningSignals.Step] {
        var steps: [RunningSignals.Step] = []
        var actions = output.takeActions()[...]
        var count = 0
        while let action = actions.popFirst(), count < Self.mostSteps {
            count += 1
            switch action {
            case .subscribe(_, _, let request), .unsubscribe(_, let request), .write(_, _, _, let request):
                session.completed(request, .success([]), at: time, &output)
            case .read(_, let request):
                session.completed(request, .failure(Self.noLink), at: time, &output)
            case .signals(let signals): listed = self.signals.listed(signals)
            case .finish(let name, let result):
                steps += signals.ended(name, result) ?? []
            default: break
            }
            actions += output.takeActions()
        }
        return steps
    }

    private static let noLink = VeltoError(.unsupported, "the device is an ingest device, which has no link")
}
