/// The address of a host, which devices use to accept only certain hosts.
package struct HostAddress: Hashable, Sendable {
    /// The type: 0 is public, 1 random static, 2 private resolvable, 3 private non-resolvable.
    package let kind: UInt8
    /// The bytes, most significant byte first.
    package let bytes: [UInt8]

    /// Creates an address.
    package init(kind: UInt8, bytes: [UInt8]) {
        self.kind = kind
        self.bytes = bytes
    }

    /// Creates an address from its transmitted form: the type, then the bytes, least significant byte first.
    init(sent bytes: some Collection<UInt8>) {
        self.init(kind: bytes.first ?? 0, bytes: bytes.dropFirst().reversed())
    }

    /// The address as text.
    var text: String { DeviceAddress.text(of: bytes) }

    /// The transmitted form of the address.
    var sent: [UInt8] { [kind] + bytes.reversed() }

    /// The host address of every simulated backend.
    ///
    /// A program that is the backend has no address, so it counts as this host.
    package static let simulated = HostAddress(kind: 0, bytes: [0x02, 0, 0, 0, 0, 0x01])
}
