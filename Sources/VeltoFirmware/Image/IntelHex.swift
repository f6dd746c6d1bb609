internal import VeltoCore

/// Reads Intel HEX: lines of `:`, size, address, type, bytes and checksum, in hexadecimal digits.
struct IntelHex {
    /// The first address of an application, after the master boot record.
    private static let firstAddress = 0x1000
    /// The first address of the chip configuration, which is not part of an image.
    private static let configuration = 0x1000_0000

    private var base = 0
    private var start = 0
    private var image: [UInt8] = []
    private var isOver = false
    private var line = 0

    /// Returns the application in a file.
    ///
    /// An image must not have gaps, since the bytes after a gap would be missing on the board. Records of the chip
    /// configuration are skipped.
    static func application(_ bytes: [UInt8]) throws(VeltoError) -> [UInt8] {
        var file = Self()
        for text in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            file.line += 1
            try file.read(text)
        }
        guard file.isOver else { throw file.error("the file ends without an end record: it is truncated") }
        guard !file.image.isEmpty else { throw file.error("the file has no data") }
        return file.image
    }

    private mutating func read(_ text: ArraySlice<UInt8>) throws(VeltoError) {
        guard !isOver else { throw error("something follows the end record") }
        let record = try bytes(of: text)
        let count = record.count
        guard count >= 5, Int(record[0]) == count - 5 else { throw error("the record has another size than it names") }
        guard record.reduce(0, &+) == 0 else { throw error("the checksum of the record is wrong") }
        let address = Int(record[1]) << 8 | Int(record[2])
        let data = record[4..<count - 1]
        switch record[3] {
        case 0: try append(data, at: base + address)
        case 1: isOver = true
        case 2: base = try upperAddress(data) << 4
        case 4: base = try upperAddress(data) << 16
        // Entry point records are ignored, since the boot code defines the entry point.
        case 3, 5: break
        default: throw error("the record has the unknown type \(record[3])")
        }
    }

    private func upperAddress(_ data: ArraySlice<UInt8>) throws(VeltoError) -> Int {
        guard data.count == 2 else { throw error("an address has \(data.count) bytes instead of 2") }
        return data.reduce(0) { $0 << 8 | Int($1) }
    }

    private mutating func append(_ data: ArraySlice<UInt8>, at address: Int) throws(VeltoError) {
        if address >= Self.configuration || data.isEmpty { return }
        if image.isEmpty {
            guard address >= Self.firstAddress else {
                throw error("the image begins at address \(address), where boot code lies: it is no application")
            }
            start = address
        }
        guard address == start + image.count else {
            throw error("address \(address) follows \(start + image.count): an image has no gaps")
        }
        guard image.count + data.count <= FirmwareImage.partLimit else {
            throw error("the image has more than \(FirmwareImage.partLimit) bytes")
        }
        image += data
    }

    private func bytes(of text: ArraySlice<UInt8>) throws(VeltoError) -> [UInt8] {
        guard text.first == UInt8(ascii: ":"), text.count % 2 == 1 else { throw error("the line is no record") }
        var bytes: [UInt8] = []
        var rest = text.dropFirst()
        while let high = rest.popFirst(), let low = rest.popFirst() {
            guard let high = HexDigit.value(high), let low = HexDigit.value(low) else {
                throw error("a character is no digit")
            }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private func error(_ problem: String) -> VeltoError {
        VeltoError(.format, "line \(line) of the hex file: \(problem)")
    }
}
