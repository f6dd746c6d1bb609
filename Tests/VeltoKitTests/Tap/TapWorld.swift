import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation
import VeltoTap
import VeltoTriki
import VeltoWearable

@testable import VeltoKit

/// A context with simulated TAPs, on a clock that the test moves.
final class TapWorld {
    let test: TestContext
    private let ears = TapEars()

    init(_ change: (inout ContextDefinition) -> Void = { _ in }) throws {
        test = try TestContext { [ears] definition in
            definition.families = Families([HeardTap(ears: ears), Triki()])
            change(&definition)
        }
    }

    /// Adds a TAP that the system has paired with, and that lies still.
    func add(_ configuration: TapConfiguration, relation: HostRelation = .bonded) throws -> WornTap {
        try add(.tap(configuration), relation: relation)
    }

    /// Adds a device that is nothing but these characteristics, each with its value; it takes every write and does nothing.
    func add(table: [TapCharacteristic], values: [TapCharacteristic: [UInt8]] = [:]) throws -> WornTap {
        try add(.table(table.enumerated().map { $1.attribute(at: 10 + 2 * $0, values[$1] ?? []) }), relation: .bonded)
    }

    private func add(_ model: SimulatedModel, relation: HostRelation) throws -> WornTap {
        var definition = SimulatorDefinition()
        definition.model = model
        definition.scriptName = "rest"
        definition.hostRelation = relation
        return WornTap(try test.createSimulator(definition), in: test)
    }

    /// Adds a TAP that becomes ready; nothing counts as written or told yet.
    func ready(_ configuration: TapConfiguration) throws -> WornTap {
        let tap = try add(configuration)
        try tap.connect()
        try #require(tap.device.record.linkState == .ready)
        tap.forgetWrites()
        _ = heard()
        _ = test.drain()
        return tap
    }

    /// Switches the Bluetooth adapter.
    func power(_ isOn: Bool) throws {
        try #require(test.context.core.backends.simulated).setAdapter(isPowered: isOn)
    }

    /// What sessions have told since the last call.
    func heard() -> [DeviceEvent] { ears.take() }

    /// The taps among that: fingers and repetitions.
    func heardTaps() -> [[Int]] {
        heard().compactMap { if case .tapped(let fingers, let count, _, _) = $0 { [fingers, count] } else { nil } }
    }
}

/// One simulated TAP, its wearer and its device.
final class WornTap {
    let simulator: Simulator
    private let test: TestContext

    init(_ simulator: Simulator, in test: TestContext) {
        self.simulator = simulator
        self.test = test
    }

    var peripheral: SimulatedPeripheral { simulator.peripheral }

    var device: Device {
        get throws { try #require(simulator.device) }
    }

    var tap: TapDevice<Device> {
        get throws { try #require(device.tap) }
    }

    var status: TapStatus {
        get throws { try #require(try tap.status) }
    }

    // MARK: The program

    @discardableResult
    func connect(timeout: Duration = 15) throws -> Context.Operation {
        let (_, operation) = try test.context.beginConnectDevice(peripheral.identifier, timeout: timeout)
        try test.advance(1)
        return operation
    }

    func disconnect() throws {
        _ = try device.beginDisconnect()
        try test.advance(1)
    }

    /// Waits for an operation, and returns its outcome; nil if it has none within the time.
    func outcome(of operation: Context.Operation, within seconds: Double = 0.5) throws -> ResultCode? {
        try test.advance(seconds)
        return switch operation.result {
        case .success: .ok
        case .failure(let error): error.code
        case nil: nil
        }
    }

    func set(_ mode: TapMode) throws -> ResultCode? { try outcome(of: tap.beginSetMode(mode)) }

    // MARK: The device

    /// What has reached the firmware since the last call, such as `NUS_RX <- 03 0C 00 01`, without the query of the air mouse.
    func writes() -> [String] {
        var writes: [String] = []
        while let write = peripheral.readWrite() {
            let name = TapCharacteristic.allCases.first { handle($0) == write.handle }?.rawValue ?? "?"
            let arrow = write.kind == .withResponse ? "<-" : "<~"
            writes.append("\(name) \(arrow) \(Hex.text(write.bytes.span))")
        }
        return writes
    }

    /// The modes among them, without what they have in common.
    func modes() -> [String] {
        writes().filter { $0.hasPrefix("NUS_RX <- 03 ") }.map { String($0.dropFirst(13)) }
    }

    func forgetWrites() { _ = writes() }

    /// The value handle of a characteristic; 0, which none has, if it is missing.
    func handle(_ characteristic: TapCharacteristic) -> ValueHandle {
        peripheral.attributes.first { $0.characteristic.uuid == characteristic.uuid }?.characteristic.handle ?? 0
    }

    /// Refuses requests on a characteristic, or answers them late.
    func disturb(_ characteristic: TapCharacteristic, delay: Double = 0) throws {
        let kind: PeripheralFault.Kind = delay > 0 ? .delay : .refuse
        try peripheral.setFaults([PeripheralFault(kind, handle: handle(characteristic), delay: delay)])
    }

    func notify(_ characteristic: TapCharacteristic, _ text: String, after seconds: Double = 0) throws {
        try test.advance(seconds)
        try peripheral.inject(handle(characteristic), Hex.bytes(text))
        try test.advance(0)
    }

    // MARK: The wearer

    func perform(_ kind: MotionStep.Kind, _ value: UInt32, for seconds: Double = 0, after pause: Double = 0) throws {
        try test.advance(pause)
        try peripheral.perform(MotionStep(kind, duration: seconds, value: value))
        try test.advance(0.01)
    }

    /// Whether taps reach the program.
    func hears(in world: TapWorld) throws -> Bool {
        _ = world.heard()
        try perform(.tap, 1, after: 0.5)
        return world.heardTaps() == [[1, 1]]
    }

    // MARK: Streams

    func begin(
        _ signal: String, _ units: Units = .raw, capacity: Int? = nil
    ) throws -> (stream: SampleStream, operation: Context.Operation) {
        try device.signal(signal).beginStream(units, capacity: capacity)
    }

    func start(
        _ signal: String, _ units: Units = .raw, capacity: Int? = nil
    ) throws -> SampleStream {
        let (stream, operation) = try begin(signal, units, capacity: capacity)
        #expect(try outcome(of: operation, within: 0.2) == .ok && stream.status.state == .active)
        return stream
    }

    func stop(_ stream: SampleStream) throws {
        #expect(try outcome(of: stream.beginStop()) == .ok && stream.status.state == .ended)
    }
}

/// The characteristics of a TAP, by the names of the protocol notes.
enum TapCharacteristic: String, CaseIterable {
    case settings = "SETTINGS", name = "NAME", taps = "TAP_DATA", mouse = "MOUSE", haptics = "UI_CMD", air = "AIR"
    case requests = "DATA_REQ", framesIn = "V2_READ", framesOut = "V2_WRITE", commands = "NUS_RX"
    case rawSensors = "NUS_TX", hardware = "HW_REV", firmware = "FW_REV"

    static let classic = allCases.filter { $0 != .framesIn && $0 != .framesOut }

    private typealias Row = (
        service: BluetoothUUID, uuid: BluetoothUUID, properties: Characteristic.Properties
    )

    private var row: Row {
        switch self {
        case .settings: (TapProfile.service, TapProfile.settings, [.read, .write])
        case .name: (TapProfile.service, TapProfile.name, [.read, .write])
        case .taps: (TapProfile.service, TapProfile.taps, .notify)
        case .mouse: (TapProfile.service, TapProfile.mouse, .notify)
        case .haptics: (TapProfile.service, TapProfile.haptics, [.write, .writeWithoutResponse])
        case .air: (TapProfile.service, TapProfile.air, [.notify, .read, .writeWithoutResponse])
        case .requests: (TapProfile.service, TapProfile.requests, [.notify, .read, .writeWithoutResponse])
        case .framesIn: (TapProfile.service, TapProfile.framesIn, .notify)
        case .framesOut: (TapProfile.service, TapProfile.framesOut, .write)
        case .commands: (TapProfile.uart, TapProfile.commands, .write)
        case .rawSensors: (TapProfile.uart, TapProfile.rawSensors, .notify)
        case .hardware: (TapProfile.deviceInformation, TapProfile.hardware, .read)
        case .firmware: (TapProfile.deviceInformation, TapProfile.firmware, .read)
        }
    }

    var uuid: BluetoothUUID { row.uuid }

    func attribute(at handle: Int, _ value: [UInt8]) -> PeripheralAttribute {
        PeripheralAttribute(
            Characteristic(
                service: row.service, uuid: row.uuid, handle: ValueHandle(rawValue: UInt16(handle)),
                properties: row.properties), value: value)
    }
}

extension TapConfiguration {
    /// A Tap Strap 2 of a late firmware.
    static let strap = TapConfiguration(.strap2)
    /// A TapXR that takes states.
    static let xr = TapConfiguration(.xr)
    /// The same with the framed protocol.
    static let framedXR = TapConfiguration(.xr, isFramed: true)
    /// A Tap Strap 2 with the framed protocol.
    static let framedStrap = TapConfiguration(.strap2, isFramed: true)
}
