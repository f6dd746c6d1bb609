/// The init packet of secure DFU: a Protocol Buffers command, signed or unsigned.
package struct SecureInitPacket: Sendable {
    /// The hash of the image.
    package struct Hash: Sendable {
        /// The kinds of hashes, by their numbers in the packet.
        package enum Kind: UInt64, Sendable { case none = 0, crc = 1, sha128 = 2, sha256 = 3, sha512 = 4 }

        /// The kind of hash.
        package let kind: Kind
        /// The bytes, least significant byte first.
        package let bytes: [UInt8]
    }

    /// The target; nil for an unknown target.
    package private(set) var kind: FirmwareImage.Kind?
    /// The version of the firmware; a bootloader rejects older versions.
    package private(set) var version: UInt32?
    /// The hardware version, which the bootloader compares with its own.
    package private(set) var hardwareVersion: UInt32?
    /// The compatible softdevices, by number.
    package private(set) var softDevices: [UInt32] = []
    /// The size of the softdevice.
    package private(set) var softDeviceSize: UInt32?
    /// The size of the bootloader.
    package private(set) var bootloaderSize: UInt32?
    /// The size of the application.
    package private(set) var applicationSize: UInt32?
    /// The hash of the image; nil for none.
    package private(set) var hash: Hash?
    /// Whether a debug bootloader ignores the versions.
    package private(set) var isDebug = false
    /// The signature; nil for none.
    package private(set) var signature: [UInt8]?
    /// The signature type by its number in the packet: 0 is ECDSA on P-256 with SHA-256.
    package private(set) var signatureType: UInt64 = 0
    /// The signed bytes; empty without a signature.
    package private(set) var signedBytes: [UInt8] = []

    /// Parses an init packet; returns nil if it is invalid.
    package init?(_ bytes: [UInt8]) {
        guard let packet = ProtobufFields(bytes[...]), packet.fields.count == 1 else { return nil }
        if let signed = packet.message(2) {
            guard let command = signed.message(1), let signature = signed.bytes(3), read(command) else { return nil }
            self.signature = Array(signature)
            signatureType = signed.number(2) ?? 0
            signedBytes = Array(command.bytes(2) ?? [])
        } else {
            guard let command = packet.message(1), read(command) else { return nil }
        }
    }

    private mutating func read(_ command: ProtobufFields) -> Bool {
        guard command.number(1) == 1, let start = command.message(2) else { return false }
        version = start.number(1).flatMap { UInt32(exactly: $0) }
        hardwareVersion = start.number(2).flatMap { UInt32(exactly: $0) }
        softDevices = start.numbers(3).compactMap { UInt32(exactly: $0) }
        let kinds: [FirmwareImage.Kind] = [.application, .softDevice, .bootloader, .softDeviceAndBootloader]
        let number = start.number(4) ?? 0
        kind = number < 4 ? kinds[Int(number)] : nil
        softDeviceSize = start.number(5).flatMap { UInt32(exactly: $0) }
        bootloaderSize = start.number(6).flatMap { UInt32(exactly: $0) }
        applicationSize = start.number(7).flatMap { UInt32(exactly: $0) }
        if let found = start.message(8) {
            guard let kind = found.number(1).flatMap({ Hash.Kind(rawValue: $0) }) else { return false }
            hash = Hash(kind: kind, bytes: Array(found.bytes(2) ?? []))
        }
        isDebug = start.number(9) == 1
        return true
    }
}

/// The fields of a Protocol Buffers message.
struct ProtobufFields {
    enum Value {
        case number(UInt64)
        case bytes(ArraySlice<UInt8>)
    }

    /// The maximum number of fields in a message; an init packet has fewer than twenty.
    private static let limit = 64

    let fields: [(number: UInt64, value: Value)]

    /// Parses a message; returns nil if it is invalid.
    init?(_ message: ArraySlice<UInt8>) {
        var rest = message
        var fields: [(number: UInt64, value: Value)] = []
        while !rest.isEmpty {
            guard fields.count < Self.limit, let tag = Self.varint(&rest), tag >> 3 > 0,
                let value = Self.value(&rest, type: tag & 7)
            else { return nil }
            fields.append((tag >> 3, value))
        }
        self.fields = fields
    }

    private static func value(_ rest: inout ArraySlice<UInt8>, type: UInt64) -> Value? {
        switch type {
        case 0: return varint(&rest).map { .number($0) }
        case 1: return take(8, from: &rest)
        case 2: return varint(&rest).flatMap { take($0, from: &rest) }
        case 5: return take(4, from: &rest)
        default: return nil
        }
    }

    private static func take(_ count: UInt64, from rest: inout ArraySlice<UInt8>) -> Value? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(Int(count)) }
        return .bytes(rest.prefix(Int(count)))
    }

    private static func varint(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard let byte = rest.popFirst() else { return nil }
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
        }
        return nil
    }

    /// Returns the number in a field; nil if there is none.
    ///
    /// If a field occurs several times, the last value counts, as in all Protocol Buffers parsers.
    func number(_ field: UInt64) -> UInt64? { numbers(field).last }

    /// Returns the numbers of a repeated field, packed or not.
    func numbers(_ field: UInt64) -> [UInt64] {
        fields.filter { $0.number == field }.flatMap { field -> [UInt64] in
            switch field.value {
            case .number(let number): return [number]
            case .bytes(var rest):
                var numbers: [UInt64] = []
                while let number = Self.varint(&rest) { numbers.append(number) }
                return numbers
            }
        }
    }

    /// Returns the bytes in a field.
    func bytes(_ field: UInt64) -> ArraySlice<UInt8>? {
        let found = fields.last { $0.number == field }
        if case .bytes(let bytes) = found?.value { return bytes }
        return nil
    }

    /// Returns the message in a field.
    func message(_ field: UInt64) -> ProtobufFields? { bytes(field).flatMap { ProtobufFields($0) } }
}
