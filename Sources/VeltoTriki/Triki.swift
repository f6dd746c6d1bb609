public import VeltoBluetooth
internal import VeltoCore
public import VeltoWearable

/// The family of Triki caps.
///
/// Source: Triki protocol notes, 1.1 and 1.3.
public struct Triki: Wearable {
    /// The shared instance.
    public init() {}

    /// The family's number.
    public var family: DeviceFamily { .triki }
    /// The family's name.
    public var name: String { "triki" }
    /// A position, a button, and streams of the sensors behind them.
    public var capabilities: WearableCapabilities { [.position, .button, .motion, .streams] }
    /// Caps reduce their rate to save power.
    public var monitorsRate: Bool { true }

    /// The two characteristics of the Nordic UART service.
    public var characteristics: [Characteristic] {
        [
            Characteristic(
                service: TrikiProfile.service, uuid: TrikiProfile.tx, handle: 1, properties: .notify),
            Characteristic(
                service: TrikiProfile.service, uuid: TrikiProfile.rx, handle: 2,
                properties: [.write, .writeWithoutResponse]),
        ]
    }

    /// Matches the name: caps do not advertise their service.
    public func isLikely(_ advertisement: Advertisement) -> Bool {
        advertisement.name?.lowercased().includes("triki") ?? false
    }

    /// Matches the service, unless another family with its own service claims the device.
    public func isEvident(in table: GATTTable) -> Bool {
        table.hasService(TrikiProfile.service)
    }

    /// Creates a session for one cap.
    public func makeSession() -> any WearableSession {
        TrikiSession()
    }
}
