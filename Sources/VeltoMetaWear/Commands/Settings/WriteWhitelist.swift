internal import VeltoCore

/// Writes the devices of the whitelist, from slot 0 on: that is to whom directed advertising goes.
///
/// Source: MetaWear module protocol, 4.13.
struct WriteWhitelist: BoardCommand {
    static let slotCount = 9
    private static let addressSize = 6
    private static let firstRevision: UInt8 = 6
    private static let register = BoardRegister(.settings, 0x14)

    let entries: [WhitelistEntry]
    /// The slot of the first one.
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
