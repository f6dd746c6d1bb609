import Testing
import VeltoCore
import VeltoMetaWear
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// A simulated board, in a context on a manual clock.
struct SimulatedBoard {
    let test: TestContext
    let simulator: Simulator

    init(_ hardware: BoardConfiguration.Hardware, isOriginal: Bool = false, script: String = "rest") throws {
        try self.init(BoardConfiguration(hardware, isOriginal: isOriginal), script: script)
    }

    init(_ configuration: BoardConfiguration, script: String = "rest") throws {
        test = try TestContext()
        var definition = SimulatorDefinition()
        definition.model = .board(configuration)
        definition.scriptName = script
        simulator = try test.createSimulator(definition)
    }

    /// One that is connected and plays.
    static func player(
        _ hardware: BoardConfiguration.Hardware = .metaMotionS, script: String = "rest"
    ) throws -> SimulatedBoard {
        let board = try SimulatedBoard(hardware, script: script)
        try board.connect()
        try board.device.setPlayerIndex(0)
        try board.test.advance(1)
        board.forgetWrites()
        return board
    }

    /// The number of packets of game input in that time.
    func packets(in seconds: Double) throws -> UInt64 {
        let before = try device.input.poll(step: 1.0 / 60).packetCount
        try test.advance(seconds)
        return try device.input.poll(step: 1.0 / 60).packetCount - before
    }

    var peripheral: SimulatedPeripheral { simulator.peripheral }

    var device: Device {
        get throws { try #require(simulator.device) }
    }

    var metaWear: MetaWearDevice<Device> {
        get throws { try #require(try device.metaWear) }
    }

    func connect() throws {
        _ = try test.context.beginConnectDevice(peripheral.identifier, timeout: .seconds(15))
        try test.advance(5)
    }

    func stream(_ identifier: String, _ units: Units) throws -> SampleStream {
        let signal = try device.signal(identifier)
        let (stream, operation) = try signal.beginStream(units)
        try test.advance(0.5)
        guard case .success? = operation.result else { throw VeltoError(.internal, "\(operation.result as Any)") }
        return stream
    }

    func read(_ identifier: String) throws -> [Double] {
        let signal = try device.signal(identifier)
        let operation = try signal.beginRead(timeout: .seconds(5))
        try test.advance(0.5)
        return try #require(operation.frame(.native)).values
    }

    /// Performs a command within half a second.
    func perform(_ command: (MetaWearDevice<Device>) throws -> Context.Operation) throws -> Result<Void, VeltoError>? {
        let operation = try command(metaWear)
        try test.advance(0.5)
        return operation.result
    }

    /// Whether a command succeeds; fusion rests for half a second before it is set again.
    func succeeds(_ command: (MetaWearDevice<Device>) throws -> Context.Operation) throws -> Bool {
        let operation = try command(metaWear)
        try test.advance(2)
        return if case .success? = operation.result { true } else { false }
    }

    func forgetWrites() { _ = writes() }

    func writes() -> [String] {
        var writes: [String] = []
        while let write = peripheral.readWrite() { writes.append(Hex.text(write.bytes.span)) }
        return writes
    }
}
