import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

@testable import VeltoKit

/// A pumped context with a simulated backend and a clock that the test moves.
struct TestContext {
    let context: Context

    init(_ change: (inout ContextDefinition) -> Void = { _ in }) throws {
        var definition = ContextDefinition(backends: [.simulated])
        definition.isPumped = true
        definition.hasManualClock = true
        definition.isEphemeral = true
        change(&definition)
        context = try Context(definition)
    }

    /// Makes a simulated device with an ideal link, so that times depend on the library and the device alone.
    func createSimulator(_ definition: SimulatorDefinition) throws -> Simulator {
        var ideal = definition
        ideal.link = .ideal
        return try context.createSimulator(ideal)
    }

    func addCap(
        name: String? = nil, script: String = "sweep", isBare: Bool = false
    ) throws -> Simulator {
        var definition = SimulatorDefinition()
        definition.name = name
        definition.script = MotionScript.named(script)
        definition.isBare = isBare
        return try createSimulator(definition)
    }

    func advance(_ seconds: Double) throws {
        try context.advanceClock(bySeconds: seconds)
    }

    /// Connects the one cap in the backend.
    func connectedCap() throws -> (Simulator, Device) {
        let simulator = try addCap()
        try context.setAutoConnect(players: 1)
        try advance(3)
        let device = try #require(context.players.device(at: 0))
        #expect(device.record.linkState == .ready)
        return (simulator, device)
    }

    func drain() -> [Event] {
        var events: [Event] = []
        while let event = context.defaultQueue.poll() { events.append(event) }
        return events
    }
}

extension Event {
    var isDisconnected: Bool { if case .deviceDisconnected = payload { true } else { false } }
    var isConnected: Bool { if case .deviceConnected = payload { true } else { false } }
    var isSilent: Bool { if case .device(.silent) = payload { true } else { false } }
    var isDropped: Bool { if case .dropped = payload { true } else { false } }
    var isButton: Bool { if case .button = payload { true } else { false } }
}

func code(_ body: () throws -> Void) -> ResultCode? {
    do {
        try body()
        return nil
    } catch {
        return (error as? VeltoError)?.code
    }
}
