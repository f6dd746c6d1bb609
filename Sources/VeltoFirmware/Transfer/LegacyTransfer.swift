internal import VeltoCore

/// The transfer to a legacy bootloader, which cannot resume an interrupted transfer.
///
/// | state        | next step after success                                           |
/// |--------------|-------------------------------------------------------------------|
/// | starting     | init packet → initializing; without one, the first packets        |
/// | initializing | receipts, start of the image, the first packets → sending         |
/// | sending      | next packets after each receipt; check after all → validating     |
/// | validating   | activation → activating, which ends with the link                 |
///
/// A bootloader of version 1 does not distinguish kinds of parts. The transfer pauses before it starts again with
/// version 1, and once more before the first packet (preparing).
///
/// Source: MetaWear system protocol, 10.4.
package struct LegacyTransfer: Transfer {
    /// The number of packets between two receipts; the transfer waits for each receipt.
    static let receiptInterval = 12
    /// The packet size in bytes, regardless of the MTU.
    static let packetSize = 20

    /// The pauses of version 1: before its start, and before the first packet (seconds).
    private static let (startPause, imagePause) = (1.0, 2.0)

    private enum State { case idle, starting, pausing, initializing, preparing, sending, validating, activating, ended }

    /// The command that aborts a transfer.
    static let reset: UInt8 = 6

    private enum Code {
        static let start: UInt8 = 1
        static let initialize: UInt8 = 2
        static let receive: UInt8 = 3
        static let validate: UInt8 = 4
        static let activate: UInt8 = 5
        static let receipts: UInt8 = 8
        static let response: UInt8 = 16
        static let receipt: UInt8 = 17
    }

    private let part: FirmwareImage.Part
    private var state = State.idle
    private var sent = 0
    /// Whether the bootloader only accepts applications, with a checksum as the init packet.
    private var isVersion1 = false

    package init(_ part: FirmwareImage.Part) { self.part = part }

    package var isActivating: Bool { state == .activating }

    package mutating func handle(_ event: TransferEvent) -> [TransferAction] {
        switch event {
        case .began: begin()
        case .notified(let bytes): notified(bytes)
        case .timerFired: timerFired()
        }
    }

    // MARK: Steps

    private mutating func begin() -> [TransferAction] {
        guard state == .idle else { return [] }
        state = .starting
        let sizes = [part.softDeviceSize, part.bootloaderSize, applicationSize]
        return [
            .report(.starting, done: 0), .control([Code.start, part.kind.bits]),
            .packet(sizes.flatMap { [UInt8](word: UInt32(clamping: $0)) }), .startTimer(seconds: TransferTime.flash),
        ]
    }

    /// The size of the application; a bare image does not contain it.
    private var applicationSize: Int {
        part.kind == .application && part.applicationSize == 0 ? part.bytes.count : part.applicationSize
    }

    /// Starts again with the commands of version 1.
    private mutating func beginVersion1() -> [TransferAction] {
        state = .starting
        return [
            .control([Code.start]), .packet([UInt8](word: UInt32(clamping: applicationSize))),
            .startTimer(seconds: TransferTime.flash),
        ]
    }

    private mutating func initialize() -> [TransferAction] {
        guard !part.initPacket.isEmpty else { return receive() }
        state = .initializing
        if isVersion1 {
            // The CRC-16 of the image, at the end of longer init packets.
            let checksum = part.initPacket.suffix(2)
            return [.control([Code.initialize] + checksum), .startTimer(seconds: TransferTime.response)]
        }
        return [.control([Code.initialize, 0])]
            + part.initPacket.packets(0..<part.initPacket.count, size: Self.packetSize)
            + [.control([Code.initialize, 1]), .startTimer(seconds: TransferTime.response)]
    }

    private mutating func receive() -> [TransferAction] {
        let begin: [TransferAction] = [
            .control([Code.receipts, UInt8(receiptInterval), 0]), .control([Code.receive]),
        ]
        if isVersion1 {
            state = .preparing
            return begin + [.startTimer(seconds: Self.imagePause)]
        }
        state = .sending
        return begin + send()
    }

    private var receiptInterval: Int { isVersion1 ? 1 : Self.receiptInterval }

    private mutating func send() -> [TransferAction] {
        let end = min(sent + receiptInterval * Self.packetSize, part.bytes.count)
        defer { sent = end }
        return [.report(.sending, done: sent)] + part.bytes.packets(sent..<end, size: Self.packetSize)
            + [.startTimer(seconds: TransferTime.response)]
    }

    // MARK: Notifications

    private mutating func notified(_ bytes: [UInt8]) -> [TransferAction] {
        if bytes.first == Code.receipt { return state == .sending ? receipt(bytes) : [] }
        // Ignore responses to requests on an earlier link.
        guard bytes.count >= 3, bytes[0] == Code.response, bytes[1] == awaited else { return [] }
        guard bytes[2] == 1 else { return refused(bytes[2]) }
        switch state {
        case .starting: return initialize()
        case .initializing: return receive()
        case .sending: return sent == part.bytes.count ? validate() : give(up: .bytesLost)
        case .validating: return activate()
        case .idle, .pausing, .preparing, .activating, .ended: return []
        }
    }

    /// The command whose response the state waits for; 0 for none.
    private var awaited: UInt8 {
        switch state {
        case .starting: Code.start
        case .initializing: Code.initialize
        case .sending: Code.receive
        case .validating: Code.validate
        case .idle, .pausing, .preparing, .activating, .ended: 0
        }
    }

    /// Handles a receipt; the counters of the oldest bootloaders have 16 bits.
    private mutating func receipt(_ bytes: [UInt8]) -> [TransferAction] {
        guard let received = bytes.word(at: 1), received & 0xFFFF == UInt32(truncatingIfNeeded: sent) & 0xFFFF else {
            return give(up: .bytesLost)
        }
        return sent < part.bytes.count ? send() : [.report(.sending, done: sent)]
    }

    private mutating func validate() -> [TransferAction] {
        state = .validating
        return [
            .report(.validating, done: sent), .control([Code.validate]), .startTimer(seconds: TransferTime.flash),
        ]
    }

    private mutating func activate() -> [TransferAction] {
        state = .activating
        return [.control([Code.activate]), .startTimer(seconds: TransferTime.restart)]
    }

    // MARK: End

    private mutating func refused(_ status: UInt8) -> [TransferAction] {
        if state == .starting, status == 3, !isVersion1, part.kind == .application {
            (isVersion1, state) = (true, .pausing)
            return [.startTimer(seconds: Self.startPause)]
        }
        let isInterrupted = state == .starting && status == 2
        return give(up: isInterrupted ? .interruptedTransfer : .legacyRefusal(status, of: awaited))
    }

    private mutating func timerFired() -> [TransferAction] {
        switch state {
        case .pausing: return beginVersion1()
        case .preparing:
            state = .sending
            return send()
        case .activating:
            state = .ended
            return [.finish]
        default: return give(up: .bootloaderSilent)
        }
    }

    private mutating func give(up error: VeltoError) -> [TransferAction] {
        guard state != .ended, state != .idle else { return [] }
        state = .ended
        return [.control([Self.reset]), .fail(error)]
    }
}

extension FirmwareImage.Kind {
    /// The bit mask of the programs in a part: softdevice 1, bootloader 2, application 4.
    var bits: UInt8 {
        switch self {
        case .softDevice: 1
        case .bootloader: 2
        case .softDeviceAndBootloader: 3
        case .application: 4
        }
    }
}
