internal import VeltoBluetooth
internal import VeltoCore

/// What a board sends, until it is passed on to the radio, and the registers that a host has subscribed to.
///
/// Subscriptions belong to the board, not to the link: they last until the board is reset.
struct BoardOutput {
    /// Why the firmware ends the link, once everything was sent.
    var linkEnd: DownReason?
    private var queue = NotificationQueue()
    private var packet = ByteWriter()
    private var subscriptions: [UInt8: UInt64] = [:]
    private var buffer: [UInt8] = []

    var isEmpty: Bool { queue.earliestDue == .distantFuture && linkEnd == nil }
    var hasSubscriptions: Bool { !subscriptions.isEmpty }

    func isSubscribed(_ module: UInt8, _ register: UInt8) -> Bool {
        subscriptions[module, default: 0] & Self.bit(register) != 0
    }

    mutating func subscribe(_ module: UInt8, _ register: UInt8, isOn: Bool) {
        let others = subscriptions[module, default: 0] & ~Self.bit(register)
        let registers = isOn ? others | Self.bit(register) : others
        subscriptions[module] = registers == 0 ? nil : registers
    }

    private static func bit(_ register: UInt8) -> UInt64 { 1 << UInt64(register & 0x3F) }

    /// Forgets what hosts have subscribed to.
    mutating func reset() {
        subscriptions = [:]
        clear()
    }

    /// Drops what was not sent.
    mutating func clear() {
        queue.removeAll()
        linkEnd = nil
    }

    /// Sends the answer to a read.
    mutating func answer(_ module: UInt8, _ register: UInt8, _ payload: [UInt8], at time: Timestamp) {
        let header = BoardCommand.answer(module, register)
        send(BoardTable.notification, [header.0, header.1] + payload, at: time)
    }

    /// Sends the value of a register, if a host has subscribed to it.
    mutating func notify(_ module: UInt8, _ register: UInt8, _ payload: [UInt8], at time: Timestamp) {
        guard isSubscribed(module, register) else { return }
        send(BoardTable.notification, [module, register] + payload.prefix(BoardTable.longestPacket - 2), at: time)
    }

    /// The same for the numbers of samples; allocates nothing.
    mutating func notify(_ module: UInt8, _ register: UInt8, samples: [Int16], at time: Timestamp) {
        guard isSubscribed(module, register) else { return }
        packet.removeAll()
        packet.write(module)
        packet.write(register)
        for sample in samples { packet.write(sample) }
        let bytes = packet.bytes
        queue.append(BoardTable.notification, bytes.span, at: time)
    }

    /// Sends the value of any characteristic.
    mutating func send(_ handle: ValueHandle, _ bytes: [UInt8], at time: Timestamp) {
        queue.append(handle, bytes.span, at: time)
    }

    /// Passes everything on, or drops it while the board is silent.
    mutating func drain(into outlet: inout PeripheralOutlet, isSilent: Bool) {
        while true {
            let due = queue.earliestDue
            guard let handle = queue.popFirst(at: .distantFuture, into: &buffer) else { return }
            if !isSilent { outlet.notify(handle, buffer.span, at: due) }
        }
    }
}
