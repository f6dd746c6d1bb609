internal import VeltoBlueZ
internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoHost
internal import VeltoSimulation

/// The backends of a context.
final class Backends: @unchecked Sendable {
    // Unchecked: centrals are used only on the loop, except for the thread-safe parts of the simulated and host
    // centrals.

    /// The simulated backend, if the context has one.
    let simulated: SimulatedCentral?
    /// The host backend, if the context has it.
    let host: HostCentral?
    /// The BlueZ backend, if the context has it.
    let bluez: BlueZCentral?

    init(definition: ContextDefinition, loop: Loop, log: Log) throws(VeltoError) {
        simulated =
            definition.backends.contains(.simulated)
            ? SimulatedCentral(loop: loop, linkLimit: definition.simulatedLinkLimit) : nil
        host = definition.backends.contains(.host) ? try HostCentral(loop: loop, log: log) : nil
        let options = BlueZOptions(
            busAddress: definition.busAddress.isEmpty ? nil : definition.busAddress,
            adapter: definition.adapter.isEmpty ? nil : definition.adapter)
        bluez = definition.backends.contains(.bluez) ? BlueZCentral(loop: loop, log: log, options: options) : nil
    }

    /// Every backend.
    var centrals: [any Central] {
        [bluez as (any Central)?, host, simulated].compactMap { $0 }
    }

    /// Creates a sleep inhibitor, which real devices require.
    func makeSleepInhibitor(_ core: ContextCore) -> SleepInhibitor? {
        guard bluez != nil || host != nil else { return nil }
        let address = core.definition.busAddress
        return SleepInhibitor(loop: core.loop, log: core.log, busAddress: address.isEmpty ? nil : address)
    }
}
