/// The firmware and the timing of a simulated cap.
public struct CapConfiguration: Hashable, Sendable {
    /// Its packet format.
    public var format: CapPacketFormat
    /// Seconds between packets while it is moved.
    public var fastInterval: Double
    /// Seconds between packets after a short time without motion.
    public var normalInterval: Double
    /// Seconds between packets while it saves power.
    public var lowPowerInterval: Double
    /// Seconds without motion after which it sends at the normal interval.
    public var stillBeforeNormal: Double
    /// Seconds without motion after which it saves power.
    public var stillBeforeLowPower: Double
    /// Seconds without motion after which it stops sending until it is moved, pressed or started again.
    public var stillBeforeSleep: Double

    /// Creates a cap; the defaults are those of a current one.
    public init(
        format: CapPacketFormat = .v2, fastInterval: Double = 0.02, normalInterval: Double = 0.05,
        lowPowerInterval: Double = 0.25, stillBeforeNormal: Double = 2, stillBeforeLowPower: Double = 10,
        stillBeforeSleep: Double = .infinity
    ) {
        self.format = format
        self.fastInterval = fastInterval
        self.normalInterval = normalInterval
        self.lowPowerInterval = lowPowerInterval
        self.stillBeforeNormal = stillBeforeNormal
        self.stillBeforeLowPower = stillBeforeLowPower
        self.stillBeforeSleep = stillBeforeSleep
    }

    /// Returns the seconds between packets after the given seconds without motion.
    func interval(afterStill seconds: Double) -> Double {
        if seconds < stillBeforeNormal { return fastInterval }
        return seconds < stillBeforeLowPower ? normalInterval : lowPowerInterval
    }
}
