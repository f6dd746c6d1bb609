import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// What a session says of its device beside motion: events, details, a state of its own, lines of the log; and what the
/// program says to all devices of a family.
@Suite struct FamilySeamTests {
    @Test func eventsReachTheProgram() throws {
        let teller = try Teller()
        _ = teller.test.drain()
        teller.tell { out in
            out.tell(.tapped(combination: 5, repeatCount: 1, shift: .off, isSwitched: false), at: nil)
            out.tell(.airGesture(.twoFingersUp, code: 3, isKnown: true), at: nil)
        }
        let events = teller.test.drain()
        guard events.count == 2,
            case .device(.tapped(5, repeatCount: 1, shift: .off, isSwitched: false)) = events[0].payload,
            case .device(.airGesture(.twoFingersUp, code: 3, isKnown: true)) = events[1].payload
        else {
            Issue.record("\(events)")
            return
        }
        #expect(events[0].device === teller.device)
    }

    @Test func eventsHaveTheTimeOfTheirCause() throws {
        let teller = try Teller()
        _ = teller.test.drain()
        let now = teller.test.context.time.now
        teller.tell { out in
            out.tell(.standby(true), at: Timestamp(nanoseconds: 7))
            out.tell(.standby(false), at: nil)
        }
        #expect(teller.test.drain().map(\.time) == [Timestamp(nanoseconds: 7), now])
    }

    @Test func anEventOfAPacketHasTheTimeOfItsArrivalThoughTheLoopIsLate() throws {
        let teller = try Teller()
        _ = teller.test.drain()
        let arrival = teller.test.context.time.now
        try teller.test.advance(2)
        let device = teller.device
        device.onLoop { hub in
            hub.links[device]?.raw.inlet(of: TellerSession.handle).received([1].span, at: arrival)
        }
        try teller.test.advance(0)
        #expect(teller.test.drain().map(\.time) == [arrival])
    }

    @Test func detailsAreKeptWithTheDevice() throws {
        let teller = try Teller()
        var details = DeviceDetails()
        details.serial = "7"
        details.battery = 50
        _ = teller.test.drain()
        teller.tell { $0.describe(details, at: Timestamp(nanoseconds: 7)) }
        #expect(teller.device.record.details == details)
        let events = teller.test.drain()
        guard case .device(.detailsRead(nil, nil, battery: 50)) = events.last?.payload else {
            Issue.record("\(events)")
            return
        }
        #expect(events.map(\.time) == [Timestamp(nanoseconds: 7)])
    }

    @Test func theStateOfASessionLastsAsLongAsItsLink() throws {
        let teller = try Teller()
        teller.tell { $0.show(TellerState(number: 1)) }
        teller.tell { $0.show(TellerState(number: 2)) }
        #expect((teller.device.sessionState as? TellerState)?.number == 2)
        teller.simulator.peripheral.dropLink()
        try teller.test.advance(0.1)
        #expect(teller.device.sessionState == nil)
    }

    @Test func linesOfTheLogNameTheDevice() throws {
        let teller = try Teller()
        while teller.test.context.log.read() != nil {}
        teller.tell { $0.log(.warning, "odd") }
        let line = teller.test.context.log.read()
        #expect(line?.text == "odd" && line?.kind == .warning && line?.deviceHandle == teller.device.handle)
    }

    @Test func aSessionLearnsTheRouteOfItsNotifications() throws {
        let teller = try Teller()
        #expect(teller.session.routes == [TellerSession.handle: .direct])
    }

    @Test func aCommandOfTheFamilyIsPerformedOnTheDevice() throws {
        let teller = try Teller()
        let operation = try teller.device.perform(TellerSettings(number: 9), timeout: 1)
        try teller.test.advance(0)
        #expect(operation.value == [9])
        #expect(teller.device.family == DeviceFamily(rawValue: 100))
    }

    @Test func settingsReachConnectedDevicesAndThoseThatCome() throws {
        let teller = try Teller()
        let context = teller.test.context
        #expect(context.familySettings(of: teller.device.family) == nil && teller.session.log == ["link"])
        try context.setFamilySettings(TellerSettings(number: 1), of: teller.device.family)
        try context.setFamilySettings(TellerSettings(number: 2), of: .triki)
        try teller.test.advance(0)
        #expect(teller.session.log == ["link", "settings 1"])
        teller.simulator.peripheral.dropLink()
        try teller.test.advance(10)
        #expect(teller.session.log == ["link", "settings 1", "settings 1", "link"], "before the link is ready")
        #expect((context.familySettings(of: teller.device.family) as? TellerSettings)?.number == 1)
    }

    @Test func aCommandForAllReachesConnectedDevicesOfTheFamily() throws {
        let teller = try Teller()
        let context = teller.test.context
        try context.performOnAll(TellerSettings(number: 4), of: .triki)
        try context.performOnAll(TellerSettings(number: 5), of: teller.device.family)
        try teller.test.advance(0)
        #expect(teller.session.log == ["link", "settings 5"])
        #expect(context.familySettings(of: teller.device.family) == nil, "a command is not kept")
    }

    @Test func settingsChangeInOneStep() throws {
        let teller = try Teller()
        let context = teller.test.context
        let family = teller.device.family
        for _ in 0..<3 {
            try context.changeFamilySettings(of: family) { settings in
                TellerSettings(number: ((settings as? TellerSettings)?.number ?? 0) + 1)
            }
        }
        try teller.test.advance(0)
        #expect(teller.session.log == ["link", "settings 1", "settings 2", "settings 3"])
        #expect((teller.device.familySettings as? TellerSettings)?.number == 3)
    }

    @Test func actionsAreTakenInOrderAndTheMemoryIsUsedAgain() {
        var output = SessionOutput(motion: MotionQueue())
        for round in 0..<3 {
            #expect(output.isEmpty && output.takeAction() == nil)
            output.tell(.standby(true), at: nil)
            output.tell(.standby(false), at: Timestamp(nanoseconds: 7))
            #expect(output.takeAction() == .event(.standby(true), at: nil) && !output.isEmpty)
            output.ready()
            let later = Timestamp(nanoseconds: 7)
            #expect(output.takeActions() == [.event(.standby(false), at: later), .ready], "round \(round)")
        }
    }
}

private struct TellerState: SessionState {
    let number: Int
}

private struct TellerSettings: FamilySettings {
    let number: UInt8
}

/// A connected device of a family that tells what a test wants.
private struct Teller {
    let test: TestContext
    let simulator: Simulator
    let device: Device
    let session = TellerSession()

    init() throws {
        let wearable = TellerFamily(session: session)
        test = try TestContext { $0.families = Families([wearable]) }
        var definition = SimulatorDefinition()
        definition.name = "Teller"
        definition.model = .table([
            PeripheralAttribute(
                Characteristic(
                    service: BluetoothUUID(assigned: 0xA000), uuid: BluetoothUUID(assigned: 0xA001),
                    handle: TellerSession.handle, properties: .notify))
        ])
        simulator = try test.createSimulator(definition)
        try test.context.setAutoConnect(players: 1)
        try test.advance(3)
        device = try #require(test.context.players.device(at: 0))
    }

    /// Has the session say something, in a turn of its own.
    func tell(_ words: @escaping (inout SessionOutput) -> Void) {
        session.words = words
        session.signal?.request()
        try? test.advance(0)
    }
}

private struct TellerFamily: Wearable, @unchecked Sendable {
    // Unchecked: the session is looked at between the turns of a pumped loop.
    let session: TellerSession
    let family = DeviceFamily(rawValue: 100)
    let name = "teller"
    let capabilities: WearableCapabilities = .button
    let monitorsRate = false
    let characteristics: [Characteristic] = []

    func isLikely(_ advertisement: Advertisement) -> Bool { advertisement.name == "Teller" }
    func isEvident(in table: GATTTable) -> Bool { table.hasService(BluetoothUUID(assigned: 0xA000)) }
    func makeSession() -> any WearableSession { session }
}

private final class TellerSession: WearableSession {
    static let handle: ValueHandle = 3

    private(set) var signal: TurnSignal?
    private(set) var log: [String] = []
    private(set) var routes: [ValueHandle: NotificationRoute.Path] = [:]
    var words: ((inout SessionOutput) -> Void)?

    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        log.append("link")
        signal = out.turns
        out.subscribe(to: Self.handle, as: "values")
        out.ready()
    }

    func routeKnown(_ characteristic: ValueHandle, _ route: NotificationRoute, _ out: inout SessionOutput) {
        routes[characteristic] = route.path
    }

    func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        guard let settings = command as? TellerSettings else { return }
        log.append("settings \(settings.number)")
        out.finish(operation, .success([settings.number]))
    }

    func turn(at time: Timestamp, _ out: inout SessionOutput) {
        words?(&out)
    }

    func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        out.tell(.standby(bytes.byte(at: 0) != 0), at: time)
    }

    func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {}

    func linkDown(_ out: inout SessionOutput) {}
}
