internal import VeltoCore

/// The transfer to a secure bootloader: the init packet, then the image in objects, each with a checksum.
///
/// An interrupted transfer continues after the bytes with a correct checksum. A request and its response take two
/// connection events, in which a fast link carries 1/3 of an object. Packets are therefore sent right after the creation
/// of their object. A receipt after the last packet replaces the checksum request, and the execution does not wait for
/// it. After the first fault, and in a resumed transfer, each step waits for the previous one.
///
/// | state                | next step after success                                           |
/// |----------------------|-------------------------------------------------------------------|
/// | selecting a command  | creation, or the missing part of the init packet → checking       |
/// | creating a command   | the init packet → checking                                        |
/// | checking a command   | execution; if wrong: creation again, at most three times          |
/// | executing a command  | receipts → setting receipts                                       |
/// | setting receipts     | selection of data                                                 |
/// | selecting data       | creation of an object, its remaining packets, or its execution    |
/// | creating data        | packets → sending; the first object of a link follows a pause     |
/// | checking data        | execution; if wrong: the object again, then the whole image once  |
/// | executing data       | the next object; the device restarts after the last one           |
/// | verifying data       | the next object (the receipt of the executed object was lost)     |
///
/// Source: MetaWear system protocol, 10.5.
package struct SecureTransfer: Transfer {
    private enum State {
        case idle, selectingCommand, creatingCommand, silencing, checkingCommand, executingCommand
        case settingReceipts, selectingData, creatingData, pausing, sending, checkingData, executingData
        case verifyingData, activating, ended
    }

    /// The command that aborts a transfer.
    static let abort: UInt8 = 12

    private enum Code {
        static let create: UInt8 = 1
        static let receipts: UInt8 = 2
        static let checksum: UInt8 = 3
        static let execute: UInt8 = 4
        static let select: UInt8 = 6
        static let response: UInt8 = 0x60
        static let (command, data): (UInt8, UInt8) = (1, 2)
        static let notPermitted: UInt8 = 8
    }

    /// The maximum number of attempts per object.
    private static let tryLimit = 3
    /// Time that a device needs for its flash before the first packet of a link (seconds).
    private static let firstPause = 0.4

    private let part: FirmwareImage.Part
    private let packetSize: Int
    private var state = State.idle
    private var tries = 0
    private var hasStartedAnew = false
    private var hasPaused = false
    /// Whether each step waits for the previous one.
    private var isCautious = false
    /// Whether packets were sent after the creation of their object, which has no response yet.
    private var awaitsCreation = false
    /// The maximum object size.
    private var objectSize = 4096
    /// The number of bytes of the init packet or the image that the device has confirmed.
    private var offset = 0
    /// The current object.
    private var object = 0..<0
    private var sent = 0
    /// The number of packets between two receipts.
    private var receiptInterval = 12
    /// The end and the checksum of the completed objects.
    private var verified = (end: 0, checksum: UInt32(0))

    /// Creates the transfer of a part over a link with an MTU of `mtu` bytes.
    package init(_ part: FirmwareImage.Part, mtu: Int) {
        self.part = part
        packetSize = max(20, mtu - 3) / 4 * 4
    }

    /// Whether the device may restart before it has responded to the last execution.
    package var isActivating: Bool {
        state == .activating || state == .executingData && object.upperBound == part.bytes.count
    }

    package mutating func handle(_ event: TransferEvent) -> [TransferAction] {
        switch event {
        case .began: begin()
        case .notified(let bytes): notified(bytes)
        case .timerFired: timerFired()
        }
    }

    private mutating func begin() -> [TransferAction] {
        guard state == .idle else { return [] }
        return [.report(.starting, done: 0)] + request(.selectingCommand, [Code.select, Code.command])
    }

    private mutating func request(_ next: State, _ bytes: [UInt8]) -> [TransferAction] {
        state = next
        return [.control(bytes), .startTimer(seconds: TransferTime.response)]
    }

    // MARK: Notifications

    /// The command whose response the state waits for; 0 for none.
    private var awaited: UInt8 {
        switch state {
        case .selectingCommand, .selectingData: Code.select
        case .creatingCommand, .creatingData: Code.create
        case .silencing, .settingReceipts: Code.receipts
        case .checkingCommand, .checkingData, .verifyingData, .sending: Code.checksum
        case .executingCommand, .executingData, .activating: Code.execute
        case .idle, .pausing, .ended: 0
        }
    }

    private mutating func notified(_ bytes: [UInt8]) -> [TransferAction] {
        guard bytes.count >= 3, bytes[0] == Code.response else { return [] }
        if awaitsCreation, bytes[1] == Code.create { return objectCreated(bytes) }
        if state == .executingData, bytes[1] == Code.checksum { return confirmed(bytes) }
        guard bytes[1] == awaited else { return [] }
        guard bytes[2] == 1 else { return refused(bytes[2], extended: bytes.count > 3 ? bytes[3] : nil) }
        switch state {
        case .selectingCommand: return commandSelected(bytes)
        case .creatingCommand: return silence(from: 0)
        case .silencing: return sendCommand()
        case .checkingCommand: return commandChecked(bytes)
        case .executingCommand: return setReceipts()
        case .settingReceipts: return request(.selectingData, [Code.select, Code.data])
        case .selectingData: return dataSelected(bytes)
        case .creatingData: return dataCreated()
        case .sending: return receipt(bytes)
        case .checkingData: return dataChecked(bytes)
        case .executingData: return offset == object.upperBound ? dataExecuted() : verifyData()
        case .verifyingData: return has(bytes, verified.checksum, at: verified.end) ? dataExecuted() : startAnew()
        case .idle, .pausing, .activating, .ended: return []
        }
    }

    // MARK: Init packet

    private mutating func commandSelected(_ bytes: [UInt8]) -> [TransferAction] {
        guard let offset = bytes.word(at: 7), let checksum = bytes.word(at: 11) else { return give(up: .shortAnswer) }
        let count = Int(offset)
        guard count > 0, count <= part.initPacket.count, CRC32.checksum(part.initPacket[..<count]) == checksum else {
            return createCommand()
        }
        return count == part.initPacket.count
            ? request(.executingCommand, [Code.execute]) : silence(from: count)
    }

    private mutating func createCommand() -> [TransferAction] {
        request(
            .creatingCommand, [Code.create, Code.command] + [UInt8](word: UInt32(clamping: part.initPacket.count)))
    }

    /// Disables receipts during the init packet, which continues at an offset.
    private mutating func silence(from offset: Int) -> [TransferAction] {
        self.offset = offset
        return request(.silencing, [Code.receipts, 0, 0])
    }

    private mutating func sendCommand() -> [TransferAction] {
        part.initPacket.packets(offset..<part.initPacket.count, size: packetSize)
            + request(.checkingCommand, [Code.checksum])
    }

    private mutating func commandChecked(_ bytes: [UInt8]) -> [TransferAction] {
        if has(bytes, CRC32.checksum(part.initPacket[...]), at: part.initPacket.count) {
            tries = 0
            return request(.executingCommand, [Code.execute])
        }
        tries += 1
        return tries < Self.tryLimit ? createCommand() : give(up: .badChecksum)
    }

    /// Returns whether a response contains an offset and a checksum.
    private func has(_ bytes: [UInt8], _ checksum: UInt32, at offset: Int) -> Bool {
        bytes.word(at: 3).map { Int($0) } == offset && bytes.word(at: 7) == checksum
    }

    // MARK: Data

    private mutating func setReceipts() -> [TransferAction] {
        // After the last packet of an object, and rarely before, since the transfer does not wait for receipts.
        let count = (objectSize + packetSize - 1) / packetSize
        receiptInterval = (2...48).last { count % $0 == 0 } ?? 32
        return request(.settingReceipts, [Code.receipts, UInt8(clamping: receiptInterval), 0])
    }

    private mutating func dataSelected(_ bytes: [UInt8]) -> [TransferAction] {
        guard let size = bytes.word(at: 3), let offset = bytes.word(at: 7), let checksum = bytes.word(at: 11),
            size > 0, size <= 1 << 24
        else { return give(up: .shortAnswer) }
        objectSize = Int(size)
        let count = Int(offset)
        guard count > 0, count <= part.bytes.count else { return create(at: 0) }
        let isRight = CRC32.checksum(part.bytes[..<count]) == checksum
        let start = (count - 1) / objectSize * objectSize
        isCautious = true
        guard isRight else { return create(at: start) }
        select(start)
        (sent, self.offset) = (count, count)
        // A complete object may have been executed on an earlier link.
        return count == object.upperBound
            ? request(.executingData, [Code.execute]) : [.report(.sending, done: count)] + pause()
    }

    private mutating func select(_ start: Int) {
        object = start..<min(start + objectSize, part.bytes.count)
        sent = start
    }

    private mutating func create(at start: Int) -> [TransferAction] {
        select(start)
        let creation = request(
            .creatingData, [Code.create, Code.data] + [UInt8](word: UInt32(clamping: object.count)))
        awaitsCreation = hasPaused && !isCautious
        guard awaitsCreation else { return creation }
        return creation + begunSending()
    }

    /// Handles the creation of the object whose packets are in transit.
    private mutating func objectCreated(_ bytes: [UInt8]) -> [TransferAction] {
        awaitsCreation = false
        guard bytes[2] != 1 else { return [] }
        state = .creatingData
        return refused(bytes[2], extended: bytes.count > 3 ? bytes[3] : nil)
    }

    private mutating func dataCreated() -> [TransferAction] {
        hasPaused ? begunSending() : pause()
    }

    private mutating func pause() -> [TransferAction] {
        hasPaused = true
        state = .pausing
        return [.startTimer(seconds: Self.firstPause)]
    }

    private mutating func begunSending() -> [TransferAction] {
        offset = sent
        return [.report(.sending, done: sent)] + send()
    }

    /// Sends packets until two receipts are pending.
    ///
    /// After the last packet of the object, requests its execution if a receipt arrives on its own, otherwise its
    /// checksum.
    private mutating func send() -> [TransferAction] {
        state = .sending
        let end = min(offset + 2 * receiptInterval * packetSize, object.upperBound)
        let packets = part.bytes.packets(sent..<max(sent, end), size: packetSize)
        sent = max(sent, end)
        guard sent == object.upperBound else { return packets + [.startTimer(seconds: TransferTime.response)] }
        return packets
            + (endsWithReceipt ? request(.executingData, [Code.execute]) : request(.checkingData, [Code.checksum]))
    }

    /// Whether the last packet of the object produces a receipt; the image's last object is verified before execution.
    private var endsWithReceipt: Bool {
        !isCautious && object.upperBound < part.bytes.count
            && ((object.count + packetSize - 1) / packetSize).isMultiple(of: receiptInterval)
    }

    private mutating func receipt(_ bytes: [UInt8]) -> [TransferAction] {
        guard let count = bytes.word(at: 3).map({ Int($0) }), count > offset, count <= sent,
            bytes.word(at: 7) == checksum(to: count)
        else { return mismatch() }
        offset = count
        return [.report(.sending, done: count)] + send()
    }

    /// Handles a checksum; pending receipts arrive here, too.
    private mutating func dataChecked(_ bytes: [UInt8]) -> [TransferAction] {
        guard let count = bytes.word(at: 3).map({ Int($0) }), bytes.word(at: 7) == checksum(to: count) else {
            return mismatch()
        }
        if count == object.upperBound { return execute() }
        // This is a receipt of all packets except the last ones; the checksum follows.
        guard count > offset, (count - offset) == receiptInterval * packetSize else { return mismatch() }
        offset = count
        return [.report(.sending, done: count)]
    }

    /// Handles the receipt of an object whose execution was requested; a wrong receipt leaves it unconfirmed.
    private mutating func confirmed(_ bytes: [UInt8]) -> [TransferAction] {
        guard let count = bytes.word(at: 3).map({ Int($0) }), count > offset, count <= object.upperBound,
            bytes.word(at: 7) == checksum(to: count)
        else { return [] }
        offset = count
        return [.report(.sending, done: count)]
    }

    /// Verifies an object that was executed without a receipt of its last packet.
    private mutating func verifyData() -> [TransferAction] {
        verified = (object.upperBound, checksum(to: object.upperBound) ?? 0)
        return request(.verifyingData, [Code.checksum])
    }

    /// Returns the checksum of the image up to an offset; nil for an invalid offset.
    private func checksum(to end: Int) -> UInt32? {
        guard (0...part.bytes.count).contains(end) else { return nil }
        return end >= verified.end
            ? CRC32.checksum(part.bytes[verified.end..<end], after: verified.checksum)
            : CRC32.checksum(part.bytes[..<end])
    }

    private mutating func execute() -> [TransferAction] {
        offset = object.upperBound
        let isLast = object.upperBound == part.bytes.count
        return [.report(.sending, done: object.upperBound)]
            + (isLast ? [.report(.validating, done: part.bytes.count)] : [])
            + request(.executingData, [Code.execute])
    }

    private mutating func dataExecuted() -> [TransferAction] {
        tries = 0
        verified = (object.upperBound, checksum(to: object.upperBound) ?? 0)
        guard object.upperBound >= part.bytes.count else { return create(at: object.upperBound) }
        state = .activating
        return [.startTimer(seconds: TransferTime.restart)]
    }

    /// Repeats the object; after the maximum number of attempts, repeats the whole image once.
    private mutating func mismatch() -> [TransferAction] {
        tries += 1
        isCautious = true
        return tries < Self.tryLimit ? create(at: object.lowerBound) : startAnew()
    }

    private mutating func startAnew() -> [TransferAction] {
        isCautious = true
        guard !hasStartedAnew else { return give(up: .badChecksum) }
        hasStartedAnew = true
        tries = 0
        verified = (0, 0)
        return createCommand()
    }

    // MARK: End

    private mutating func refused(_ result: UInt8, extended: UInt8?) -> [TransferAction] {
        switch state {
        case .executingData where offset < object.upperBound: return mismatch()
        case .executingData where result == Code.notPermitted: return dataExecuted()
        // It was executed on an earlier link. If it was not, the image is not permitted either.
        case .executingCommand where result == Code.notPermitted: return setReceipts()
        // An incorrect object is rejected as a whole.
        case .executingData where !hasStartedAnew && object.lowerBound > 0 && object.upperBound < part.bytes.count:
            tries = Self.tryLimit
            return mismatch()
        default:
            let isOfInit = [.selectingCommand, .creatingCommand, .silencing, .checkingCommand, .executingCommand]
                .contains(state)
            return give(up: .secureRefusal(result, extended: extended, ofInit: isOfInit))
        }
    }

    private mutating func timerFired() -> [TransferAction] {
        switch state {
        case .pausing: return begunSending()
        case .activating:
            state = .ended
            return [.finish]
        default: return give(up: .bootloaderSilent)
        }
    }

    private mutating func give(up error: VeltoError) -> [TransferAction] {
        guard state != .ended, state != .idle else { return [] }
        state = .ended
        // Do not abort a transfer that can be resumed.
        return (error.code == .rejected ? [.control([Self.abort])] : []) + [.fail(error)]
    }
}

extension VeltoError {
    fileprivate static let shortAnswer = VeltoError(.protocol, "the bootloader's answer is too short")
}
