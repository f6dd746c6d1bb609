internal import VeltoBluetooth
internal import VeltoCore

/// The characteristics of a connected TAP, and its protocol generation.
///
/// Source: TAP protocol notes, 1.2 and 1.8.
struct TapHandles {
    /// A value handle and its kind of write.
    struct Target: Hashable {
        let handle: ValueHandle
        let kind: WriteKind
    }

    /// Whether the device uses the framed protocol.
    let isFramed: Bool
    /// The value handles of the notifying characteristics.
    let sources: [TapSource: ValueHandle]
    /// The sources as an array, for the lookup of every packet.
    private let rows: [(handle: ValueHandle, source: TapSource)]
    /// The command characteristic of either protocol generation.
    let commands: Target
    let haptics: Target?
    let requests: Target?
    let air: Target?
    let settings: Target?
    let name: Target?
    private let texts: [TapText: ValueHandle]

    /// Finds the characteristics; throws if a required one is missing.
    init(_ table: GATTTable) throws(VeltoError) {
        let framesIn = table.notifying(TapProfile.framesIn)
        let framesOut = table.target(TapProfile.framesOut, .withResponse)
        isFramed = framesIn != nil && framesOut != nil
        let first = isFramed ? framesIn : table.notifying(TapProfile.taps)
        let commands = isFramed ? framesOut : table.target(TapProfile.commands, .withResponse, in: TapProfile.uart)
        guard let first, let commands else {
            throw VeltoError(.unsupported, "the device lacks a characteristic for taps or commands of a TAP")
        }
        self.commands = commands
        sources = isFramed ? [.frames: first] : Self.classicSources(table, taps: first)
        rows = sources.map { ($0.value, $0.key) }
        haptics = table.target(TapProfile.haptics, .withoutResponse)
        requests = table.target(TapProfile.requests, .withoutResponse)
        air = table.target(TapProfile.air, .withoutResponse)
        settings = table.target(TapProfile.settings, .withResponse)
        name = table.target(TapProfile.name, .withResponse)
        texts = TapText.allCases.reduce(into: [:]) { $0[$1] = table.characteristic($1.uuid, in: $1.service)?.handle }
    }

    private static func classicSources(_ table: GATTTable, taps: ValueHandle) -> [TapSource: ValueHandle] {
        var sources: [TapSource: ValueHandle] = [.taps: taps]
        sources[.mouse] = table.notifying(TapProfile.mouse)
        sources[.air] = table.notifying(TapProfile.air)
        sources[.rawSensors] = table.notifying(TapProfile.rawSensors, in: TapProfile.uart)
        return sources
    }

    /// Returns the source that a characteristic notifies; nil if the session does not subscribe to it.
    func source(of handle: ValueHandle) -> TapSource? {
        for row in rows where row.handle == handle { return row.source }
        return nil
    }

    /// The value handle of a text about the device; nil if the device has none.
    subscript(_ text: TapText) -> ValueHandle? { texts[text] }
}

/// A source of a TAP's notifications.
enum TapSource: Int, CaseIterable {
    case taps, mouse, air, rawSensors, frames

    /// Whether a device without this source cannot be used.
    var isRequired: Bool { self == .taps || self == .frames }
    /// Whether repeated equal values are separate events.
    var mayRepeat: Bool { self != .mouse && self != .rawSensors }
    /// Whether the source is only a stream, started by the host.
    var isStream: Bool { self == .rawSensors }
}

/// A text or number that describes a TAP.
enum TapText: CaseIterable {
    case hardware, firmware, name, serial, manufacturer, bootloader, secondFirmware, model, battery

    var uuid: BluetoothUUID {
        switch self {
        case .hardware: TapProfile.hardware
        case .firmware: TapProfile.firmware
        case .name: TapProfile.name
        case .serial: TapProfile.serial
        case .manufacturer: TapProfile.manufacturer
        case .bootloader: TapProfile.bootloader
        case .secondFirmware: TapProfile.secondFirmware
        case .model: TapProfile.model
        case .battery: TapProfile.battery
        }
    }

    var service: BluetoothUUID {
        switch self {
        case .name, .secondFirmware, .model: TapProfile.service
        case .battery: TapProfile.batteryService
        case .hardware, .firmware, .serial, .manufacturer, .bootloader: TapProfile.deviceInformation
        }
    }

    /// The texts needed for feature checks before the device is ready.
    ///
    /// The others follow later.
    static let versions: [TapText] = [.hardware, .firmware]
}

extension GATTTable {
    fileprivate func notifying(_ uuid: BluetoothUUID, in service: BluetoothUUID = TapProfile.service) -> ValueHandle? {
        guard let found = characteristic(uuid, in: service),
            !found.properties.isDisjoint(with: [.notify, .indicate])
        else { return nil }
        return found.handle
    }

    /// Prefers one kind of write, and uses the other if the characteristic supports only that.
    fileprivate func target(
        _ uuid: BluetoothUUID, _ preferred: WriteKind, in service: BluetoothUUID = TapProfile.service
    ) -> TapHandles.Target? {
        guard let found = characteristic(uuid, in: service) else { return nil }
        let kinds: [(kind: WriteKind, property: Characteristic.Properties)] = [
            (.withResponse, .write), (.withoutResponse, .writeWithoutResponse),
        ]
        let declared = kinds.filter { found.properties.contains($0.property) }.map(\.kind)
        guard let any = declared.first else { return nil }
        return TapHandles.Target(handle: found.handle, kind: declared.contains(preferred) ? preferred : any)
    }
}
