import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

/// A toy with what few families have: a signal that is read, and a scale that is known only once a stream has started.
struct MeasuringToy: Wearable {
    static let charge = Characteristic(
        service: Toy.service, uuid: BluetoothUUID(assigned: 0xF012), handle: 11, properties: .read)
    /// Degrees per second of one LSB of the spin, if the toy is fast.
    static let fastScale = 2.0

    private let toy = Toy()
    /// Whether one LSB of its signals is more than they say.
    var isFast = false

    var family: DeviceFamily { toy.family }
    var name: String { toy.name }
    var capabilities: WearableCapabilities { toy.capabilities }
    var monitorsRate: Bool { toy.monitorsRate }
    var characteristics: [Characteristic] { toy.characteristics + [Self.charge] }
    func isLikely(_ advertisement: Advertisement) -> Bool { toy.isLikely(advertisement) }
    func isEvident(in table: GATTTable) -> Bool { toy.isEvident(in: table) }
    func makeSession() -> any WearableSession { MeasuringToySession(isFast: isFast) }
}

/// Reads the charge, and tells the scale of what starts.
private final class MeasuringToySession: ToySession {
    private let isFast: Bool
    private var readings: [SessionRequest: (feed: SampleFeed, operation: SessionOperation)] = [:]
    private var readingCount = 0

    init(isFast: Bool) {
        self.isFast = isFast
        super.init(patience: 2)
    }

    override var signals: [SignalDescription] {
        super.signals + [
            SignalDescription("charge", .uint8, [.init("charge", .percentage)], .readable, wireSize: 1)
        ]
    }

    override func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        guard let reading = readings.removeValue(forKey: request) else {
            return super.completed(request, result, at: time, &out)
        }
        if case .success(let value) = result { out.sample(reading.feed, value.readAll().span, at: time) }
        out.finish(reading.operation, result.map { $0.readAll() })
    }

    override func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        if case .read(let feed, _) = command as? SignalCommand {
            readingCount += 1
            readings["read \(readingCount)"] = (feed, operation)
            return out.read(MeasuringToy.charge.handle, as: "read \(readingCount)")
        }
        if isFast, case .start(let feed) = command as? SignalCommand {
            out.configure(feed, rate: 100, scales: feed.signal.channels.map { _ in MeasuringToy.fastScale })
        }
        super.perform(command, as: operation, &out)
    }

    override func linkDown(_ out: inout SessionOutput) {
        readings = [:]
        super.linkDown(&out)
    }
}
