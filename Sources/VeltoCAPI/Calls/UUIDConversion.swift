internal import CVeltoKit
internal import VeltoKit

extension velto_uuid {
    /// Creates the C form of a UUID.
    init(_ uuid: BluetoothUUID) {
        self.init()
        _ = FixedBytes.store(uuid.bytes, in: &bytes)
    }
}

extension BluetoothUUID {
    /// Creates a UUID from its C form.
    init(_ uuid: velto_uuid) {
        let halves = unsafe withUnsafeBytes(of: uuid.bytes) { bytes in
            unsafe (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
        self.init(high: UInt64(bigEndian: halves.0), low: UInt64(bigEndian: halves.1))
    }
}
