internal import VeltoCore

extension LogAnchors.Anchor {
    /// Takes the answer of the board; nil for one that is too short.
    init?(answer: ReceivedBytes, at time: UTCTime) {
        var value = answer.reader(at: BoardPacket.headerSize)
        guard let tick = value.next(UInt32.self), let resetID = value.next(UInt8.self) else { return nil }
        self.init(resetID: resetID, tick: tick, time: time)
    }
}
