package import VeltoCore

/// Converts supplied input to polled input.
///
/// Levels stay until they are supplied again. Edges, counts and times are derived. It is the counterpart of
/// `InputEngine` for devices without motion, and a plain value: time is an argument.
package struct VirtualEngine: Sendable {
    /// The edges and gestures since the last poll.
    private struct News {
        var pressed: UInt32 = 0
        var released: UInt32 = 0
        var gestures: GameInput.Gestures = []
        var throwPower = 0.0
        var frameDeltaX: Double?
        var frameDeltaY: Double?
        /// Whether a packet arrived, if that was supplied.
        var isFresh: Bool?
    }

    /// Whether the device is connected.
    package private(set) var isConnected = false
    /// The newest levels, and the counts of the buttons.
    private var levels = Self.atRest(GameInput.Counts())
    private var news = News()
    private var sinceClick = Double.infinity
    private var highlight = 0.0
    private var packetsSeen: UInt64 = 0
    private var hasPolled = false

    /// Creates an engine without supplied input.
    package init() {}

    private static func atRest(_ counts: GameInput.Counts) -> GameInput {
        var levels = GameInput()
        levels.rateMode = .fast
        levels.counts = counts
        return levels
    }

    // MARK: Supplying

    /// Applies input supplied at `time`.
    ///
    /// If flags are supplied, the flag `connected` determines the link state.
    package mutating func supply(_ supplied: borrowing SuppliedInput, at time: Timestamp) {
        if supplied.named.contains(.flags) { setLink(isUp: supplied.values.flags.contains(.connected)) }
        let before = levels
        takeLevels(supplied)
        takePacket(supplied, at: time, before)
        takeButtons(supplied, before)
        takeGestures(supplied, clicks: levels.counts.click &- before.counts.click)
        news.frameDeltaX = supplied.named.contains(.frameDeltaX) ? supplied.values.frameDeltaX : nil
        news.frameDeltaY = supplied.named.contains(.frameDeltaY) ? supplied.values.frameDeltaY : nil
    }

    private mutating func takeLevels(_ supplied: borrowing SuppliedInput) {
        let (values, named) = (supplied.values, supplied.named)
        for (index, member) in InputMember.numbers.enumerated() where named.contains(.number(index)) {
            levels[keyPath: member.path] = values[keyPath: member.path]
        }
        if named.contains(.positionX), !named.contains(.relativeX) { levels.relativeX = values.positionX }
        if named.contains(.positionY), !named.contains(.relativeY) { levels.relativeY = values.positionY }
        if named.contains(.motionMode) { levels.motionMode = values.motionMode }
        if named.contains(.rateMode) { levels.rateMode = values.rateMode }
        if named.contains(.orientation) { levels.orientation = values.orientation }
        if named.contains(.acceleration) { levels.acceleration = values.acceleration }
        if named.contains(.rotationRate) { levels.rotationRate = values.rotationRate }
        if named.contains(.battery) { levels.battery = values.battery }
        if named.contains(.gyroCalibration) { levels.gyroscope = values.gyroscope }
        if named.contains(.flags) { levels.flags = values.flags } else { levels.flags.formUnion(supplied.measurements) }
        if named.contains(.states) {
            levels.states = values.states
            forgetClick()
        }
    }

    private mutating func takePacket(
        _ supplied: borrowing SuppliedInput, at time: Timestamp, _ before: borrowing GameInput
    ) {
        let (values, named) = (supplied.values, supplied.named)
        if named.contains(.packetCount) {
            levels.packetCount = values.packetCount
        } else if !supplied.isExact {
            levels.packetCount &+= 1
        }
        let isPacket = levels.packetCount != before.packetCount
        if named.contains(.timestamp) {
            levels.timestamp = levels.packetCount > 0 ? values.timestamp : .zero
        } else if isPacket {
            levels.timestamp = levels.packetCount > 0 ? time : .zero
        }
        if !named.contains(.flags), isPacket, levels.packetCount > 0 {
            levels.flags.insert(.receiving)
            levels.flags.remove(.idleLowPower)
        }
        news.isFresh = supplied.isExact ? named.contains(.flags) && values.flags.contains(.fresh) : nil
    }

    private mutating func takeButtons(_ supplied: borrowing SuppliedInput, _ before: borrowing GameInput) {
        let (values, named) = (supplied.values, supplied.named)
        if named.contains(.buttonsDown) { levels.buttonsDown = values.buttonsDown }
        var pressed = named.contains(.buttonsPressed) ? values.buttonsPressed : 0
        var released = named.contains(.buttonsReleased) ? values.buttonsReleased : 0
        if !supplied.isExact {
            pressed |= levels.buttonsDown & ~before.buttonsDown
            released |= before.buttonsDown & ~levels.buttonsDown
            count(pressed: pressed, released: released)
        }
        if named.contains(.pressCount) { levels.counts.press = values.counts.press }
        if named.contains(.releaseCount) { levels.counts.release = values.counts.release }
        if named.contains(.clickCount) { levels.counts.click = values.counts.click }
        if named.contains(.fingerPressCount) { levels.counts.fingerPress = values.counts.fingerPress }
        news.pressed |= pressed
        news.released |= released
    }

    private mutating func count(pressed: UInt32, released: UInt32) {
        if pressed & GameInput.mainButton != 0 {
            levels.counts.press &+= 1
            levels.counts.click &+= 1
        }
        if released & GameInput.mainButton != 0 { levels.counts.release &+= 1 }
        levels.counts.fingerPress.count(pressed: pressed)
    }

    /// Applies gestures; `clicks` were counted with the buttons.
    private mutating func takeGestures(_ supplied: borrowing SuppliedInput, clicks: UInt32) {
        let (values, named) = (supplied.values, supplied.named)
        var gestures: GameInput.Gestures = named.contains(.gestures) ? values.gestures : []
        if !supplied.isExact {
            if clicks != 0 {
                gestures.insert(.click)
            } else if gestures.contains(.click), !named.contains(.clickCount) {
                levels.counts.click &+= 1
            }
        }
        news.gestures.formUnion(gestures)
        if named.contains(.throwPower), values.throwPower != 0 { news.throwPower = values.throwPower }
    }

    // MARK: Polling

    /// Advances by one frame into `latest`.
    package mutating func advance(_ latest: inout GameInput, at now: Timestamp, _ time: TimeStep) {
        var next = levels
        next.pollCount = latest.pollCount &+ 1
        next.dt = time.frame
        next.counts.primary = latest.counts.primary
        next.counts.throw = latest.counts.throw
        next.counts.shake = latest.counts.shake
        next.counts.swing = latest.counts.swing
        next.counts.action = latest.counts.action
        next.frameDeltaX = news.frameDeltaX ?? (hasPolled ? next.positionX - latest.positionX : 0)
        next.frameDeltaY = news.frameDeltaY ?? (hasPolled ? next.positionY - latest.positionY : 0)
        next.pointerDirection = PointerDirection(x: next.positionX, y: next.positionY)
        next.showAge(at: now)
        showFreshness(&next)
        showHappenings(&next, time)
        latest = next
        news = News()
        hasPolled = true
    }

    private mutating func showFreshness(_ next: inout GameInput) {
        let isFresh = news.isFresh ?? (next.packetCount != packetsSeen && next.packetCount > 0)
        if isFresh { next.flags.insert(.fresh) } else { next.flags.remove(.fresh) }
        packetsSeen = next.packetCount
        next.flags.insert(.virtual)
    }

    private mutating func showHappenings(_ next: inout GameInput, _ time: TimeStep) {
        next.buttonsPressed = news.pressed
        next.buttonsReleased = news.released
        next.gestures = news.gestures
        next.throwPower = news.throwPower
        let isClicked = news.gestures.contains(.click)
        highlight = isClicked ? ButtonEdges.highlightTime : max(0, highlight - time.elapsed)
        sinceClick = isClicked ? 0 : sinceClick + time.elapsed
        if highlight > SignalMaths.timeSlack { next.states.insert(.buttonHighlight) }
        if sinceClick < SensorEngine.impulseTime - SignalMaths.timeSlack { next.states.insert(.sensorClick) }
        next.sensors.click = next.states.contains(.sensorClick)
        next.sensors.shake = next.states.contains(.sensorShake)
        next.resolveGestures()
    }

    /// Updates the members of the last polled input that change without a poll.
    package func refresh(_ latest: inout GameInput, at now: Timestamp) {
        latest.buttonsDown = levels.buttonsDown
        latest.counts.press = levels.counts.press
        latest.counts.release = levels.counts.release
        latest.counts.click = levels.counts.click
        latest.counts.fingerPress = levels.counts.fingerPress
        latest.packetCount = levels.packetCount
        latest.timestamp = levels.timestamp
        latest.rateMode = levels.rateMode
        let kept = latest.flags.intersection([.fresh, .virtual])
        latest.flags = levels.flags.subtracting(.fresh).union(kept)
        latest.showAge(at: now)
    }

    // MARK: State

    /// The counts of the buttons.
    package var counts: GameInput.Counts { levels.counts }
    /// The buttons that are down.
    package var buttonsDown: UInt32 { levels.buttonsDown }
    /// The number of packets since the link came up.
    package var packetCount: UInt64 { levels.packetCount }
    /// Whether nothing was supplied or polled so far.
    package var isNew: Bool { !hasPolled && levels == Self.atRest(GameInput.Counts()) }

    /// Sets the initial counts of a new device.
    package mutating func begin(_ counts: GameInput.Counts) {
        levels.counts = counts
    }

    // MARK: Resets

    /// Connects or disconnects the device.
    package mutating func setLink(isUp: Bool) {
        guard isUp != isConnected else { return }
        if !isUp { linkDown() }
        isConnected = isUp
    }

    /// Handles the end of the link: resets to rest, releases held buttons, and keeps counts.
    private mutating func linkDown() {
        let released = levels.buttonsDown
        if released & GameInput.mainButton != 0 { levels.counts.release &+= 1 }
        let kept = news
        self = Self(counts: levels.counts)
        news.released = kept.released | released
        news.pressed = kept.pressed
        if kept.gestures.contains(.click) { news.gestures.insert(.click) }
    }

    private init(counts: GameInput.Counts) {
        levels = Self.atRest(counts)
    }

    /// Discards the edges and gestures since the last poll; levels and packets stay.
    package mutating func discardEdges() {
        let kept = news
        news = News()
        news.frameDeltaX = kept.frameDeltaX
        news.frameDeltaY = kept.frameDeltaY
        news.isFresh = kept.isFresh
        forgetClick()
    }

    /// Discards unpolled impulses, and the reference position of the next movement.
    package mutating func reset() {
        discardEdges()
        news = News()
        packetsSeen = levels.packetCount
        hasPolled = false
    }

    /// Restarts the session: resets the packet count.
    package mutating func restartSession() {
        discardEdges()
        levels.packetCount = 0
        levels.timestamp = .zero
        levels.flags.remove([.receiving, .idleLowPower])
        packetsSeen = 0
    }

    private mutating func forgetClick() {
        highlight = 0
        sinceClick = .infinity
    }
}

extension GameInput {
    fileprivate mutating func showAge(at now: Timestamp) {
        packetAge = packetCount > 0 ? max(0, now.seconds(since: timestamp)) : .infinity
    }
}
