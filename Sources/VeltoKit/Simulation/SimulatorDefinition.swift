public import VeltoSimulation

/// The definition of a simulated device.
public struct SimulatorDefinition: Sendable {
    /// The advertised name, nil for one made from the seed.
    public var name: String?
    /// Everything random about the device comes from here, its address included; 0 chooses one that is not in use.
    public var seed: UInt64 = 0
    /// The model.
    public var model = SimulatedModel.trikiCap()
    /// The built-in script that moves the device, if there is no `script`.
    public var scriptName = "play"
    /// The script that moves the device; nil for the one of `scriptName`.
    public var script: MotionScript?
    /// Whether the program is the device's backend.
    public var isBare = false
    /// Whether the scan response carries the name, instead of the advertising packet.
    public var isNameInScanResponse = false
    /// Whether the device is removed as soon as the program creates another one.
    public var givesWay = false
    /// The existing relation of the host's system to the device.
    public var hostRelation = HostRelation.none

    /// The radio conditions at first, those of a good link by default.
    public var link = LinkConditions()

    /// A cap with a generated name and address that plays.
    public init() {}
}
