internal import VeltoCore
internal import VeltoWearable

/// The program's preferences for a board, on this and later links.
struct BoardPreferences: Hashable, Sendable {
    /// The maximum number of preferences of a board.
    private static let limit = 256

    /// The configurations of sensors at their next start.
    var choices: [BoardSensor: SensorConfiguration] = [:]
    /// The sensor configurations read back on this link, until the program chooses others.
    var readBack: [BoardSensor: SensorConfiguration] = [:]
    /// The configurations of pins, for readings.
    var pins: [UInt8: PinConfiguration] = [:]
    /// The signals that the program has described, by identifier.
    var definitions: [String: BoardSignalDefinition] = [:]
    /// The source of game input.
    var inputSource = BoardInputSource.sensors

    /// Sets a preference; throws if there are too many.
    mutating func take(_ preference: some BoardPreference) throws(VeltoError) {
        var changed = self
        preference.apply(to: &changed)
        guard changed.count <= max(count, Self.limit) else {
            throw VeltoError(.outOfMemory, "the device has \(Self.limit) signals and choices already")
        }
        self = changed
    }

    private var count: Int { choices.count + pins.count + definitions.count }
}

/// A preference of the program.
///
/// It is stored in the record at once, and reaches the session in order with the commands.
protocol BoardPreference: SessionCommand {
    /// The name of the preference.
    ///
    /// Only the newest value for a name counts.
    var name: String { get }

    func apply(to preferences: inout BoardPreferences)
}
