internal import VeltoCore
internal import VeltoWearable

/// A device on a board's whitelist.
public struct WhitelistEntry: Hashable, Sendable {
    /// The kinds of addresses.
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// Registered.
        case `public`
        /// Random, and always the same.
        case randomStatic
        /// Changing, and known to paired devices.
        case privateResolvable
        /// Changing, and known to no one.
        case privateNonResolvable

        fileprivate var code: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
    }

    /// The kind of its address.
    public var kind: Kind
    /// The address, as it is written: the first byte first.
    public var address: [UInt8]

    /// Describes a device.
    public init(_ address: [UInt8], _ kind: Kind = .public) {
        self.address = address
        self.kind = kind
    }
}

/// Writes the devices of the whitelist, from slot 0 on: that is to whom directed advertising goes.
///
/// Source: MetaWear module protocol, 4.13.
struct WriteWhitelist: ModuleCommand {
    static let slotCount = 9
    private static let addressSize = 6
    private static let firstRevision: UInt8 = 6
    private static let register = BoardRegister(.settings, 0x14)

    let entries: [WhitelistEntry]
    /// The slot of the first one.
    let firstSlot: Int

    var module: BoardModule { .settings }

    func check() throws(VeltoError) {
        try checkInteger(firstSlot, "firstSlot", 0, Self.slotCount - 1)
        try checkInteger(entries.count, "entries.count", 0, Self.slotCount - firstSlot)
        for entry in entries {
            try checkInteger(entry.address.count, "address.count", Self.addressSize, Self.addressSize)
        }
    }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try check()
        try require(Self.firstRevision, board, for: "the whitelist")
        for (index, entry) in entries.enumerated() {
            let slot = UInt8(firstSlot + index)
            try await board.talk.write(Self.register.command([slot, entry.kind.code] + entry.address.reversed()))
        }
        return []
    }
}
