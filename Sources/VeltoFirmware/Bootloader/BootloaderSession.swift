package import VeltoBluetooth
package import VeltoCore
package import VeltoWearable

/// Sends one part of an image to a bootloader; the operation ends when the device starts again with it.
package struct TransferFirmware: SessionCommand {
    let part: FirmwareImage.Part
    let mtu: Int
    let report: @Sendable (TransferStage, _ done: Int) -> Void

    /// Describes the transfer over a link whose packets have up to `mtu` bytes; `report` runs on the loop.
    package init(
        _ part: FirmwareImage.Part, mtu: Int, report: @escaping @Sendable (TransferStage, _ done: Int) -> Void
    ) {
        self.part = part
        self.mtu = mtu
        self.report = report
    }
}

/// The session with a device in its bootloader: ready at once, it only transfers firmware.
package final class BootloaderSession: WearableSession {
    private struct Running {
        let operation: SessionOperation
        let command: TransferFirmware
        var transfer: any Transfer
        /// The error of a transfer whose last command is on its way.
        var failure: VeltoError?
    }

    /// Time for the last command of a transfer that has failed (seconds).
    private static let lastWords = 2.0

    private static let subscription: SessionRequest = "subscription"
    private static let control: SessionRequest = "control"
    private static let packet: SessionRequest = "packet"

    private var points: BootloaderPoints?
    private var running: Running?
    private var now = Timestamp.zero
    /// The number of commands whose writes were not acknowledged.
    private var openControls = 0

    /// A session without a link.
    package init() {}

    /// Ready at once.
    package func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        now = time
        points = BootloaderPoints(in: table)
        end(.failure(VeltoError(.disconnected, "the device has changed its services")), &out)
        out.log(.info, "the device is in its bootloader")
        out.ready()
    }

    /// Hands responses to the transfer.
    package func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        guard characteristic == points?.control else { return }
        handle(.notified(ReceivedBytes(bytes).readAll()), at: time, &out)
    }

    /// Begins the transfer when the control point notifies; a write that fails ends it.
    package func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        now = time
        if request == Self.control { openControls -= 1 }
        if let failure = running?.failure {
            if openControls == 0 { end(.failure(failure), &out) }
        } else if case .failure(let error) = result {
            // The device may start again before it has answered the last command.
            if running?.transfer.isActivating != true { end(.failure(error), &out) }
        } else if request == Self.subscription {
            handle(.began, at: time, &out)
        }
    }

    /// Takes firmware, and nothing else.
    package func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        guard let command = command as? TransferFirmware else { return out.finish(operation, .failure(.inBootloader)) }
        guard let points else { return out.finish(operation, .failure(.otherProcedure(nil))) }
        guard points.procedure == command.part.procedure else {
            // A device that has its firmware starts it again.
            write(points.procedure.abort, to: points, &out)
            return out.finish(operation, .failure(.otherProcedure(points.procedure)))
        }
        guard running == nil else {
            return out.finish(operation, .failure(VeltoError(.already, "a transfer to the device is under way")))
        }
        running = Running(
            operation: operation, command: command, transfer: command.part.makeTransfer(mtu: command.mtu))
        out.subscribe(to: points.control, as: Self.subscription)
    }

    /// Gives the transfer up: the device starts again.
    package func cancelled(_ operation: SessionOperation, _ out: inout SessionOutput) {
        guard let running, running.operation == operation, let points else { return }
        self.running = nil
        out.setDeadline(nil)
        write(points.procedure.abort, to: points, &out)
    }

    private func write(_ bytes: [UInt8], to points: BootloaderPoints, _ out: inout SessionOutput) {
        openControls += 1
        out.write(bytes, to: points.control, .withResponse, as: Self.control)
    }

    /// A deadline of the transfer has passed.
    package func timerFired(at time: Timestamp, _ out: inout SessionOutput) {
        if let failure = running?.failure { return end(.failure(failure), &out) }
        handle(.timerFired, at: time, &out)
    }

    /// Ends the transfer, which is complete if the device was to start again.
    package func linkDown(_ out: inout SessionOutput) {
        let isComplete = running?.transfer.isActivating ?? false
        end(isComplete ? .success([]) : .failure(running?.failure ?? .lostInTransfer), &out)
        (points, openControls) = (nil, 0)
    }

    // MARK: Transfer

    private func handle(_ event: TransferEvent, at time: Timestamp, _ out: inout SessionOutput) {
        now = time
        guard running?.failure == nil, let actions = running?.transfer.handle(event) else { return }
        for action in actions { perform(action, &out) }
    }

    private func perform(_ action: TransferAction, _ out: inout SessionOutput) {
        guard let points else { return }
        switch action {
        case .control(let bytes): write(bytes, to: points, &out)
        case .packet(let bytes): out.write(bytes, to: points.packet, .withoutResponse, as: Self.packet)
        case .startTimer(let seconds): out.setDeadline(now.advanced(bySeconds: seconds))
        case .report(let stage, let done): running?.command.report(stage, done)
        case .finish: end(.success([]), &out)
        case .fail(let error): fail(error, &out)
        }
    }

    /// The link may be ended as soon as the operation has.
    private func fail(_ error: VeltoError, _ out: inout SessionOutput) {
        guard openControls > 0 else { return end(.failure(error), &out) }
        running?.failure = error
        out.setDeadline(now.advanced(bySeconds: Self.lastWords))
    }

    private func end(_ result: Result<[UInt8], VeltoError>, _ out: inout SessionOutput) {
        guard let operation = running?.operation else { return }
        running = nil
        out.setDeadline(nil)
        out.finish(operation, result)
    }
}

extension VeltoError {
    fileprivate static let lostInTransfer = VeltoError(.disconnected, "the link was lost during the transfer")
}

extension VeltoError {
    /// The image is for the other kind of bootloader than the device has; nil for one that is incomplete.
    package static func otherProcedure(_ procedure: FirmwareImage.Procedure?) -> VeltoError {
        let sentence =
            switch procedure {
            case .legacy:
                "the image is for a secure bootloader, and the device has a legacy one: use one for legacy DFU"
            case .secure:
                "the image is for a legacy bootloader, and the device has a secure one: use one for secure DFU"
            case nil: "the bootloader of the device lacks a characteristic"
            }
        return VeltoError(.unsupported, sentence)
    }
}
