public import VeltoCore
public import VeltoSimulation

/// A simulated device in the simulated backend of a context, or driven by the program.
///
/// Any thread.
public final class Simulator: Sendable {
    /// The simulator's handle.
    package let handle: ObjectHandle
    /// The device itself.
    public let peripheral: SimulatedPeripheral
    /// The seed of all random properties.
    public let seed: UInt64
    /// Whether the device is removed when the program creates another one.
    let givesWay: Bool
    private let context: ContextCore

    init(handle: ObjectHandle, peripheral: SimulatedPeripheral, seed: UInt64, givesWay: Bool, context: ContextCore) {
        self.handle = handle
        self.peripheral = peripheral
        self.seed = seed
        self.givesWay = givesWay
        self.context = context
    }

    /// Plays a built-in script.
    ///
    /// Scripts that play a game depend on the seed.
    public func play(_ scriptName: String) throws(VeltoError) {
        try peripheral.play(named: scriptName)
    }

    /// The device found by a scan; nil until then.
    public var device: Device? {
        context.devices.find(peripheral.identifier)
    }

    /// Removes the device.
    ///
    /// For a connected host, it falls silent.
    public func destroy() {
        context.destroy(self)
    }
}
