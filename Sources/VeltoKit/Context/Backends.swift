internal import VeltoBlueZ
internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoSimulation

/// The backends of a context.
final class Backends: @unchecked Sendable {
    // Unchecked: centrals other than the simulated one are used only on the loop.

    /// The simulated backend, if the context has one.
    let simulated: SimulatedCentral?
    /// BlueZ, if the context has it.
    let bluez: BlueZCentral?

    init(definition: ContextDefinition, loop: Loop, log: Log) {
        simulated = definition.backends.contains(.simulated) ? SimulatedCentral(loop: loop) : nil
        let options = BlueZOptions(
            busAddress: definition.busAddress.isEmpty ? nil : definition.busAddress,
            adapter: definition.adapter.isEmpty ? nil : definition.adapter)
        bluez = definition.backends.contains(.bluez) ? BlueZCentral(loop: loop, log: log, options: options) : nil
    }

    /// Every backend.
    var centrals: [any Central] {
        [bluez as (any Central)?, simulated].compactMap { $0 }
    }
}
