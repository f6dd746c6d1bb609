internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// Decodes TAP notifications into events and game input.
///
/// A plain value type over the status: time is an argument. Source: TAP protocol notes, 3, and device input, 2.
struct TapDecoder {
    /// The part of the status that notifications change.
    var status = TapStatus()
    /// The mapping of taps and gestures to game input.
    private var bindings: InputTable
    /// The posture of the hand, and the buttons held by the posture.
    private var posture = HandState.open.code
    private var heldButtons: UInt32 = 0
    private var hand = HandTracker()
    private var swipes = SwipeFilter()
    private var framedGestures = FramedGestureFilter()
    private var hold = TapHold()

    init(_ settings: InputSettings = InputSettings()) {
        bindings = Self.bindings(settings)
    }

    private static func bindings(_ settings: InputSettings) -> InputTable {
        InputTable(settings.bindings ?? InputBinding.standardOfTaps)
    }

    /// The time of the next change without a notification; nil for never.
    var deadline: Timestamp? { hand.deadline }

    // MARK: Taps

    mutating func takeTaps(_ bytes: ByteReader, at time: Timestamp, _ out: inout SessionOutput) {
        guard let report = out.read(.taps, { () throws(ByteError) in try TapReport(bytes) }) else { return }
        if let keyboard = report.keyboard {
            status.keyboard = keyboard
            out.tell(.keyboardState(shift: keyboard.shiftState, isSwitched: keyboard.isSwitched), at: time)
        }
        if !report.isRepeatValid { out.log(.warning, "the device reports a repetition that no tap has") }
        take(report.fingers, report.repeatCount, report.keyboard, at: time, &out)
    }

    private mutating func take(
        _ fingers: FingerCombination, _ repeatCount: UInt8 = 1, _ keyboard: KeyboardState? = nil, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        guard !fingers.isEmpty else { return }
        guard fingers.isTap else {
            status.droppedCombinations &+= 1
            return out.log(.warning, "the device reports a tap of more than five fingers: \(fingers.rawValue)")
        }
        guard !status.isInAir else {
            if let gesture = AirGesture(tapInAir: fingers) { take(gesture, at: time, &out) }
            return
        }
        out.tell(
            .tapped(
                combination: Int(fingers.rawValue), repeatCount: Int(repeatCount),
                shift: keyboard == nil ? .off : keyboard?.shiftState, isSwitched: keyboard?.isSwitched ?? false),
            at: time)
        play(bindings.rows.effect(ofTap: fingers.rawValue), at: time, &out)
    }

    // MARK: The pointer

    mutating func takeMouse(_ bytes: ByteReader, at time: Timestamp, _ out: inout SessionOutput) {
        guard let report = out.read(.mouse, { () throws(ByteError) in try MouseReport(bytes) }) ?? nil else { return }
        out.tell(
            .pointerMoved(
                x: Int(report.velocityX), y: Int(report.velocityY), elapsed: report.elapsed, isGenuine: report.isMouse),
            at: time)
        if let attitude = report.orientation {
            out.tell(
                .attitude(roll: Int(attitude.roll), pitch: Int(attitude.pitch), yaw: Int(attitude.yaw)), at: time)
        }
        let effect =
            report.isMouse
            ? bindings.effect(ofPointer: Double(report.velocityX), Double(report.velocityY)) : InputEffect()
        play(effect, at: time, &out)
    }

    // MARK: Air gestures

    mutating func takeAir(_ bytes: ByteReader, at time: Timestamp, _ out: inout SessionOutput) {
        guard let report = out.read(.air, { () throws(ByteError) in try AirReport(bytes) }) else { return }
        switch report {
        case .state(let state, let code): take(state, code: code, at: time, &out)
        case .gesture(let code, let swipe):
            // Straps send unrelated data there.
            if status.isXR, swipe != 0, let direction = swipes.take(swipe, at: time) {
                return take(direction, at: time, &out)
            }
            take(AirGesture(rawValue: Int32(code)), at: time, &out)
        }
    }

    private mutating func take(_ state: MouseState?, code: UInt8, at time: Timestamp, _ out: inout SessionOutput) {
        status.mouseState = state
        if state == nil { out.log(.info, "the device reports the unknown mouse state \(code)") }
        out.tell(.airStateChanged(isInAir: status.isInAir, mouseState: state), at: time)
    }

    private mutating func take(_ gesture: AirGesture, at time: Timestamp, _ out: inout SessionOutput) {
        guard !gesture.isSilent else { return }
        if !gesture.isKnown { out.log(.info, "the device reports the unknown air gesture \(gesture.rawValue)") }
        let code = Int(gesture.rawValue)
        out.tell(
            .airGesture(gesture.isKnown ? gesture : .none, code: code, isKnown: gesture.isKnown), at: time)
        if let state = HandState(rawValue: gesture.rawValue) {
            hand.take(state, at: time, &out)
            status.handState = hand.vote.code
            out.tell(.handState(state, vote: hand.vote), at: time)
            take(posture: hand.vote.code, at: time, &out)
        } else {
            play(bindings.rows.effect(of: .airGesture, Int(gesture.rawValue)), at: time, &out)
        }
    }

    private mutating func take(_ swipe: Swipe, at time: Timestamp, _ out: inout SessionOutput) {
        take(swipe.airGesture, at: time, &out)
        out.tell(.handGesture(swipe.handGesture), at: time)
    }

    // MARK: Game input

    /// Applies the program's settings.
    ///
    /// A held posture presses its current bindings.
    mutating func take(_ settings: InputSettings, _ out: SessionOutput) {
        bindings = Self.bindings(settings)
        hold(bindings.rows.effect(of: .handState, posture).buttons, out)
    }

    /// Opens the hand and releases its buttons when no further reports follow.
    mutating func release(_ out: SessionOutput) {
        posture = HandState.open.code
        hand = HandTracker()
        status.handState = HandState.open.code
        hold(0, out)
    }

    private func play(_ effect: InputEffect, at time: Timestamp, _ out: inout SessionOutput) {
        out.publish(effect, at: time, holding: heldButtons)
    }

    /// Handles a posture of the hand.
    ///
    /// A new posture presses its buttons and holds the main one.
    private mutating func take(posture new: Int, at time: Timestamp, _ out: inout SessionOutput) {
        var effect = InputEffect()
        if new != posture {
            posture = new
            effect = bindings.rows.effect(of: .handState, new)
            hold(effect.buttons, out)
            effect.buttons &= GameInput.fingers
        }
        play(effect, at: time, &out)
    }

    private mutating func hold(_ buttons: UInt32, _ out: SessionOutput) {
        heldButtons = buttons
        out.motion.setMainButton(isDown: buttons & GameInput.mainButton != 0)
    }

    // MARK: The framed protocol

    mutating func take(
        _ tap: FingerCombination, asHold isHoldMode: Bool, at time: Timestamp, _ out: inout SessionOutput
    ) {
        guard isHoldMode else { return take(tap, at: time, &out) }
        for event in hold.take(tap) {
            switch event {
            case .tapped(let fingers): take(fingers, at: time, &out)
            case .holdBegan(let fingers): out.tell(.tapHeld(combination: Int(fingers.rawValue), isHeld: true), at: time)
            case .holdEnded(let fingers):
                out.tell(.tapHeld(combination: Int(fingers.rawValue), isHeld: false), at: time)
            }
        }
    }

    /// The codes of the framed protocol mean other gestures than those of the classic protocol, so they have separate
    /// events.
    mutating func take(_ code: FramedGesture, at time: Timestamp, _ out: inout SessionOutput) {
        guard let gesture = framedGestures.take(code, at: time) else { return }
        if let swipe = code.swipe { return take(swipe, at: time, &out) }
        out.tell(.handGesture(gesture), at: time)
        switch PostureChange(by: gesture) {
        case .touched(let posture): play(bindings.rows.effect(of: .handState, posture), at: time, &out)
        case .taken(let posture): take(posture: posture, at: time, &out)
        case nil: play(InputEffect(), at: time, &out)
        }
    }

    // MARK: Before the device is ready

    /// Stores the state of the air mouse until the device is ready.
    mutating func noteAirState(_ bytes: ByteReader) {
        if case .state(let state, _)? = try? AirReport(bytes) { status.mouseState = state }
    }

    /// Reports the values received before the device was ready.
    func announce(at time: Timestamp, _ out: inout SessionOutput) {
        guard let state = status.mouseState else { return }
        out.tell(.airStateChanged(isInAir: status.isInAir, mouseState: state), at: time)
    }

    // MARK: Time and ends

    /// Performs the changes that are due without a notification.
    mutating func timePassed(_ time: Timestamp, _ out: inout SessionOutput) {
        hand.timePassed(time, &out)
    }

    /// Forgets earlier notifications: the next one is decoded as if it were the first.
    mutating func restart() {
        hand = HandTracker()
        swipes = SwipeFilter()
        framedGestures = FramedGestureFilter()
        hold = TapHold()
    }
}

extension SessionOutput {
    /// Reads a report.
    ///
    /// A truncated report is dropped.
    mutating func read<Report>(
        _ source: TapSource, _ read: () throws(ByteError) -> Report
    ) -> Report? {
        do {
            return try read()
        } catch {
            log(.warning, "a notification of \(source) ends early: \(error)")
            return nil
        }
    }
}
