/// The source of a temperature channel, by its number in packets.
///
/// Source: MetaWear module protocol, 4.4.
enum Thermometer: UInt8 {
    case processor
    case external
    case barometer
    case board

    /// The number of a channel that does not exist.
    static let missing: UInt8 = 0xFF
}
