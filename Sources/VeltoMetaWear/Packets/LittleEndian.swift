internal import VeltoCore

/// The bytes of a number in packets.
func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(number)
    return writer.bytes
}
