internal import Glibc
internal import VeltoCore

/// The sending end of a socket for writes without response to a characteristic; each datagram is a value.
///
/// The daemon reads one datagram per turn of its loop. A call could overtake waiting datagrams, so calls are sent only
/// when the socket is empty. The daemon queues the values it has read without a limit, so only acknowledgments of the
/// device can pace a sender. Source: BlueZ transport notes, 8.
final class PacketWriter {
    enum Outcome {
        case sent
        /// The socket has no room for the value.
        case full
        /// The daemon has closed its end, or the value does not fit into a datagram.
        case impossible
    }

    private static let options = Int32(Int(MSG_DONTWAIT) | Int(MSG_NOSIGNAL))

    let characteristic: ObjectPath
    private let descriptor: OwnedDescriptor
    /// The maximum length of a value.
    private let limit: Int

    /// Creates a writer; the header and a value together have up to `mtu` bytes.
    init(_ characteristic: ObjectPath, _ descriptor: OwnedDescriptor, mtu: Int) {
        self.characteristic = characteristic
        self.descriptor = descriptor
        limit = max(20, min(mtu - 3, 512))
    }

    /// Sends a value; an empty one is rejected, since it would silently end the daemon's reading.
    func send(_ bytes: [UInt8]) -> Outcome {
        guard (1...limit).contains(bytes.count) else { return .impossible }
        let count = unsafe bytes.withUnsafeBytes {
            unsafe Glibc.send(descriptor.number, $0.baseAddress, $0.count, Self.options)
        }
        if count == bytes.count { return .sent }
        return count < 0 && [EAGAIN, EINTR, ENOBUFS].contains(errno) ? .full : .impossible
    }

    /// Whether the daemon has read all values.
    var isEmpty: Bool {
        var counts = [UInt32](repeating: 0, count: 9)
        var size = socklen_t(MemoryLayout<UInt32>.stride * counts.count)
        let (memoryInformation, writeMemory) = (Int32(55), 2)
        let result = unsafe getsockopt(descriptor.number, SOL_SOCKET, memoryInformation, &counts, &size)
        return result != 0 || counts[writeMemory] == 0
    }
}
