public import VeltoCore

extension SimulatedPeripheral {
    /// Creates a simulated Triki cap, which lies still until it is moved or a script is played.
    ///
    /// The default name is `Triki` and the last digits of its address. `time` is the clock of the device's context.
    public static func cap(
        seed: UInt64, name: String? = nil, configuration: CapConfiguration = CapConfiguration(),
        isNameInScanResponse: Bool = false, relation: HostRelation = .none, time: TimeSource
    ) -> SimulatedPeripheral {
        SimulatedPeripheral(
            model: CapModel(seed: seed, name: name, configuration: configuration), seed: seed,
            isNameInScanResponse: isNameInScanResponse, relation: relation, time: time)
    }
}
