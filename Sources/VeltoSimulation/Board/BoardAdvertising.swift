internal import VeltoBluetooth
internal import VeltoCore

/// The advertising of a board while it is not connected, and its whitelist.
///
/// Source: MetaWear module notes, 4.6 and 4.13.
struct BoardAdvertising {
    /// Seconds between packets.
    var interval = 0.417
    /// The transmitter's power (dBm).
    var power: Int8 = 0
    /// Seconds after which it stops; 0 for never.
    var timeout = 0.0
    /// Whether only the host in the first slot of the whitelist receives the advertisement.
    var isDirected = false
    /// Bit 0: only hosts on the whitelist get the scan response; bit 1: only they can connect.
    var filter: UInt8 = 0
    /// The addresses in the slots of the whitelist, of which the first one is for directed advertisements.
    var whitelist: [UInt8: HostAddress] = [:]
    var scanResponse: [UInt8] = []
    /// The beacon data in advertisements; nil while the beacon is off.
    var beacon: Advertisement.ManufacturerData?

    static let directedSlot: UInt8 = 0
    private static let (scans, connections): (UInt8, UInt8) = (1, 2)
    private static let nobody = HostAddress(kind: 0, bytes: [0, 0, 0, 0, 0, 0])

    /// Nil once it has stopped.
    ///
    /// A beacon does not say its name.
    func advertisement(of name: String, since start: Timestamp, at time: Timestamp) -> PeripheralAdvertisement? {
        guard timeout == 0 || time.seconds(since: start) < timeout else { return nil }
        var advertisement = PeripheralAdvertisement(name: beacon == nil ? name : "")
        advertisement.manufacturerData = beacon
        advertisement.scanResponseData = scanResponse
        advertisement.interval = interval
        advertisement.power = power
        if isDirected { advertisement.target = whitelist[Self.directedSlot] ?? Self.nobody }
        let known = Set(whitelist.filter { $0.key != Self.directedSlot }.values)
        if filter & Self.scans != 0 { advertisement.scanners = known }
        if filter & Self.connections != 0 { advertisement.connectors = known }
        return advertisement
    }
}
