public import VeltoBluetooth
public import VeltoMotion

/// A family of wearables: recognizes its devices, describes their capabilities, and makes sessions.
///
/// A stateless value. VeltoKit keeps one list of them and knows nothing else about any family.
public protocol Wearable: Sendable {
    /// The family's number.
    var family: DeviceFamily { get }
    /// The family's name in files and reports.
    var name: String { get }
    /// The capabilities of its devices.
    var capabilities: WearableCapabilities { get }
    /// Whether the interval between packets determines the rate mode.
    var monitorsRate: Bool { get }
    /// The characteristics that matter, as a device has them that the program feeds: packets are the first one's.
    var characteristics: [Characteristic] { get }

    /// Returns whether a device with this advertisement probably belongs to the family.
    func isLikely(_ advertisement: Advertisement) -> Bool

    /// Returns whether a device with these services belongs to the family.
    func isEvident(in table: GATTTable) -> Bool

    /// Whether a connected device gets a place among the players by itself, and not only from auto-connect or the program.
    var joinsPlayers: Bool { get }

    /// The default bindings from device events to game input; empty if the devices have no events to bind.
    var standardBindings: [InputBinding] { get }

    /// Whether the mounting turns the motion of the devices.
    var takesMounting: Bool { get }

    /// Whether the devices measure when they are level: steering is then 0 there, and not at the first sample.
    var measuresLevel: Bool { get }

    /// The signals from which the orientation of its devices is computed; nil if they have none, or none of known units.
    var inertialSignals: InertialSignals? { get }

    /// Changes the standard configuration of motion to what suits its devices.
    func tune(_ config: inout MotionConfig)

    /// Whether its devices measure for game input only while they have a player index, or the program wants it.
    var startsForGames: Bool { get }

    /// Whether the system itself uses the devices that are paired with it, as keyboards for instance: auto-connect then takes
    /// only those that the program has connected before, or whose family it has set.
    var servesSystem: Bool { get }

    /// Whether its devices require pairing before they are ready, which the system begins by itself.
    var requiresPairing: Bool { get }

    /// The haptic patterns that its devices play as they are; nil if they cannot vibrate.
    var hapticLimits: HapticLimits? { get }

    /// Returns the command that starts a device's bootloader, unless a check forbids it; nil if the family has none.
    func bootloaderCommand(_ flags: FirmwareUpdateFlags) -> (any SessionCommand)?

    /// Returns a new record for a device that has just been recognized; nil if the family keeps nothing.
    func makeRecord() -> (any WearableRecord)?

    /// The extension of the files in which records are saved; nil if they are not.
    var recordExtension: String? { get }

    /// Makes a session with one device, for families that keep nothing.
    func makeSession() -> any WearableSession

    /// Makes a session with the device whose record this is; nil for a device without one.
    func makeSession(_ record: (any WearableRecord)?) -> any WearableSession
}

extension Wearable {
    /// Nil: the family keeps nothing.
    public func makeRecord() -> (any WearableRecord)? { nil }

    /// Nil: the family's devices have no bootloader that is known.
    public func bootloaderCommand(_ flags: FirmwareUpdateFlags) -> (any SessionCommand)? { nil }

    /// Nil: nothing is saved.
    public var recordExtension: String? { nil }

    /// Makes a session; there is no record.
    public func makeSession(_ record: (any WearableRecord)?) -> any WearableSession { makeSession() }

    /// False: the family's devices serve programs alone.
    public var servesSystem: Bool { false }

    /// False: the family's devices talk to any system.
    public var requiresPairing: Bool { false }

    /// Nil: the family's devices have no motor.
    public var hapticLimits: HapticLimits? { nil }

    /// None: the family's devices have no events to bind.
    public var standardBindings: [InputBinding] { [] }

    /// False: the family's devices are held one way.
    public var takesMounting: Bool { false }

    /// False: the family's devices do not know where they are level.
    public var measuresLevel: Bool { false }

    /// Nil: the family's devices have no gyroscope of known units.
    public var inertialSignals: InertialSignals? { nil }

    /// Nothing: the standard suits the family.
    public func tune(_ config: inout MotionConfig) {}

    /// False: the family's devices always send what game input needs.
    public var startsForGames: Bool { false }

    /// True: the family's devices are for playing.
    public var joinsPlayers: Bool { true }
}

/// The capabilities of a device.
public struct WearableCapabilities: OptionSet, Hashable, Sendable {
    /// One bit per capability.
    public let rawValue: UInt64

    /// Wraps bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The capabilities of which a player needs at least one.
    public static let playing: Self = [.position, .button]

    /// The end of a sentence about a device without any of the capabilities, such as "cannot vibrate".
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
