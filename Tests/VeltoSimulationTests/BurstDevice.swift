import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// A device that sends as many notifications as a command requests, all at once.
final class BurstModel: PeripheralModel {
    static let command: ValueHandle = 3
    static let data: ValueHandle = 5

    let attributes = [
        PeripheralAttribute(
            Characteristic(
                service: BluetoothUUID(assigned: 0xFFF0), uuid: BluetoothUUID(assigned: 0xFFF1), handle: command,
                properties: [.write, .writeWithoutResponse])),
        PeripheralAttribute(
            Characteristic(
                service: BluetoothUUID(assigned: 0xFFF0), uuid: BluetoothUUID(assigned: 0xFFF2), handle: data,
                properties: .notify)),
    ]
    private let isStream: Bool
    private var pending: UInt8 = 0
    private var next: UInt8 = 0

    /// The notifications are part of a stream, or responses.
    init(isStream: Bool) {
        self.isStream = isStream
    }

    func advertisement(at time: Timestamp) -> PeripheralAdvertisement? { PeripheralAdvertisement(name: "Burst") }
    func linkUp(at time: Timestamp) {}
    func linkDown(at time: Timestamp) {}

    func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError? {
        pending = bytes.first ?? 0
        return nil
    }

    func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError> { .success([]) }
    func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp) {}
    var nextDeadline: Timestamp { pending > 0 ? .zero : .distantFuture }

    func step(to time: Timestamp, into outlet: inout PeripheralOutlet) {
        while pending > 0 {
            outlet.notify(BurstModel.data, [next].span, at: time, isStream: isStream)
            next &+= 1
            pending -= 1
        }
    }
}

/// A burst device in a backend, connected and subscribed to.
struct BurstDevice {
    let bench: SimulatedBackendBench
    let device: SimulatedPeripheral
    private let peer = PeerID(index: 0)

    init(_ link: LinkConditions = LinkConditions(), isStream: Bool = true) throws {
        bench = try SimulatedBackendBench()
        device = SimulatedPeripheral(model: BurstModel(isStream: isStream), seed: 1, time: bench.time)
        try device.setLink(link)
        bench.central.add(device)
        bench.advance(0)
        bench.connect()
        bench.subscribe(peer, BurstModel.data)
        bench.advance(0.3)
        bench.clearPackets()
    }

    /// Writes a command at once.
    @discardableResult
    func write(_ count: UInt8, _ kind: WriteKind = .withoutResponse) -> RequestID {
        bench.request { $0.write(peer, BurstModel.command, [count], kind, $1) }
    }

    /// The milliseconds at which the writes since the last call reached the device.
    func arrivals() -> [Int] {
        device.readWrites(atMost: 256).map { bench.milliseconds(at: $0.time) }
    }

    /// The numbers of the notifications that arrived.
    var numbers: [UInt8] { bench.packets.compactMap(\.bytes.first) }

    /// The numbers of notifications that arrived together, in order.
    var groups: [Int] {
        bench.packets.reduce(into: [(milliseconds: Int, count: Int)]()) { groups, packet in
            if groups.last?.milliseconds == packet.milliseconds {
                groups[groups.count - 1].count += 1
            } else {
                groups.append((packet.milliseconds, 1))
            }
        }.map(\.count)
    }
}
