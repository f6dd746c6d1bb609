internal import VeltoCore

/// The classic protocol.
///
/// A mode selects the notifications, and expires unless the host renews it.
///
/// Source: TAP protocol notes, 2 to 5.
struct TapClassicFirmware: TapFirmware {
    private let timeout: Double
    private let version: TapFirmwareVersion
    private let isXR: Bool
    private var mode = TapMode.text
    private var modeExpiry = Timestamp.distantFuture
    private var state = TapXRState.userControl
    private var stateExpiry = Timestamp.distantFuture
    private(set) var isAwake = false

    init(_ configuration: TapConfiguration) {
        timeout = configuration.modeTimeout
        version = TapFirmwareVersion(configuration)
        isXR = configuration.hardware == .xr
    }

    mutating func reset() {
        mode = .text
        state = .userControl
        modeExpiry = .distantFuture
        stateExpiry = .distantFuture
        isAwake = false
    }

    var expiry: Timestamp { min(modeExpiry, stateExpiry) }

    mutating func expire(at time: Timestamp) {
        if modeExpiry <= time {
            mode = .text
            modeExpiry = .distantFuture
        }
        if stateExpiry <= time {
            state = .userControl
            stateExpiry = .distantFuture
        }
    }

    // MARK: Commands

    mutating func write(
        _ role: TapRole, _ bytes: [UInt8], _ body: inout TapBody, _ replies: inout [TapReply], at time: Timestamp
    ) -> AttributeError? {
        switch role {
        case .commands: obey(bytes, &replies, at: time)
        case .interface: body.motor.obey(bytes, isOff: body.settings.isVibrationOff, at: time) ? nil : .valueNotAllowed
        case .air: answerQuery(bytes, body, &replies)
        case .requests: obeyRequest(bytes, body, &replies)
        default: .valueNotAllowed
        }
    }

    private mutating func obey(_ bytes: [UInt8], _ replies: inout [TapReply], at time: Timestamp) -> AttributeError? {
        guard bytes.count >= 4, bytes[0] == 0x03, bytes[2] == 0 else { return .valueNotAllowed }
        switch bytes[1] {
        case 0x0C: return setMode(bytes, at: time)
        case 0x0D where isXR && version.obeysStates && bytes.count == 4:
            guard let state = TapXRState(rawValue: bytes[3]) else { return .valueNotAllowed }
            self.state = state
            stateExpiry = state == .userControl ? .distantFuture : time.advanced(bySeconds: timeout)
            replies.append(.posture)
            return nil
        default: return .valueNotAllowed
        }
    }

    private mutating func setMode(_ bytes: [UInt8], at time: Timestamp) -> AttributeError? {
        guard let new = TapMode(bytes), version.obeys(new), mode.canBecome(new) else { return .valueNotAllowed }
        mode = new
        modeExpiry = new == .text ? .distantFuture : time.advanced(bySeconds: timeout)
        isAwake = true
        return nil
    }

    private func answerQuery(_ bytes: [UInt8], _ body: TapBody, _ replies: inout [TapReply]) -> AttributeError? {
        guard bytes[0] == 0x0D, bytes.dropFirst().allSatisfy({ $0 == 0 }) else { return .valueNotAllowed }
        replies.append(.packet(statePacket(body)))
        return nil
    }

    private func obeyRequest(_ bytes: [UInt8], _ body: TapBody, _ replies: inout [TapReply]) -> AttributeError? {
        guard !isXR, version.answersRequests, bytes.count == 2, bytes[1] == 0 else { return .valueNotAllowed }
        switch bytes[0] {
        case 0xF1: replies.append(.packet(keyboardPacket(body)))
        case 0...31: replies.append(.tap(bytes[0]))
        default: return .valueNotAllowed
        }
        return nil
    }

    // MARK: Notifications

    var rawRanges: TapRanges? {
        if case .raw(let ranges, _) = mode { ranges } else { nil }
    }

    var rawPrefix: TapPacket { TapPacket(.raw, []) }

    func sendsPointer(_ body: TapBody) -> Bool {
        (mode.sendsEvents || mode.movesPointer) && mouseState(body) != 0
    }

    func sendsState(_ body: TapBody) -> Bool {
        isXR && mode.sendsEvents && mouseState(body) == TapXRState.airMouseCode
    }

    /// Returns the mouse state; a host can force the state of an XR.
    private func mouseState(_ body: TapBody) -> UInt8 {
        switch state {
        case .userControl: body.posture
        case .airMouse: TapXRState.airMouseCode
        case .tapping: 0
        }
    }

    func packets(_ happening: TapHappening, _ body: inout TapBody) -> [TapPacket] {
        switch happening {
        case .tap(let stroke): packets(stroke, body)
        case .gesture(let code): packets(gesture: code, &body)
        case .keyboard: mode.sendsEvents ? [keyboardPacket(body)] : []
        case .posture: mode.sendsEvents ? [statePacket(body)] : []
        case .state(let pose, _): [TapPacket(.air, [pose, 0, 0, 0])]
        case .pinch: []
        case .pointer(let pointer):
            (mode.sendsEvents ? [TapPacket(.mouse, pointer.packet(withAngles: isXR))] : [])
                + (mode.movesPointer ? [TapPacket(.pointerReport, TapKeys.report(pointer))] : [])
        }
    }

    /// Returns the packets of a tap; the camera of an XR detects either taps or hand states.
    private func packets(_ stroke: TapStroke, _ body: TapBody) -> [TapPacket] {
        guard !isXR || mouseState(body) != TapXRState.airMouseCode else { return [] }
        var packets: [TapPacket] = []
        if mode.sendsEvents { packets.append(TapPacket(.taps, stroke.packet)) }
        if mode.types { packets += TapKeys.reports(stroke).map { TapPacket(.keyReport, $0) } }
        return packets
    }

    private static let swipes: [UInt32: UInt8] = [301: 1, 302: 3, 303: 2, 304: 4]
    private static let poses: ClosedRange<UInt32> = 100...105

    private func packets(gesture code: UInt32, _ body: inout TapBody) -> [TapPacket] {
        if isXR, Self.poses.contains(code) {
            body.pose.code = UInt8(code)
            return []
        }
        guard mode.sendsEvents else { return [] }
        if isXR, let swipe = Self.swipes[code] { return [TapPacket(.air, [body.pose.code, 0, 0, swipe])] }
        guard let code = UInt8(exactly: code) else { return [] }
        return [TapPacket(.air, isXR ? [code, 0, 0, 0] : [code])]
    }

    private func statePacket(_ body: TapBody) -> TapPacket { TapPacket(.air, [0x14, mouseState(body)]) }

    private func keyboardPacket(_ body: TapBody) -> TapPacket { TapPacket(.taps, [0, 0, 0, body.keyboard]) }
}

/// A mode of the classic protocol.
enum TapMode: Equatable {
    case text, controller, controllerWithMouse, controllerWithKeys
    /// Raw mode, with the codes that selected the ranges.
    case raw(TapRanges, codes: [UInt8])

    /// Parses a mode command; returns nil if the mode does not exist.
    init?(_ command: [UInt8]) {
        switch (command[3], command.count) {
        case (0x00, 4): self = .text
        case (0x01, 4): self = .controller
        case (0x03, 4): self = .controllerWithMouse
        case (0x05, 4): self = .controllerWithKeys
        case (0x0A, 7):
            guard let ranges = TapRanges(finger: command[4], gyroscope: command[5], accelerometer: command[6]) else {
                return nil
            }
            self = .raw(ranges, codes: Array(command[4...]))
        default: return nil
        }
    }

    var sendsEvents: Bool {
        switch self {
        case .controller, .controllerWithMouse, .controllerWithKeys: true
        case .text, .raw: false
        }
    }

    /// Whether taps are sent as keyboard input.
    var types: Bool { self == .text || self == .controllerWithKeys }

    /// Whether the system's pointer moves too.
    var movesPointer: Bool { types || self == .controllerWithMouse }

    /// Returns whether a mode change is allowed; in raw mode, the ranges cannot change.
    func canBecome(_ other: TapMode) -> Bool {
        guard case .raw(_, let codes) = self, case .raw(_, let others) = other else { return true }
        return codes == others
    }
}

/// The state of an XR as selected by a host.
enum TapXRState: UInt8 {
    case airMouse = 1
    case tapping = 2
    case userControl = 3

    /// The mouse state of the air mouse.
    static let airMouseCode: UInt8 = 1
}

extension TapStroke {
    /// The tap packet.
    ///
    /// Bytes 1 and 2 have no published meaning. Here they hold the time since the last tap, so that they are not always
    /// 0.
    fileprivate var packet: [UInt8] {
        let repeatCode: UInt8 = count == 1 ? 0 : count == 2 ? 1 : 3
        let elapsed = millisecondsSinceLast
        return [
            combination, UInt8(truncatingIfNeeded: elapsed), UInt8(truncatingIfNeeded: elapsed >> 8),
            keyboard & 0x0F | repeatCode << 4,
        ]
    }
}
