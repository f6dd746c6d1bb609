package import VeltoCore

/// An input of a transfer.
package enum TransferEvent: Hashable, Sendable {
    /// The control point notifies: the transfer begins.
    case began
    /// A notification of the control point.
    case notified([UInt8])
    /// The time that the transfer has requested is up.
    case timerFired
}

/// A request of a transfer.
package enum TransferAction: Hashable, Sendable {
    /// Write to the control point, with response.
    case control([UInt8])
    /// Write to the packet characteristic, without response.
    case packet([UInt8])
    /// Deliver `timerFired` after that many seconds, in place of an earlier request.
    case startTimer(seconds: Double)
    /// Report a stage, and the bytes that the device has confirmed in it.
    case report(TransferStage, done: Int)
    /// The device has the whole part, and did not end the link by itself.
    case finish
    /// The transfer has failed.
    case fail(VeltoError)
}

/// The stages of a transfer, in their order.
package enum TransferStage: Hashable, Sendable {
    /// The device prepares its flash and checks the init packet.
    case starting
    /// The part is sent.
    case sending
    /// The device checks the part and activates it.
    case validating
}

/// The transfer of one part of an image over one link: events go in, actions come out.
package protocol Transfer: Sendable {
    /// Handles an event, and returns the actions to perform, in order.
    mutating func handle(_ event: TransferEvent) -> [TransferAction]

    /// Whether the end of the link is the end of a complete transfer.
    var isActivating: Bool { get }
}

extension FirmwareImage.Procedure {
    /// The command that gives a transfer up: the device starts again.
    var abort: [UInt8] { self == .legacy ? [LegacyTransfer.reset] : [SecureTransfer.abort] }
}

extension FirmwareImage.Part {
    /// Makes the transfer to a device that takes packets of up to `mtu` bytes of the attribute protocol.
    package func makeTransfer(mtu: Int) -> any Transfer {
        switch procedure {
        case .legacy: LegacyTransfer(self)
        case .secure: SecureTransfer(self, mtu: mtu)
        }
    }
}

extension [UInt8] {
    /// The packets of at most `size` bytes that make up a range.
    func packets(_ range: Range<Int>, size: Int) -> [TransferAction] {
        stride(from: range.lowerBound, to: range.upperBound, by: size).map { start in
            .packet(Array(self[start..<Swift.min(start + size, range.upperBound)]))
        }
    }

    /// The four bytes of a number, little-endian.
    init(word: UInt32) { self = (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }

    /// The little-endian number of four bytes at an offset; nil behind the end.
    func word(at offset: Int) -> UInt32? {
        guard offset >= 0, offset + 4 <= count else { return nil }
        return (0..<4).reduce(0) { $0 | UInt32(self[offset + $1]) << UInt32(8 * $1) }
    }
}
