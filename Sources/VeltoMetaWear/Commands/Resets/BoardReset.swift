/// The ways to reset a board.
///
/// Source: MetaWear module protocol, 4.18.
public enum BoardReset: CaseIterable, Hashable, Sendable {
    /// At once: the link ends, and the board is available again after about a second.
    case now
    /// After garbage collection of its flash, once the link has ended.
    case afterGarbageCollection
    /// To the bootloader, which only updates firmware.
    case bootloader
    /// No reset: only the link ends.
    case link
    /// To sleep at the next reset, until the button is pressed or a charger is connected.
    case powerSave

    private var packet: [UInt8] {
        switch self {
        case .now: BoardRegister(.debug, 0x01).command()
        case .bootloader: BoardRegister(.debug, 0x02).command()
        case .afterGarbageCollection: BoardRegister(.debug, 0x05).command()
        case .link: BoardRegister(.debug, 0x06).command()
        case .powerSave: BoardRegister(.debug, 0x07).command()
        }
    }

    /// Whether the board ends the link at once.
    var endsLink: Bool {
        switch self {
        case .now, .bootloader, .link: true
        case .afterGarbageCollection, .powerSave: false
        }
    }

    private var purpose: String {
        switch self {
        case .now: "reset"
        case .bootloader: "reset to the bootloader"
        case .afterGarbageCollection: "reset after garbage collection"
        case .link: "end the link"
        case .powerSave: "save power from the next reset on"
        }
    }

    /// The step of the reset, which may end the link as soon as the next step does.
    func step(endsLink: Bool? = nil) -> BoardStep {
        endsLink ?? self.endsLink ? .endLink(packet, purpose) : .write(packet, purpose)
    }
}
