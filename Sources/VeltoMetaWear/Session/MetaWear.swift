public import VeltoBluetooth
public import VeltoMotion
public import VeltoWearable

/// The family of MetaWear boards: MetaMotion R, RL and S.
///
/// Source: MetaWear system protocol, 1.1.
public struct MetaWear: Wearable {
    private static let namePrefix = "MetaWear"

    /// The shared instance.
    public init() {}

    /// The family's number.
    public var family: DeviceFamily { .metawear }
    /// The family's name.
    public var name: String { "metawear" }
    /// All that a player needs, streams of sensors, a battery, and a motor, which some boards lack without saying so.
    public var capabilities: WearableCapabilities {
        [.position, .button, .orientation, .acceleration, .rotationRate, .motion, .streams, .battery, .haptic]
    }
    /// Motion samples, not packets, are what counts.
    public var monitorsRate: Bool { true }
    /// Sensors cost a board its battery, so they run only for who uses them.
    public var startsForGames: Bool { true }
    /// Motion is measured along the axes of the board.
    public var takesMounting: Bool { true }
    /// Gravity shows when a board is level.
    public var measuresLevel: Bool { true }
    /// Its accelerometer and gyroscope, which measure together, and its magnetometer.
    public var inertialSignals: InertialSignals? {
        InertialSignals(
            rotationRate: InertialSignals.Source("angular-velocity"),
            acceleration: InertialSignals.Source("acceleration"),
            magneticField: InertialSignals.Source("magnetic-field"))
    }
    /// A paddle that follows small tilts, and whose center stays where it is: gravity is the reference.
    ///
    /// Source: device input, 1.4.
    public func tune(_ config: inout MotionConfig) {
        config.paddle.microDeadzone = 0.02
        config.paddle.stillThreshold = 1.5
        config.paddle.spikeThreshold = 500
        config.paddle.autoCalibration = false
    }
    /// A board that is connected for its measurements is no player.
    public var joinsPlayers: Bool { false }

    /// All patterns of whole milliseconds.
    public var hapticLimits: HapticLimits? { HapticPulse.limits }

    /// The notifying and the commanding characteristic.
    public var characteristics: [Characteristic] {
        [
            Characteristic(
                service: MetaWearProfile.service, uuid: MetaWearProfile.notification, handle: 1, properties: .notify),
            Characteristic(
                service: MetaWearProfile.service, uuid: MetaWearProfile.command, handle: 2,
                properties: [.write, .writeWithoutResponse]),
        ]
    }

    /// By its service, which boards do not advertise reliably, or by the name, which their users can change.
    public func isLikely(_ advertisement: Advertisement) -> Bool {
        advertisement.services.contains(MetaWearProfile.service)
            || advertisement.name?.hasPrefix(Self.namePrefix) ?? false
    }

    /// By its service.
    public func isEvident(in table: GATTTable) -> Bool {
        table.hasService(MetaWearProfile.service)
    }

    /// The jump to the bootloader.
    public func bootloaderCommand(_ flags: FirmwareUpdateFlags) -> (any SessionCommand)? {
        StartBootloader(flags: flags)
    }

    /// The record of a board across links and runs.
    public func makeRecord() -> (any WearableRecord)? { BoardRecord() }

    /// The extension of the files in which it is saved.
    public var recordExtension: String? { "board" }

    /// Makes a session with a board without a record, as the program feeds one.
    public func makeSession() -> any WearableSession { makeSession(nil) }

    /// Makes a session with one board.
    public func makeSession(_ record: (any WearableRecord)?) -> any WearableSession {
        MetaWearSession(record as? BoardRecord ?? BoardRecord())
    }
}
