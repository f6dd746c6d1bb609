internal import VeltoCore

/// An external thermistor on a channel of the temperature module.
///
/// Source: MetaWear module protocol, 4.4.
public struct Thermistor: Hashable, Sendable {
    /// The channel.
    ///
    /// Its source must be an external thermistor.
    public var channel: UInt8
    /// The measured pin.
    public var dataPin: UInt8
    /// The pin that pulls to 0 V.
    public var pullDownPin: UInt8
    /// Whether the pull-down pin is active at the supply voltage.
    public var isActiveHigh: Bool

    /// Creates a thermistor.
    public init(channel: UInt8, dataPin: UInt8, pullDownPin: UInt8, isActiveHigh: Bool = false) {
        self.channel = channel
        self.dataPin = dataPin
        self.pullDownPin = pullDownPin
        self.isActiveHigh = isActiveHigh
    }
}

/// Sets the pins of a thermistor.
struct WriteThermistor: BoardCommand {
    private static let register = BoardRegister(.temperature, 0x02)

    let thermistor: Thermistor

    var module: BoardModule? { .temperature }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let sources = try board.info(.temperature).extra
        guard Int(thermistor.channel) < sources.count, sources[Int(thermistor.channel)] == Thermometer.external.rawValue
        else {
            let legal = sources.indices.filter { sources[$0] == Thermometer.external.rawValue }.map(String.init)
            throw .invalidArgument(
                "channel",
                "is \(thermistor.channel): "
                    + (legal.isEmpty
                        ? "the board has none for an external thermistor"
                        : "an external thermistor is channel \(legal.joined(separator: ", "))"))
        }
        let packet = Self.register.command(
            thermistor.channel, thermistor.dataPin, thermistor.pullDownPin, thermistor.isActiveHigh ? 1 : 0)
        return [.write(packet, "set the thermistor of channel \(thermistor.channel)")]
    }
}
