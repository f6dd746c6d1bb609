internal import VeltoCore

/// The board's description of an event: the numbers of its source, its command and its token.
///
/// The answer contains the number of the event and the written bytes; this is unverified. Source: MetaWear system
/// protocol, 4.2.
struct EventAnswer: Hashable, Sendable {
    let module: BoardModule
    /// The register byte of the source.
    let register: UInt8
    let id: UInt8
    /// The whole command.
    let command: [UInt8]
    let token: EventToken?

    private static let none: UInt8 = 0xFF

    /// Decodes the answers to both requests; nil for an empty slot and for answers that do not match.
    init?(entry: ReceivedBytes, parameters: ReceivedBytes) {
        var entry = entry.reader(at: BoardPacket.headerSize)
        var rest = parameters.reader(at: BoardPacket.headerSize)
        guard let number = entry.next(UInt8.self), let module = entry.next(UInt8.self), module != Self.none,
            let register = entry.next(UInt8.self), let id = entry.next(UInt8.self),
            let target = entry.next(UInt16.self), let count = entry.next(UInt8.self), rest.next(UInt8.self) == number,
            rest.remaining >= Int(count), count <= BoardEvent.longestCommand
        else { return nil }
        self.module = BoardModule(rawValue: module)
        self.register = register
        self.id = id
        command = [UInt8(truncatingIfNeeded: target), UInt8(target >> 8)] + rest.readRest().prefix(Int(count))
        token = entry.next(UInt16.self).flatMap { EventToken(UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)) }
    }
}
