internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// The game input of a board: uses its sensors and its switch, also if another user has started them.
struct BoardGameInput {
    private var force: SensorDecoder?
    private var rate: SensorDecoder?
    /// Sensor fusion, which replaces both sensors.
    private var attitude: SensorDecoder?
    private var pairs = SamplePairs(period: 0)
    private var motion = InertialMotion()

    /// Whether notifications become game input.
    var isOn = false
    /// The mounting of the board.
    var mounting = Mounting.handheld {
        didSet { if mounting != oldValue { motion.setMounting(mounting.turn) } }
    }

    private static let radians = Double.pi / 180
    private static let gravity = 9.80665
    /// The range of the gyroscope (rad/s).
    private var range = Double.infinity

    /// The register of the switch.
    static let switchRegister = BoardRegister(.button, 0x01)

    /// Whether the switch is the main button.
    var hearsSwitch = false

    /// Uses a sensor that streams with that setting in a register; nil for any of its registers.
    mutating func listen(to signal: BoardSignal, _ setting: SensorSetting, in register: BoardRegister?) {
        guard let sensor = signal.sensor else { return }
        self[sensor] = SensorDecoder(signal, setting, in: register)
        let frequency = rate?.load.samples ?? setting.configuration.rate
        pairs = SamplePairs(period: frequency > 0 ? 1 / frequency : 0)
        pairs.hasForces = force != nil
        if sensor == .gyroscope { range = setting.configuration.range * Self.radians }
    }

    /// Begins with the bias of the gyroscope from an earlier link or run.
    mutating func begin(with bias: GyroscopeBias) {
        motion.begin(with: bias)
    }

    /// Returns the register of the used samples of a sensor; nil for none.
    func register(of sensor: BoardSensor) -> BoardRegister? { self[sensor]?.register }

    /// Stops using a sensor, and returns its register.
    mutating func ignore(_ sensor: BoardSensor) -> BoardRegister? {
        defer {
            self[sensor] = nil
            pairs.hasForces = force != nil
        }
        return self[sensor]?.register
    }

    /// Stops using all sensors.
    mutating func ignoreAll() {
        force = nil
        rate = nil
        attitude = nil
        hearsSwitch = false
    }

    /// The used registers.
    var registers: [BoardRegister] {
        [force?.register, rate?.register, attitude?.register, hearsSwitch ? Self.switchRegister : nil].compactMap { $0 }
    }

    /// Samples and notifications per second of each used sensor.
    var rates: [(register: BoardRegister, load: NotificationLoad)] {
        [force, rate, attitude].compactMap { decoder in
            guard let decoder, let register = decoder.register else { return nil }
            return (register, decoder.load)
        }
    }

    /// The used registers, including both registers of a signal whose packets the program feeds.
    var heard: [BoardRegister] {
        let decoded = [force, rate, attitude].compactMap { $0 }.flatMap(\.heard)
        return decoded + (hearsSwitch ? [Self.switchRegister] : [])
    }

    /// Restarts the clocks after sensors were configured: earlier sample times no longer count.
    mutating func restartClocks() {
        force?.restartClock()
        rate?.restartClock()
        attitude?.restartClock()
    }

    private subscript(sensor: BoardSensor) -> SensorDecoder? {
        get {
            switch sensor {
            case .accelerometer: force
            case .gyroscope: rate
            case .fusion: attitude
            default: nil
            }
        }
        set {
            switch sensor {
            case .accelerometer: force = newValue
            case .gyroscope: rate = newValue
            case .fusion: attitude = newValue
            default: break
            }
        }
    }

    /// Processes a notification for game input, without an allocation.
    mutating func take(_ register: BoardRegister, _ packet: ByteReader, at time: Timestamp, _ out: inout SessionOutput)
    {
        guard isOn else { return }
        switch register.module {
        case .button: takeSwitch(register, packet, out)
        case .accelerometer: force?.read(register, packet, at: time, into: &pairs.forces)
        case .gyroscope: rate?.read(register, packet, at: time, into: &pairs.rates)
        case .fusion: return takeAttitude(register, packet, at: time, &out)
        default: return
        }
        publish(&out)
    }

    private func takeSwitch(_ register: BoardRegister, _ payload: ByteReader, _ out: SessionOutput) {
        var payload = payload
        guard hearsSwitch, register == Self.switchRegister, let state = payload.next(UInt8.self) else { return }
        out.motion.setMainButton(isDown: state == 1)
    }

    private mutating func takeAttitude(
        _ register: BoardRegister, _ packet: ByteReader, at time: Timestamp, _ out: inout SessionOutput
    ) {
        guard let found = attitude?.readAttitude(register, packet, at: time) else { return }
        motion.publish(attitude: found.attitude, at: found.time, out.motion.aim, into: out.motion)
    }

    private mutating func publish(_ out: inout SessionOutput) {
        guard var current = nextSample() else { return }
        let aim = out.motion.aim
        if pairs.rates.period > 0 { motion.setSampling(period: pairs.rates.period, range: range) }
        while true {
            let next = nextSample()
            let isTaken = motion.take(current.sample, at: current.time, next: next?.sample)
            guard let next else {
                if isTaken { motion.publish(at: current.time, aim, into: out.motion) }
                break
            }
            if isTaken { motion.publishEarlier(at: current.time, into: out.motion) }
            current = next
        }
        if motion.hasNews, let news = motion.takeNews() { out.report(news, at: current.time) }
    }

    @inline(__always)
    private mutating func nextSample() -> (sample: InertialSample, time: Timestamp)? {
        guard let pair = pairs.next() else { return nil }
        let sample = InertialSample(rate: pair.rate.value * Self.radians, force: pair.force.value * Self.gravity)
        return (sample, pair.rate.time)
    }
}
