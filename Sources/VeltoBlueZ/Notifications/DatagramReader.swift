internal import Glibc
internal import VeltoCore

/// Receives the datagrams of a socket with their send times.
///
/// The kernel adds a UTC timestamp to a datagram when it is sent.
@safe struct DatagramReader: ~Copyable {
    /// The maximum length of a value; the daemon never sends longer datagrams.
    private static let capacity = 512
    /// The size of a control message with a timestamp; it has no room for descriptors sent along.
    private static let stampSize = MemoryLayout<cmsghdr>.size + MemoryLayout<timespec>.size

    private let descriptor: Int32
    private let buffer: UnsafeMutablePointer<UInt8>
    private let control: UnsafeMutableRawPointer
    private let vector: UnsafeMutablePointer<iovec>
    private let header: UnsafeMutablePointer<msghdr>

    /// Creates a reader, and enables timestamps for later datagrams if they are needed.
    ///
    /// The caller keeps ownership of the descriptor.
    init(_ descriptor: Int32, wantsStamps: Bool) {
        self.descriptor = descriptor
        var isOn: Int32 = wantsStamps ? 1 : 0
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_TIMESTAMPNS, &isOn, socklen_t(MemoryLayout<Int32>.size))
        unsafe buffer = .allocate(capacity: Self.capacity)
        unsafe control = .allocate(byteCount: Self.stampSize, alignment: MemoryLayout<cmsghdr>.alignment)
        unsafe vector = .allocate(capacity: 1)
        unsafe vector.initialize(to: iovec(iov_base: buffer, iov_len: Self.capacity))
        unsafe header = .allocate(capacity: 1)
        unsafe header.initialize(to: msghdr())
        unsafe header.pointee.msg_iov = vector
        unsafe header.pointee.msg_iovlen = 1
        unsafe header.pointee.msg_control = control
    }

    deinit {
        unsafe buffer.deallocate()
        unsafe control.deallocate()
        unsafe vector.deallocate()
        unsafe header.deallocate()
    }

    /// Receives the next datagram into `bytes` and returns its length; returns nil and sets `errno` if there is none.
    func receive() -> Int? {
        unsafe header.pointee.msg_controllen = Self.stampSize
        let count = unsafe recvmsg(descriptor, header, Int32(MSG_DONTWAIT))
        return count < 0 ? nil : count
    }

    /// Returns the first bytes of the last received datagram.
    func bytes(_ count: Int) -> UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: buffer, count: min(count, Self.capacity))
    }

    /// The send time of the last received datagram; nil if it was sent before timestamps were enabled.
    var sent: UTCTime? {
        guard unsafe header.pointee.msg_controllen >= Self.stampSize else { return nil }
        let message = unsafe control.load(as: cmsghdr.self)
        guard message.cmsg_level == SOL_SOCKET, message.cmsg_type == SO_TIMESTAMPNS, message.cmsg_len >= Self.stampSize
        else {
            return nil
        }
        let stamp = unsafe control.load(fromByteOffset: MemoryLayout<cmsghdr>.size, as: timespec.self)
        let seconds = UInt64(truncatingIfNeeded: stamp.tv_sec)
        return UTCTime(nanoseconds: seconds &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: stamp.tv_nsec))
    }
}
