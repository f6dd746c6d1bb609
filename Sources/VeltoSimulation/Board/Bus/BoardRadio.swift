internal import VeltoBluetooth
internal import VeltoCore

/// The radio of a board: outgoing packets and the register subscriptions of hosts.
///
/// Subscriptions belong to the board, not to the link. They last until the board is reset.
struct BoardRadio {
    /// Whether a host is connected.
    var isOn = false
    /// The earliest time of reports that are still sent.
    ///
    /// After a pause, a host gets only the newest ones.
    var earliest = Timestamp.zero
    /// Whether the queue has room for a packet that must not be lost.
    var hasRoom = true
    /// Whether the link carries packets at connection events.
    var hasEvents = false
    /// The reason that the firmware ends the link after all packets are sent; nil while it does not.
    var linkEnd: DownReason?
    private var queue = NotificationQueue()
    private var subscriptions: [UInt8: UInt64] = [:]
    private var buffer: [UInt8] = []

    var isEmpty: Bool { queue.earliestDue == .distantFuture && linkEnd == nil }
    var hasSubscriptions: Bool { !subscriptions.isEmpty }

    /// Returns whether a connected host has subscribed to a register.
    func hears(_ module: UInt8, _ register: UInt8) -> Bool {
        isOn && subscriptions[module, default: 0] & Self.bit(register) != 0
    }

    mutating func subscribe(_ module: UInt8, _ register: UInt8, isOn: Bool) {
        let others = subscriptions[module, default: 0] & ~Self.bit(register)
        let registers = isOn ? others | Self.bit(register) : others
        subscriptions[module] = registers == 0 ? nil : registers
    }

    /// The commands that recreate the subscriptions.
    var commands: [[UInt8]] {
        subscriptions.sorted { $0.key < $1.key }.flatMap { module, registers in
            (0..<64 as Range<UInt8>).filter { registers & Self.bit($0) != 0 }.map { [module, $0, 1] }
        }
    }

    private static func bit(_ register: UInt8) -> UInt64 { 1 << UInt64(register & 0x3F) }

    /// Removes all subscriptions.
    mutating func reset() {
        subscriptions = [:]
        clear()
    }

    /// Drops unsent packets.
    mutating func clear() {
        queue.removeAll()
        linkEnd = nil
    }

    /// Sends the answer to a read.
    mutating func answer(_ module: UInt8, _ register: UInt8, _ payload: [UInt8], at time: Timestamp) {
        let header = BoardCommand.answer(module, register)
        send(BoardTable.notification, [header.0, header.1] + payload, at: time)
    }

    /// Sends the value of a register if a host has subscribed to it.
    mutating func notify(_ module: UInt8, _ register: UInt8, _ payload: [UInt8], at time: Timestamp) {
        guard hears(module, register) else { return }
        let packet = [module, register] + payload.prefix(BoardTable.longestPacket - 2)
        notify(packet: packet.span, at: time)
    }

    /// Sends a packet unless its time is before `earliest`.
    ///
    /// The firmware drops it while the link is congested.
    mutating func notify(packet: Span<UInt8>, at time: Timestamp) {
        if time >= earliest { queue.append(BoardTable.notification, packet, at: time, isStream: true) }
    }

    /// Sends the value of any characteristic.
    mutating func send(_ handle: ValueHandle, _ bytes: [UInt8], at time: Timestamp) {
        queue.append(handle, bytes.span, at: time)
    }

    /// Forwards all packets, or drops them while the board is silent.
    mutating func drain(into outlet: inout PeripheralOutlet, isSilent: Bool) {
        while true {
            let (due, isStream) = (queue.earliestDue, queue.isOldestStream)
            guard let handle = queue.popFirst(at: .distantFuture, into: &buffer) else { return }
            if !isSilent { outlet.notify(handle, buffer.span, at: due, isStream: isStream) }
        }
    }
}
