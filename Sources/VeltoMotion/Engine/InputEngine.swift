public import VeltoCore

/// Converts the motion of a device to game input; all families share this frame engine.
///
/// Only the poller uses the engine. The input does not depend on the poll rate, except for members defined per poll.
/// Source: Triki protocol notes, 7 and 8.
public struct InputEngine: Sendable {
    /// The input of the last poll; the owner may add members that only the owner knows.
    public var latest = GameInput()
    /// The gamepad engine.
    public var gamepad = GamepadEngine()
    /// The sensor engine.
    public var sensors = SensorEngine()
    private var motion: MotionEngine
    private var configBeforeMenu: MotionConfig?
    private var gyroBlock = 0
    private var raw: Double?
    private var axes = AxisSource()
    private var edges = ButtonEdges()
    private var packetsSeen: UInt64 = 0
    private var hasPolled = false
    /// The number of the first frame whose impulses count; a program can discard older ones.
    private var firstImpulse: UInt64 = 0
    /// The movements and gestures that the device itself detects.
    private var reports = DeviceReports()
    /// The forward heading, and the player's centering.
    private var centering = Centering()
    /// The members of the input that the device measures.
    private var valid: GameInput.Flags = .hasPosition

    /// Creates an engine at rest.
    public init(config: MotionConfig = .preset(.paddle)) {
        motion = MotionEngine(config: config)
        latest.motionMode = config.mode
    }

    // MARK: Received samples

    /// Sets the newest raw value of the steering axis.
    public mutating func take(raw value: Double) {
        raw = value
    }

    /// Sets the newest sample of all axes; `block` is its block in the packet.
    public mutating func take(_ sample: AxisSample, block: Int = 0) {
        axes.take(sample)
        gyroBlock = block
    }

    /// Sets sensor readings; the program's smoothing applies if `smooths`.
    mutating func take(_ readings: MotionFrame.Readings, smooths: Bool) {
        sensors.take(readings, smooths: smooths)
        supplementBySensors()
    }

    private mutating func supplementBySensors() {
        let readings = sensors.readings
        axes.setSupplement(
            rotation: readings.rotation, tiltX: readings.tiltX, gyroY: readings.gyroY, fromDevice: true)
    }

    /// Processes a sample decoded by the program, in any mode.
    ///
    /// Source: Triki protocol notes, 8.5.
    public mutating func ingest(_ sample: AxisSample) {
        axes.ingest(sample)
        if motion.mode == .paddle {
            raw = motion.config.axisMapping.map(sample).x * 2000
        } else {
            take(sample, block: 1)
        }
    }

    /// Sets a substitute for the axes while no sample is valid; `tiltX` replaces the rotation about x.
    public mutating func setSupplement(rotation: Double, tiltX: Double, gyroY: Double) {
        axes.setSupplement(rotation: rotation, tiltX: tiltX, gyroY: gyroY, fromDevice: false)
    }

    // MARK: Frames

    @inline(__always)
    private mutating func take(_ frame: MotionFrame, isImpulsive: Bool) {
        for index in 0..<Int(frame.gamepadCount) {
            let sample = frame.gamepadSample(index)
            gamepad.take(sample.value, buttonEdge: sample.isPress && isImpulsive)
        }
        if isImpulsive, !frame.flags.isDisjoint(with: Self.impulses) { takeImpulses(frame) }
        if frame.flags.contains(.hasMovement) { reports.move(by: frame.axes, at: frame.time) }
        takeLevels(frame)
    }

    private static let impulses: MotionFrame.Flags = [.shaken, .acts, .swings, .takesAction, .throws]

    private mutating func takeImpulses(_ frame: MotionFrame) {
        if frame.flags.contains(.shaken) { sensors.takeShake(at: frame.time) }
        reports.take(frame.flags)
    }

    /// Applies the levels of a frame, but not its impulses.
    private mutating func takeLevels(_ frame: MotionFrame) {
        if frame.flags.contains(.hasSteering) { take(raw: frame.steering) }
        if frame.flags.contains(.hasReadings) {
            take(frame.readings, smooths: frame.flags.contains(.smoothsReadings))
        }
        // Each packet is evaluated by itself, and the newest packet of a poll counts (correction F39).
        if frame.flags.contains(.hasAxes) {
            let axes = frame.axes
            take(AxisSample(gyroX: axes.x, gyroY: axes.y, gyroZ: axes.z), block: Int(frame.axesBlock))
        }
        if !frame.flags.isDisjoint(with: Self.measurements) { takeMeasurements(frame) }
    }

    private static let measurements: MotionFrame.Flags = [.hasOrientation, .hasAcceleration, .hasRotationRate]

    private mutating func takeMeasurements(_ frame: MotionFrame) {
        // A device that no longer measures a value stops reporting the old one.
        valid.subtract([.hasOrientation, .hasAcceleration, .hasRotationRate])
        if frame.flags.contains(.hasOrientation) {
            latest.orientation = centering.heading(of: frame.orientation)
            valid.insert(.hasOrientation)
        }
        if frame.flags.contains(.hasAcceleration) {
            latest.acceleration = SIMD3(frame.acceleration[0], frame.acceleration[1], frame.acceleration[2])
            valid.insert(.hasAcceleration)
        }
        if frame.flags.contains(.hasRotationRate) {
            latest.rotationRate = SIMD3(frame.rotationRate[0], frame.rotationRate[1], frame.rotationRate[2])
            valid.insert(.hasRotationRate)
        }
    }

    // MARK: The poll

    /// Advances `latest` by one frame, using the frames since the last poll that `snapshot` covers.
    ///
    /// The snapshot is `inout` to avoid a copy, which would cost as much as all other arguments of the call.
    public mutating func advance(
        _ queue: borrowing MotionQueue, _ snapshot: inout MotionSnapshot, at now: Timestamp, _ time: TimeStep
    ) {
        let status = snapshot.status.settled(at: now)
        if queue.ring.isEmpty(before: snapshot.frames) {
            gamepad.begin(samples: 0, status.rateMode, time)
        } else {
            takeFrames(queue, snapshot.frames, status.rateMode, time)
            takeGyroscope(snapshot.status)
        }
        advance(status, time)
        if reports.waiting | latest.buttonsDown | latest.gestures.rawValue != 0 { finish(at: now, time) }
    }

    /// Shows the reports of the device, and centers if the player does.
    @inline(never)  // The usual poll finds no button down and no gesture.
    private mutating func finish(at now: Timestamp, _ time: TimeStep) {
        if reports.waiting != 0 { reports.show(in: &latest, at: now) }
        if centering.isDue(latest, motion.recentering, time.elapsed) { recenter() }
    }

    private mutating func takeFrames(
        _ queue: borrowing MotionQueue, _ end: UInt64, _ rate: RateMode, _ time: TimeStep
    ) {
        gamepad.begin(samples: queue.ring.gamepadSamples(before: end), rate, time)
        queue.ring.drain(before: end) { frame, number in take(frame, isImpulsive: number >= firstImpulse) }
    }

    /// Applies the state of the gyroscope, which only changes with frames.
    private mutating func takeGyroscope(_ status: InputStatus) {
        latest.gyroscope = status.gyroscope
        if centering.isFirstRest(status), valid.contains(.hasOrientation) { latest.orientation = centering.recenter() }
    }

    /// Advances `latest` by one frame; the gamepad's samples are added before, after its `begin`.
    @inline(__always)  // The main caller keeps the status in registers.
    public mutating func advance(_ status: InputStatus, _ time: TimeStep) {
        // `latest` is changed in place, since it is large and most of it stays the same between polls.
        latest.beginFrame(valid)
        latest.dt = time.frame
        latest.show(status)
        if status.packetCount != packetsSeen, status.packetCount > 0 { latest.flags.insert(.fresh) }
        packetsSeen = status.packetCount
        gamepad.end(isReceiving: status.isReceiving)
        latest.show(gamepad.output)
        takeMotion(status, time)
        show(motion.step(time))
        edges.advance(status, time, &latest)
        if sensors.end(isClicked: latest.bleButtonClick, elapsed: time.elapsed) { latest.gestures.insert(.shake) }
        showSensors()
        latest.resolveGestures()
        hasPolled = true
    }

    /// Advances by one frame, and returns the new input.
    public mutating func step(_ status: InputStatus, _ time: TimeStep) -> GameInput {
        advance(status, time)
        return latest
    }

    private mutating func showSensors() {
        latest.sensors = sensors.readings
        if sensors.readings.click { latest.states.insert(.sensorClick) }
        if sensors.readings.shake { latest.states.insert(.sensorShake) }
    }

    @inline(__always)
    private mutating func takeMotion(_ status: InputStatus, _ time: TimeStep) {
        if motion.mode == .paddle {
            if let raw { motion.take(raw: raw) }
        } else {
            motion.take(axes.sample(elapsed: time.elapsed, hold: status.rateMode.sampleHold))
        }
    }

    @inline(__always)
    private mutating func show(_ output: MotionOutput) {
        latest.motionMode = motion.mode
        let position = reports.point ?? (output.positionX, output.positionY)
        latest.frameDeltaX = hasPolled ? position.x - latest.positionX : 0
        latest.frameDeltaY = hasPolled ? position.y - latest.positionY : 0
        latest.positionX = position.x
        latest.positionY = position.y
        latest.relativeX = output.relativeX
        latest.relativeY = output.relativeY
        latest.rawX = output.rawX
        latest.rawY = output.rawY
        latest.pointerDirection = PointerDirection(x: position.x, y: position.y)
        if output.isAtRest { latest.states.insert(.atRest) }
        if output.isPrimed { latest.states.insert(.gesturePrimed) }
        if let power = output.thrownPower {
            latest.gestures.insert(.throw)
            latest.throwPower = power
        }
    }

    // MARK: Configuration and calibration

    /// The mapping from motion to position.
    public var config: MotionConfig {
        get { motion.config }
        set {
            motion.config = newValue
            configBeforeMenu = nil
        }
    }

    /// The configuration for playing; menu motion replaces it only temporarily.
    public var gameConfig: MotionConfig { configBeforeMenu ?? motion.config }

    /// Begins menu motion, with the player's own axes.
    public mutating func beginMenuMotion(_ policy: NavigatorConfig.Policy) {
        let before = gameConfig
        changeConfig(.menu(policy, axesOf: before))
        configBeforeMenu = before
    }

    /// Changes the configuration and keeps the calibration, which a mode change would reset.
    private mutating func changeConfig(_ config: MotionConfig) {
        let offset = motion.paddleOffset
        motion.config = config
        if let offset { motion.paddleOffset = offset }
    }

    /// Restores the configuration before menu motion, and returns whether there was one.
    ///
    /// Setting a configuration or mode during menu motion also ends it.
    @discardableResult
    public mutating func endMenuMotion() -> Bool {
        guard let before = configBeforeMenu else { return false }
        changeConfig(before)
        configBeforeMenu = nil
        return true
    }

    /// Changes the mode and loads its preset by default; setting the current mode has no effect.
    public mutating func setMode(_ mode: MotionMode, loadPreset: Bool = true) {
        endMenuMotion()
        motion.setMode(mode, loadPreset: loadPreset)
    }

    /// The current internal values, for tuning screens.
    public var debug: MotionDebug {
        var debug = motion.debug
        debug.gyroBlock = gyroBlock
        return debug
    }

    /// Makes the pose of the newest frame neutral; unpolled frames remain unpolled.
    package mutating func calibrateNeutral(_ queue: borrowing MotionQueue, _ snapshot: borrowing MotionSnapshot) {
        queue.ring.look(before: snapshot.frames) { takeLevels($0) }
        calibrateNeutral()
    }

    /// Makes the current pose neutral, and updates `latest` immediately (correction F31).
    public mutating func calibrateNeutral() {
        if let raw, motion.mode == .paddle { motion.take(raw: raw) }
        motion.calibrateNeutral()
        showCenter()
    }

    /// Centers the pointer and the paddle, and sets the current heading to forward.
    ///
    /// The paddle's center becomes the next sample, or the level pose if the device measures it.
    public mutating func recenter() {
        motion.recenter()
        showCenter()
    }

    private mutating func showCenter() {
        if valid.contains(.hasOrientation) { latest.orientation = centering.recenter() }
        reports.center()
        latest.positionX = 0
        latest.positionY = 0
        latest.relativeX = 0
        latest.relativeY = 0
        latest.frameDeltaX = 0
        latest.frameDeltaY = 0
        latest.pointerDirection = .center
    }

    /// Resets the paddle's center; the next poll takes the newest sample as center.
    public mutating func resetPaddleCenter() {
        motion.resetPaddleCenter()
    }

    /// Mirrors the paddle's center, for a device held the other way around.
    public mutating func flipPaddleOffset() {
        motion.flipPaddleOffset()
    }

    /// The uncalibrated paddle center of a device that measures its level pose; nil for the first sample.
    public var paddleLevel: Double? {
        get { motion.paddleLevel }
        set { motion.paddleLevel = newValue }
    }

    /// The raw value of the paddle's center; nil until known.
    public var paddleOffset: Double? {
        get { motion.paddleOffset }
        set { motion.paddleOffset = newValue }
    }

    /// Discards the impulses so far, for a screen that becomes active.
    ///
    /// Unpolled motion is kept.
    public mutating func discardImpulses(_ snapshot: MotionSnapshot) {
        edges.discard(snapshot.status)
        sensors.discardImpulses()
        reports.discardGestures()
        firstImpulse = snapshot.frames
    }

    // MARK: Resets. Source: Triki protocol notes, 5.1 and 8.7

    /// Restarts the session: resets the gamepad and the sensors, and keeps the position and its center.
    ///
    /// `snapshot` is the state at the restart; later impulses belong to the new session.
    package mutating func restartSession(_ snapshot: MotionSnapshot) {
        gamepad.reset()
        sensors.reset()
        discardImpulses(snapshot)
        packetsSeen = 0
        latest.beginSession()
    }

    /// Marks all packets so far as seen.
    package mutating func discardPackets(_ snapshot: MotionSnapshot) {
        discardImpulses(snapshot)
        packetsSeen = snapshot.status.packetCount
    }

    /// Resets samples and motion, and keeps mode and configuration.
    ///
    /// Button counters are kept, so that an unpolled edge is still reported once.
    public mutating func reset(keepCalibration: Bool = false) {
        motion.reset(keepCalibration: keepCalibration)
        raw = nil
        axes = AxisSource()
        gyroBlock = 0
        gamepad.reset()
        sensors.reset()
        hasPolled = false
        reports = DeviceReports()
        centering = Centering()
        valid = .hasPosition
        var input = GameInput()
        input.motionMode = motion.mode
        input.pollCount = latest.pollCount
        input.counts = latest.counts
        latest = input
    }
}
