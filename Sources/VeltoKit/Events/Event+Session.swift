internal import VeltoWearable

extension Event.Payload {
    /// The event that a session publishes.
    init(_ event: SessionEvent) {
        switch event {
        case .silent: self = .silent
        case .tapped(let together):
            self = .tapped(
                combination: Int(together.fingers), repeatCount: Int(together.repeatCount),
                shift: ShiftState(code: together.shift),
                isSwitched: together.isSwitched)
        case .tapHeld(let fingers, let isHeld): self = .tapHeld(combination: Int(fingers), isHeld: isHeld)
        case .airGesture(let code, let isKnown):
            let gesture = isKnown ? AirGesture(rawValue: Int32(clamping: code)) : .none
            self = .airGesture(gesture, code: code, isKnown: isKnown)
        case .airStateChanged(let isInAir, let code):
            self = .airStateChanged(isInAir: isInAir, mouseState: MouseState(rawValue: Int32(code)))
        case .handState(let code, let vote):
            self = .handState(HandState(code: code), vote: HandState(code: vote))
        case .handGesture(let code):
            let gesture = HandGesture(rawValue: Int32(clamping: code)) ?? .none
            self = .handGesture(gesture, finger: gesture.finger)
        case .pointerMoved(let velocity):
            self = .pointerMoved(
                x: Int(velocity.x), y: Int(velocity.y), elapsed: velocity.elapsed, isGenuine: velocity.isGenuine)
        case .attitude(let roll, let pitch, let yaw): self = .attitude(roll: roll, pitch: pitch, yaw: yaw)
        case .keyboardState(let shift, let isSwitched):
            self = .keyboardState(shift: ShiftState(code: shift), isSwitched: isSwitched)
        case .standby(let isInStandby): self = .standby(isInStandby)
        case .detailsRead(let details):
            self = .detailsRead(
                hardwareVersion: details.hardwareVersion, firmwareVersion: details.firmwareVersion,
                battery: details.battery.map { Int($0) })
        case .activityChanged(let change):
            self = .boardStateChanged(
                previous: Int(change.previous), current: Int(change.current), activities: change.activities)
        case .detected(let detection):
            self = .detected(
                detector: Int(detection.detector), code: detection.code, axes: UInt32(detection.axes),
                sign: detection.sign, count: detection.count)
        case .pinChanged(let change): self = .pinChanged(pin: UInt32(change.pin), isHigh: change.isHigh)
        }
    }
}

extension ShiftState {
    /// Nil for a code that no keyboard has.
    fileprivate init?(code: UInt8) {
        self.init(rawValue: Int32(code))
    }
}

extension HandState {
    /// A code without a name is no touch.
    fileprivate init(code: Int) {
        self = HandState(rawValue: Int32(clamping: code)) ?? .open
    }
}
