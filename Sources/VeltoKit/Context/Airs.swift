internal import VeltoBlueZ
internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoSimulation

/// The airs of a context.
final class Airs: @unchecked Sendable {
    // Unchecked: centrals other than the simulated one are touched on the loop alone.

    /// The simulated air, if the context has one.
    let simulated: SimulatedCentral?
    /// The real air, if the context has it.
    let bluez: BlueZCentral?

    init(definition: ContextDefinition, loop: Loop, log: Log) {
        simulated = definition.airs.contains(.simulated) ? SimulatedCentral(loop: loop) : nil
        let options = BlueZOptions(
            busAddress: definition.busAddress.isEmpty ? nil : definition.busAddress,
            adapter: definition.adapter.isEmpty ? nil : definition.adapter)
        bluez = definition.airs.contains(.bluez) ? BlueZCentral(loop: loop, log: log, options: options) : nil
    }

    /// Every air.
    var centrals: [any Central] {
        [bluez as (any Central)?, simulated].compactMap { $0 }
    }
}
