public import VeltoSimulation

/// The configuration of a simulated device.
public struct SimulatorDefinition: Sendable {
    /// The advertised name; nil for a name generated from the seed.
    public var name: String?
    /// The seed of all random properties, including the address; 0 chooses an unused seed.
    public var seed: UInt64 = 0
    /// The model.
    public var model = SimulatedModel.trikiCap()
    /// The built-in script that moves the device, if `script` is nil.
    public var scriptName = "play"
    /// The script that moves the device; nil for `scriptName`.
    public var script: MotionScript?
    /// Whether the program is the device's backend.
    public var isBare = false
    /// Whether the scan response carries the name instead of the advertising packet.
    public var isNameInScanResponse = false
    /// Whether the device is removed when the program creates another one.
    public var givesWay = false
    /// The existing relation of the host's system to the device.
    public var hostRelation = HostRelation.none

    /// The initial radio conditions; by default those of a good link.
    public var link = LinkConditions()

    /// Creates a playing cap with a generated name and address.
    public init() {}
}
