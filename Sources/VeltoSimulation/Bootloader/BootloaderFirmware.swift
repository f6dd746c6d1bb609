internal import VeltoBluetooth

/// The firmware that replaces a device's firmware, from the device's side.
protocol BootloaderFirmware {
    /// The attribute table.
    var attributes: [PeripheralAttribute] { get }

    /// A host writes to the control point or the packet characteristic.
    mutating func write(
        _ handle: ValueHandle, _ bytes: [UInt8], _ flash: inout ProgramFlash
    ) -> [BootloaderReaction]

    /// The device has started again: what was in volatile memory is lost.
    mutating func restarted()

    /// The value of a readable characteristic.
    func read(_ handle: ValueHandle, _ flash: ProgramFlash) -> [UInt8]?
}

/// A reaction of a bootloader to a write.
enum BootloaderReaction: Hashable {
    /// Notifies the control point.
    case notify([UInt8])
    /// Starts the device again.
    case reset
}

/// The value handles of both bootloaders.
enum BootloaderHandle {
    static let control: ValueHandle = 0x0003
    static let packet: ValueHandle = 0x0006
    static let version: ValueHandle = 0x0008
    static let revision: ValueHandle = 0x000B
}

extension PeripheralAttribute {
    /// The version of a bootloader, in the device information service, which has nothing else there.
    static let bootloaderRevision = PeripheralAttribute(
        Characteristic(
            service: BluetoothUUID(assigned: 0x180A), uuid: BluetoothUUID(assigned: 0x2A26),
            handle: BootloaderHandle.revision, properties: .read))
}

/// The kinds of bootloaders.
public enum BootloaderKind: CaseIterable, Sendable {
    /// Legacy DFU; it erases the firmware before it takes another one.
    case legacy
    /// Secure DFU; it keeps the firmware until another one is complete.
    case secure

    func makeFirmware() -> any BootloaderFirmware {
        switch self {
        case .legacy: LegacyBootloader()
        case .secure: SecureBootloader()
        }
    }
}

/// Numbers in packets and images, little-endian.
struct FieldReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// The bytes that were not read.
    var count: Int { rest.count }

    /// Reads a number of some bytes; nil behind the end.
    mutating func number(_ size: Int) -> UInt32? {
        guard rest.count >= size else { return nil }
        defer { rest = rest.dropFirst(size) }
        return rest.prefix(size).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
