public import VeltoCore
internal import VeltoWearable

/// What is done with a pin.
public enum PinAction: CaseIterable, Hashable, Sendable {
    /// It is an output, at the supply's voltage.
    case high
    /// It is an output, at 0 V.
    case low
    /// It is an input that is drawn to the supply's voltage.
    case pullUp
    /// It is an input that is drawn to 0 V.
    case pullDown
    /// It is an input that nothing draws.
    case noPull

    /// The register that does it.
    fileprivate var register: UInt8 {
        switch self {
        case .high: 0x01
        case .low: 0x02
        case .pullUp: 0x03
        case .pullDown: 0x04
        case .noPull: 0x05
        }
    }
}

/// The changes of a pin that are told.
public enum PinEdge: CaseIterable, Hashable, Sendable {
    /// None.
    case none
    /// From low to high.
    case rising
    /// From high to low.
    case falling
    /// Both.
    case any

    /// The number in packets.
    fileprivate var code: UInt8 {
        switch self {
        case .none: 0
        case .rising: 1
        case .falling: 2
        case .any: 3
        }
    }
}

/// How the voltage of a pin is read.
///
/// Source: MetaWear module protocol, 4.5.
public struct PinConfiguration: Hashable, Sendable {
    /// A pin that is drawn to the supply's voltage while it is read; nil for none.
    public var pullUpPin: UInt8?
    /// A pin that is drawn to 0 V while it is read; nil for none.
    public var pullDownPin: UInt8?
    /// The time between drawing and reading (seconds): 0 to 0.00102.
    public var delay = 0.0

    /// Nothing is drawn.
    public init() {}

    /// The revision of the module that can be told.
    static let firstRevision: UInt8 = 2
    private static let delayUnit = 4e-6
    private static let longestDelay = 0.00102
    private static let unused: UInt8 = 0xFF

    /// Refuses what the firmware cannot do, and a pin that the board does not have.
    func check(for pin: UInt8, _ status: BoardStatus) throws(VeltoError) {
        try checkNumber(delay, "delay", 0, Self.longestDelay)
        try status.checkPin(pin)
        guard let info = status.modules[.gpio] else { throw .lacks(.gpio) }
        guard info.revision >= Self.firstRevision else {
            throw VeltoError(.unsupported, "the board's firmware reads pins in one way only")
        }
    }

    /// What follows the pin in a request of revision 2.
    var parameters: [UInt8] {
        // The last one would be a name for the pin in the answer.
        [
            pullUpPin ?? Self.unused, pullDownPin ?? Self.unused,
            UInt8(clamping: Int((delay / Self.delayUnit + 1e-6).rounded(.down))), Self.unused,
        ]
    }
}

/// Sets a pin.
struct WritePin: ModuleCommand {
    let pin: UInt8
    let action: PinAction

    var module: BoardModule { .gpio }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try checkPin(pin, info(board))
        try await board.talk.write(BoardRegister(module, action.register).command(pin))
        return []
    }
}

/// How a program wants a pin to be read, on this link and later ones.
struct PinChoice: BoardPreference {
    let pin: UInt8
    let configuration: PinConfiguration

    var name: String { "pin \(pin)" }

    func apply(to preferences: inout BoardPreferences) { preferences.pins[pin] = configuration }
}

/// Tells changes of a pin, or no longer.
struct WatchPin: ModuleCommand {
    let pin: UInt8
    let edge: PinEdge

    var module: BoardModule { .gpio }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try checkPin(pin, info(board))
        board.watches.program[pin] = edge == .none ? nil : edge
        try await board.followPin(pin)
        return []
    }
}

/// The pins whose changes are told, and for whom.
struct PinWatches {
    /// What the program wants to be told as events.
    var program: [UInt8: PinEdge] = [:]
    /// The pins that are streamed, with both edges.
    var streamed: Set<UInt8> = []
    /// What the board was told.
    fileprivate var written: [UInt8: PinEdge] = [:]

    static let register = BoardRegister(.gpio, 0x0A)
    fileprivate static let (type, enable) = (BoardRegister(.gpio, 0x09), BoardRegister(.gpio, 0x0B))

    /// The changes of a pin that someone wants.
    fileprivate func wanted(_ pin: UInt8) -> PinEdge {
        streamed.contains(pin) ? .any : program[pin] ?? .none
    }

    /// The event of a notification; nil for one that the program does not want.
    func change(in packet: Span<UInt8>) -> (pin: UInt8, isHigh: Bool)? {
        guard packet.count >= BoardPacket.headerSize + 2 else { return nil }
        let (pin, isHigh) = (packet[BoardPacket.headerSize], packet[BoardPacket.headerSize + 1] != 0)
        switch program[pin] {
        case .any: return (pin, isHigh)
        case .rising where isHigh: return (pin, isHigh)
        case .falling where !isHigh: return (pin, isHigh)
        default: return nil
        }
    }

    /// The packets that tell the board what is wanted of a pin now.
    fileprivate mutating func packets(for pin: UInt8) -> [[UInt8]] {
        let (before, now) = (written[pin] ?? .none, wanted(pin))
        guard before != now else { return [] }
        let wasWatching = !written.isEmpty
        written[pin] = now == .none ? nil : now
        guard now != .none else {
            return [Self.enable.command(pin, 0)] + (written.isEmpty ? [Self.register.notifications(false)] : [])
        }
        let begin = wasWatching ? [] : [Self.register.notifications(true)]
        return [Self.type.command(pin, now.code)] + begin + [Self.enable.command(pin, 1)]
    }

    /// Whether the board was told to tell changes of a pin.
    fileprivate func isWritten(_ pin: UInt8) -> Bool { written[pin] != nil }

    /// Ends the watches of a pin, and returns the packets for that.
    fileprivate mutating func end(_ pin: UInt8) -> [[UInt8]] {
        program[pin] = nil
        streamed.remove(pin)
        return packets(for: pin)
    }

    /// Ends all, and returns the packets for that.
    mutating func endAll() -> [[UInt8]] {
        written.keys.sorted().flatMap { end($0) }
    }
}

extension BoardSignal {
    /// The pin whose changes it is; nil for another signal.
    var pin: UInt8? { register == PinWatches.register ? id : nil }
}

extension MetaWearSession {
    /// Tells the board what is wanted of a pin.
    func followPin(_ pin: UInt8) async throws(VeltoError) {
        let packets = watches.packets(for: pin)
        guard watches.isWritten(pin) else { return try await talk.writeWhole(packets) }
        do throws(VeltoError) {
            try await talk.write(packets)
            try talk.checkCancellation()
        } catch {
            talk.post(watches.end(pin))
            throw error
        }
    }
}

extension BoardStatus {
    /// Refuses a pin that the board does not have.
    public func checkPin(_ pin: UInt8) throws(VeltoError) {
        guard let info = modules[.gpio] else { throw .lacks(.gpio) }
        try VeltoMetaWear.checkPin(pin, info)
    }
}

/// Refuses a pin that the board does not have.
private func checkPin(_ pin: UInt8, _ info: ModuleInfo) throws(VeltoError) {
    guard Int(pin) < info.extra.count else {
        guard !info.extra.isEmpty else { throw VeltoError(.unsupported, "the board has no pins") }
        throw .invalidArgument("pin", "is \(pin): the board has the pins 0 to \(info.extra.count - 1)")
    }
}
