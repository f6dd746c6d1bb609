internal import VeltoCore
internal import VeltoStore

extension StoredDevice {
    /// Creates the description of a device from its current information.
    init(_ device: Device) {
        let record = device.record
        self.init(
            family: record.family.name, address: record.address.isEmpty ? device.identifier : record.address)
        name = record.name
        model = record.details.model ?? ""
        serial = record.details.serial ?? ""
        firmware = record.details.firmware ?? ""
        hardware = record.details.hardware ?? ""
        battery = record.details.battery.map { Int($0) }
        isSimulated = device.identifier.hasPrefix("sim:")
        mounting = "\(record.inputSettings.mounting.kind)"
        calibration = ProfileText.write(device.profile, of: device.identifier)
    }
}
