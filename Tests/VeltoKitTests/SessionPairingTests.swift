import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// Sessions that pair with their device: because it keeps values for those who do, or because they were told to.
@Suite struct SessionPairingTests {
    @Test func aSessionPairsWhenAReadIsRefused() throws {
        let lock = try Lock()
        try lock.send(.readPairingIfNeeded)
        #expect(lock.results == ["read pairingRequired", "pair ok", "read ok"])
        #expect(lock.session.value == [7] && lock.device.record.isPaired)
    }

    @Test(arguments: [(PairingAnswer.passkey(123_456), "ok"), (.passkey(1), "pairingRequired"), (.reject, "rejected")])
    func theSessionAnswersWhatTheDeviceAsks(_ answer: PairingAnswer, _ outcome: String) throws {
        let lock = try Lock(.showsPasskey(123_456))
        try lock.send(.pair(timeout: 30))
        #expect(lock.session.requests == [.enterPasskey] && lock.results.isEmpty)
        try lock.send(.answer(answer))
        #expect(lock.results == ["pair \(outcome)"])
        #expect(lock.device.record.isPaired == (outcome == "ok"))
    }

    @Test func aPasskeyToBeEnteredOnTheDeviceNeedsNoAnswer() throws {
        let lock = try Lock(.takesPasskey(42))
        try lock.send(.pair(timeout: 30))
        #expect(lock.session.requests == [.showPasskey(42)] && lock.results == ["pair ok"])
    }

    @Test func aSessionThatDoesNotAnswerRefuses() throws {
        let session = ShySession()
        let lock = try Lock(.comparesPasskey(1), session: session)
        #expect(session.result == .rejected && !lock.device.record.isPaired)
    }

    @Test func aDeviceMayRefuse() throws {
        let lock = try Lock(.refuses)
        try lock.send(.readPairingIfNeeded)
        #expect(lock.results == ["read pairingRequired", "pair rejected"])
        #expect(lock.device.record.linkState == .ready)
    }

    @Test func theEndOfTheLinkEndsThePairing() throws {
        let lock = try Lock(.showsPasskey(1))
        try lock.send(.pair(timeout: 30))
        lock.simulator.peripheral.dropLink()
        try lock.test.advance(0.1)
        #expect(lock.results == ["pair disconnected"])
        try lock.test.advance(5)
        #expect(lock.device.record.linkState == .ready)
        try lock.simulator.peripheral.setPairing(.justWorks)
        try lock.send(.pair(timeout: 30))
        #expect(lock.results == ["pair disconnected", "pair ok"])
    }

    @Test func aPairingThatTakesTooLongIsGivenUp() throws {
        let lock = try Lock(.showsPasskey(1))
        try lock.send(.pair(timeout: 2))
        try lock.test.advance(1.5)
        #expect(lock.results.isEmpty)
        try lock.test.advance(1)
        #expect(lock.results == ["pair timeout"])
        // An answer that comes too late means nothing, and the next pairing has all of its time.
        try lock.send(.answer(.passkey(1)))
        try lock.send(.pair(timeout: 5))
        try lock.test.advance(2.5)
        try lock.send(.answer(.passkey(1)))
        #expect(lock.results == ["pair timeout", "pair ok"])
    }

    @Test func aPairingCanBeCancelled() throws {
        let lock = try Lock(.showsPasskey(1))
        try lock.send(.cancelPairing)
        try lock.send(.pair(timeout: 30))
        try lock.send(.cancelPairing)
        #expect(lock.results == ["pair cancelled"])
    }

    @Test func onePairingAtATime() throws {
        let lock = try Lock(.showsPasskey(1))
        for _ in 1...2 { try lock.send(.pair(timeout: 30)) }
        #expect(lock.results == ["pair busy"])
        try lock.send(.answer(.passkey(1)))
        #expect(lock.results == ["pair busy", "pair ok"])
        try lock.send(.pair(timeout: 30))
        #expect(lock.results.last == "pair ok" && lock.results.count == 3)
    }

    @Test func changedServicesEndThePairing() throws {
        let lock = try Lock(.showsPasskey(1))
        try lock.send(.pair(timeout: 30))
        try lock.simulator.peripheral.setAttributes([Lock.secret])
        try lock.test.advance(0.1)
        #expect(lock.results.isEmpty, "the session has begun anew: what it asked before means nothing to it")
        try lock.send(.pair(timeout: 30))
        try lock.send(.answer(.passkey(1)))
        #expect(lock.results == ["pair ok"])
    }
}

/// A connected device that keeps a value for those it is paired with.
private struct Lock {
    static let service = BluetoothUUID(assigned: 0xA000)
    static let secret = PeripheralAttribute(
        Characteristic(
            service: service, uuid: BluetoothUUID(assigned: 0xA001), handle: 3, properties: [.read, .write]),
        security: .encrypted)

    let test: TestContext
    let simulator: Simulator
    let device: Device
    let session = LockSession()

    init(_ pairing: PeripheralPairing = .justWorks, session other: (any WearableSession)? = nil) throws {
        let family = LockFamily(session: other ?? session)
        test = try TestContext { $0.families = Families([family]) }
        var definition = SimulatorDefinition()
        definition.name = "Lock"
        definition.model = .table([Self.secret])
        simulator = try test.context.createSimulator(definition)
        try simulator.peripheral.setValue(3, [7])
        try simulator.peripheral.setPairing(pairing)
        try test.context.setAutoConnect(players: 1)
        try test.advance(3)
        device = try #require(test.context.players.device(at: 0))
        #expect(device.record.linkState == .ready)
    }

    func send(_ command: LockCommand) throws {
        _ = try device.start(.write) { [device] hub, operation in hub.perform(command, on: device, operation) }
        try test.advance(0.1)
    }

    var results: [String] { session.results }
}

private enum LockCommand: SessionCommand {
    case readPairingIfNeeded
    case pair(timeout: Double)
    case answer(PairingAnswer)
    case cancelPairing
}

private struct LockFamily: Wearable, @unchecked Sendable {
    // Unchecked: the session is looked at between the turns of a pumped loop.
    let session: any WearableSession
    let family = DeviceFamily(rawValue: 100)
    let name = "lock"
    let capabilities: WearableCapabilities = .button
    let monitorsRate = false
    let characteristics: [Characteristic] = []

    func isLikely(_ advertisement: Advertisement) -> Bool { advertisement.name == "Lock" }
    func isEvident(in table: GATTTable) -> Bool { table.hasService(Lock.service) }
    func makeSession() -> any WearableSession { session }
}

private final class LockSession: WearableSession {
    private(set) var results: [String] = []
    private(set) var requests: [PairingRequest] = []
    private(set) var value: [UInt8] = []

    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        out.ready()
    }

    func received(
        _ characteristic: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, _ options: MotionOptions,
        _ out: inout SessionOutput
    ) {}

    func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        switch command as? LockCommand {
        case .readPairingIfNeeded: out.read(3, as: "read")
        case .pair(let timeout): out.pair(timeout: timeout, as: "pair")
        case .answer(let answer): out.answerPairing(answer)
        case .cancelPairing: out.cancelPairing()
        case nil: break
        }
        out.finish(operation, .success([]))
    }

    func completed(
        _ request: SessionRequest, _ result: Result<[UInt8], VeltoError>, at time: Timestamp, _ out: inout SessionOutput
    ) {
        switch result {
        case .success(let bytes):
            results.append("\(request.name) ok")
            if request == "read" { value = bytes }
            if request == "pair", results.first == "read pairingRequired" { out.read(3, as: "read") }
        case .failure(let error):
            results.append("\(request.name) \(Self.names[error.code] ?? "\(error.code.rawValue)")")
            if request == "read", error.code == .pairingRequired { out.pair(as: "pair") }
        }
    }

    func pairingRequested(_ request: PairingRequest, at time: Timestamp, _ out: inout SessionOutput) {
        requests.append(request)
    }

    func linkDown(_ out: inout SessionOutput) {}

    private static let names: [ResultCode: String] = [
        .pairingRequired: "pairingRequired", .rejected: "rejected", .disconnected: "disconnected",
        .timeout: "timeout", .cancelled: "cancelled", .busy: "busy",
    ]
}

/// Pairs when it is ready and leaves every question to the kit.
private final class ShySession: WearableSession {
    private(set) var result: ResultCode?

    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        out.pair(as: "pair")
        out.ready()
    }

    func received(
        _ characteristic: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, _ options: MotionOptions,
        _ out: inout SessionOutput
    ) {}

    func completed(
        _ request: SessionRequest, _ result: Result<[UInt8], VeltoError>, at time: Timestamp, _ out: inout SessionOutput
    ) {
        if case .failure(let error) = result { self.result = error.code }
    }

    func linkDown(_ out: inout SessionOutput) {}
}
