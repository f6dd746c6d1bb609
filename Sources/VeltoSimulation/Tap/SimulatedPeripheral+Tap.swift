public import VeltoCore

extension SimulatedPeripheral {
    /// Creates a simulated TAP wearable, which lies still until it is moved or a script is played.
    ///
    /// Without a name it is called `Tap_` and the last digits of its address. `time` is the clock of its context.
    public static func tap(
        seed: UInt64, name: String? = nil, configuration: TapConfiguration, isNameInScanResponse: Bool = false,
        relation: HostRelation = .none, time: TimeSource
    ) -> SimulatedPeripheral {
        SimulatedPeripheral(
            model: TapModel(seed: seed, name: name, configuration: configuration), seed: seed,
            isNameInScanResponse: isNameInScanResponse, relation: relation, time: time)
    }

    /// The vibrations of a TAP wearable, the last 256, with those that are still to come; none of other devices.
    public var vibrations: [TapVibration] {
        lock.withLock { (model as? TapModel)?.vibrations ?? [] }
    }
}
