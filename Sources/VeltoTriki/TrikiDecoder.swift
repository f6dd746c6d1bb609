internal import VeltoCore
internal import VeltoMotion

/// Decodes the packets of a cap into frames, button edges and clicks.
///
/// A plain value type: time is an argument, and no call allocates.
struct TrikiDecoder {
    private var classifier = PacketClassifier()
    private var button = ButtonDecoder()
    private var isClickFlagged = false
    private var lastClick: Timestamp?
    /// The bias of the rotation, in raw values.
    private var bias = RestingBias()

    /// Forgets the packets so far, but keeps the button state.
    mutating func restart() {
        var fresh = TrikiDecoder()
        fresh.button = button
        fresh.bias = bias
        self = fresh
    }

    /// Begins with the bias from an earlier link or run.
    mutating func begin(with bias: GyroscopeBias) {
        self.bias.begin(with: bias)
    }

    /// Whether the bias has changed.
    var hasNews: Bool { bias.hasNews }

    /// Returns the change of the bias since the last call.
    mutating func takeNews() -> GyroscopeNews? { bias.takeNews() }

    /// Decodes a packet and returns its format.
    ///
    /// An empty packet has no effect.
    @inline(__always)  // Called in one place, for every packet, as are its parts.
    @discardableResult
    mutating func decode(_ packet: ByteReader, at time: Timestamp, into motion: MotionQueue) -> PacketFormat {
        guard !packet.isEmpty else { return .blocks }
        let options = motion.options
        var frame = MotionFrame(at: time)
        frame.takeSteering(packet, options.steering)
        // The button comes first: the flag of a sensor frame may belong to the same press.
        let isPress = take(button.take(packet), at: time, motion)
        let format = classifier.classify(packet)
        frame.takeBlocks(packet, areReadings: format == .blocks, &bias)
        if format != .blocks { takeSensorSamples(packet, format, options.clickCooldown, &frame, motion) }
        publish(&frame, with: packet, isPress, options.gamepad, motion)
        return format
    }

    /// Publishes all gamepad samples of the packet, each with the button of its block, in as many frames as necessary.
    @inline(__always)
    private mutating func publish(
        _ frame: inout MotionFrame, with packet: ByteReader, _ isPress: Bool, _ axis: DeviceAxis,
        _ motion: MotionQueue
    ) {
        var isPress = isPress
        var reader = GamepadReader()
        while let sample = reader.next(in: packet) {
            if let byte = sample.laterButton { isPress = take(button.take(byte: byte), at: frame.time, motion) }
            let value = sample.value(of: axis)
            if !frame.append(gamepad: value, isPress: isPress) { motion.publish(&frame, continuedBy: value, isPress) }
            isPress = false
        }
        motion.publish(&frame)
    }

    /// Returns whether the button went down.
    @inline(__always)
    private mutating func take(_ edge: ButtonDecoder.Edge, at time: Timestamp, _ motion: MotionQueue) -> Bool {
        guard edge != .none else { return false }
        let isPress = motion.setMainButton(isDown: edge == .pressed)
        if isPress { lastClick = time }
        return isPress
    }

    // MARK: Sensor frames

    @inline(never)  // Caps of today send blocks, so the call takes no stack space for every packet.
    private mutating func takeSensorSamples(
        _ packet: ByteReader, _ format: PacketFormat, _ cooldown: Double, _ frame: inout MotionFrame,
        _ motion: MotionQueue
    ) {
        switch format {
        case .blocks: break
        case .mini:
            take(SensorSample(flags: flags(packet, at: 0), frame: nil), cooldown, &frame, motion)
        case .shortSensorFrame:
            take(SensorSample(flags: [], frame: try? SensorFrame(in: packet)), cooldown, &frame, motion)
        case .longSensorFrame:
            let flags = flags(packet, at: SensorFrame.shortSize)
            take(SensorSample(flags: flags, frame: try? SensorFrame(in: packet)), cooldown, &frame, motion)
        case .sensorFrames:
            var reader = SensorFrameReader()
            while let sample = reader.next(in: packet) { take(sample, cooldown, &frame, motion) }
        }
    }

    private func flags(_ packet: ByteReader, at offset: Int) -> SensorFlags {
        SensorFlags(rawValue: packet.byte(at: offset) ?? 0)
    }

    private mutating func take(
        _ sample: SensorSample, _ cooldown: Double, _ frame: inout MotionFrame, _ motion: MotionQueue
    ) {
        if sample.flags.contains(.shake) { frame.flags.insert(.shaken) }
        // The click flag of a mini packet has no meaning.
        guard let full = sample.frame else { return }
        frame.readings = MotionFrame.Readings(full)
        frame.flags.insert([.hasReadings, .smoothsReadings])
        // The flag stays set while the button is down; its rising edge is the click (correction F33).
        let isRising = sample.flags.contains(.click) && !isClickFlagged
        isClickFlagged = sample.flags.contains(.click)
        if isRising, isClickAllowed(at: frame.time, cooldown) {
            lastClick = frame.time
            motion.click()
        }
    }

    private func isClickAllowed(at time: Timestamp, _ cooldown: Double) -> Bool {
        guard let lastClick else { return true }
        return time.seconds(since: lastClick) >= cooldown - 1e-9
    }
}

extension MotionQueue {
    /// Publishes a full frame, which then becomes the continuation that begins with that gamepad sample.
    @inline(never)  // Few packets have that many samples.
    fileprivate func publish(_ frame: inout MotionFrame, continuedBy sample: Float, _ isPress: Bool) {
        publish(&frame)
        frame = MotionFrame(at: frame.time)
        frame.flags = .continues
        _ = frame.append(gamepad: sample, isPress: isPress)
    }
}

extension MotionFrame {
    /// Source: Triki protocol notes, 2.3 (paddle mode ignores headers).
    fileprivate mutating func takeSteering(_ packet: ByteReader, _ axis: DeviceAxis) {
        var reader = packet.reader(at: Marker.headerSize + 2 * Int(axis.rawValue))
        guard let value = reader.next(Int16.self) else { return }
        steering = Double(value)
        flags.insert(.hasSteering)
    }

    /// Takes the first block as tilt, and the last of several as rotation.
    ///
    /// The pointer follows the rotation without its bias, or the tilt if the packet has no rotation. Source: Triki protocol
    /// notes, 8.4; orientation, 8.
    @inline(__always)
    fileprivate mutating func takeBlocks(_ packet: ByteReader, areReadings: Bool, _ bias: inout RestingBias) {
        var reader = BlockReader()
        guard let first = reader.next(in: packet) else { return }
        var last = first
        while let block = reader.next(in: packet) {
            last = block
            if axesBlock < .max { axesBlock += 1 }
        }
        let areSeveral = axesBlock > 0
        let numbers = last.numbers
        bias.take(numbers, at: time)
        let turning = Block.gyro(of: numbers)
        let tilt = Block.tilt(areSeveral ? first.gyro : turning)
        secondAxis = Double(first.raw.y)
        let unbiased = bias.isKnown ? Block.gyro(of: numbers - bias.bias) : turning
        axes = areSeveral ? unbiased : Block.tilt(unbiased)
        flags.insert(.hasAxes)
        guard areReadings else { return }
        readings.tiltX = tilt.x
        readings.tiltY = tilt.y
        readings.rotation = tilt.x
        readings.gyro = turning
        flags.insert(.hasReadings)
    }
}

extension MotionFrame.Readings {
    fileprivate init(_ frame: SensorFrame) {
        self.init()
        (tiltX, tiltY) = frame.tilt
        gyro = frame.gyro
        rotation = frame.rotation
    }
}
