internal import VeltoCore
internal import VeltoWearable

extension TapSession {
    /// The end of the read sequence, with the program's operation that ends there, if any.
    struct DetailsEnd {
        let operation: SessionOperation?
    }

    /// Reads details that nothing else depends on.
    func readDetails(_ end: DetailsEnd, _ out: inout SessionOutput) {
        let texts = TapText.allCases.filter { !TapText.versions.contains($0) && handles?[$0] != nil }
        for text in texts { read(text, isLast: text == texts.last ? end : nil, &out) }
        if texts.isEmpty { detailsRead(end, &out) }
    }

    /// Reads a text if the device has it.
    func read(_ text: TapText, isLast end: DetailsEnd? = nil, _ out: inout SessionOutput) {
        guard let handle = handles?[text] else { return }
        queue.add(.read(handle), as: .text(text, isLast: end), &out)
    }

    func detailsRead(_ end: DetailsEnd, _ out: inout SessionOutput) {
        out.describe(details, at: nil)
        if let operation = end.operation { out.finish(operation, .success([])) }
    }

    /// Takes a text that was read.
    ///
    /// An unreadable text is absent.
    func take(_ text: TapText, _ result: Result<ReceivedBytes, VeltoError>, _ out: inout SessionOutput) {
        guard case .success(let bytes) = result else {
            return out.log(.info, "the device does not provide its \(text)")
        }
        set(text, bytes)
    }

    private func set(_ text: TapText, _ bytes: ReceivedBytes) {
        let value = DeviceText.decode(bytes.readAll())
        switch text {
        case .hardware:
            details.hardware = value
            let version = value.flatMap { TapVersion($0) }
            details.hardwareVersion = version?.rawValue
            unsafe decoder.status.hardware = version
        case .firmware:
            details.firmware = value
            let version = value.flatMap { TapVersion($0) }
            details.firmwareVersion = version?.rawValue
            unsafe decoder.status.firmware = version
        case .name: details.name = value
        case .serial: details.serial = value
        case .manufacturer: details.manufacturer = value
        case .bootloader: details.bootloader = value
        case .secondFirmware: details.secondFirmware = value
        case .model: details.model = value
        case .battery:
            var reader = bytes.reader()
            details.battery = reader.next(UInt8.self).map { min($0, 100) }
        }
    }
}
