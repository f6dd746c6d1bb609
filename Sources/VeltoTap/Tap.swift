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
    /// A position by the pointer or raw motion, buttons by fingers, a battery, streams of raw sensors, a motor, and the
    /// keyboard that it is for the system.
    public var capabilities: WearableCapabilities {
        [.position, .button, .motion, .battery, .streams, .haptic, .textInput]
    }
    /// A pattern has 18 slots.
    public var hapticLimits: HapticLimits? { HapticPattern.limits }
    /// A TAP is a keyboard and a mouse.
    public var servesSystem: Bool { true }
    /// A TAP notifies only a system that it is paired with.
    public var requiresPairing: Bool { true }
    /// TAPs send when their wearer moves: silence means nothing.
    public var monitorsRate: Bool { false }

    /// Fingers are buttons, the thumb acts, swipes swing, and the pointer moves the position.
    public var standardBindings: [InputBinding] { InputBinding.standardOfTaps }

    /// The gyroscope of its raw sensors, and the accelerometer beside it.
    ///
    /// Source: orientation, 7.
    public var inertialSignals: InertialSignals? {
        InertialSignals(
            rotationRate: InertialSignals.Source(RawSignals.imu.identifier),
            acceleration: InertialSignals.Source(RawSignals.imu.identifier, first: 3), rate: 208)
    }

    /// Raw sensors move the pointer, however they are worn.
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

    /// By its service, which only an active scan sees; the name, which its user can change, makes a candidate.
    public func isLikely(_ advertisement: Advertisement) -> Bool {
        advertisement.services.contains(TapProfile.service)
            || advertisement.name?.hasPrefix(Self.namePrefix) ?? false
    }

    /// By its service alone.
    public func isEvident(in table: GATTTable) -> Bool {
        table.hasService(TapProfile.service)
    }

    /// Makes a session with one TAP.
    public func makeSession() -> any WearableSession {
        TapSession()
    }
}
