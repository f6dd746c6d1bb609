import Synchronization
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// What the kit does for a family besides motion: commands, last words, and turns that other threads request.
@Suite struct SessionRunnerTests {
    @Test func aCommandEndsTheOperationThatCameWithIt() throws {
        let talker = try Talker()
        let operation = try talker.send(.echo([1, 2, 3]))
        try talker.test.advance(1)
        #expect(operation.value == [1, 2, 3])
    }

    @Test func aCommandThatTheFamilyDoesNotKnowIsRefused() throws {
        let talker = try Talker()
        struct Other: SessionCommand {}
        let operation = try talker.device.start(.write) { [device = talker.device] hub, operation in
            hub.perform(Other(), on: device, operation)
        }
        try talker.test.advance(0)
        #expect(failure(of: operation) == .unsupported)
    }

    @Test func aCommandEndsWithTheLink() throws {
        let talker = try Talker()
        let operation = try talker.send(.wait)
        try talker.test.advance(0)
        #expect(operation.result == nil)
        talker.simulator.peripheral.dropLink()
        try talker.test.advance(1)
        #expect(failure(of: operation) == .disconnected)
        let late = try talker.send(.wait)
        try talker.test.advance(0)
        #expect(failure(of: late) == .notConnected)
    }

    @Test func aCommandCanBeCancelled() throws {
        let talker = try Talker()
        let operation = try talker.send(.wait)
        try talker.test.advance(0)
        operation.cancel()
        try talker.test.advance(0)
        #expect(failure(of: operation) == .cancelled)
    }

    @Test func theLastWordsReachTheDeviceBeforeTheLinkEnds() throws {
        let talker = try Talker()
        _ = try talker.device.beginDisconnect()
        try talker.test.advance(1)
        #expect(talker.written == [[0x0B]])
        #expect(talker.device.record.linkState == .none)
    }

    @Test func theLastWordsReachTheDeviceAlsoWhenTheContextIsDestroyed() throws {
        let talker = try Talker()
        let before = talker.test.context.time.now
        talker.test.context.destroy()
        #expect(talker.written == [[0x0B]])
        #expect(talker.test.context.time.now.seconds(since: before) <= 0.6)
    }

    @Test func aDeviceThatDoesNotAnswerHoldsTheEndUpForHalfASecondOnly() throws {
        let talker = try Talker()
        try talker.simulator.peripheral.setLink(LinkConditions(delay: 5))
        let before = talker.test.context.time.now
        let operation = try talker.device.beginDisconnect()
        try talker.test.advance(0.49)
        #expect(operation.result == nil)
        try talker.test.advance(0.1)
        #expect(operation.result != nil)
        #expect(talker.test.context.time.now.seconds(since: before) < 1)
    }

    @Test func aTurnIsRequestedFromAnyThread() throws {
        let talker = try Talker()
        let signal = try #require(talker.session.signal)
        let thread = try WorkerThread(named: "asks") { for _ in 0..<3 { signal.request() } }
        thread.join()
        try talker.test.advance(0)
        #expect(talker.session.turns == 1)
    }

    @Test func afterTheLinkTurnsGoOnUntilNoneIsRequested() throws {
        let talker = try Talker()
        talker.session.turnsWanted = 5
        talker.simulator.peripheral.dropLink()
        try talker.test.advance(0.1)
        #expect(talker.session.turns == 5)
    }

    private func failure(of operation: Context.Operation) -> ResultCode? {
        if case .failure(let error)? = operation.result { error.code } else { nil }
    }
}

/// A connected device of a family that talks.
private struct Talker {
    let test: TestContext
    let simulator: Simulator
    let device: Device
    let session = TalkerSession()

    init() throws {
        let wearable = TalkerFamily(session: session)
        test = try TestContext { $0.families = Families([wearable]) }
        var definition = SimulatorDefinition()
        definition.name = "Talker"
        definition.model = .table([
            PeripheralAttribute(
                Characteristic(
                    service: BluetoothUUID(assigned: 0xA000), uuid: BluetoothUUID(assigned: 0xA001), handle: 3,
                    properties: [.read, .write]), writableLengths: 0...20)
        ])
        simulator = try test.createSimulator(definition)
        try test.context.setAutoConnect(players: 1)
        try test.advance(3)
        device = try #require(test.context.players.device(at: 0))
        #expect(device.record.linkState == .ready)
    }

    func send(_ command: TalkerCommand) throws -> Context.Operation {
        try device.start(.write) { [device] hub, operation in hub.perform(command, on: device, operation) }
    }

    var written: [[UInt8]] {
        var writes: [[UInt8]] = []
        while let write = simulator.peripheral.readWrite() { writes.append(write.bytes) }
        return writes
    }
}

private enum TalkerCommand: SessionCommand {
    case echo([UInt8])
    case wait
}

private struct TalkerFamily: Wearable, @unchecked Sendable {
    // Unchecked: the session is looked at between the turns of a pumped loop.
    let session: TalkerSession
    let family = DeviceFamily(rawValue: 100)
    let name = "talker"
    let capabilities: WearableCapabilities = .button
    let monitorsRate = false
    let characteristics: [Characteristic] = []

    func isLikely(_ advertisement: Advertisement) -> Bool { advertisement.name == "Talker" }
    func isEvident(in table: GATTTable) -> Bool { table.hasService(BluetoothUUID(assigned: 0xA000)) }
    func makeSession() -> any WearableSession { session }
}

private final class TalkerSession: WearableSession {
    private let handle: ValueHandle = 3
    private(set) var signal: TurnSignal?
    private(set) var turns = 0
    var turnsWanted = 0
    private var echo: (operation: SessionOperation, bytes: [UInt8])?

    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        signal = out.turns
        out.ready()
    }

    func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {}

    func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        if let echo { out.finish(echo.operation, result.map { _ in echo.bytes }) }
        echo = nil
    }

    func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        switch command as? TalkerCommand {
        case .echo(let bytes):
            echo = (operation, bytes)
            out.write(bytes, to: handle, .withResponse, as: "echo")
        case .wait: break
        case nil: out.finish(operation, .failure(VeltoError(.unsupported, "not a command of this family")))
        }
    }

    func goodbye(_ out: inout SessionOutput) {
        out.write([0x0B], to: handle, .withResponse, as: "goodbye")
    }

    func linkDown(_ out: inout SessionOutput) {
        if turnsWanted > 0 { signal?.request() }
    }

    func turn(at time: Timestamp, _ out: inout SessionOutput) {
        turns += 1
        if turns < turnsWanted { signal?.request() }
    }
}
