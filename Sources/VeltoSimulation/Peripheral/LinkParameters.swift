/// The negotiated parameters of a link.
struct LinkParameters: Equatable {
    /// The connection interval (seconds).
    let interval: Double
    /// The maximum number of notifications per connection event.
    let notificationCount: Int
    /// The maximum number of requests and commands per connection event.
    let writeCount: Int

    /// The shortest connection interval (seconds).
    ///
    /// Source: Bluetooth Core, Vol 4, Part E, 7.8.12.
    static let shortestInterval = 0.0075
    /// The number of packets per event at the shortest interval, and at other intervals.
    ///
    /// A typical central receives about 100 notifications per second. Source: MetaWear module notes, 7.
    private static let (mostPackets, packets) = (6, 3)

    /// Creates parameters from the host's interval, clamped to the range that the device has requested.
    init(_ conditions: LinkConditions, requested range: ClosedRange<Double>? = nil) {
        let wanted = conditions.interval
        interval = range.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? wanted
        let usual = interval <= Self.shortestInterval ? Self.mostPackets : Self.packets
        notificationCount = conditions.notificationsPerInterval > 0 ? conditions.notificationsPerInterval : usual
        writeCount = conditions.writesPerInterval > 0 ? conditions.writesPerInterval : usual
    }
}
