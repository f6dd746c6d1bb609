internal import Glibc
internal import VeltoCore

/// The sending end of a socket for writes without response to one characteristic: each datagram is one value.
///
/// The daemon takes one datagram in each turn of its loop, and a call may overtake those that wait: it is made once the socket is
/// empty. The daemon queues what it has taken without a limit, so only receipts of the device pace a sender.
/// Source: BlueZ transport notes, 8.
final class PacketWriter {
    enum Outcome {
        case sent
        /// The daemon has not taken enough yet.
        case full
        /// The daemon has closed its end, or a datagram cannot carry the value.
        case impossible
    }

    private static let options = Int32(Int(MSG_DONTWAIT) | Int(MSG_NOSIGNAL))

    let characteristic: ObjectPath
    private let descriptor: OwnedDescriptor
    /// The bytes of a value.
    private let limit: Int

    /// Takes the socket; values have up to `mtu` bytes with their header.
    init(_ characteristic: ObjectPath, _ descriptor: OwnedDescriptor, mtu: Int) {
        self.characteristic = characteristic
        self.descriptor = descriptor
        limit = max(20, min(mtu - 3, 512))
    }

    /// Sends a value; an empty one would end the daemon's reading without a sign.
    func send(_ bytes: [UInt8]) -> Outcome {
        guard (1...limit).contains(bytes.count) else { return .impossible }
        let count = unsafe bytes.withUnsafeBytes {
            unsafe Glibc.send(descriptor.number, $0.baseAddress, $0.count, Self.options)
        }
        if count == bytes.count { return .sent }
        return count < 0 && [EAGAIN, EINTR, ENOBUFS].contains(errno) ? .full : .impossible
    }

    /// Whether the daemon has taken all values.
    var isEmpty: Bool {
        var counts = [UInt32](repeating: 0, count: 9)
        var size = socklen_t(MemoryLayout<UInt32>.stride * counts.count)
        let (memoryInformation, writeMemory) = (Int32(55), 2)
        let result = unsafe getsockopt(descriptor.number, SOL_SOCKET, memoryInformation, &counts, &size)
        return result != 0 || counts[writeMemory] == 0
    }
}
