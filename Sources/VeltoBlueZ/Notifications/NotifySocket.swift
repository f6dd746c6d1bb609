internal import CLinux
internal import VeltoCore

/// The receiving end of a notification socket: one datagram, one value.
///
/// An empty datagram is an empty value; only a hang-up means that the socket is closed. After a hang-up the kernel
/// reports endless empty datagrams, so that empty values right before it cannot be told from it and are dropped.
/// Nothing is ever written here: the daemon would take it for a value to write.
@safe final class NotifySocket: DescriptorWatcher {
    /// A value may have 512 bytes; the daemon never sends more.
    private static let slotSize = 512
    private static let slots = Int(VELTO_LINUX_DATAGRAM_BATCH)

    private let descriptor: OwnedDescriptor
    private let loop: Loop
    private let buffer: UnsafeMutablePointer<UInt8>
    private let lengths: UnsafeMutablePointer<Int32>
    private var watch: Loop.WatchID?
    private let received: (Span<UInt8>, Timestamp) -> Void
    private let hungUp: () -> Void

    /// Starts to receive; `received` is lent each value, `hungUp` is called once, when the daemon has closed its end.
    init(
        _ descriptor: OwnedDescriptor, loop: Loop, received: @escaping (Span<UInt8>, Timestamp) -> Void,
        hungUp: @escaping () -> Void
    ) throws(VeltoError) {
        self.descriptor = descriptor
        self.loop = loop
        self.received = received
        self.hungUp = hungUp
        unsafe buffer = .allocate(capacity: Self.slots * Self.slotSize)
        unsafe lengths = .allocate(capacity: Self.slots)
        watch = try loop.watch(descriptor.number, for: .readable, self)
    }

    deinit {
        close()
        unsafe buffer.deallocate()
        unsafe lengths.deallocate()
    }

    /// Stops receiving and lets the daemon know.
    func close() {
        if let watch { loop.unwatch(watch) }
        watch = nil
        descriptor.close()
    }

    func descriptorReady(_ descriptor: Int32, _ readiness: Loop.Readiness) {
        let now = loop.time.now
        var isHungUp = !readiness.isDisjoint(with: .hungUp)
        while watch != nil {
            let count = unsafe Int(
                velto_linux_receive_datagrams(descriptor, buffer, Int32(Self.slotSize), lengths))
            guard count > 0 else {
                isHungUp = isHungUp || count < 0
                break
            }
            let valueCount = countValues(among: count, &isHungUp)
            for index in 0..<valueCount { deliver(index, now) }
            if valueCount < count || count < Self.slots { break }
        }
        guard isHungUp, watch != nil else { return }
        close()
        hungUp()
    }

    /// How many of the datagrams are values: once the other end has closed, empty ones at the end are not.
    private func countValues(among count: Int, _ isHungUp: inout Bool) -> Int {
        var count = count
        guard unsafe lengths[count - 1] == 0 else { return count }
        isHungUp = isHungUp || velto_linux_is_hung_up(descriptor.number) != 0
        guard isHungUp else { return count }
        while count > 0, unsafe lengths[count - 1] == 0 { count -= 1 }
        return count
    }

    private func deliver(_ index: Int, _ now: Timestamp) {
        guard watch != nil else { return }
        let length = unsafe min(max(Int(lengths[index]), 0), Self.slotSize)
        let bytes = unsafe UnsafeBufferPointer(start: buffer + index * Self.slotSize, count: length)
        unsafe received(bytes.span, now)
    }
}
