internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// What decodes for a device that the program feeds: a session without a link.
struct PacketFeed {
    private let session: any WearableSession
    private let characteristic: ValueHandle
    private var output: SessionOutput

    init(_ wearable: any Wearable, into motion: MotionQueue, at time: Timestamp) {
        session = wearable.makeSession()
        characteristic = wearable.characteristics.first?.handle ?? 0
        output = SessionOutput(motion: motion)
        session.linkReady(GATTTable(wearable.characteristics), at: time, &output)
        discardActions()
    }

    mutating func receive(_ bytes: Span<UInt8>, at time: Timestamp, _ options: MotionOptions) {
        session.received(characteristic, bytes, at: time, options, &output)
        discardActions()
    }

    mutating func linkDown() {
        session.linkDown(&output)
        discardActions()
    }

    /// Without a link there is no one to do them.
    private mutating func discardActions() {
        if !output.isEmpty { _ = output.takeActions() }
    }
}
