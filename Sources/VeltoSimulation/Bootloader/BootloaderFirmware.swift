internal import VeltoBluetooth

/// The firmware update protocol of a bootloader, on the device's side.
protocol BootloaderFirmware {
    /// The attribute table.
    var attributes: [PeripheralAttribute] { get }

    /// Handles a write to the control point or the packet characteristic.
    mutating func write(
        _ handle: ValueHandle, _ bytes: [UInt8], _ flash: inout ProgramFlash
    ) -> [BootloaderReaction]

    /// Handles a restart of the device, which clears volatile memory.
    mutating func restarted()

    /// Returns the value of a readable characteristic.
    func read(_ handle: ValueHandle, _ flash: ProgramFlash) -> [UInt8]?
}

/// The reaction of a bootloader to a write.
enum BootloaderReaction: Hashable {
    /// Sends a notification of the control point.
    case notify([UInt8])
    /// Restarts the device.
    case reset
}

/// The value handles of both kinds of bootloader.
enum BootloaderHandle {
    static let control: ValueHandle = 0x0003
    static let packet: ValueHandle = 0x0006
    static let version: ValueHandle = 0x0008
    static let revision: ValueHandle = 0x000B
}

extension PeripheralAttribute {
    /// The bootloader version, the only characteristic of the device information service.
    static let bootloaderRevision = PeripheralAttribute(
        Characteristic(
            service: BluetoothUUID(assigned: 0x180A), uuid: BluetoothUUID(assigned: 0x2A26),
            handle: BootloaderHandle.revision, properties: .read))
}

/// The kinds of bootloaders.
public enum BootloaderKind: CaseIterable, Sendable {
    /// Legacy DFU; it erases the firmware before it receives a new one.
    case legacy
    /// Secure DFU; it keeps the firmware until the new one is complete.
    case secure

    func makeFirmware() -> any BootloaderFirmware {
        switch self {
        case .legacy: LegacyBootloader()
        case .secure: SecureBootloader()
        }
    }
}

/// A reader of little-endian numbers in packets and images.
struct FieldReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// The number of unread bytes.
    var count: Int { rest.count }

    /// Reads a number of `size` bytes; returns nil at the end of the input.
    mutating func number(_ size: Int) -> UInt32? {
        guard rest.count >= size else { return nil }
        defer { rest = rest.dropFirst(size) }
        return rest.prefix(size).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
