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
    /// Game input, streams of sensors, a battery, and a motor, which some boards lack without reporting it.
    public var capabilities: WearableCapabilities {
        [.position, .button, .orientation, .acceleration, .rotationRate, .motion, .streams, .battery, .haptic]
    }
    /// Motion samples determine the rate, not packets.
    public var monitorsRate: Bool { true }
    /// Sensors drain the battery of a board, so they run only for their users.
    public var startsForGames: Bool { true }
    /// Motion is measured along the axes of the board.
    public var takesMounting: Bool { true }
    /// Gravity shows the level of a board.
    public var measuresLevel: Bool { true }
    /// The accelerometer and gyroscope, which measure together, and the magnetometer.
    public var inertialSignals: InertialSignals? {
        InertialSignals(
            rotationRate: InertialSignals.Source("angular-velocity"),
            acceleration: InertialSignals.Source("acceleration"),
            magneticField: InertialSignals.Source("magnetic-field"))
    }
    /// A paddle that follows small tilts, with a fixed center: gravity is the reference.
    ///
    /// Source: device input, 1.4.
    public func tune(_ config: inout MotionConfig) {
        config.paddle.microDeadzone = 0.02
        config.paddle.stillThreshold = 1.5
        config.paddle.spikeThreshold = 500
        config.paddle.autoCalibration = false
    }
    /// A board that is connected for measurements gets no player index.
    public var joinsPlayers: Bool { false }

    /// All patterns in whole milliseconds.
    public var hapticLimits: HapticLimits? { HapticPulse.limits }

    /// The notification and the command characteristic.
    public var characteristics: [Characteristic] {
        [
            Characteristic(
                service: MetaWearProfile.service, uuid: MetaWearProfile.notification, handle: 1, properties: .notify),
            Characteristic(
                service: MetaWearProfile.service, uuid: MetaWearProfile.command, handle: 2,
                properties: [.write, .writeWithoutResponse]),
        ]
    }

    /// Matches the service, which boards do not advertise reliably, or the name, which users can change.
    public func isLikely(_ advertisement: Advertisement) -> Bool {
        advertisement.services.contains(MetaWearProfile.service)
            || advertisement.name?.hasPrefix(Self.namePrefix) ?? false
    }

    /// Matches the service.
    public func isEvident(in table: GATTTable) -> Bool {
        table.hasService(MetaWearProfile.service)
    }

    /// The jump to the bootloader.
    public func bootloaderCommand(_ flags: FirmwareUpdateFlags) -> (any SessionCommand)? {
        StartBootloader(flags: flags)
    }

    /// The record of a board across links and runs.
    public func makeRecord() -> (any WearableRecord)? { BoardRecord() }

    /// The file extension of saved records.
    public var recordExtension: String? { "board" }

    /// Creates a session without a record, for a board fed by the program.
    public func makeSession() -> any WearableSession { makeSession(nil) }

    /// Creates a session for a board.
    public func makeSession(_ record: (any WearableRecord)?) -> any WearableSession {
        MetaWearSession(record as? BoardRecord ?? BoardRecord())
    }
}
