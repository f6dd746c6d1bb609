public import VeltoBluetooth
public import VeltoCore
internal import VeltoMotion
public import VeltoWearable

/// The session with a connected cap.
///
/// Source: Triki protocol notes, 1.2.
///
/// | state        | event            | output                           | next         |
/// |--------------|------------------|----------------------------------|--------------|
/// | any          | link ready       | subscribe TX, or fail            | subscribing  |
/// | subscribing  | subscribed       | write INIT                       | initializing |
/// | initializing | written, refused | write START                      | starting     |
/// | starting     | written          | ready                            | running      |
/// | these three  | anything failed  | fail                             | idle         |
/// | running      | silence          | write INIT and START, or fail    | running      |
/// | any          | link down        |                                  | idle         |
///
/// INIT and START are sent once per link, after the subscription is confirmed (correction F20), and again to a silent cap.
public final class TrikiSession: WearableSession {
    private enum State {
        case idle
        case subscribing
        case initializing
        case starting
        case running

        /// The step in progress.
        var request: SessionRequest? {
            switch self {
            case .idle, .running: nil
            case .subscribing: .subscription
            case .initializing: .initialization
            case .starting: .start
            }
        }
    }

    /// The start commands of a cap.
    ///
    /// They are undocumented.
    public enum Command {
        /// The first command, written with response.
        public static let initialize: [UInt8] = [0x01, 0x00]
        /// The second command, written without response.
        public static let start: [UInt8] = [0x20, 0x10, 0x00, 0xD0, 0x07, 0x34, 0x00, 0x03]
    }

    private var state = State.idle
    private var rx: ValueHandle = 0
    // Every packet uses these, so exclusivity checks are off: nothing they call re-enters the session.
    @exclusivity(unchecked) private var decoder = TrikiDecoder()
    @exclusivity(unchecked) private var silence = SilenceWatch(readyAt: .zero)
    @exclusivity(unchecked) private var signals = CapSignals()
    private var gyroscopeBias: GyroscopeBias?

    /// Creates a session without a link.
    public init() {}

    // MARK: Start

    /// Subscribes once services are discovered, or fails.
    public func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        linkDown(&out)
        guard table.hasService(TrikiProfile.service) else {
            return out.fail(VeltoError(.unsupported, "the device lacks the Nordic UART service of a cap"))
        }
        guard let receive = table.characteristic(TrikiProfile.rx, in: TrikiProfile.service),
            let transmit = table.characteristic(TrikiProfile.tx, in: TrikiProfile.service)
        else {
            return out.fail(VeltoError(.unsupported, "the device lacks a characteristic of the Nordic UART service"))
        }
        rx = receive.handle
        state = .subscribing
        out.setSignals([CapSignals.axes, CapSignals.sensors])
        out.subscribe(to: transmit.handle, isStream: true, as: .subscription)
    }

    /// Continues the start after a step has succeeded or failed.
    public func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        // Late completions of an earlier step and irrelevant completions have another name.
        guard request == state.request else { return }
        if case .failure(let error) = result, !isHarmless(error) {
            linkDown(&out)
            return out.fail(error)
        }
        advance(at: time, &out)
    }

    private func advance(at time: Timestamp, _ out: inout SessionOutput) {
        switch state {
        case .idle, .running: break
        case .subscribing:
            state = .initializing
            out.write(Command.initialize, to: rx, .withResponse, as: .initialization)
        case .initializing:
            state = .starting
            out.write(Command.start, to: rx, .withoutResponse, as: .start)
        case .starting:
            state = .running
            unsafe silence = SilenceWatch(readyAt: time)
            unsafe out.setDeadline(silence.firstLook)
            out.ready()
        }
    }

    /// A cap that rejects INIT may still stream: the original framework ignored the response.
    private func isHarmless(_ error: VeltoError) -> Bool {
        state == .initializing && error.code == .rejected
    }

    // MARK: Stream

    /// Decodes a packet.
    ///
    /// A cap sends no other notifications.
    public func received(
        _ characteristic: ValueHandle, _ packet: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        unsafe silence.packetCame(at: time)
        let format = unsafe decoder.decode(packet, at: time, into: out.motion)
        if unsafe decoder.hasNews, let news = unsafe decoder.takeNews() { out.report(news, at: time) }
        if unsafe signals.areWanted { unsafe signals.feed(packet, format, at: time, out) }
    }

    /// Takes settings, and starts and stops streams.
    public func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        if let settings = command as? InputSettings {
            gyroscopeBias = settings.gyroscopeBias
            useBias()
            return out.finish(operation, .success([]))
        }
        guard let command = command as? SignalCommand else {
            return out.finish(
                operation, .failure(VeltoError(.unsupported, "caps have no command \(type(of: command))")))
        }
        let error = unsafe signals.perform(command)
        out.finish(operation, error.map { .failure($0) } ?? .success([]))
    }

    private func useBias() {
        if let gyroscopeBias { unsafe decoder.begin(with: gyroscopeBias) }
    }

    /// Handles a cap that has fallen silent or has never started.
    public func timerFired(at time: Timestamp, _ out: inout SessionOutput) {
        guard state == .running else { return }
        switch unsafe silence.look(at: time) {
        case .wait(let next):
            out.setDeadline(next)
        case .start(let next, let isFirst):
            if isFirst { out.tell(.silent, at: time) }
            out.write(Command.initialize, to: rx, .withResponse, as: .restart)
            out.write(Command.start, to: rx, .withoutResponse, as: .restart)
            out.setDeadline(next)
        case .giveUp:
            out.fail(
                VeltoError(
                    .timeout, "the device is connected but sends nothing after the start command",
                    remedy: "press its button; if that does not help, replace its battery"))
        }
    }

    /// Restarts decoding.
    public func restart(_ out: inout SessionOutput) {
        unsafe decoder.restart()
    }

    /// Handles the end of the link.
    public func linkDown(_ out: inout SessionOutput) {
        state = .idle
        rx = 0
        unsafe decoder = TrikiDecoder()
        useBias()
        unsafe signals = CapSignals()
    }
}

extension SessionRequest {
    fileprivate static let subscription: SessionRequest = "subscribe to TX"
    fileprivate static let initialization: SessionRequest = "INIT"
    fileprivate static let start: SessionRequest = "START"
    /// The outcome is ignored.
    fileprivate static let restart: SessionRequest = "INIT and START again"
}
