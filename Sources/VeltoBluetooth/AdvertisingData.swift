extension Advertisement {
    private enum DataType {
        static let services16: ClosedRange<UInt8> = 0x02...0x03
        static let services32: ClosedRange<UInt8> = 0x04...0x05
        static let services128: ClosedRange<UInt8> = 0x06...0x07
        static let shortenedName: UInt8 = 0x08
        static let completeName: UInt8 = 0x09
        static let manufacturerData: UInt8 = 0xFF
    }

    /// Adds the names, services and manufacturer data of an advertising payload.
    ///
    /// Parsing ends at a structure that exceeds the payload, and at zero padding. Source: Bluetooth Core, Vol 3, Part
    /// C, 11, and its Supplement, Part A.
    public mutating func add(payload: UnsafeRawBufferPointer) {
        var start = 0
        while start < payload.count {
            let size = Int(unsafe payload[start])
            guard size > 0, start + size < payload.count else { return }
            let data = unsafe Array(payload[(start + 2)..<(start + 1 + size)])
            add(data, ofType: unsafe payload[start + 1])
            start += 1 + size
        }
    }

    private mutating func add(_ data: [UInt8], ofType type: UInt8) {
        switch type {
        case DataType.shortenedName where name == nil, DataType.completeName:
            name = String(decoding: data, as: UTF8.self)
        case DataType.services16: add(servicesIn: data, ofSize: 2)
        case DataType.services32: add(servicesIn: data, ofSize: 4)
        case DataType.services128: add(servicesIn: data, ofSize: 16)
        case DataType.manufacturerData where data.count >= 2:
            let company = UInt16(data[0]) | UInt16(data[1]) << 8
            manufacturerData.append(ManufacturerData(company: company, bytes: Array(data[2...])))
        default: break
        }
    }

    /// Adds services, whose UUIDs are sent least significant byte first.
    private mutating func add(servicesIn data: [UInt8], ofSize size: Int) {
        for start in stride(from: 0, through: data.count - size, by: size) {
            let bytes = data[start..<(start + size)].reversed()
            let uuid =
                size == 16
                ? BluetoothUUID(bytes: Array(bytes)) : BluetoothUUID(assigned: bytes.reduce(0) { $0 << 8 | UInt32($1) })
            if let uuid, !services.contains(uuid) { services.append(uuid) }
        }
    }
}
