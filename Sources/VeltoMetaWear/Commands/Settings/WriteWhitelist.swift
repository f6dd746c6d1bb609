internal import VeltoCore

/// Writes the whitelist from slot 0 on, which is the peer of directed advertising.
///
/// Source: MetaWear module protocol, 4.13.
struct WriteWhitelist: BoardCommand {
    static let slotCount = 9
    fileprivate static let addressSize = 6
    fileprivate static let firstRevision: UInt8 = 6
    fileprivate static let register = BoardRegister(.settings, 0x14)

    let entries: [WhitelistEntry]
    /// The slot of the first entry.
    let firstSlot: Int

    var module: BoardModule? { .settings }

    func check() throws(VeltoError) {
        try checkInteger(firstSlot, "firstSlot", 0, Self.slotCount - 1)
        try checkInteger(entries.count, "entries.count", 0, Self.slotCount - firstSlot)
        for entry in entries {
            try checkInteger(entry.address.count, "address.count", Self.addressSize, Self.addressSize)
        }
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.require(Self.firstRevision, of: .settings, for: "the whitelist")
        return entries.enumerated().map { index, entry in
            let slot = UInt8(clamping: firstSlot + index)
            return .write(
                Self.register.command([slot, entry.kind.code] + entry.address.reversed()),
                "set slot \(slot) of the whitelist")
        }
    }
}

/// Reads a slot of the whitelist: the kind of the address, and the address.
struct ReadWhitelist: BoardCommand {
    let slot: Int

    var module: BoardModule? { .settings }
    var isRequest: Bool { true }

    func check() throws(VeltoError) {
        try checkInteger(slot, "slot", 0, WriteWhitelist.slotCount - 1)
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.require(WriteWhitelist.firstRevision, of: .settings, for: "the whitelist")
        let (register, slot) = (WriteWhitelist.register, UInt8(clamping: slot))
        let question = BoardStep.Question(
            reply: .answer(register, id: slot), packet: register.request([slot]),
            name: "slot \(slot) of the whitelist", size: WriteWhitelist.addressSize + 2)
        return [.ask(question)]
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let value = try answers.joinedValues("the whitelist", [WriteWhitelist.addressSize + 2])
        let bytes = Array(value.readAll().dropFirst())
        return [.bring(bytes.prefix(1) + bytes.dropFirst().reversed())]
    }
}

/// Reads the address of the board: its kind, and the address.
struct ReadAddress: BoardCommand {
    private static let firstRevision: UInt8 = 2
    private static let register = BoardRegister(.settings, 0x0B)

    var module: BoardModule? { .settings }
    var isRequest: Bool { true }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.require(Self.firstRevision, of: .settings, for: "the address")
        return [.read(Self.register, "the address", WriteWhitelist.addressSize)]
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard let bytes = answers.first?.readAll().dropFirst(BoardPacket.headerSize) else { return [] }
        // Firmware that does not report the kind uses static random addresses.
        let kind = bytes.count > WriteWhitelist.addressSize ? bytes.first ?? 0 : WhitelistEntry.Kind.randomStatic.code
        return [.bring([kind] + bytes.suffix(WriteWhitelist.addressSize).reversed())]
    }
}
