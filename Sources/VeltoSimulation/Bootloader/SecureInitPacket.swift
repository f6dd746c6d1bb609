/// A field of a Protocol Buffers message.
private enum MessageField {
    case number(UInt64)
    case bytes([UInt8])
}

/// A Protocol Buffers message: the last value of each field, and all values of repeated numbers.
private struct Message {
    private var fields: [UInt64: [MessageField]] = [:]

    /// Parses a message; returns nil if it is malformed.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let key = Self.varint(&rest), let field = Self.field(key & 7, &rest) else { return nil }
            fields[key >> 3, default: []].append(field)
        }
    }

    private static func field(_ type: UInt64, _ rest: inout ArraySlice<UInt8>) -> MessageField? {
        switch type {
        case 0: return varint(&rest).map { .number($0) }
        case 2:
            guard let count = varint(&rest), count <= UInt64(rest.count) else { return nil }
            defer { rest = rest.dropFirst(Int(count)) }
            return .bytes(Array(rest.prefix(Int(count))))
        default: return nil
        }
    }

    private static func varint(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            guard let byte = rest.popFirst() else { return nil }
            value |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }

    func number(_ field: UInt64) -> UInt64? {
        guard case .number(let number)? = fields[field]?.last else { return nil }
        return number
    }

    func bytes(_ field: UInt64) -> [UInt8]? {
        guard case .bytes(let bytes)? = fields[field]?.last else { return nil }
        return bytes
    }

    func message(_ field: UInt64) -> Message? { bytes(field).flatMap { Message($0) } }

    /// Returns a repeated number, packed or not.
    func numbers(_ field: UInt64) -> [UInt64] {
        (fields[field] ?? []).flatMap { field -> [UInt64] in
            switch field {
            case .number(let number): return [number]
            case .bytes(let bytes):
                var rest = bytes[...]
                var numbers: [UInt64] = []
                while let number = Self.varint(&rest) { numbers.append(number) }
                return numbers
            }
        }
    }
}

/// The init packet of a secure bootloader.
///
/// The signature must be present but is not verified here.
///
/// The field numbers are those of packages made by nrfutil. Source: MetaWear system notes, 10.5.
struct SecureInitPacket {
    /// The extended errors.
    enum Refusal: UInt8, Error {
        case wrongCommand = 3, invalid = 4, olderVersion = 5, otherHardware = 6, otherSoftDevice = 7, unsigned = 8
        case unknownHash = 9, unknownSignature = 11, wrongSignature = 12, noRoom = 13
    }

    private static let hardware: UInt64 = 52
    /// The softdevice of the device, and the wildcard.
    private static let softDevices: Set<UInt64> = [0x0080, 0xFFFE]
    private static let (sha256, p256): (UInt64, UInt64) = (3, 0)

    let program: InstalledProgram
    let version: UInt32
    let size: Int
    /// The SHA-256 of the image, in reverse byte order.
    let hash: [UInt8]

    init(_ bytes: [UInt8], _ flash: ProgramFlash) throws(Refusal) {
        guard let signed = Message(bytes)?.message(2) else {
            throw Message(bytes)?.message(1) == nil ? .invalid : .unsigned
        }
        guard let command = signed.message(1), let content = command.message(2) else { throw .invalid }
        guard command.number(1) == 1 else { throw .wrongCommand }
        guard signed.number(2) ?? Self.p256 == Self.p256 else { throw .unknownSignature }
        guard signed.bytes(3)?.count == 64 else { throw .wrongSignature }
        let programs: [UInt64: InstalledProgram] = [0: .application, 1: .softDevice, 2: .bootloader, 3: .softDevice]
        guard let program = programs[content.number(4) ?? 0] else { throw .invalid }
        guard content.number(2) == Self.hardware else { throw .otherHardware }
        guard !Self.softDevices.isDisjoint(with: content.numbers(3)) else { throw .otherSoftDevice }
        let version = UInt32(truncatingIfNeeded: content.number(1) ?? 0)
        guard program != .application || version >= flash.versionNumber else { throw .olderVersion }
        let fields: [UInt64] = program == .application ? [7] : [5, 6]
        let size = fields.reduce(UInt64(0)) { $0 &+ (content.number($1) ?? 0) }
        guard size > 0 else { throw .invalid }
        guard size <= UInt64(flash.capacity) else { throw .noRoom }
        guard let hash = content.message(8), hash.number(1) == Self.sha256 else { throw .unknownHash }
        guard let digest = hash.bytes(2), digest.count == 32 else { throw .invalid }
        (self.program, self.version, self.size, self.hash) = (program, version, Int(size), digest)
    }
}
