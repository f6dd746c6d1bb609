import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

/// A family that nobody sells: what a new one has to bring, and all of it.
///
/// A toy has a characteristic that notifies 3 bytes: a button and the lean, −1000…1000. It is told to begin by one byte.
/// Two more notify what it can stream.
struct Toy: Wearable {
    static let service = BluetoothUUID(assigned: 0xF00D)
    static let stream = BluetoothUUID(assigned: 0xF00E)
    static let control = BluetoothUUID(assigned: 0xF00F)

    /// Seconds of silence after which a toy is told to begin again; nil for toys that may be silent as long as they like.
    var patience: Double? = 2

    var family: DeviceFamily { DeviceFamily(rawValue: 100) }
    var name: String { "toy" }
    var capabilities: WearableCapabilities { [.position, .button, .motion, .streams] }
    var monitorsRate: Bool { false }
    /// Whether this is a toy for playing, or one that is connected for other reasons too.
    var joinsPlayers = true

    var characteristics: [Characteristic] {
        [
            Characteristic(service: Self.service, uuid: Self.stream, handle: 3, properties: .notify),
            Characteristic(service: Self.service, uuid: Self.control, handle: 5, properties: .write),
        ] + ToySignal.allCases.map(\.characteristic)
    }

    func isLikely(_ advertisement: Advertisement) -> Bool {
        advertisement.services.contains(Self.service) || advertisement.name?.hasPrefix("Toy") == true
    }
    func isEvident(in table: GATTTable) -> Bool { table.hasService(Self.service) }

    func makeSession() -> any WearableSession { ToySession(patience: patience) }
}

/// What a toy measures: notifications of a counter and a byte for each channel.
enum ToySignal: String, CaseIterable {
    case spin, heat

    var characteristic: Characteristic {
        let (number, handle): (UInt32, ValueHandle) = self == .spin ? (0xF010, 7) : (0xF011, 9)
        return Characteristic(
            service: Toy.service, uuid: BluetoothUUID(assigned: number), handle: handle, properties: .notify)
    }

    var description: SignalDescription {
        let spin = ["x", "y"].map { SignalDescription.Channel($0, .rotationRate, scale: 0.5) }
        let channels = self == .spin ? spin : [.init("t", .temperature, scale: 0.125)]
        return SignalDescription(rawValue, .uint8, channels, lossDetection: .counted, wireSize: channels.count + 1)
    }
}

extension SampleFeed {
    fileprivate var source: ValueHandle { ToySignal(rawValue: signal.identifier)?.characteristic.handle ?? 0 }
}

/// Subscribes, says hello once the subscription is confirmed, and turns what comes into motion.
class ToySession: WearableSession {
    static let hello: [UInt8] = [0x42]
    private let patience: Double?
    private var control: ValueHandle?
    private var (isReady, newest) = (false, Timestamp.zero)
    private var streams: [ValueHandle: (feed: SampleFeed, counter: UInt8?)] = [:]
    private var operations: [SessionRequest: SessionOperation] = [:]
    private var moveCounts: [SessionOperation: UInt64] = [:]

    init(patience: Double?) { self.patience = patience }

    var signals: [SignalDescription] { ToySignal.allCases.map(\.description) }

    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        guard let stream = table.characteristic(Toy.stream, in: Toy.service),
            let control = table.characteristic(Toy.control, in: Toy.service)
        else { return out.fail(VeltoError(.unsupported, "the device lacks a characteristic of a toy")) }
        self.control = control.handle
        out.setSignals(signals)
        out.subscribe(to: stream.handle, isStream: true, as: "stream")
    }

    func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        if let operation = operations.removeValue(forKey: request) {
            if let count = moveCounts.removeValue(forKey: operation) {
                out.report(OperationProgress(done: count, total: count), of: operation)
            }
            return out.finish(operation, result.map { $0.readAll() })
        }
        if case .failure(let error) = result { return out.fail(error) }
        switch request {
        case "stream": sayHello(&out)
        case "hello" where !isReady:
            isReady = true
            newest = time
            out.setDeadline(patience.map { time.advanced(bySeconds: $0) })
            out.ready()
        default: break
        }
    }

    func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        var reader = bytes
        if let (feed, last) = streams[characteristic], let counter = try? reader.read(UInt8.self) {
            if let last { out.lost(UInt64(counter &- last &- 1), of: feed, isEstimate: false) }
            streams[characteristic]?.counter = counter
            out.sample(feed, reader.readRest().span, at: time, tick: UInt32(counter))
            return
        }
        newest = time
        guard let button = try? reader.read(UInt8.self), let lean = try? reader.read(Int16.self) else { return }
        let isPress = out.motion.setMainButton(isDown: button != 0)
        var frame = MotionFrame(at: time)
        frame.steering = Double(lean)
        frame.flags = .hasSteering
        _ = frame.append(gamepad: Float(lean) / 1000, isPress: isPress)
        out.publish(&frame)
    }

    func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        switch command {
        case ToyCommand.move(let moves):
            guard let control else { return out.finish(operation, .failure(VeltoError(.notConnected, "no toy"))) }
            operations["move \(operation)"] = operation
            moveCounts[operation] = UInt64(moves.count)
            out.report(OperationProgress(total: UInt64(moves.count)), of: operation)
            out.write(moves, to: control, .withResponse, as: "move \(operation)")
        case SignalCommand.start(let feed):
            streams[feed.source] = (feed, nil)
            operations["start \(feed.source)"] = operation
            out.subscribe(to: feed.source, isStream: true, as: "start \(feed.source)")
        case SignalCommand.stop(let feed):
            streams[feed.source] = nil
            operations["stop \(feed.source)"] = operation
            out.unsubscribe(from: feed.source, as: "stop \(feed.source)")
        default: out.finish(operation, .failure(VeltoError(.unsupported, "a toy has no such command")))
        }
    }

    func timerFired(at time: Timestamp, _ out: inout SessionOutput) {
        guard let patience else { return }
        let due = newest.advanced(bySeconds: patience)
        if time >= due { sayHello(&out) }
        out.setDeadline(max(due, time).advanced(bySeconds: patience))
    }

    func linkDown(_ out: inout SessionOutput) {
        (control, isReady) = (nil, false)
        (streams, operations, moveCounts) = ([:], [:], [:])
    }

    private func sayHello(_ out: inout SessionOutput) {
        if let control { out.write(Self.hello, to: control, .withResponse, as: "hello") }
    }
}
