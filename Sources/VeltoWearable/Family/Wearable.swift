public import VeltoBluetooth
public import VeltoMotion

/// A family of wearables: recognizes its devices, describes their capabilities, and creates sessions.
///
/// A stateless value. VeltoKit has a list of families, and no other knowledge of them.
public protocol Wearable: Sendable {
    /// The family's number.
    var family: DeviceFamily { get }
    /// The family's name in files and reports.
    var name: String { get }
    /// The capabilities of its devices.
    var capabilities: WearableCapabilities { get }
    /// Whether the interval between packets determines the rate mode.
    var monitorsRate: Bool { get }
    /// The characteristics of a device fed by the program.
    ///
    /// The first one is the default source of packets.
    var characteristics: [Characteristic] { get }

    /// Returns whether a device with this advertisement probably belongs to the family.
    func isLikely(_ advertisement: Advertisement) -> Bool

    /// Returns whether a device with these services belongs to the family.
    func isEvident(in table: GATTTable) -> Bool

    /// Whether a connected device gets a player index automatically, not only from auto-connect or the program.
    var joinsPlayers: Bool { get }

    /// The default bindings from device events to game input; empty if the devices have no events to bind.
    var standardBindings: [InputBinding] { get }

    /// Whether the motion of the devices depends on the mounting.
    var takesMounting: Bool { get }

    /// Whether the devices measure their own level.
    ///
    /// Steering is then 0 at level, not at the first sample.
    var measuresLevel: Bool { get }

    /// The signals from which the orientation is computed; nil if the devices have none, or none with known units.
    var inertialSignals: InertialSignals? { get }

    /// Adapts the default motion configuration to the family's devices.
    func tune(_ config: inout MotionConfig)

    /// Whether the devices measure for game input only while they have a player index or the program requests it.
    var startsForGames: Bool { get }

    /// Whether the system uses paired devices, for example as keyboards.
    ///
    /// Auto-connect then connects only devices that the program has connected before, or whose family it has set.
    var servesSystem: Bool { get }

    /// Whether the devices require pairing before they are ready.
    ///
    /// The system starts it automatically.
    var requiresPairing: Bool { get }

    /// The limits of haptic patterns that the devices play unchanged; nil if they cannot vibrate.
    var hapticLimits: HapticLimits? { get }

    /// Returns the command that starts a device's bootloader, unless a check forbids it; nil if the family has none.
    func bootloaderCommand(_ flags: FirmwareUpdateFlags) -> (any SessionCommand)?

    /// Creates a record for a recognized device; nil if the family keeps none.
    func makeRecord() -> (any WearableRecord)?

    /// The file extension of saved records; nil if they are not saved.
    var recordExtension: String? { get }

    /// Creates a session for a device, for families without records.
    func makeSession() -> any WearableSession

    /// Creates a session for the device with that record; nil for a device without one.
    func makeSession(_ record: (any WearableRecord)?) -> any WearableSession
}

extension Wearable {
    /// Nil: the family keeps no records.
    public func makeRecord() -> (any WearableRecord)? { nil }

    /// Nil: no bootloader is known.
    public func bootloaderCommand(_ flags: FirmwareUpdateFlags) -> (any SessionCommand)? { nil }

    /// Nil: records are not saved.
    public var recordExtension: String? { nil }

    /// Creates a session without a record.
    public func makeSession(_ record: (any WearableRecord)?) -> any WearableSession { makeSession() }

    /// False: the devices serve programs only.
    public var servesSystem: Bool { false }

    /// False: the devices do not require pairing.
    public var requiresPairing: Bool { false }

    /// Nil: the devices have no motor.
    public var hapticLimits: HapticLimits? { nil }

    /// Empty: the devices have no events to bind.
    public var standardBindings: [InputBinding] { [] }

    /// False: the devices have a single mounting.
    public var takesMounting: Bool { false }

    /// False: the devices do not measure their level.
    public var measuresLevel: Bool { false }

    /// Nil: the devices have no gyroscope with known units.
    public var inertialSignals: InertialSignals? { nil }

    /// Does nothing: the default configuration suits the family.
    public func tune(_ config: inout MotionConfig) {}

    /// False: the devices always send game input.
    public var startsForGames: Bool { false }

    /// True: the devices are game controllers.
    public var joinsPlayers: Bool { true }
}

/// The capabilities of a device.
public struct WearableCapabilities: OptionSet, Hashable, Sendable {
    /// One bit per capability.
    public let rawValue: UInt64

    /// Creates a set from bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The capabilities of which a player's device needs at least one.
    public static let playing: Self = [.position, .button]

    /// The error text for a device without the capabilities, such as "cannot vibrate".
    package var lack: String {
        Self.lacks.first { !isDisjoint(with: $0.capability) }?.words ?? "lack the capability \(self)"
    }

    private static let lacks: [(capability: Self, words: String)] = [
        (.motion, "have no motion modes, tuning or calibration"), (.haptic, "cannot vibrate"),
        (.streams, "have no signals to stream"), (.battery, "do not report a battery"),
        (.position, "have no position"), (.button, "have no button"),
        (.orientation, "do not measure their orientation"),
        (.acceleration, "do not measure acceleration"), (.rotationRate, "do not measure their rotation rate"),
        (.textInput, "are no keyboards"),
    ]
}
