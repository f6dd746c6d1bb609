import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// A new family costs its own module and a place in the list: nothing else knows of the toy.
@Suite struct ToyFamilyTests {
    private let test: TestContext

    init() throws {
        test = try TestContext { $0.families = Families([Toy()]) }
    }

    private func makeToy(in test: TestContext) throws -> Simulator {
        var definition = SimulatorDefinition()
        definition.model = .table(
            Toy().characteristics.map { PeripheralAttribute($0) })
        definition.name = "Toy 7"
        return try test.createSimulator(definition)
    }

    private func connected(in other: TestContext? = nil) throws -> (Simulator, Device) {
        let test = other ?? test
        let simulator = try makeToy(in: test)
        try test.context.setAutoConnect(players: 1)
        try test.advance(3)
        return (simulator, try #require(test.context.players.device(at: 0)))
    }

    private func bytes(_ lean: Int16, button: UInt8 = 0) -> [UInt8] {
        [button, UInt8(truncatingIfNeeded: lean), UInt8(truncatingIfNeeded: lean >> 8)]
    }

    @Test func itIsFoundConnectedAndPolled() throws {
        defer { test.context.destroy() }
        let (simulator, device) = try connected()
        #expect(device.record.linkState == .ready && device.record.family == Toy().family)
        #expect(device.capabilities == [.position, .button, .motion, .streams])
        #expect(simulator.peripheral.readWrite()?.bytes == ToySession.hello)
        for lean: Int16 in [0, 200] {
            try simulator.peripheral.inject(3, bytes(lean, button: lean == 0 ? 0 : 1))
            try test.advance(0.02)
            _ = try device.input.poll(step: 0.02)
        }
        let input = device.input.peek()
        #expect(input.flags.isSuperset(of: [.connected, .receiving]) && input.rateMode == .unknown)
        #expect(abs(input.positionX - 0.68) < 1e-9)
        #expect(input.buttonsPressed == 1 && input.gestures.isSuperset(of: [.click, .primary]))
        #expect(abs(input.direction - 0.2) < 1e-6)
    }

    @Test func itsSessionHasADeadlineOfItsOwn() throws {
        defer { test.context.destroy() }
        let (simulator, device) = try connected()
        while simulator.peripheral.readWrite() != nil {}
        try test.advance(2.5)
        #expect(simulator.peripheral.readWrite()?.bytes == ToySession.hello)
        simulator.peripheral.dropLink()
        try test.advance(0.5)
        #expect(device.record.linkState == .none)
        try test.advance(5)
        #expect(device.record.linkState == .ready)
    }

    /// Whether silence means anything is the session's to say: the kit gives no link up for it.
    @Test func aFamilyMaySayThatItsDevicesAreSilentAsLongAsTheyLike() throws {
        let test = try TestContext { $0.families = Families([Toy(patience: nil)]) }
        defer { test.context.destroy() }
        let (simulator, device) = try connected(in: test)
        while simulator.peripheral.readWrite() != nil {}
        _ = test.drain()
        try test.advance(3600)
        #expect(simulator.peripheral.readWrite() == nil)
        #expect(device.record.linkState == .ready && device.record.connectAttempts == 1)
        #expect(!test.drain().contains { $0.isSilent || $0.isDisconnected })
        try simulator.peripheral.inject(3, bytes(0))
        try test.advance(0.02)
        _ = try device.input.poll(step: 0.02)
        #expect(device.input.peek().flags.isSuperset(of: [.connected, .receiving]))
    }

    @Test func packetsThatTheProgramBringsAreDecodedToo() throws {
        defer { test.context.destroy() }
        let device = try test.context.createIngestDevice(family: Toy().family, identifier: "fed")
        for lean: Int16 in [0, -200] {
            try device.ingest(bytes(lean).span, at: nil)
            _ = try device.input.poll(step: 0.02)
        }
        #expect(abs(device.input.peek().positionX + 0.68) < 1e-9)
        #expect(code { _ = try test.context.createIngestDevice(family: .triki, identifier: "cap") } == .unsupported)
    }

    @Test func aDeviceThatIsNotOnlyForPlayingIsAPlayerOnRequest() throws {
        let test = try TestContext { $0.families = Families([Toy(joinsPlayers: false)]) }
        defer { test.context.destroy() }
        var definition = SimulatorDefinition()
        definition.model = .table(Toy().characteristics.map { PeripheralAttribute($0) })
        definition.name = "Toy 8"
        let simulator = try test.createSimulator(definition)
        _ = try test.context.beginScan()
        try test.advance(1)
        let device = try #require(test.context.devices.first)
        _ = try device.beginConnect(timeout: 5)
        try test.advance(3)
        #expect(device.record.linkState == .ready && device.playerIndex == nil)
        try device.setPlayerIndex(2)
        #expect(device.playerIndex == 2)
        try device.setPlayerIndex(nil)
        _ = try device.beginDisconnect()
        try test.advance(1)
        try test.context.setAutoConnect(players: 1)
        try test.advance(5)
        #expect(device.playerIndex == 0)
        _ = simulator
    }
}
