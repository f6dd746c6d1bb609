/// The parameters of a link, as host and device have agreed on them.
struct LinkParameters: Equatable {
    /// The connection interval (seconds).
    let interval: Double
    /// The number of notifications that a connection event carries.
    let notificationCount: Int
    /// The number of requests and commands that a connection event carries.
    let writeCount: Int

    /// The shortest connection interval (seconds).
    ///
    /// Source: Bluetooth Core, Vol 4, Part E, 7.8.12.
    static let shortestInterval = 0.0075
    /// The numbers of packets at the shortest interval, and at the others.
    ///
    /// Source: MetaWear module notes, 7: about 100 notifications a second on a typical central.
    private static let (mostPackets, packets) = (6, 3)

    /// Takes the host's interval, or the nearest one that the device has requested.
    init(_ conditions: LinkConditions, requested range: ClosedRange<Double>? = nil) {
        let wanted = conditions.interval
        interval = range.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? wanted
        let usual = interval <= Self.shortestInterval ? Self.mostPackets : Self.packets
        notificationCount = conditions.notificationsPerInterval > 0 ? conditions.notificationsPerInterval : usual
        writeCount = conditions.writesPerInterval > 0 ? conditions.writesPerInterval : usual
    }
}
