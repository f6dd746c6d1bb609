import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// Sessions that pair with their device, because it keeps values for those who do, or because they were told to: the policy
/// of the context decides who answers.
@Suite struct SessionPairingTests {
    @Test func aSessionPairsWhenAReadIsRefused() throws {
        let lock = try Lock()
        try lock.send(.readPairingIfNeeded)
        #expect(lock.results == ["read pairingRequired", "pair ok", "read ok"])
        #expect(lock.session.value == [7] && lock.device.record.isPaired)
    }

    @Test(arguments: [(true, 123_456, "ok"), (true, 1, "pairingRequired"), (false, 0, "rejected")])
    func theProgramAnswersWhatTheDeviceAsks(accepts: Bool, passkey: UInt32, outcome: String) throws {
        let lock = try Lock(.showsPasskey(123_456))
        try lock.send(.pair)
        #expect(lock.requests == ["enterPasskey 0"] && lock.results.isEmpty)
        try lock.answer(accepts, passkey)
        #expect(lock.results == ["pair \(outcome)"])
        #expect(lock.device.record.isPaired == (outcome == "ok"))
    }

    @Test func aPasskeyToBeEnteredOnTheDeviceNeedsNoAnswer() throws {
        let lock = try Lock(.takesPasskey(42))
        try lock.send(.pair)
        #expect(lock.requests == ["showPasskey 42"] && lock.results == ["pair ok"])
    }

    @Test(arguments: [(PairingPolicy.system, "ok"), (.justWorks, "rejected")])
    func theProgramIsAskedOnlyIfItWantsToBe(policy: PairingPolicy, outcome: String) throws {
        let lock = try Lock(.comparesPasskey(1), policy)
        try lock.send(.pair)
        #expect(lock.results == ["pair \(outcome)"] && lock.requests.isEmpty)
        #expect(lock.device.record.isPaired == (outcome == "ok"))
    }

    @Test func aDeviceIsPairedWhileItIsMadeReady() throws {
        let session = EagerSession()
        let lock = try Lock(.comparesPasskey(1), session: session)
        #expect(lock.device.record.linkState == .discovering)
        // Longer than a device may take otherwise.
        try lock.test.advance(20)
        #expect(lock.requests == ["confirm 1"] && session.result == nil)
        try lock.answer(true)
        #expect(session.result == .ok && lock.device.record.linkState == .ready)
    }

    @Test func aDeviceMayRefuse() throws {
        let lock = try Lock(.refuses)
        try lock.send(.readPairingIfNeeded)
        #expect(lock.results == ["read pairingRequired", "pair rejected"])
        #expect(lock.device.record.linkState == .ready)
    }

    @Test func theEndOfTheLinkEndsThePairing() throws {
        let lock = try Lock(.showsPasskey(1))
        try lock.send(.pair)
        lock.simulator.peripheral.dropLink()
        try lock.test.advance(0.1)
        #expect(lock.results == ["pair disconnected"])
        try lock.test.advance(5)
        #expect(lock.device.record.linkState == .ready)
        try lock.simulator.peripheral.setPairing(.justWorks)
        try lock.send(.pair)
        #expect(lock.results == ["pair disconnected", "pair ok"])
    }

    @Test func aSessionThatFailsMeanwhileIsTheReasonThatTheProgramIsTold() throws {
        let lock = try Lock(.showsPasskey(1), session: ImpatientSession(patience: 10))
        let operation = try lock.device.beginPair()
        try lock.test.advance(11)
        guard case .failure(let error)? = operation.result else {
            Issue.record("it has not failed")
            return
        }
        #expect(error.code == .rejected && error.message == ImpatientSession.error.message)
    }

    @Test func aFailureAfterPeopleHadTheirTimeIsOnlyAConsequence() throws {
        let lock = try Lock(.showsPasskey(1), session: ImpatientSession(patience: 33))
        let operation = try lock.device.beginPair()
        // The device asks so late that the limit of the program's answer is not reached.
        try lock.simulator.peripheral.setLink(LinkConditions(delay: 10))
        try lock.test.advance(33)
        guard case .failure(let error)? = operation.result else {
            Issue.record("it has not failed")
            return
        }
        #expect(error.code == .timeout && error.message.contains("no one has confirmed"))
    }

    @Test func aPairingThatTakesTooLongIsGivenUp() throws {
        let lock = try Lock(.showsPasskey(1))
        try lock.send(.pair)
        try lock.test.advance(24.5)
        #expect(lock.results.isEmpty)
        try lock.test.advance(1)
        #expect(lock.results == ["pair timeout"])
        // An answer that comes too late is refused, and the next pairing has all of its time.
        #expect(throws: VeltoError.self) { try lock.answer(true, 1) }
        try lock.send(.pair)
        try lock.test.advance(24)
        try lock.answer(true, 1)
        #expect(lock.results == ["pair timeout", "pair ok"])
    }

    @Test func aPairingCanBeCancelled() throws {
        let lock = try Lock(.showsPasskey(1))
        try lock.send(.cancelPairing)
        try lock.send(.pair)
        try lock.send(.cancelPairing)
        #expect(lock.results == ["pair cancelled"])
    }

    @Test func onePairingAnswersAllRequests() throws {
        let lock = try Lock(.showsPasskey(1))
        for _ in 1...2 { try lock.send(.pair) }
        #expect(lock.requests.count == 1 && lock.results.isEmpty)
        try lock.answer(true, 1)
        #expect(lock.results == ["pair ok", "pair ok"])
        try lock.send(.pair)
        #expect(lock.results.count == 3 && lock.results.last == "pair ok")
    }

    @Test func changedServicesEndThePairing() throws {
        let lock = try Lock(.showsPasskey(1))
        try lock.send(.pair)
        try lock.simulator.peripheral.setAttributes([Lock.secret])
        try lock.test.advance(0.1)
        #expect(lock.results.isEmpty, "the session has begun anew: what it asked before means nothing to it")
        try lock.send(.pair)
        try lock.answer(true, 1)
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

    init(
        _ pairing: PeripheralPairing = .justWorks, _ policy: PairingPolicy = .interactive,
        session other: (any WearableSession)? = nil
    ) throws {
        let family = LockFamily(session: other ?? session)
        test = try TestContext { $0.families = Families([family]) }
        test.context.pairingPolicy = policy
        var definition = SimulatorDefinition()
        definition.name = "Lock"
        definition.model = .table([Self.secret])
        simulator = try test.createSimulator(definition)
        try simulator.peripheral.setValue(3, [7])
        try simulator.peripheral.setPairing(pairing)
        try test.context.setAutoConnect(players: 1)
        try test.advance(3)
        device = try #require(simulator.device)
        #expect(device.record.linkState == .ready || other != nil)
    }

    func answer(_ accepts: Bool, _ passkey: UInt32 = 0) throws {
        try device.replyToPairing(accepts: accepts, passkey: passkey)
        try test.advance(0.1)
    }

    /// What the program was asked since the last call.
    var requests: [String] {
        test.drain().compactMap { event in
            guard case .pairingRequested(let kind, let passkey, _) = event.payload else { return nil }
            return "\(kind) \(passkey)"
        }
    }

    func send(_ command: LockCommand) throws {
        _ = try device.start(.write) { [device] hub, operation in hub.perform(command, on: device, operation) }
        try test.advance(0.1)
    }

    var results: [String] { session.results }
}

private enum LockCommand: SessionCommand {
    case readPairingIfNeeded
    case pair
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
    private(set) var value: [UInt8] = []

    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        out.ready()
    }

    func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {}

    func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        switch command as? LockCommand {
        case .readPairingIfNeeded: out.read(3, as: "read")
        case .pair: out.pair(as: "pair")
        case .cancelPairing: out.cancelPairing()
        case nil: break
        }
        out.finish(operation, .success([]))
    }

    func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        switch result {
        case .success(let bytes):
            results.append("\(request.name) ok")
            if request == "read" { value = bytes.readAll() }
            if request == "pair", results.first == "read pairingRequired" { out.read(3, as: "read") }
        case .failure(let error):
            results.append("\(request.name) \(Self.names[error.code] ?? "\(error.code.rawValue)")")
            if request == "read", error.code == .pairingRequired { out.pair(as: "pair") }
        }
    }

    func linkDown(_ out: inout SessionOutput) {}

    private static let names: [ResultCode: String] = [
        .pairingRequired: "pairingRequired", .rejected: "rejected", .disconnected: "disconnected",
        .timeout: "timeout", .cancelled: "cancelled", .busy: "busy",
    ]
}

/// Is ready when its device is paired.
private final class EagerSession: WearableSession {
    private(set) var result: ResultCode?

    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        out.pair(as: "pair")
    }

    func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {}

    func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        switch result {
        case .success:
            self.result = .ok
            out.ready()
        case .failure(let error):
            self.result = error.code
            out.fail(error)
        }
    }

    func linkDown(_ out: inout SessionOutput) {}
}

/// Fails when it has waited for a while.
private final class ImpatientSession: WearableSession {
    static let error = VeltoError(.rejected, "the device was not ready")

    private let patience: Double

    init(patience: Double) {
        self.patience = patience
    }

    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        out.setDeadline(time.advanced(bySeconds: patience))
    }

    func timerFired(at time: Timestamp, _ out: inout SessionOutput) {
        out.fail(Self.error)
    }

    func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {}

    func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {}

    func linkDown(_ out: inout SessionOutput) {}
}
