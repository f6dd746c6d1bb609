import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// Pairing with simulated devices, and what they keep to themselves until then.
@Suite struct PairingTests {
    private static let service = BluetoothUUID(assigned: 0xFFF0)
    private static let open: ValueHandle = 3
    private static let encrypted: ValueHandle = 5
    private static let authenticated: ValueHandle = 7
    private static let attributes = [
        attribute(open, .open), attribute(encrypted, .encrypted), attribute(authenticated, .authenticated),
    ]
    private let peer = PeerID(index: 0)

    private static func attribute(_ handle: ValueHandle, _ security: LinkSecurity) -> PeripheralAttribute {
        PeripheralAttribute(
            Characteristic(
                service: service, uuid: BluetoothUUID(assigned: UInt32(handle.rawValue)), handle: handle,
                properties: [.read, .write, .notify]), security: security)
    }

    private func makeDevice(_ bench: SimulatedBackendBench, _ pairing: PeripheralPairing = .justWorks) throws
        -> SimulatedPeripheral
    {
        let device = try SimulatedPeripheral.table(
            seed: 1, name: "Lock", attributes: Self.attributes, time: bench.time)
        try device.setPairing(pairing)
        try device.setLink(.ideal)
        bench.central.add(device)
        bench.advance(0)
        return device
    }

    private func result(_ bench: SimulatedBackendBench, _ request: RequestID) -> VeltoError.Detail? {
        bench.error(request)?.detail
    }

    private func read(_ bench: SimulatedBackendBench, _ handle: ValueHandle) -> RequestID {
        let request = bench.request { $0.read(peer, handle, $1) }
        bench.advance(0.1)
        return request
    }

    private func pair(_ bench: SimulatedBackendBench) -> RequestID {
        let request = bench.request { $0.pair(peer, by: .interactive, $1) }
        bench.advance(0.1)
        return request
    }

    // MARK: Attributes

    @Test func aProtectedAttributeIsRefusedUntilTheDeviceIsPaired() throws {
        let bench = try SimulatedBackendBench()
        _ = try makeDevice(bench)
        bench.connect()
        #expect(bench.succeeded(read(bench, Self.open)))
        let refused = [
            read(bench, Self.encrypted),
            bench.request { $0.write(peer, Self.encrypted, [1], .withResponse, $1) },
            bench.subscribe(peer, Self.encrypted),
        ]
        bench.advance(0.1)
        for request in refused {
            #expect(bench.error(request)?.code == .pairingRequired)
            #expect(result(bench, request) == .att(0x05))
        }
        #expect(bench.succeeded(pair(bench)))
        #expect(bench.texts.contains("0 bonded true"))
        #expect(bench.succeeded(read(bench, Self.encrypted)))
        // No person has confirmed the key.
        #expect(result(bench, read(bench, Self.authenticated)) == .att(0x05))
    }

    @Test func aKeyThatAPersonHasConfirmedOpensEverything() throws {
        let bench = try SimulatedBackendBench()
        _ = try makeDevice(bench, .showsPasskey(123_456))
        bench.connect()
        let request = pair(bench)
        #expect(bench.replies[request] == nil)
        #expect(bench.texts.last == "0 pairing enterPasskey")
        bench.request { central, _ in central.answerPairing(peer, .passkey(123_456)) }
        bench.advance(0.1)
        #expect(bench.succeeded(request))
        #expect(bench.succeeded(read(bench, Self.authenticated)))
        #expect(!bench.wasCalledFromInside)
    }

    // MARK: Conversations

    @Test(arguments: [
        (PeripheralPairing.showsPasskey(1), PairingAnswer.passkey(2), ResultCode.pairingRequired),
        (.showsPasskey(1), .accept, .rejected),
        (.showsPasskey(1), .reject, .rejected),
        (.comparesPasskey(1), .accept, .ok),
        (.comparesPasskey(1), .reject, .rejected),
        (.comparesPasskey(1), .passkey(1), .rejected),
    ])
    func theAnswerDecides(pairing: PeripheralPairing, answer: PairingAnswer, expected: ResultCode) throws {
        let bench = try SimulatedBackendBench()
        _ = try makeDevice(bench, pairing)
        bench.connect()
        let request = pair(bench)
        bench.central.answerPairing(peer, answer)
        bench.central.answerPairing(peer, .reject)
        bench.advance(0.1)
        #expect(bench.replies[request] != nil)
        #expect((bench.error(request)?.code ?? .ok) == expected)
        #expect(bench.succeeded(read(bench, Self.authenticated)) == (expected == .ok))
    }

    @Test func aPasskeyThatTheHostShowsNeedsNoAnswer() throws {
        let bench = try SimulatedBackendBench()
        _ = try makeDevice(bench, .takesPasskey(42))
        bench.connect()
        #expect(bench.succeeded(pair(bench)))
        #expect(bench.texts.contains("0 pairing showPasskey(42, entered: 0)"))
    }

    @Test func aDeviceThatRefusesIsNotPaired() throws {
        let bench = try SimulatedBackendBench()
        _ = try makeDevice(bench, .refuses)
        bench.connect()
        #expect(bench.error(pair(bench))?.code == .rejected)
        #expect(result(bench, read(bench, Self.encrypted)) == .att(0x05))
    }

    @Test func cancellingAnswersAllRequestsAndIgnoresTheRest() throws {
        let bench = try SimulatedBackendBench()
        let device = try makeDevice(bench, .showsPasskey(1))
        bench.connect()
        let requests = [pair(bench), pair(bench)]
        bench.request { central, _ in central.cancelPairing(peer) }
        bench.central.answerPairing(peer, .passkey(1))
        bench.central.cancelPairing(peer)
        bench.advance(0.1)
        for request in requests { #expect(bench.error(request)?.code == .cancelled) }
        #expect(!bench.wasCalledFromInside)
        try device.setPairing(.justWorks)
        #expect(bench.succeeded(pair(bench)))
    }

    @Test func theEndOfTheLinkEndsThePairingFirst() throws {
        let bench = try SimulatedBackendBench()
        let device = try makeDevice(bench, .showsPasskey(1))
        bench.connect()
        let request = pair(bench)
        device.dropLink()
        bench.advance(0.1)
        #expect(
            bench.texts.suffix(2) == [
                "reply \(request.rawValue) failed \(ResultCode.disconnected.rawValue)", "0 down remote",
            ])
        bench.central.answerPairing(peer, .passkey(1))
        #expect(bench.error(pair(bench))?.code == .notConnected)
    }

    @Test func outOfRangeAPairingWaitsLikeEverythingElse() throws {
        let bench = try SimulatedBackendBench()
        let device = try makeDevice(bench)
        bench.connect()
        try device.setLink(LinkConditions(isInRange: false))
        let request = pair(bench)
        #expect(bench.replies[request] == nil)
        try device.setLink(LinkConditions())
        bench.advance(0.1)
        #expect(bench.succeeded(request))
    }

    // MARK: Bonds

    @Test func aBondOutlivesTheLinkAndIsAdvertised() throws {
        let bench = try SimulatedBackendBench()
        let device = try makeDevice(bench)
        bench.connect()
        #expect(bench.succeeded(pair(bench)))
        #expect(bench.succeeded(pair(bench)))
        device.dropLink()
        bench.request { $0.startScan($1) }
        bench.advance(0.5)
        #expect(bench.advertisements.last?.value.isPaired == true)
        bench.connect()
        #expect(bench.succeeded(read(bench, Self.encrypted)))
    }

    @Test func forgettingRemovesTheHostsSide() throws {
        let bench = try SimulatedBackendBench()
        _ = try makeDevice(bench)
        bench.connect()
        _ = pair(bench)
        let request = bench.request { $0.forget(peer, $1) }
        bench.advance(0.1)
        #expect(bench.succeeded(request))
        bench.connect()
        // The device has a key, the link is open all the same.
        #expect(result(bench, read(bench, Self.encrypted)) == .att(0x0F))
        #expect(bench.succeeded(pair(bench)))
        #expect(bench.succeeded(read(bench, Self.encrypted)))
    }

    @Test func aDeviceThatForgetsItsBondLosesTheNextLinkUntilItIsPairedAnew() throws {
        let bench = try SimulatedBackendBench()
        let device = try makeDevice(bench)
        bench.connect()
        _ = pair(bench)
        device.forgetBond()
        #expect(bench.succeeded(read(bench, Self.encrypted)))
        device.dropLink()
        bench.advance(0.1)
        bench.connect()
        #expect(bench.texts.suffix(2) == ["0 up", "0 down authentication"])
        bench.request { $0.forget(peer, $1) }
        bench.advance(0.1)
        bench.connect()
        #expect(bench.succeeded(pair(bench)))
        #expect(bench.succeeded(read(bench, Self.encrypted)))
    }

    // MARK: Bare

    @Test func aBareDeviceIsToldThatItsLinkIsEncrypted() throws {
        let device = try SimulatedPeripheral.table(
            seed: 1, name: nil, attributes: Self.attributes, time: .manual())
        #expect(#expect(throws: VeltoError.self) { try device.reportEncryption() }?.code == .invalidState)
        device.setBare(true)
        #expect(#expect(throws: VeltoError.self) { try device.reportEncryption() }?.code == .notConnected)
        try device.reportLink(isUp: true)
        let refusal = #expect(throws: VeltoError.self) { try device.readAttribute(Self.encrypted) }
        #expect(refusal?.detail == .att(0x05))
        try device.reportEncryption()
        _ = try device.readAttribute(Self.encrypted)
        #expect(throws: VeltoError.self) { try device.reportSubscription(Self.authenticated, isOn: true) }
        try device.reportEncryption(isAuthenticated: true)
        try device.reportSubscription(Self.authenticated, isOn: true)
        try device.reportLink(isUp: false)
        try device.reportLink(isUp: true)
        #expect(throws: VeltoError.self) { try device.writeAttribute(Self.encrypted, [1], .withResponse) }
    }

    @Test func aPasskeyHasSixDigits() throws {
        let device = SimulatedPeripheral.cap(seed: 1, time: .manual())
        let error = #expect(throws: VeltoError.self) { try device.setPairing(.showsPasskey(1_000_000)) }
        #expect(error?.code == .invalidArgument)
    }

    // MARK: Scan response

    @Test func aNameInTheScanResponseFollowsTheAdvertisement() throws {
        let bench = try SimulatedBackendBench()
        let device = try SimulatedPeripheral.table(
            seed: 1, name: "Lock", attributes: Self.attributes, isNameInScanResponse: true, time: bench.time)
        bench.central.add(device)
        bench.request { $0.startScan($1) }
        bench.advance(0.5)
        #expect(bench.advertisements.prefix(3).map(\.value.name) == [nil, "Lock", "Lock"])
        #expect(bench.advertisements.allSatisfy { $0.value.services == [Self.service] })
        #expect(bench.advertisements[1].milliseconds == bench.advertisements[0].milliseconds + 1)
        let advertisement = try #require(device.advertisement)
        #expect(advertisement.payload == [2, 1, 6, 3, 3, 0xF0, 0xFF])
        #expect(advertisement.scanResponse == [5, 9] + Array("Lock".utf8))
    }

    @Test func aScanResponseCanBeMissed() throws {
        let bench = try SimulatedBackendBench()
        let device = try SimulatedPeripheral.table(
            seed: 5, name: "Lock", attributes: Self.attributes, isNameInScanResponse: true, time: bench.time)
        try device.setLink(LinkConditions(packetLoss: 0.5))
        bench.central.add(device)
        bench.request { $0.startScan($1) }
        bench.advance(5)
        let names = bench.advertisements.map(\.value.name)
        // Once it was heard, the host knows the name.
        let firstNamed = try #require(names.firstIndex { $0 != nil })
        #expect(names[firstNamed...].allSatisfy { $0 == "Lock" })
        let seconds = bench.advertisements.map { $0.milliseconds }
        #expect(zip(seconds, seconds.dropFirst()).contains { $1 - $0 > 1 && $1 - $0 < 111 })
    }
}
