internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoSimulation

/// The airs of a context.
final class Airs: Sendable {
    /// The simulated air, if the context has one.
    let simulated: SimulatedCentral?
    private let others: Guarded<[any Central]>

    init(definition: ContextDefinition, loop: Loop, log: Log) {
        simulated = definition.airs.contains(.simulated) ? SimulatedCentral(loop: loop) : nil
        others = Guarded([])
    }

    /// Every air; to be touched on the loop alone.
    var centrals: [any Central] {
        others.withLock { $0 } + [simulated].compactMap { $0 }
    }
}
