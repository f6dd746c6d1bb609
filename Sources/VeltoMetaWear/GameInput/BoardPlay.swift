internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// The game input of a board: listens to its sensors and its switch, whoever has started them.
struct BoardPlay {
    /// A sensor as it streams.
    fileprivate struct Source {
        let signal: BoardSignal
        let setting: SensorSetting
        /// Nil for whichever of the signal's registers it is.
        let register: BoardRegister?
        /// Nil for a board that the program feeds, whose times are the program's.
        var clock: SampleClock?
    }

    /// The samples of a packet are three at most.
    fileprivate static let largestCount = 3

    fileprivate var force: Source?
    fileprivate var rate: Source?
    /// Sensor fusion, which takes the place of both.
    private var attitude: Source?
    private var pairs = SamplePairs(period: 0)
    private var motion = BoardMotion()

    /// Whether what is heard becomes game input.
    var isOn = false
    /// How the board is worn.
    var mounting: Mounting {
        get { motion.mounting }
        set { motion.mounting = newValue }
    }

    /// The register of the switch.
    static let switchRegister = BoardRegister(.button, 0x01)

    /// Whether the switch is the main button.
    var hearsSwitch = false

    /// A sensor streams with that setting in a register from now on; nil for whichever of its registers it is.
    mutating func listen(to signal: BoardSignal, _ setting: SensorSetting, in register: BoardRegister?) {
        guard let sensor = signal.sensor else { return }
        self[sensor] = Source(
            signal: signal, setting: setting, register: register,
            clock: register.map { _ in SampleClock(rate: setting.configuration.rate) })
        let slowest = [force, rate].compactMap { $0?.setting.configuration.rate }.min() ?? setting.configuration.rate
        pairs = SamplePairs(period: slowest > 0 ? 1 / slowest : 0)
    }

    /// The register whose samples of a sensor are taken; nil for none.
    func register(of sensor: BoardSensor) -> BoardRegister? { self[sensor]?.register }

    /// A sensor streams no longer; returns the register that was heard.
    mutating func ignore(_ sensor: BoardSensor) -> BoardRegister? {
        defer { self[sensor] = nil }
        return self[sensor]?.register
    }

    /// Nothing is heard any longer.
    mutating func ignoreAll() {
        force = nil
        rate = nil
        attitude = nil
        hearsSwitch = false
    }

    /// The registers that are heard.
    var registers: [BoardRegister] {
        [force?.register, rate?.register, attitude?.register, hearsSwitch ? Self.switchRegister : nil].compactMap { $0 }
    }

    /// Samples and notifications per second of each sensor that is heard.
    var rates: [(register: BoardRegister, load: NotificationLoad)] {
        [force, rate, attitude].compactMap { source in
            guard let source, let register = source.register else { return nil }
            return (register, NotificationLoad(source.signal, register, source.setting.configuration.rate))
        }
    }

    /// The registers that are heard, both of a signal whose packets the program feeds.
    var heard: [BoardRegister] {
        let fed = [force, rate, attitude].compactMap { $0 }.filter { $0.register == nil }
        return registers + fed.flatMap { [$0.signal.register, $0.signal.packed].compactMap { $0 } }
    }

    private subscript(sensor: BoardSensor) -> Source? {
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

    /// Takes a notification that belongs to game input; does not allocate.
    mutating func take(_ register: BoardRegister, _ packet: Span<UInt8>, at time: Timestamp, _ out: inout SessionOutput)
    {
        guard isOn else { return }
        switch register.module {
        case .button: takeSwitch(register, packet, out)
        case .accelerometer: takeForces(register, packet, at: time)
        case .gyroscope: takeRates(register, packet, at: time)
        case .fusion: return takeAttitude(register, packet, at: time, &out)
        default: return
        }
        publish(&out)
    }

    private func takeSwitch(_ register: BoardRegister, _ packet: Span<UInt8>, _ out: SessionOutput) {
        guard hearsSwitch, register == Self.switchRegister, packet.count > BoardPacket.headerSize else { return }
        out.motion.setMainButton(isDown: packet[BoardPacket.headerSize] == 1)
    }

    private mutating func takeForces(_ register: BoardRegister, _ packet: Span<UInt8>, at time: Timestamp) {
        guard var source = force else { return }
        defer { force = source }
        source.read(register, packet, at: time) { pairs.take(force: $0) }
    }

    private mutating func takeRates(_ register: BoardRegister, _ packet: Span<UInt8>, at time: Timestamp) {
        guard var source = rate else { return }
        defer { rate = source }
        source.read(register, packet, at: time) { pairs.take(rate: $0) }
    }

    private mutating func takeAttitude(
        _ register: BoardRegister, _ packet: Span<UInt8>, at time: Timestamp, _ out: inout SessionOutput
    ) {
        guard attitude?.register == register, let signal = attitude?.signal else { return }
        var numbers = InlineArray<8, Float>(repeating: 0)
        guard let count = try? signal.fractions(in: packet, &numbers), count == 4 else { return }
        let found = Attitude(
            w: Double(numbers[0]), x: Double(numbers[1]), y: Double(numbers[2]), z: Double(numbers[3]))
        guard let found else { return }
        let moment = attitude?.clock?.take(1, arrival: time).newest ?? time
        out.publish(motion.frame(attitude: found, at: moment))
    }

    private mutating func publish(_ out: inout SessionOutput) {
        while let (force, rate) = pairs.next() {
            if let frame = motion.frame(force: force.value, rate: rate.value, at: rate.time) { out.publish(frame) }
        }
    }
}

extension BoardPlay.Source {
    /// Reads the samples of a packet: one, or in the packed register up to three.
    fileprivate mutating func read(
        _ register: BoardRegister, _ packet: Span<UInt8>, at time: Timestamp, _ take: (SamplePairs.Sample) -> Void
    ) {
        guard self.register.map({ $0 == register }) ?? (register == signal.register || register == signal.packed) else {
            return
        }
        let size = signal.size
        let count = min((packet.count - signal.offset) / size, BoardPlay.largestCount)
        guard count > 0 else { return }
        let fed = SampleClock.Step(
            newest: time, spacing: SampleClock.spacing(rate: setting.configuration.rate), lost: 0)
        let step = clock?.take(count, arrival: time) ?? fed
        for index in 0..<count {
            let start = signal.offset + index * size
            let value = Vector(number(packet, start), number(packet, start + 2), number(packet, start + 4))
            take(SamplePairs.Sample(time: step.first(of: count - index), value: value * (setting.scale ?? 1)))
        }
    }

    private func number(_ packet: Span<UInt8>, _ index: Int) -> Double {
        Double(Int16(bitPattern: UInt16(packet[index]) | UInt16(packet[index + 1]) << 8))
    }
}
