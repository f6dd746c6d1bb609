public import VeltoBluetooth
public import VeltoCore

/// The conversation with a connected cap.
///
/// Source: Triki protocol notes, 1.2.
///
/// | state        | event            | actions                          | next         |
/// |--------------|------------------|----------------------------------|--------------|
/// | any          | link ready       | subscribe TX, or fail            | subscribing  |
/// | subscribing  | subscribed       | write INIT                       | initialising |
/// | initialising | written, refused | write START                      | starting     |
/// | starting     | written          | ready                            | running      |
/// | these three  | anything failed  | fail                             | idle         |
/// | any          | link down        |                                  | idle         |
///
/// INIT and START are sent once per link, after the subscription is confirmed (correction F20), and again to wake up a
/// silent cap.
public struct TrikiSession: DeviceSession, Sendable {
    private enum State: Int {
        case idle
        case subscribing
        case initialising
        case starting
        case running
    }

    /// The bytes that start a cap.
    ///
    /// Nobody has documented them.
    public enum Command {
        /// Written with response, first.
        public static let initialise: [UInt8] = [0x01, 0x00]
        /// Written without response, second.
        public static let start: [UInt8] = [0x20, 0x10, 0x00, 0xD0, 0x07, 0x34, 0x00, 0x03]
    }

    /// The token of writes whose outcome does not matter.
    private static let ignored = -1

    private var state = State.idle
    private var rx: ValueHandle = 0

    /// A session without a link.
    public init() {}

    /// The value handle of the characteristic that carries packets, nil without a link.
    public private(set) var packetHandle: ValueHandle?

    /// Services are known: subscribe, or give up.
    public mutating func linkReady(_ table: GATTTable) -> [SessionAction] {
        linkDown()
        guard table.hasService(TrikiProfile.service) else {
            return [.fail(VeltoError(.unsupported, "the device lacks the Nordic UART service of a cap"))]
        }
        guard let receive = table.characteristic(TrikiProfile.rx, in: TrikiProfile.service),
            let transmit = table.characteristic(TrikiProfile.tx, in: TrikiProfile.service)
        else {
            return [.fail(VeltoError(.unsupported, "the device lacks a characteristic of the Nordic UART service"))]
        }
        rx = receive.handle
        packetHandle = transmit.handle
        state = .subscribing
        return [.subscribe(handle: transmit.handle, isStream: true, token: state.rawValue)]
    }

    /// A step of the start is done, or failed.
    public mutating func completed(_ token: Int, _ result: Result<[UInt8], VeltoError>) -> [SessionAction] {
        // Late answers of an older step, and those that do not matter, carry another token.
        guard token == state.rawValue, state != .idle, state != .running else { return [] }
        if case .failure(let error) = result, !isHarmless(error) {
            linkDown()
            return [.fail(error)]
        }
        return advance()
    }

    private mutating func advance() -> [SessionAction] {
        switch state {
        case .idle, .running: return []
        case .subscribing:
            state = .initialising
            return [write(Command.initialise, .withResponse, token: state.rawValue)]
        case .initialising:
            state = .starting
            return [write(Command.start, .withoutResponse, token: state.rawValue)]
        case .starting:
            state = .running
            return [.ready]
        }
    }

    /// A cap that refuses INIT may still stream, as the original framework never looked at the answer.
    private func isHarmless(_ error: VeltoError) -> Bool {
        state == .initialising && error.code == .rejected
    }

    private func write(_ bytes: [UInt8], _ kind: WriteKind, token: Int) -> SessionAction {
        .write(handle: rx, bytes: bytes, kind: kind, token: token)
    }

    /// Starts a silent cap once more; nothing before the session is ready.
    public func wakeUp() -> [SessionAction] {
        guard state == .running else { return [] }
        return [
            write(Command.initialise, .withResponse, token: Self.ignored),
            write(Command.start, .withoutResponse, token: Self.ignored),
        ]
    }

    /// The link is down.
    public mutating func linkDown() {
        self = TrikiSession()
    }
}
