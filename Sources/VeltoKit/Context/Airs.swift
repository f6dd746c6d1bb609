internal import VeltoBlueZ
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
        others = Guarded(definition.airs.contains(.bluez) ? [Self.real(definition, loop, log)] : [])
    }

    /// Every air; to be touched on the loop alone.
    var centrals: [any Central] {
        others.withLock { $0 } + [simulated].compactMap { $0 }
    }

    private static func real(_ definition: ContextDefinition, _ loop: Loop, _ log: Log) -> BlueZCentral {
        let options = BlueZOptions(
            busAddress: definition.busAddress.isEmpty ? nil : definition.busAddress,
            adapter: definition.adapter.isEmpty ? nil : definition.adapter)
        return BlueZCentral(loop: loop, log: log, options: options)
    }
}
