internal import VeltoCore

/// The framed protocol of newer firmware, with a four-byte header, features instead of modes, and a keep-alive.
///
/// Source: TAP protocol notes, appendix A.
struct TapFramedFirmware: TapFirmware {
    /// A feature, by its number.
    private enum Feature: UInt8 {
        case raw, detection, motion, triggers, standbyGestures
    }

    /// The reporting of gestures and taps.
    private enum Operation: UInt8 {
        case trigger, streamOnTrigger, stream
    }

    private enum Model: UInt8 {
        case tapping, gestures
    }

    private let timeout: Double
    private var features: Set<Feature> = []
    private var operation = Operation.trigger
    /// The model that a host has selected; nil if the posture decides.
    private var model: Model?
    private var sensitivity: [UInt8] = [0, 0]
    private var isStandby = false
    private(set) var expiry = Timestamp.distantFuture
    private(set) var isAwake = false

    init(_ configuration: TapConfiguration) {
        timeout = configuration.modeTimeout
    }

    mutating func reset() {
        features = []
        operation = .trigger
        model = nil
        sensitivity = [0, 0]
        isStandby = false
        isAwake = false
        expiry = .distantFuture
    }

    /// Stops all notifications after the keep-alive timeout.
    mutating func expire(at time: Timestamp) {
        features = []
        operation = .trigger
        model = nil
        expiry = .distantFuture
    }

    // MARK: Commands

    mutating func write(
        _ role: TapRole, _ bytes: [UInt8], _ body: inout TapBody, _ replies: inout [TapReply], at time: Timestamp
    ) -> AttributeError? {
        guard role == .framesIn, bytes.count >= 4 else { return .valueNotAllowed }
        guard obey(bytes, &body, &replies, at: time) else { return .valueNotAllowed }
        expiry = time.advanced(bySeconds: timeout)
        return nil
    }

    /// Executes a frame; returns false if it is unknown.
    private mutating func obey(
        _ frame: [UInt8], _ body: inout TapBody, _ replies: inout [TapReply], at time: Timestamp
    ) -> Bool {
        let payload = Array(frame[4...])
        switch (frame[0], frame[1], frame[2], frame[3], payload.count) {
        case (0, 0, 0, 0, 2): return setFeature(payload)
        case (0, 1, 0, 0, 1): return answer(feature: payload[0], &replies)
        case (1, 0, 0, 0, 1):
            guard let new = Operation(rawValue: payload[0]) else { return false }
            operation = new
        case (1, 0, 1, 0, 1):
            guard let new = Model(rawValue: payload[0]) else { return false }
            model = new
        case (1, 0, 0x0A, 0, 0): replies.append(Self.reply(1, [operation.rawValue]))
        case (1, 0, 0x0B, 0, 0): replies.append(Self.reply(2, [sees(body).rawValue]))
        case (1, 1, 2, 0, 2): return setSensitivity(payload)
        case (1, 1, 0x0C, 0, 0): replies.append(Self.reply(3, sensitivity))
        case (1, 2, 3, 0, _): return body.motor.obey(payload, isOff: body.settings.isVibrationOff, at: time)
        case (2, 0, 0, 0, 0): break
        case (3, 3, 0, 0, 0): replies.append(standbyReply)
        case (3, 4, 0, 0, 1) where payload[0] <= 1:
            isStandby = payload[0] == 1
            replies.append(standbyReply)
        default: return false
        }
        return true
    }

    private mutating func setFeature(_ payload: [UInt8]) -> Bool {
        guard let feature = Feature(rawValue: payload[0]), feature != .triggers, payload[1] <= 1 else { return false }
        if payload[1] == 1 { features.insert(feature) } else { features.remove(feature) }
        isAwake = true
        return true
    }

    private func answer(feature number: UInt8, _ replies: inout [TapReply]) -> Bool {
        guard let feature = Feature(rawValue: number) else { return false }
        replies.append(Self.reply(0, [number, features.contains(feature) ? 1 : 0]))
        return true
    }

    private mutating func setSensitivity(_ codes: [UInt8]) -> Bool {
        guard TapRanges(finger: 0, gyroscope: codes[0], accelerometer: codes[1]) != nil else { return false }
        sensitivity = codes
        return true
    }

    private static func reply(_ kind: UInt8, _ payload: [UInt8]) -> TapReply {
        .packet(frame(3, kind, payload))
    }

    private var standbyReply: TapReply { .packet(Self.frame(2, 0, [isStandby ? 1 : 0])) }

    private static func frame(_ command: UInt8, _ kind: UInt8, _ payload: [UInt8]) -> TapPacket {
        TapPacket(.framesOut, [command, kind, 0, 0] + payload)
    }

    // MARK: Notifications

    private func sees(_ body: TapBody) -> Model {
        model ?? (body.posture == TapXRState.airMouseCode ? .gestures : .tapping)
    }

    private var isDetecting: Bool { features.contains(.detection) && !isStandby }

    var rawRanges: TapRanges? {
        guard features.contains(.raw), !isStandby else { return nil }
        return TapRanges(finger: 0, gyroscope: sensitivity[0], accelerometer: sensitivity[1])
    }

    var rawPrefix: TapPacket { Self.frame(0, 1, []) }

    func sendsPointer(_ body: TapBody) -> Bool {
        features.contains(.motion) && !isStandby && (body.posture != 0 || model == .gestures)
    }

    func sendsState(_ body: TapBody) -> Bool {
        guard isDetecting else { return false }
        return operation == .stream || operation == .streamOnTrigger && body.pose != .open
    }

    func packets(_ happening: TapHappening, _ body: inout TapBody) -> [TapPacket] {
        switch happening {
        case .tap(let stroke):
            return isDetecting && sees(body) == .tapping ? [Self.frame(1, 2, [stroke.combination])] : []
        case .gesture(let code):
            return packets(gesture: code, &body)
        case .state(let pose, let held):
            return [sees(body) == .gestures ? Self.frame(1, 3, [pose]) : Self.frame(1, 2, [held])]
        case .pinch:
            return sendsOnce(body) ? [Self.frame(1, 3, [TapPose.pinch(isFramed: true).code])] : []
        case .pointer(let pointer):
            return [Self.frame(0, 0, pointer.packet(withAngles: true))]
        case .keyboard, .posture:
            return []
        }
    }

    /// Returns whether a gesture is sent only when it begins.
    private func sendsOnce(_ body: TapBody) -> Bool {
        isDetecting && sees(body) == .gestures && operation == .trigger
    }

    /// Returns the packets of a gesture code of this protocol, 100 to 118.
    ///
    /// Swipe codes are above 255.
    private func packets(gesture code: UInt32, _ body: inout TapBody) -> [TapPacket] {
        guard let code = UInt8(exactly: code) else { return [] }
        body.pose.code = code
        // An open hand is reported too. Otherwise a host takes the next gesture for the same one.
        let isStandbyGesture = isStandby && features.contains(.standbyGestures)
        return sendsOnce(body) || isStandbyGesture ? [Self.frame(1, 3, [code])] : []
    }
}
