package import VeltoBluetooth
package import VeltoCore
package import VeltoWearable

/// Transfers one part of an image to a bootloader; the operation ends when the device restarts with it.
package struct TransferFirmware: SessionCommand {
    let part: FirmwareImage.Part
    let mtu: Int
    let report: @Sendable (TransferStage, _ done: Int) -> Void

    /// Creates a transfer over a link with an MTU of `mtu` bytes; `report` runs on the loop.
    package init(
        _ part: FirmwareImage.Part, mtu: Int, report: @escaping @Sendable (TransferStage, _ done: Int) -> Void
    ) {
        self.part = part
        self.mtu = mtu
        self.report = report
    }
}

/// Restarts the device from its bootloader, with its firmware if that is complete; cancels a running transfer.
///
/// The operation ends when the bootloader has received the command, or the link has ended.
package struct ResetBootloader: SessionCommand {
    /// Creates the command.
    package init() {}
}

/// The session with a device in bootloader mode; it reads the version and transfers firmware.
package final class BootloaderSession: WearableSession {
    private struct Running {
        let operation: SessionOperation
        /// Receives the progress of a transfer.
        var report: @Sendable (TransferStage, _ done: Int) -> Void = { _, _ in }
        var transfer: (any Transfer)?
        /// The result of an operation whose last command is still in transit.
        var ending: Result<[UInt8], VeltoError>?
    }

    /// Time for the last command after a failed transfer (seconds).
    private static let lastWords = 2.0

    private static let subscription: SessionRequest = "subscription"
    private static let control: SessionRequest = "control"
    private static let packet: SessionRequest = "packet"
    private static let version: SessionRequest = "version"

    private var points: BootloaderPoints?
    private var running: Running?
    private var now = Timestamp.zero
    /// The number of unacknowledged commands.
    private var openControls = 0

    /// Creates a session without a link.
    package init() {}

    /// Reads the version of the bootloader, if it has one.
    package func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        now = time
        points = BootloaderPoints(in: table)
        end(.failure(VeltoError(.disconnected, "the device has changed its services")), &out)
        out.log(.info, "the device is in its bootloader")
        guard let version = BootloaderPoints.version(in: table) else { return out.ready() }
        out.read(version, as: Self.version)
    }

    private func versionRead(_ value: Result<ReceivedBytes, VeltoError>, _ out: inout SessionOutput) {
        if case .success(let bytes) = value {
            var details = DeviceDetails()
            details.bootloader = String(validating: bytes.readAll().prefix { $0 != 0 }.prefix(40), as: UTF8.self)
            out.describe(details, at: now)
        }
        out.ready()
    }

    /// Passes responses to the transfer.
    package func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        guard characteristic == points?.control else { return }
        handle(.notified(ReceivedBytes(bytes).readAll()), at: time, &out)
    }

    /// Begins the transfer once the control point notifies; a failed write ends the transfer.
    package func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        now = time
        if request == Self.version { return versionRead(result, &out) }
        if request == Self.control { openControls -= 1 }
        if let ending = running?.ending {
            if openControls == 0 { end(ending, &out) }
        } else if case .failure(let error) = result {
            // The device may restart before it has responded to the last command.
            if running?.transfer?.isActivating != true { end(.failure(error), &out) }
        } else if request == Self.subscription {
            handle(.began, at: time, &out)
        }
    }

    /// Begins a transfer or a restart.
    package func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        if command is ResetBootloader { return reset(.success([]), of: operation, &out) }
        guard let command = command as? TransferFirmware else { return out.finish(operation, .failure(.inBootloader)) }
        guard let points else { return out.finish(operation, .failure(.otherProcedure(nil))) }
        guard running == nil else {
            return out.finish(operation, .failure(VeltoError(.already, "a transfer to the device is under way")))
        }
        guard points.procedure == command.part.procedure else {
            return out.finish(operation, .failure(.otherProcedure(points.procedure)))
        }
        running = Running(
            operation: operation, report: command.report, transfer: command.part.makeTransfer(mtu: command.mtu))
        out.openWriter(to: points.packet)
        out.subscribe(to: points.control, as: Self.subscription)
    }

    /// Aborts a transfer, and ends the operation when the device has received the command.
    private func reset(
        _ result: Result<[UInt8], VeltoError>, of operation: SessionOperation, _ out: inout SessionOutput
    ) {
        end(.failure(.givenUp), &out)
        guard let points else { return out.finish(operation, .failure(.otherProcedure(nil))) }
        running = Running(operation: operation, ending: result)
        write(points.procedure.abort, to: points, &out)
        out.setDeadline(now.advanced(bySeconds: Self.lastWords))
    }

    /// Aborts a transfer, after which the device restarts.
    package func cancelled(_ operation: SessionOperation, _ out: inout SessionOutput) {
        if running?.operation == operation { abandon(&out) }
    }

    /// Aborts a transfer before the link is released.
    package func goodbye(_ out: inout SessionOutput) {
        if running != nil { abandon(&out) }
    }

    private func abandon(_ out: inout SessionOutput) {
        let startsAgain = running?.transfer?.isActivating ?? false
        end(.failure(.givenUp), &out)
        if let points, !startsAgain { write(points.procedure.abort, to: points, &out) }
    }

    private func write(_ bytes: [UInt8], to points: BootloaderPoints, _ out: inout SessionOutput) {
        openControls += 1
        out.write(bytes, to: points.control, .withResponse, as: Self.control)
    }

    /// Handles an expired deadline of the transfer.
    package func timerFired(at time: Timestamp, _ out: inout SessionOutput) {
        now = time
        if let ending = running?.ending { return end(ending, &out) }
        handle(.timerFired, at: time, &out)
    }

    /// Ends the transfer, which is complete if the device was about to restart.
    package func linkDown(_ out: inout SessionOutput) {
        let isComplete = running?.transfer?.isActivating ?? false
        end(isComplete ? .success([]) : running?.ending ?? .failure(.lostInTransfer), &out)
        (points, openControls) = (nil, 0)
    }

    // MARK: Transfer

    private func handle(_ event: TransferEvent, at time: Timestamp, _ out: inout SessionOutput) {
        now = time
        guard running?.ending == nil, let actions = running?.transfer?.handle(event) else { return }
        for action in actions { perform(action, &out) }
    }

    private func perform(_ action: TransferAction, _ out: inout SessionOutput) {
        guard let points else { return }
        switch action {
        case .control(let bytes): write(bytes, to: points, &out)
        case .packet(let bytes): out.write(bytes, to: points.packet, .withoutResponse, as: Self.packet)
        case .startTimer(let seconds): out.setDeadline(now.advanced(bySeconds: seconds))
        case .report(let stage, let done): running?.report(stage, done)
        case .finish: end(.success([]), &out)
        case .fail(let error): fail(error, &out)
        }
    }

    /// Fails the operation; after that, the link may be ended.
    private func fail(_ error: VeltoError, _ out: inout SessionOutput) {
        guard openControls > 0 else { return end(.failure(error), &out) }
        running?.ending = .failure(error)
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
    fileprivate static let givenUp = VeltoError(.cancelled, "the transfer was given up")
}

extension VeltoError {
    /// Returns the error for an image for the other kind of bootloader; nil for an incomplete bootloader.
    package static func otherProcedure(_ procedure: FirmwareImage.Procedure?) -> VeltoError {
        let (problem, remedy) =
            switch procedure {
            case .legacy:
                ("the image is for a secure bootloader, and the device has a legacy one", "use one for legacy DFU")
            case .secure:
                ("the image is for a legacy bootloader, and the device has a secure one", "use one for secure DFU")
            case nil: ("the bootloader of the device lacks a characteristic", "")
            }
        return VeltoError(.unsupported, problem, remedy: remedy)
    }
}
