internal import VeltoCore

/// The devices with a requested name.
///
/// The one with the strongest signal is the nearest.
struct NameChoice {
    private let name: String
    /// The devices, strongest signal first.
    ///
    /// Equal signals are in the order of discovery.
    private let devices: [(device: Device, record: DeviceRecord)]

    init(_ devices: [Device], called name: String) {
        self.name = name
        let present = devices.map { (device: $0, record: $0.record) }
        self.devices = present.enumerated()
            .sorted { ($1.element.record.rssi ?? .min, $0.offset) < ($0.element.record.rssi ?? .min, $1.offset) }
            .map(\.element)
    }

    /// The chosen device.
    var device: Device? { devices.first?.device }

    /// Whether several devices have the name.
    var isAmbiguous: Bool { devices.count > 1 }

    /// A line for the log.
    var sentence: String { "\(devices.count) devices are called '\(name)': took the strongest of \(list)" }

    /// The error for a program that refuses ambiguous names.
    var refusal: VeltoError {
        .invalidArgument("text", "is the name of \(devices.count) devices in range: must be an address of \(list)")
    }

    private var list: String {
        devices.map { entry in entry.record.address + (entry.record.rssi.map { " (\($0) dBm)" } ?? "") }
            .joined(separator: ", ")
    }
}
