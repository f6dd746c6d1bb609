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

    init(_ hardware: BoardConfiguration.Hardware, script: String = "rest") throws {
        test = try TestContext()
        var definition = SimulatorDefinition()
        definition.model = .board(BoardConfiguration(hardware))
        definition.scriptName = script
        simulator = try test.context.createSimulator(definition)
    }

    var peripheral: SimulatedPeripheral { simulator.peripheral }

    var device: Device {
        get throws { try #require(simulator.device) }
    }

    var metaWear: MetaWearDevice<Device> {
        get throws { try #require(try device.metaWear) }
    }

    func connect() throws {
        _ = try test.context.connectDevice(peripheral.identifier, timeout: .seconds(15))
        try test.advance(5)
    }

    func stream(_ identifier: String, _ units: Units) throws -> SampleStream {
        let signal = try device.signal(identifier)
        let (stream, operation) = try signal.startStream(units)
        try test.advance(0.5)
        guard case .success? = operation.result else { throw VeltoError(.internal, "\(operation.result as Any)") }
        return stream
    }

    func read(_ identifier: String) throws -> [Double] {
        let signal = try device.signal(identifier)
        let operation = try signal.read(timeout: .seconds(5))
        try test.advance(0.5)
        return try #require(operation.frame(.native)).values
    }

    /// Performs a command within half a second.
    func perform(_ command: (MetaWearDevice<Device>) throws -> Context.Operation) throws -> Result<Void, VeltoError>? {
        let operation = try command(metaWear)
        try test.advance(0.5)
        return operation.result
    }

    func forgetWrites() { _ = writes() }

    func writes() -> [String] {
        var writes: [String] = []
        while let write = peripheral.readWrite() { writes.append(Hex.text(write.bytes.span)) }
        return writes
    }
}
