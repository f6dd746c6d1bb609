internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// The decoder of a device that the program feeds: a session without a link.
struct PacketFeed {
    private let session: any WearableSession
    /// The characteristics that notify, the main one first.
    private let sources: [Characteristic]
    private var output: SessionOutput

    init(_ wearable: any Wearable, into motion: MotionQueue, at time: Timestamp) {
        session = wearable.makeSession()
        sources = wearable.characteristics.filter { !$0.properties.isDisjoint(with: [.notify, .indicate]) }
        output = SessionOutput(motion: motion)
        session.linkReady(GATTTable(wearable.characteristics), at: time, &output)
        discardActions()
    }

    /// Where values of that characteristic come from, nil if the family knows none; without a UUID the main one.
    func source(_ uuid: BluetoothUUID?) -> ValueHandle? {
        guard let uuid else { return sources.first?.handle }
        return sources.first { $0.uuid == uuid }?.handle
    }

    mutating func receive(
        _ source: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, _ options: MotionOptions
    ) {
        session.received(source, bytes, at: time, options, &output)
        discardActions()
    }

    mutating func restart() {
        session.restart(&output)
        discardActions()
    }

    mutating func linkDown() {
        session.linkDown(&output)
        discardActions()
    }

    /// Without a link no action can be performed, and nothing is known but what the program fed.
    private mutating func discardActions() {
        guard !output.isEmpty else { return }
        _ = output.takeActions()
        _ = output.takeState()
    }
}
