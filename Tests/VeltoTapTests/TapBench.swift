import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoTap

/// A TAP in miniature: it answers by the names of its characteristics.
final class TapBench: SessionBench<TapSession> {
    /// The characteristics of a device, by the names of the notes.
    static let names: [(name: String, uuid: BluetoothUUID, properties: Characteristic.Properties)] = [
        ("SETTINGS", TapProfile.settings, [.read, .write]), ("NAME", TapProfile.name, [.read, .write]),
        ("TAP_DATA", TapProfile.taps, .notify), ("MOUSE", TapProfile.mouse, .notify),
        ("UI_CMD", TapProfile.haptics, [.write, .writeWithoutResponse]),
        ("AIR", TapProfile.air, [.notify, .read, .writeWithoutResponse]),
        ("DATA_REQ", TapProfile.requests, [.notify, .read, .writeWithoutResponse]),
        ("V2_READ", TapProfile.framesIn, .notify), ("V2_WRITE", TapProfile.framesOut, .write),
        ("NUS_RX", TapProfile.commands, .write), ("NUS_TX", TapProfile.rawSensors, .notify),
        ("HW_REV", TapProfile.hardware, .read), ("FW_REV", TapProfile.firmware, .read),
        ("SERIAL", TapProfile.serial, .read), ("BATTERY", TapProfile.battery, .read),
    ]
    static let classic = Set(names.map(\.name)).subtracting(["V2_READ", "V2_WRITE"])
    static let framed: Set = ["V2_READ", "V2_WRITE", "HW_REV", "FW_REV", "SERIAL"]

    /// The values that are read.
    var values: [String: [UInt8]] = ["HW_REV": Array("3.3".utf8), "FW_REV": Array("2.6.0".utf8), "BATTERY": [87]]
    /// Requests on these fail.
    var broken: Set<String> = []
    /// Requests on these get no answer.
    var silent: Set<String> = []
    private(set) var table: GATTTable
    private(set) var writes: [String] = []
    private(set) var requests: [String] = []
    private var isLeaving = false

    init(_ characteristics: Set<String> = TapBench.classic, isFed: Bool = false) {
        table = Self.table(characteristics)
        super.init(TapSession(), isFed: isFed)
    }

    static func table(_ names: Set<String>) -> GATTTable {
        GATTTable(
            Self.names.enumerated().filter { names.contains($1.name) }.map { index, row in
                let text = TapText.allCases.first { $0.uuid == row.uuid }
                let isNordic = row.uuid == TapProfile.commands || row.uuid == TapProfile.rawSensors
                return Characteristic(
                    service: text?.service ?? (isNordic ? TapProfile.uart : TapProfile.service), uuid: row.uuid,
                    handle: handle(row.name, index), properties: row.properties)
            })
    }

    static func handle(_ name: String, _ index: Int? = nil) -> ValueHandle {
        ValueHandle(rawValue: UInt16(10 + 2 * (index ?? names.firstIndex { $0.name == name } ?? 99)))
    }

    // MARK: The TAP

    override func responses(to action: SessionAction) -> [Response] {
        switch action {
        case .subscribe(let handle, _, _): return respond("subscribe", handle)
        case .read(let handle, _): return respond("read", handle)
        case .write(let bytes, let handle, let kind, _):
            let arrow = kind == .withResponse ? "<-" : "<~"
            writes.append("\(name(handle)) \(arrow) \(Hex.text(bytes.span))")
            return respond("write", handle)
        default: return []
        }
    }

    private func respond(_ kind: String, _ handle: ValueHandle) -> [Response] {
        let name = name(handle)
        requests.append("\(kind) \(name)")
        #expect(unanswered.count == 1 || isLeaving, "requests overlap")
        if silent.contains(name) { return [] }
        if broken.contains(name) { return [.end(.failure(VeltoError(.rejected, "no")))] }
        return [.end(.success(ReceivedBytes(kind == "read" ? values[name] ?? [] : [])))]
    }

    private func name(_ handle: ValueHandle) -> String {
        Self.names.first { Self.handle($0.name) == handle }?.name ?? "?"
    }

    // MARK: What happens

    func connect() { linkUp(table) }

    /// A device that is ready, as if nothing was written yet.
    func connected() -> TapBench {
        connect()
        forget()
        return self
    }

    func notify(_ name: String, _ text: String, after seconds: Double = 0) {
        notify(name, bytes(text), after: seconds)
    }

    func notify(_ name: String, _ bytes: [UInt8], after seconds: Double = 0) {
        notify(bytes, from: Self.handle(name), after: seconds)
    }

    func route(_ name: String, _ route: NotificationRoute) { self.route(Self.handle(name), route) }

    override func goodbye() {
        isLeaving = true
        super.goodbye()
    }

    /// Polls the game input after some seconds.
    override func poll(_ seconds: Double = 1.0 / 60) -> GameInput {
        now = now.advanced(bySeconds: seconds)
        return super.poll(seconds)
    }

    func usePointer() { engine = InputEngine(config: .preset(.pointer)) }

    // MARK: What is seen

    var status: TapStatus? { state as? TapStatus }

    override func forget() {
        super.forget()
        (writes, requests) = ([], [])
    }

    func takeWrites() -> [String] {
        defer { writes = [] }
        return writes
    }
}

extension TapBench {
    /// A Tap Strap 2 of a late firmware.
    static var strap: TapBench { TapBench().connected() }

    /// A TapXR that takes states.
    static var xr: TapBench {
        let talk = TapBench()
        talk.values["HW_REV"] = Array("4.4".utf8)
        talk.values["FW_REV"] = Array("3.5.24\0".utf8)
        return talk.connected()
    }

    /// A TapXR of newer firmware.
    static var framedXR: TapBench {
        let talk = TapBench(TapBench.framed)
        talk.values["HW_REV"] = Array("4.4".utf8)
        talk.values["FW_REV"] = Array("4.0.1".utf8)
        return talk.connected()
    }
}
