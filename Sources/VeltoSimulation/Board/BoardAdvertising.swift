internal import VeltoBluetooth
internal import VeltoCore

/// The advertising of a board while it is not connected, and its whitelist.
///
/// Source: MetaWear module notes, 4.6 and 4.13.
struct BoardAdvertising {
    /// Advertising interval (seconds).
    var interval = 0.417
    /// Transmit power (dBm).
    var power: Int8 = 0
    /// Advertising timeout (seconds); 0 means no timeout.
    var timeout = 0.0
    /// Whether only the host in the first slot of the whitelist receives the advertisement.
    var isDirected = false
    /// Bit 0: only whitelisted hosts get the scan response.
    ///
    /// Bit 1: only whitelisted hosts can connect.
    var filter: UInt8 = 0
    /// The addresses in the slots of the whitelist.
    ///
    /// The first slot is the target of directed advertisements.
    var whitelist: [UInt8: HostAddress] = [:]
    var scanResponse: [UInt8] = []
    /// The beacon data in advertisements; nil while the beacon is off.
    var beacon: Advertisement.ManufacturerData?

    static let directedSlot: UInt8 = 0
    private static let (scans, connections): (UInt8, UInt8) = (1, 2)
    private static let nobody = HostAddress(kind: 0, bytes: [0, 0, 0, 0, 0, 0])

    /// Returns the advertisement, or nil after the timeout.
    ///
    /// A beacon does not include the name.
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
