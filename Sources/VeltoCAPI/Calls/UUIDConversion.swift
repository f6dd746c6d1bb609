internal import CVeltoKit
internal import VeltoKit

extension velto_uuid {
    /// A UUID as C programs see it.
    init(_ uuid: BluetoothUUID) {
        self.init()
        _ = FixedBytes.store(uuid.bytes, in: &bytes)
    }
}

extension BluetoothUUID {
    /// A UUID of a C program.
    init(_ uuid: velto_uuid) {
        let bytes = unsafe withUnsafeBytes(of: uuid.bytes) { unsafe Array($0) }
        // Sixteen bytes always are one.
        self = BluetoothUUID(bytes: bytes) ?? BluetoothUUID(assigned: 0)
    }
}
