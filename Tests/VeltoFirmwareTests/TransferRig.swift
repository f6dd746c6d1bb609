import VeltoBluetooth
import VeltoCore

@testable import VeltoFirmware
@testable import VeltoSimulation

/// A write of the host to a bootloader.
struct RecordedTransferWrite: Hashable {
    let isControl: Bool
    let bytes: [UInt8]
}

/// A fault on the way between host and bootloader, which happens once.
enum TransferFault: Hashable, CaseIterable {
    /// The link ends before the device has the write.
    case drop
    /// The link ends, and the device starts again.
    case reset
    case flip
    case lose
    case duplicate
    case truncate
    /// The response to the write, or the receipt, does not arrive.
    case silence
}

/// A transfer and a bootloader without a radio between them; time passes when nothing else happens.
final class TransferRig {
    var device: any BootloaderFirmware
    var flash = ProgramFlash()
    private(set) var writes: [RecordedTransferWrite] = []
    private(set) var reports: [TransferAction] = []
    /// The number of links so far.
    private(set) var linkCount = 0
    /// The fault, and the number of writes before it.
    var fault: (fault: TransferFault, after: Int)?
    /// Bytes of a packet of the attribute protocol.
    var mtu = 247
    private var events: [TransferEvent] = []
    private var isUp = false
    /// Whether the device has started its firmware since the beginning of the link.
    private var hasStarted = false

    init(_ kind: BootloaderKind, twoBanks: Bool = false, repeatsExecution: Bool = true) {
        flash.hasTwoBanks = twoBanks
        if kind == .secure {
            var secure = SecureBootloader()
            secure.repeatsExecution = repeatsExecution
            device = secure
        } else {
            device = kind.makeFirmware()
        }
    }

    /// Transfers a part over one link.
    func transfer(_ part: FirmwareImage.Part) -> Result<Void, VeltoError> {
        linkCount += 1
        (isUp, hasStarted) = (true, false)
        events = [.began]
        var transfer = part.makeTransfer(mtu: mtu)
        var hasTimer = false
        while isUp {
            let event: TransferEvent
            if !events.isEmpty {
                event = events.removeFirst()
            } else if hasTimer {
                (event, hasTimer) = (.timerFired, false)
            } else {
                return .failure(VeltoError(.internal, "the transfer waits for nothing"))
            }
            for action in transfer.handle(event) {
                switch action {
                case .control(let bytes): write(bytes, isControl: true)
                case .packet(let bytes): write(bytes, isControl: false)
                case .startTimer: hasTimer = true
                case .report: reports.append(action)
                case .finish: return .success(())
                case .fail(let error): return .failure(error)
                }
            }
        }
        // Whether the device starts a firmware or waits in its bootloader shows on the next link.
        let isComplete = transfer.isActivating && hasStarted
        return isComplete ? .success(()) : .failure(VeltoError(.disconnected, "the link was lost"))
    }

    /// Transfers a part as an update does: over further links, as long as errors are those of links.
    func update(_ part: FirmwareImage.Part, links: Int = 4) -> Result<Void, VeltoError> {
        var result = transfer(part)
        for _ in 1..<links {
            guard case .failure(let error) = result, error.isOfLink else { break }
            result = transfer(part)
        }
        return result
    }

    private func write(_ bytes: [UInt8], isControl: Bool) {
        let number = writes.count
        guard isUp else { return }
        writes.append(RecordedTransferWrite(isControl: isControl, bytes: bytes))
        guard let fault, fault.after == number else { return deliver(bytes, isControl) }
        self.fault = nil
        switch fault.fault {
        case .drop: isUp = false
        case .reset: restart()
        case .flip: deliver([bytes[0] ^ 0x10] + bytes.dropFirst(), isControl)
        case .lose: break
        case .duplicate:
            deliver(bytes, isControl)
            deliver(bytes, isControl)
        case .truncate: deliver(Array(bytes.dropLast()), isControl)
        case .silence: deliver(bytes, isControl, isAnswered: false)
        }
    }

    private func deliver(_ bytes: [UInt8], _ isControl: Bool, isAnswered: Bool = true) {
        guard isUp, !bytes.isEmpty else { return }
        let handle = isControl ? BootloaderHandle.control : BootloaderHandle.packet
        for reaction in device.write(handle, bytes, &flash) {
            switch reaction {
            case .notify(let notification): if isAnswered { events.append(.notified(notification)) }
            case .reset: restart()
            }
        }
    }

    private func restart() {
        device.restarted()
        hasStarted = flash.isStartable
        isUp = false
    }

    /// The numbers of the control writes, in order.
    var controls: [[UInt8]] { writes.filter(\.isControl).map(\.bytes) }
}
