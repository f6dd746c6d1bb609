/// The address of a host, by which devices select hosts.
package struct HostAddress: Hashable, Sendable {
    /// 0 public, 1 random static, 2 private resolvable, 3 private non-resolvable.
    package let kind: UInt8
    /// Most significant byte first.
    package let bytes: [UInt8]

    /// Creates an address.
    package init(kind: UInt8, bytes: [UInt8]) {
        self.kind = kind
        self.bytes = bytes
    }

    /// Takes an address as it is sent: its kind, and its least significant byte first.
    init(sent bytes: some Collection<UInt8>) {
        self.init(kind: bytes.first ?? 0, bytes: bytes.dropFirst().reversed())
    }

    /// The address as it is written.
    var text: String { DeviceAddress.text(of: bytes) }

    /// The address as it is sent.
    var sent: [UInt8] { [kind] + bytes.reversed() }

    /// The host of every simulated backend.
    ///
    /// A program that is the backend has no address of its own: devices take it for this one.
    package static let simulated = HostAddress(kind: 0, bytes: [0x02, 0, 0, 0, 0, 0x01])
}
