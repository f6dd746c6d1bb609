import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

@testable import VeltoKit

/// Pairing as the program requests it: the policies, the requests of the device, and every way in which it ends.
@Suite struct DevicePairingTests {
    @Test func aDeviceThatIsOnlyInSightIsConnectedAndPaired() throws {
        let safe = try Safe()
        let operation = try safe.pair()
        #expect(safe.outcome(operation) == .ok && safe.device.record.isPaired)
        #expect(safe.device.record.linkState == .ready)
        let again = try safe.device.beginPair()
        try safe.test.advance(0)
        #expect(safe.outcome(again) == .ok)
    }

    @Test func aBondThatExistsNeedsNoLink() throws {
        let safe = try Safe()
        _ = try safe.pair()
        _ = try safe.device.beginDisconnect()
        try safe.test.advance(3)
        #expect(safe.outcome(try safe.pair()) == .ok && safe.device.record.linkState == .none)
    }

    @Test(arguments: [
        (PairingPolicy.system, PeripheralPairing.showsPasskey(7), ResultCode.ok),
        (.system, .comparesPasskey(7), .ok), (.system, .takesPasskey(7), .ok), (.system, .refuses, .rejected),
        (.justWorks, .justWorks, .ok), (.justWorks, .showsPasskey(7), .rejected),
        (.justWorks, .comparesPasskey(7), .rejected), (.interactive, .justWorks, .ok),
        (.interactive, .refuses, .rejected),
    ])
    func thePolicyDecidesWithoutTheProgram(
        policy: PairingPolicy, pairing: PeripheralPairing, expected: ResultCode
    ) throws {
        let safe = try Safe(pairing, policy)
        #expect(safe.outcome(try safe.pair()) == expected && safe.requests.isEmpty)
        #expect(safe.device.record.isPaired == (expected == .ok))
    }

    @Test(arguments: [
        (PeripheralPairing.showsPasskey(7), "enterPasskey 0", true, UInt32(7), ResultCode.ok),
        (.showsPasskey(7), "enterPasskey 0", true, 8, .pairingRequired),
        (.showsPasskey(7), "enterPasskey 0", false, 7, .rejected),
        (.comparesPasskey(7), "confirm 7", true, 0, .ok), (.comparesPasskey(7), "confirm 7", false, 0, .rejected),
    ])
    func theProgramAnswers(
        pairing: PeripheralPairing, request: String, accepts: Bool, passkey: UInt32, expected: ResultCode
    ) throws {
        let safe = try Safe(pairing, .interactive)
        let operation = try safe.pair()
        #expect(safe.outcome(operation) == nil && safe.requests == [request])
        try safe.device.replyToPairing(accepts: accepts, passkey: passkey)
        #expect(code { try safe.device.replyToPairing(accepts: true) } == .invalidState)
        try safe.test.advance(0.2)
        #expect(safe.outcome(operation) == expected && safe.device.record.isPaired == (expected == .ok))
        // Whatever happened, the next one begins anew.
        try safe.simulator.peripheral.setPairing(.justWorks)
        #expect(safe.outcome(try safe.pair()) == .ok)
    }

    @Test func aPasskeyToBeEnteredOnTheDeviceIsOnlyShown() throws {
        let safe = try Safe(.takesPasskey(42), .interactive)
        #expect(safe.outcome(try safe.pair()) == .ok && safe.requests == ["showPasskey 42"])
        #expect(code { try safe.device.replyToPairing(accepts: true) } == .invalidState)
    }

    @Test func aRequestThatNoOneAnswersIsRefused() throws {
        let safe = try Safe(.comparesPasskey(7), .interactive)
        let operation = try safe.pair()
        try safe.test.advance(DevicePairing.answerTime - 1)
        #expect(safe.outcome(operation) == nil)
        try safe.test.advance(1)
        #expect(safe.outcome(operation) == .timeout && safe.error(operation).contains("within 25 s"))
        #expect(code { try safe.device.replyToPairing(accepts: true) } == .invalidState)
    }

    @Test func errorsSayWhatToDo() throws {
        #expect(try errorOfPairing(.showsPasskey(1), .justWorks).contains(".interactive"))
        let safe = try Safe(.showsPasskey(1), .interactive)
        let operation = try safe.pair()
        try safe.device.replyToPairing(accepts: true, passkey: 2)
        try safe.test.advance(0.2)
        #expect(safe.error(operation).contains("passkey"))
        #expect(code { try safe.device.replyToPairing(accepts: true, passkey: 1_000_000) } == .invalidArgument)
    }

    private func errorOfPairing(_ pairing: PeripheralPairing, _ policy: PairingPolicy) throws -> String {
        let safe = try Safe(pairing, policy)
        return safe.error(try safe.pair())
    }

    // MARK: Ends

    @Test func cancellingTheLastOperationCancelsThePairing() throws {
        let safe = try Safe(.comparesPasskey(7), .interactive)
        let operations = [try safe.pair(), try safe.pair()]
        operations[0].cancel()
        try safe.test.advance(0.1)
        #expect(operations.map(safe.outcome) == [.cancelled, nil])
        operations[1].cancel()
        try safe.test.advance(0.1)
        #expect(operations.map(safe.outcome) == [.cancelled, .cancelled])
        #expect(code { try safe.device.replyToPairing(accepts: true) } == .invalidState)
        try safe.simulator.peripheral.setPairing(.justWorks)
        #expect(safe.outcome(try safe.pair()) == .ok)
    }

    @Test(arguments: Array(stride(from: 0, to: 0.6, by: 0.02)))
    func cancellingIsPossibleAtEveryStep(delay: Double) throws {
        let safe = try Safe(.comparesPasskey(7), .interactive)
        let operation = try safe.device.beginPair()
        try safe.test.advance(delay)
        operation.cancel()
        try safe.test.advance(3)
        #expect(safe.outcome(operation) == .cancelled)
        // A link that only the pairing needed is not kept unless it was ready.
        #expect([.none, .ready].contains(safe.device.record.linkState))
        try safe.simulator.peripheral.setPairing(.justWorks)
        #expect(safe.outcome(try safe.pair()) == .ok)
    }

    @Test func aLostLinkEndsThePairing() throws {
        let safe = try Safe(.comparesPasskey(7), .interactive)
        let operation = try safe.pair()
        safe.simulator.peripheral.dropLink()
        try safe.test.advance(0.1)
        #expect(safe.outcome(operation) == .disconnected)
        #expect(code { try safe.device.replyToPairing(accepts: true) } == .invalidState)
    }

    @Test func releasingAndForgettingTheDeviceEndThePairing() throws {
        var safe = try Safe(.comparesPasskey(7), .interactive)
        var operation = try safe.pair()
        _ = try safe.device.beginDisconnect()
        try safe.test.advance(1)
        #expect(safe.outcome(operation) == .cancelled)
        safe = try Safe(.comparesPasskey(7), .interactive)
        operation = try safe.pair()
        _ = try safe.device.beginForget()
        try safe.test.advance(1)
        #expect(safe.outcome(operation) == .cancelled)
    }

    @Test func aDeviceOutOfReachIsNotWaitedForWithoutEnd() throws {
        let safe = try Safe()
        try safe.simulator.peripheral.setLink(LinkConditions(isInRange: false))
        let operation = try safe.device.beginPair()
        try safe.test.advance(DevicePairing.connectTime - 1)
        #expect(safe.outcome(operation) == nil)
        try safe.test.advance(1.1)
        #expect(safe.outcome(operation) == .timeout && safe.device.record.linkState == .none)
    }

    @Test func changedServicesAreNoEndForTheProgram() throws {
        let safe = try Safe(.comparesPasskey(7), .interactive)
        let operation = try safe.pair()
        try safe.simulator.peripheral.setAttributes([Safe.secret, Safe.door])
        try safe.test.advance(1)
        try safe.device.replyToPairing(accepts: true)
        try safe.test.advance(0.2)
        #expect(safe.outcome(operation) == .ok)
    }

    @Test func aBondThatTheDeviceLostIsRemovedAndMadeAnew() throws {
        let safe = try Safe()
        _ = try safe.pair()
        safe.simulator.peripheral.forgetBond()
        _ = try safe.device.beginDisconnect()
        try safe.test.advance(3)
        let operation = try safe.device.beginConnect(timeout: 10)
        try safe.test.advance(5)
        #expect(safe.outcome(operation) == .pairingRequired && safe.error(operation).contains("forget the device"))
        #expect(safe.device.record.isPaired)
        _ = try safe.device.beginForget()
        try safe.test.advance(5)
        let device = try #require(safe.simulator.device)
        #expect(device !== safe.device && !device.record.isPaired)
        let second = try device.beginPair()
        try safe.test.advance(1)
        #expect(safe.outcome(second) == .ok && device.record.isPaired)
    }

    // MARK: What cannot be paired

    @Test func onlyDevicesWithALinkCanBePaired() throws {
        let test = try TestContext()
        let fed = try test.context.createIngestDevice(family: .triki, identifier: "fed")
        let virtual = try test.context.createVirtualDevice("virtual")
        #expect(code { _ = try fed.beginPair() } == .unsupported)
        #expect(code { _ = try virtual.beginPair() } == .unsupported)
        #expect(code { try virtual.replyToPairing(accepts: true) } == .invalidState)
    }

    @Test func thePolicyIsKept() throws {
        let context = try TestContext().context
        #expect(context.pairingPolicy == .system)
        for policy in PairingPolicy.allCases {
            context.pairingPolicy = policy
            #expect(context.pairingPolicy == policy)
        }
    }
}

/// A device in sight that keeps a value for those it is paired with.
private struct Safe {
    static let secret = attribute(3, security: .encrypted)
    static let door = attribute(5, security: .open)

    let test: TestContext
    let simulator: Simulator
    let device: Device

    private static func attribute(_ handle: ValueHandle, security: LinkSecurity) -> PeripheralAttribute {
        PeripheralAttribute(
            Characteristic(
                service: BluetoothUUID(assigned: 0xA000), uuid: BluetoothUUID(assigned: UInt32(handle.rawValue)),
                handle: handle, properties: .read), security: security)
    }

    init(_ pairing: PeripheralPairing = .justWorks, _ policy: PairingPolicy = .system) throws {
        test = try TestContext()
        test.context.pairingPolicy = policy
        var definition = SimulatorDefinition()
        definition.name = "Safe"
        definition.model = .table([Self.secret])
        simulator = try test.createSimulator(definition)
        try simulator.peripheral.setPairing(pairing)
        _ = try test.context.beginScan()
        try test.advance(1)
        device = try #require(simulator.device)
    }

    /// Starts to pair, and waits as long as a device takes that is in sight.
    func pair() throws -> Context.Operation {
        let operation = try device.beginPair()
        try test.advance(1)
        return operation
    }

    /// The outcome of an operation, nil while it is pending.
    func outcome(_ operation: Context.Operation) -> ResultCode? {
        switch operation.result {
        case nil: nil
        case .success: .ok
        case .failure(let error): error.code
        }
    }

    func error(_ operation: Context.Operation) -> String {
        if case .failure(let error) = operation.result { error.message } else { "" }
    }

    /// What the program was asked since the last call.
    var requests: [String] {
        test.drain().compactMap { event in
            guard case .pairingRequested(let kind, let passkey, _) = event.payload else { return nil }
            return "\(kind) \(passkey)"
        }
    }
}
