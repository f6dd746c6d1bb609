internal import VeltoCore

/// A measurement of three numbers in SI units.
struct TimedVector: BitwiseCopyable {
    var value = SIMD3<Double>.zero
    var time = Timestamp.zero
    var arrival = Timestamp.zero
    /// The number of samples lost before this one.
    var lost: UInt64 = 0
}

/// The newest unused measurements of a sensor, oldest first.
///
/// A full window drops its oldest one.
struct VectorWindow {
    /// The samples of the longest wait, at the highest rate of a sensor.
    private static let capacity = 512

    private var samples: InlineArray<512, TimedVector> = InlineArray(repeating: TimedVector())
    private var first = 0
    private(set) var count = 0

    subscript(_ index: Int) -> TimedVector { samples[(first &+ index) & (Self.capacity - 1)] }

    mutating func append(_ sample: TimedVector) {
        if count == Self.capacity { removeFirst() }
        samples[(first &+ count) & (Self.capacity - 1)] = sample
        count += 1
    }

    mutating func removeFirst() {
        first = (first &+ 1) & (Self.capacity - 1)
        count -= 1
    }

    mutating func removeAll() { count = 0 }
}

/// A sensor from which signals are computed.
///
/// It keeps its measurements in SI units.
final class InertialSource: SampleSink {
    let signal: SignalDescription
    let channels: Range<Int>
    private var factors = SIMD3<Double>(repeating: 1)
    private var lost: UInt64 = 0
    /// The computation, which keeps the source alive.
    unowned var owner: HostOrientation?
    var window = VectorWindow()
    /// The configured samples per second; nil if the device determines the rate.
    private(set) var rate: Double?
    /// One LSB of the first channel, in SI units.
    var leastStep: Double { factors.x }

    init(_ signal: SignalDescription, _ channels: Range<Int>) {
        (self.signal, self.channels) = (signal, channels)
    }

    func configure(_ configuration: SampleOutlet.Configuration) {
        rate = configuration.rate
        let found = signal.factors(.si, of: channels, scales: configuration.scales)
        factors = SIMD3(found[0], found[1], found[2])
        owner?.configured(self)
    }

    func lose(_ count: UInt64) { lost &+= count }

    func take(_ run: SampleRun, in bytes: RawSpan, _ format: SampleFormat, arrival: Timestamp) {
        var sample = TimedVector(time: run.first, arrival: arrival, lost: lost)
        lost = 0
        for frame in 0..<Int(run.count) {
            let offset = Int(run.offset) + frame * Int(run.stride) + channels.lowerBound * format.width
            sample.value = factors * format.vector(bytes, at: offset)
            window.append(sample)
            sample.time.nanoseconds &+= run.period
            sample.lost = 0
        }
        owner?.arrived(at: arrival)
    }
}

extension SampleFormat {
    /// Returns three consecutive numbers; zero if they are incomplete.
    fileprivate func vector(_ bytes: RawSpan, at offset: Int) -> SIMD3<Double> {
        guard offset >= 0, offset + 3 * width <= bytes.byteCount else { return .zero }
        return switch self {
        case .int16: Self.three(Int16.self, bytes, offset)
        case .uint16: Self.three(UInt16.self, bytes, offset)
        case .float32: Self.three(Float.self, bytes, offset)
        case .int32: Self.three(Int32.self, bytes, offset)
        case .uint32: Self.three(UInt32.self, bytes, offset)
        case .uint8: Self.three(UInt8.self, bytes, offset)
        case .int8: Self.three(Int8.self, bytes, offset)
        }
    }

    private static func three<Raw: WireNumber>(_: Raw.Type, _ bytes: RawSpan, _ offset: Int) -> SIMD3<Double> {
        let found = Raw.doubles(Raw.few(3, bytes, at: offset))
        return SIMD3(found.x, found.y, found.z)
    }
}
