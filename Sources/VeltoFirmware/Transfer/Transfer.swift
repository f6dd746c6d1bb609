package import VeltoCore

/// An event of a transfer.
package enum TransferEvent: Hashable, Sendable {
    /// The control point notifies, so the transfer can begin.
    case began
    /// A notification of the control point.
    case notified([UInt8])
    /// The requested timer has expired.
    case timerFired
}

/// An action that a transfer requests.
package enum TransferAction: Hashable, Sendable {
    /// Write to the control point, with response.
    case control([UInt8])
    /// Write to the packet characteristic, without response.
    case packet([UInt8])
    /// Deliver `timerFired` after a time; replaces an earlier timer.
    case startTimer(seconds: Double)
    /// Report a stage, and the number of bytes that the device has confirmed.
    case report(TransferStage, done: Int)
    /// The device has received the whole part, and has not ended the link itself.
    case finish
    /// The transfer has failed.
    case fail(VeltoError)
}

/// The stages of a transfer, in order.
package enum TransferStage: Hashable, Sendable {
    /// The device prepares its flash and checks the init packet.
    case starting
    /// The part is sent.
    case sending
    /// The device checks the part and activates it.
    case validating
}

/// The transfer of a part of an image over one link, as a state machine: events in, actions out.
package protocol Transfer: Sendable {
    /// Handles an event, and returns the actions to perform, in order.
    mutating func handle(_ event: TransferEvent) -> [TransferAction]

    /// Whether the end of the link completes the transfer.
    var isActivating: Bool { get }
}

extension FirmwareImage.Procedure {
    /// The command that aborts a transfer and restarts the device.
    var abort: [UInt8] { self == .legacy ? [LegacyTransfer.reset] : [SecureTransfer.abort] }
}

extension FirmwareImage.Part {
    /// Creates the transfer to a device over a link with an MTU of `mtu` bytes.
    package func makeTransfer(mtu: Int) -> any Transfer {
        switch procedure {
        case .legacy: LegacyTransfer(self)
        case .secure: SecureTransfer(self, mtu: mtu)
        }
    }
}

extension [UInt8] {
    /// Returns the packets of a range, with at most `size` bytes each.
    func packets(_ range: Range<Int>, size: Int) -> [TransferAction] {
        stride(from: range.lowerBound, to: range.upperBound, by: size).map { start in
            .packet(Array(self[start..<Swift.min(start + size, range.upperBound)]))
        }
    }

    /// Creates the four little-endian bytes of a number.
    init(word: UInt32) { self = (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }

    /// Returns the little-endian number of four bytes at an offset; nil beyond the end.
    func word(at offset: Int) -> UInt32? {
        guard offset >= 0, offset + 4 <= count else { return nil }
        return (0..<4).reduce(0) { $0 | UInt32(self[offset + $1]) << UInt32(8 * $1) }
    }
}
