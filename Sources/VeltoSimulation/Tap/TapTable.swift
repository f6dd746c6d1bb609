internal import VeltoBluetooth

/// The characteristics of a TAP wearable, by their purpose in the firmware.
enum TapRole: Hashable, CaseIterable {
    case settings, name, taps, mouse, mapIn, mapOut, interface, air, requests, modelVersion, secondVersion
    case framesOut, framesIn
    case commands, raw
    case hardwareVersion, firmwareVersion, bootloaderVersion, serial, manufacturer, battery
    case keyInformation, keyMap, keyReport, pointerReport, keyControl
    case deviceName, update
}

/// The attribute table of a TAP wearable.
///
/// Source: TAP protocol notes, 1.1, 1.2 and 1.4.
struct TapTable {
    let attributes: [PeripheralAttribute]
    private let handles: [TapRole: ValueHandle]
    private let roles: [ValueHandle: TapRole]

    static let tapService = tap(0x01)
    static let keyService = BluetoothUUID(assigned: 0x1812)

    init(_ configuration: TapConfiguration) {
        var attributes: [PeripheralAttribute] = []
        var handles: [TapRole: ValueHandle] = [:]
        var next: UInt16 = 1
        var service: BluetoothUUID?
        for row in Self.rows where row.isPresent(configuration) {
            // The declarations of service and characteristic precede the value, and the descriptor follows it.
            next += row.service == service ? 1 : 2
            service = row.service
            let handle = ValueHandle(rawValue: next)
            attributes.append(row.attribute(handle))
            handles[row.role] = handle
            next += row.properties.isDisjoint(with: [.notify, .indicate]) ? 1 : 2
        }
        self.attributes = attributes
        self.handles = handles
        roles = Dictionary(uniqueKeysWithValues: handles.map { ($1, $0) })
    }

    /// Returns the value handle, or nil if the wearable does not have the characteristic.
    subscript(role: TapRole) -> ValueHandle? { handles[role] }

    func role(of handle: ValueHandle) -> TapRole? { roles[handle] }

    // MARK: Rows

    private struct Row {
        let role: TapRole
        let service: BluetoothUUID
        let uuid: BluetoothUUID
        let properties: Characteristic.Properties
        var lengths = 0...PeripheralAttribute.maximumLength
        var security = LinkSecurity.open
        /// Returns whether a wearable has the characteristic.
        var isPresent: @Sendable (TapConfiguration) -> Bool = { _ in true }

        func attribute(_ handle: ValueHandle) -> PeripheralAttribute {
            PeripheralAttribute(
                Characteristic(service: service, uuid: uuid, handle: handle, properties: properties),
                writableLengths: lengths, security: security)
        }
    }

    private static func tap(_ number: UInt64) -> BluetoothUUID {
        BluetoothUUID(high: 0xC3FF_0000_1D8B_40FD | number << 32, low: 0xA56F_C7BD_5D0F_3370)
    }

    private static func uart(_ number: UInt64) -> BluetoothUUID {
        BluetoothUUID(high: 0x6E40_0000_B5A3_F393 | number << 32, low: 0xE0A9_E50E_24DC_CA9E)
    }

    private static func row(
        _ role: TapRole, tap number: UInt64, _ properties: Characteristic.Properties,
        _ lengths: ClosedRange<Int> = 0...20,
        if isPresent: @escaping @Sendable (TapConfiguration) -> Bool = { _ in true }
    ) -> Row {
        Row(
            role: role, service: tapService, uuid: tap(number), properties: properties, lengths: lengths,
            isPresent: isPresent)
    }

    /// Returns a row for a characteristic of a Bluetooth SIG service.
    private static func row(
        _ role: TapRole, _ service: UInt32, _ number: UInt32, _ properties: Characteristic.Properties = .read,
        _ security: LinkSecurity = .encrypted
    ) -> Row {
        Row(
            role: role, service: BluetoothUUID(assigned: service), uuid: BluetoothUUID(assigned: number),
            properties: properties, security: security)
    }

    private static let isClassic: @Sendable (TapConfiguration) -> Bool = { !$0.isFramed }
    private static let isXR: @Sendable (TapConfiguration) -> Bool = { $0.hardware == .xr }

    /// The maximum length of a frame over a link with an MTU of 247.
    private static let longestFrame = 244

    private static let rows: [Row] = [
        row(.deviceName, 0x1800, 0x2A00, .read, .open),
        row(.hardwareVersion, 0x180A, 0x2A27),
        row(.firmwareVersion, 0x180A, 0x2A26),
        row(.bootloaderVersion, 0x180A, 0x2A28),
        row(.serial, 0x180A, 0x2A25),
        row(.manufacturer, 0x180A, 0x2A29),
        row(.battery, 0x180F, 0x2A19, [.read, .notify]),
        row(.keyInformation, 0x1812, 0x2A4A),
        row(.keyMap, 0x1812, 0x2A4B),
        row(.keyReport, 0x1812, 0x2A4D, [.read, .notify]),
        row(.pointerReport, 0x1812, 0x2A4D, [.read, .notify]),
        row(.keyControl, 0x1812, 0x2A4C, .writeWithoutResponse),
        row(.settings, tap: 0x02, [.read, .write], 20...20),
        row(.name, tap: 0x03, [.read, .write], 1...20),
        row(.taps, tap: 0x05, .notify, if: isClassic),
        row(.mouse, tap: 0x06, [.notify, .write, .writeWithoutResponse], if: isClassic),
        row(.mapIn, tap: 0x07, [.write, .writeWithoutResponse]),
        row(.mapOut, tap: 0x08, .notify),
        row(.interface, tap: 0x09, [.write, .writeWithoutResponse], 2...20, if: isClassic),
        row(.air, tap: 0x0A, [.notify, .writeWithoutResponse, .read], 1...20, if: isClassic),
        row(.requests, tap: 0x0B, [.notify, .writeWithoutResponse, .read], 2...2, if: isClassic),
        row(.modelVersion, tap: 0x0C, [.notify, .read], if: isXR),
        row(.secondVersion, tap: 0x0D, [.notify, .read], if: isXR),
        row(.framesOut, tap: 0x0E, .notify) { $0.isFramed },
        row(.framesIn, tap: 0x0F, .write, 4...longestFrame) { $0.isFramed },
        Row(
            role: .commands, service: uart(0x01), uuid: uart(0x02), properties: .write, lengths: 4...20,
            isPresent: isClassic),
        Row(role: .raw, service: uart(0x01), uuid: uart(0x03), properties: .notify, isPresent: isClassic),
        Row(
            role: .update, service: BluetoothUUID(assigned: 0xFE59),
            uuid: BluetoothUUID(high: 0x8EC9_0004_F315_4F60, low: 0x9FB8_8388_30DA_EA50),
            properties: [.write, .indicate], security: .encrypted),
    ]
}
