public import VeltoBluetooth
internal import VeltoCore
public import VeltoWearable

/// The family of TAP wearables: Tap Strap, Tap Strap 2 and TapXR.
///
/// Source: TAP protocol notes, 1.3.
public struct Tap: Wearable {
    private static let namePrefix = "Tap"

    /// The shared instance.
    public init() {}

    /// The family's number.
    public var family: DeviceFamily { .tap }
    /// The family's name.
    public var name: String { "tap" }
    /// A position from the pointer or raw motion, finger buttons, a battery, raw sensor streams, a motor, and the
    /// system keyboard.
    public var capabilities: WearableCapabilities {
        [.position, .button, .motion, .battery, .streams, .haptic, .textInput]
    }
    /// A pattern has 18 slots.
    public var hapticLimits: HapticLimits? { HapticPattern.limits }
    /// A TAP is a keyboard and a mouse.
    public var servesSystem: Bool { true }
    /// A TAP notifies only a paired system.
    public var requiresPairing: Bool { true }
    /// TAPs send only when their wearer moves, so silence is no error.
    public var monitorsRate: Bool { false }

    /// Fingers are buttons, the thumb is the action, swipes swing, and the pointer moves the position.
    public var standardBindings: [InputBinding] { InputBinding.standardOfTaps }

    /// The gyroscope and accelerometer of the raw sensors.
    ///
    /// Source: orientation, 7.
    public var inertialSignals: InertialSignals? {
        InertialSignals(
            rotationRate: InertialSignals.Source(RawSignals.imu.identifier),
            acceleration: InertialSignals.Source(RawSignals.imu.identifier, first: 3), rate: 208)
    }

    /// Raw sensors move the pointer in every mounting.
    public var takesMounting: Bool { true }

    /// The notifying characteristics of the classic protocol, and those of the framed protocol.
    public var characteristics: [Characteristic] {
        let vendor = [TapProfile.taps, TapProfile.mouse, TapProfile.air]
        let sources = vendor.map {
            (service: TapProfile.service, uuid: $0, properties: Characteristic.Properties.notify)
        }
        let uart: [(service: BluetoothUUID, uuid: BluetoothUUID, properties: Characteristic.Properties)] = [
            (TapProfile.uart, TapProfile.rawSensors, .notify), (TapProfile.uart, TapProfile.commands, .write),
        ]
        return (sources + uart).enumerated().map { index, row in
            Characteristic(
                service: row.service, uuid: row.uuid, handle: ValueHandle(rawValue: UInt16(index + 1)),
                properties: row.properties)
        }
    }

    /// Matches the service, which only an active scan receives.
    ///
    /// The user-changeable name makes a device a candidate.
    public func isLikely(_ advertisement: Advertisement) -> Bool {
        advertisement.services.contains(TapProfile.service)
            || advertisement.name?.hasPrefix(Self.namePrefix) ?? false
    }

    /// Matches the service only.
    public func isEvident(in table: GATTTable) -> Bool {
        table.hasService(TapProfile.service)
    }

    /// Creates a session for one TAP.
    public func makeSession() -> any WearableSession {
        TapSession()
    }
}
