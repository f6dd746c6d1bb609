/// The firmware and the timing of a simulated cap.
public struct CapConfiguration: Hashable, Sendable {
    /// The packet format.
    public var format: CapPacketFormat
    /// Packet interval during motion (seconds).
    public var fastInterval: Double
    /// Packet interval after a short time without motion (seconds).
    public var normalInterval: Double
    /// Packet interval while the cap saves power (seconds).
    public var lowPowerInterval: Double
    /// Time without motion before the normal packet interval (seconds).
    public var stillBeforeNormal: Double
    /// Time without motion before power saving (seconds).
    public var stillBeforeLowPower: Double
    /// Time without motion before the stream stops (seconds).
    ///
    /// Motion, a press or a new start resumes it.
    public var stillBeforeSleep: Double

    /// Creates a configuration; the defaults are those of a current cap.
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

    /// Returns the packet interval after a time without motion (seconds).
    func interval(afterStill seconds: Double) -> Double {
        if seconds < stillBeforeNormal { return fastInterval }
        return seconds < stillBeforeLowPower ? normalInterval : lowPowerInterval
    }
}
