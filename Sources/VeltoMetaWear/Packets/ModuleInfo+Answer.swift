internal import VeltoCore

extension ModuleInfo {
    /// Reads the answer to a request for the information; nil if the module is absent.
    init?(answer: ReceivedBytes) {
        var value = answer.reader(at: BoardPacket.headerSize)
        guard let implementation = value.next(UInt8.self), implementation != Self.none,
            let revision = value.next(UInt8.self)
        else { return nil }
        self.init(implementation: implementation, revision: revision, extra: value.readRest())
    }
}
