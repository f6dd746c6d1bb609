/// From what a device sent to what a game reads: the frame engine that all device families share.
///
/// A family hands in what it decoded since the last poll and then makes one step. Everything here belongs to the side
/// that polls; nothing depends on how often that happens, except what is defined per poll. Source: Triki protocol
/// notes, 7 and 8.
public struct InputEngine: Sendable {
    /// The input of the newest poll; its owner may add what only the owner knows.
    public var latest = GameInput()
    /// The gamepad's part.
    public var gamepad = GamepadEngine()
    /// The sensors' part.
    public var sensors = SensorEngine()
    private var motion: MotionEngine
    private var gyroBlock = 0
    private var raw: Double?
    private var axes = AxisSource()
    private var edges = ButtonEdges()
    private var packetsSeen: UInt64 = 0
    private var hasPolled = false

    /// An engine at rest.
    public init(config: MotionConfig = .preset(.paddle)) {
        motion = MotionEngine(config: config)
        latest.motionMode = config.mode
    }

    // MARK: What a device sent

    /// Takes the newest value of the steering axis, in counts.
    public mutating func take(raw value: Double) {
        raw = value
    }

    /// Takes the newest sample of all axes, which stood in that block of its packet.
    public mutating func take(_ sample: AxisSample, block: Int = 0) {
        axes.take(sample)
        gyroBlock = block
    }

    /// Takes the axes of a full sensor frame.
    public mutating func take(sensors frame: SensorReadings) {
        sensors.take(frame: frame)
        supplementBySensors()
    }

    /// Takes the tilt and the turning that a device sends instead of full sensor frames.
    public mutating func take(tilt: (x: Double, y: Double), gyro: (x: Double, y: Double, z: Double)) {
        sensors.take(tilt: tilt, gyro: gyro)
        supplementBySensors()
    }

    private mutating func supplementBySensors() {
        let readings = sensors.readings
        axes.setSupplement(
            rotation: readings.rotation, tiltX: readings.tiltX, gyroY: readings.gyroY, fromDevice: true)
    }

    /// Takes a sample that a program decoded itself, whatever the mode.
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

    /// Sets what stands in for the axes while no sample is in force; `tiltX` plays the part of turning about x.
    public mutating func setSupplement(rotation: Double, tiltX: Double, gyroY: Double) {
        axes.setSupplement(rotation: rotation, tiltX: tiltX, gyroY: gyroY, fromDevice: false)
    }

    // MARK: The poll

    /// Advances by one frame into `latest`; samples of the gamepad were taken before, between its `begin` and now.
    public mutating func advance(_ status: InputStatus, _ time: TimeStep) {
        var input = GameInput()
        input.frame = latest.frame &+ 1
        input.counts = latest.counts
        fill(&input, from: status)
        gamepad.end(isReceiving: status.isReceiving)
        input.fill(from: gamepad.output)
        fill(&input, from: moved(status, time))
        edges.advance(status, time, &input)
        if sensors.end(isClicked: input.bleButtonClick, elapsed: time.elapsed) { input.gestures.insert(.shake) }
        input.sensors = sensors.readings
        resolvePrimaryAction(&input)
        input.counts.add(input.gestures)
        latest = input
        hasPolled = true
    }

    /// Advances by one frame and answers the new input.
    public mutating func step(_ status: InputStatus, _ time: TimeStep) -> GameInput {
        advance(status, time)
        return latest
    }

    private mutating func fill(_ input: inout GameInput, from status: InputStatus) {
        input.flags.insert(.hasPosition)
        if status.isReceiving { input.flags.insert(.receiving) }
        if status.packetCount != packetsSeen, status.packetCount > 0 { input.flags.insert(.fresh) }
        packetsSeen = status.packetCount
        if status.rateMode == .lowPower { input.flags.insert(.idleLowPower) }
        input.rateMode = status.rateMode
        input.timestamp = status.newestPacket
        input.packetCount = status.packetCount
    }

    private mutating func moved(_ status: InputStatus, _ time: TimeStep) -> MotionOutput {
        if motion.mode == .paddle {
            if let raw { motion.take(raw: raw) }
        } else {
            motion.take(axes.sample(elapsed: time.elapsed, hold: status.rateMode.sampleHold))
        }
        return motion.step(time)
    }

    private func fill(_ input: inout GameInput, from output: MotionOutput) {
        input.motionMode = motion.mode
        input.positionX = output.positionX
        input.positionY = output.positionY
        input.relativeX = output.relativeX
        input.relativeY = output.relativeY
        input.rawX = output.rawX
        input.rawY = output.rawY
        if hasPolled {
            input.frameDeltaX = output.positionX - latest.positionX
            input.frameDeltaY = output.positionY - latest.positionY
        }
        input.pointerDirection = PointerDirection(x: output.positionX, y: output.positionY)
        if output.isAtRest { input.states.insert(.atRest) }
        if output.isPrimed { input.states.insert(.gesturePrimed) }
        if let power = output.thrownPower {
            input.gestures.insert(.throw)
            input.throwPower = power
        }
    }

    /// Source: Triki protocol notes, 8.6.
    private func resolvePrimaryAction(_ input: inout GameInput) {
        let triggers: GameInput.Gestures = motion.mode == .paddle ? [.click] : [.click, .throw, .action]
        if !input.gestures.isDisjoint(with: triggers) { input.gestures.insert(.primary) }
    }

    // MARK: Configuration and calibration

    /// How motion becomes a position.
    public var config: MotionConfig {
        get { motion.config }
        set { motion.config = newValue }
    }

    /// Changes the mode, with its preset unless told otherwise; the mode already in force changes nothing.
    public mutating func setMode(_ mode: MotionMode, loadPreset: Bool = true) {
        motion.setMode(mode, loadPreset: loadPreset)
    }

    /// The inner values as they are now, for tuning screens.
    public var debug: MotionDebug {
        var debug = motion.debug
        debug.gyroBlock = gyroBlock
        return debug
    }

    /// Makes the present pose the neutral one, and shows it at once in `latest` (correction F31).
    public mutating func calibrateNeutral() {
        if let raw, motion.mode == .paddle { motion.take(raw: raw) }
        motion.calibrateNeutral()
        latest.positionX = 0
        latest.positionY = 0
        latest.relativeX = 0
        latest.relativeY = 0
        latest.frameDeltaX = 0
        latest.frameDeltaY = 0
        latest.pointerDirection = .center
    }

    /// Forgets the paddle's centre: the next poll takes the newest sample for it.
    public mutating func resetPaddleCenter() {
        motion.resetPaddleCenter()
    }

    /// Mirrors the paddle's centre, for a device held the other way round.
    public mutating func flipPaddleOffset() {
        motion.flipPaddleOffset()
    }

    /// The raw value of the paddle's centre, nil until one is known.
    public var paddleOffset: Double? {
        get { motion.paddleOffset }
        set { motion.paddleOffset = newValue }
    }

    /// Takes impulses up to now for seen: a screen that becomes active does not want older ones.
    public mutating func discardImpulses(_ status: InputStatus) {
        edges.discard(status)
        sensors.discardImpulses()
    }

    // MARK: Resets. Source: Triki protocol notes, 8.7

    /// Forgets samples and motion, keeps mode and configuration.
    ///
    /// Button counters stay seen, so that an edge that nobody has polled yet is still reported once.
    public mutating func reset(keepCalibration: Bool = false) {
        motion.reset(keepCalibration: keepCalibration)
        raw = nil
        axes = AxisSource()
        gyroBlock = 0
        gamepad.reset()
        sensors.reset()
        hasPolled = false
        var input = GameInput()
        input.motionMode = motion.mode
        input.frame = latest.frame
        input.counts = latest.counts
        latest = input
    }
}
