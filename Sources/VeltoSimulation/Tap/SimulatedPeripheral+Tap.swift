public import VeltoCore

extension SimulatedPeripheral {
    /// Creates a simulated TAP wearable, which lies still until it is moved or a script is played.
    ///
    /// The default name is `Tap_` and the last digits of its address. `time` is the clock of the device's context.
    public static func tap(
        seed: UInt64, name: String? = nil, configuration: TapConfiguration, isNameInScanResponse: Bool = false,
        relation: HostRelation = .none, time: TimeSource
    ) -> SimulatedPeripheral {
        SimulatedPeripheral(
            model: TapModel(seed: seed, name: name, configuration: configuration), seed: seed,
            isNameInScanResponse: isNameInScanResponse, relation: relation, time: time)
    }

    /// The last 256 vibrations of a TAP wearable, including scheduled ones; empty on other devices.
    public var vibrations: [TapVibration] {
        lock.withLock { (model as? TapModel)?.vibrations ?? [] }
    }
}
