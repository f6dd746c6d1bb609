internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// Decodes the packets of a sensor for game input.
///
/// All its state consists of plain numbers and changes in place: a copy of the signal would cost more than the packet.
struct SensorDecoder {
    /// The maximum number of samples in a packet.
    private static let largestCount = 3

    /// The register; nil for any of the signal's registers.
    let register: BoardRegister?
    /// Samples and notifications per second.
    let load: NotificationLoad
    private let registers: (BoardRegister, BoardRegister)
    private let offset: Int
    private let size: Int
    /// One LSB in the native unit.
    private let scale: Double
    /// The nominal sample period in nanoseconds.
    private let spacing: UInt64
    private let nominalPeriod: Double
    /// Whether the decoder measures times; a board fed by the program has the times of the program.
    private let isTimed: Bool
    /// Not optional, since access to an optional copies it.
    private var clock: SampleClock

    init(_ signal: BoardSignal, _ setting: SensorSetting, in register: BoardRegister?) {
        let nominal = setting.configuration.rate
        self.register = register
        load = NotificationLoad(signal, register ?? signal.register, nominal)
        registers = (register ?? signal.register, register ?? signal.packed ?? signal.register)
        offset = signal.offset
        size = signal.size
        scale = setting.scale ?? 1
        spacing = SampleClock.spacing(rate: nominal)
        nominalPeriod = nominal > 0 ? 1 / nominal : 0
        isTimed = register != nil
        clock = SampleClock(rate: nominal)
    }

    /// Seconds between samples, as measured so far; at the nominal rate if the program feeds the board.
    @inline(__always)  // A call would copy the decoder.
    private var period: Double { isTimed ? clock.period : nominalPeriod }

    /// The decoded registers.
    var heard: [BoardRegister] { [registers.0, registers.1] }

    /// Restarts the clock: later samples have the nominal rate.
    mutating func restartClock() {
        clock = SampleClock(rate: load.samples)
    }

    /// Decodes the samples of a packet: one, or up to three in the packed register.
    mutating func read(
        _ register: BoardRegister, _ packet: ByteReader, at time: Timestamp, into samples: inout SamplePairs.Waiting
    ) {
        guard register == registers.0 || register == registers.1 else { return }
        let count = min((packet.count - offset) / size, Self.largestCount)
        guard count > 0 else { return }
        let step =
            isTimed ? clock.take(count, arrival: time) : SampleClock.Step(newest: time, spacing: spacing, lost: 0)
        samples.period = period
        var reader = packet.reader(at: offset)
        for index in 0..<count {
            guard let value = reader.vector() else { return }
            samples.append(SamplePairs.Sample(time: step.first(of: count - index), value: value * scale))
        }
    }

    /// Decodes the attitude of sensor fusion; nil for an invalid one.
    mutating func readAttitude(
        _ register: BoardRegister, _ packet: ByteReader, at time: Timestamp
    ) -> (attitude: Rotation, time: Timestamp)? {
        guard self.register == register else { return nil }
        var reader = packet.reader(at: offset)
        guard let attitude = try? reader.attitude() else { return nil }
        return (attitude, isTimed ? clock.take(1, arrival: time).newest : time)
    }
}

extension ByteReader {
    fileprivate mutating func vector() -> Vector? {
        guard let x = next(Int16.self), let y = next(Int16.self), let z = next(Int16.self) else { return nil }
        return Vector(Double(x), Double(y), Double(z))
    }

    fileprivate mutating func attitude() throws(ByteError) -> Rotation? {
        Rotation(w: try float(), x: try float(), y: try float(), z: try float())
    }

    private mutating func float() throws(ByteError) -> Double {
        Double(Float(bitPattern: try read(UInt32.self)))
    }
}
