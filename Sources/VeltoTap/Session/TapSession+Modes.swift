internal import VeltoCore
internal import VeltoWearable

/// The progress of mode writes on a link.
struct ModeWriting {
    /// The error of a refused packet of the mode, kept until the last packet.
    var refusal: VeltoError?
    /// The refused mode; nil if the state was refused.
    var refused: TapMode?
    /// The mode that the device accepted last; nil if it has refused one since.
    var taken: TapMode?
    /// Whether the device must become a keyboard and has not confirmed it yet.
    var owesRelease = false
    /// The time at which text mode is written again before the link is released; nil for never.
    var releaseDeadline: Timestamp?
    /// Whether a device with the framed protocol may have fallen back to text mode because it missed a keep-alive.
    var mayHaveFallenBack = false
}

extension TapSession {
    /// The time between two attempts to write text mode before the link is released (seconds).
    private static let releasePause = 0.05
    /// A keep-alive later than this may have been missed (seconds).
    private static let punctuality = 1.0

    /// Writes modes and states.
    ///
    /// The operation ends with the last write.
    func send(
        _ writes: [ModeController.Write], ending operation: SessionOperation? = nil, _ out: inout SessionOutput
    ) {
        guard let handles, !writes.isEmpty else {
            if let operation { out.finish(operation, .success([])) }
            return
        }
        let packets = handles.isFramed ? modes.framed(writes) : ModeController.classic(writes)
        for (index, packet) in packets.enumerated() {
            let isLast = index == packets.count - 1
            let purpose = Purpose.mode(packet.mode, isLast ? operation : nil, isLast: isLast)
            queue.add(.write(packet.bytes, handles.commands), as: purpose, &out)
        }
    }

    /// Writes the modes again, unless they are already queued.
    func refresh(_ operation: SessionOperation, _ out: inout SessionOutput) {
        let isWaiting = queue.contains { if case .mode = $0 { true } else { false } }
        send(isWaiting ? [] : modes.refresh(), ending: operation, &out)
    }

    /// Removes queued modes that no operation waits for: text mode must not follow them.
    private func forgetWaitingModes() {
        var isAwaited = false
        queue.keepWaiting { purpose in
            guard case .mode(_, let operation, let isLast) = purpose else { return true }
            if isLast { isAwaited = operation != nil }
            return isAwaited
        }
    }

    func keepAlive(_ out: inout SessionOutput) {
        guard let handles else { return }
        queue.add(.write(FramedCommand.keepAlive.bytes, handles.commands), as: .keepAlive, &out)
    }

    /// Handles the result of a keep-alive.
    ///
    /// After a failure the mode is written again with the next keep-alive.
    func keptAlive(_ result: Result<ReceivedBytes, VeltoError>, _ out: inout SessionOutput) {
        guard case .success = result else { return writing.mayHaveFallenBack = true }
        if writing.mayHaveFallenBack { send(modes.refresh(), &out) }
        writing.mayHaveFallenBack = false
    }

    /// Applies the defaults of all TAPs.
    func take(_ new: TapDefaults, _ out: inout SessionOutput) {
        defaults = new
        if isLeaving { return }
        if new.isPaused { unsafe decoder.release(out) }
        let writes = modes.take(new)
        // During a pause only text mode is written.
        writing.owesRelease = new.isPaused && (writing.owesRelease || !writes.isEmpty)
        if new.isPaused, !writes.isEmpty { forgetWaitingModes() }
        send(writes, &out)
    }

    /// Handles the result of writing a packet of the mode.
    ///
    /// After a failure the device does not have the mode.
    func written(
        _ mode: TapMode?, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp, _ out: SessionOutput
    ) {
        if case .failure(let error) = result {
            if writing.refusal == nil { (writing.refusal, writing.refused) = (error, mode) }
            writing.taken = nil
        } else if writing.refusal == nil {
            modes.wasTaken(mode)
            guard let mode else { return }
            writing.taken = mode
            modeTaken(mode, at: time, out)
        }
    }

    func endMode(_ operation: SessionOperation?, at time: Timestamp, _ out: inout SessionOutput) {
        if writing.taken == .text { writing.owesRelease = false }
        if let refusal = writing.refusal {
            // Further attempts fail for the same reason.
            if writing.releaseDeadline == nil {
                out.log(.error, "the device did not take its mode: \(refusal.message)")
            }
            if isLeaving { writing.releaseDeadline = time.advanced(bySeconds: Self.releasePause) }
        } else {
            writing.releaseDeadline = nil
        }
        let isLast = !queue.contains { if case .mode = $0 { true } else { false } }
        if operation != nil, writing.refusal != nil, isLast { modes.wasRefused(writing.refused) }
        if let operation { out.finish(operation, writing.refusal.map { .failure($0) } ?? .success([])) }
        writing.refusal = nil
    }

    func refresh(after due: Timestamp, at time: Timestamp, _ out: inout SessionOutput) {
        let delay = time.seconds(since: due)
        // Missed ticks are skipped.
        let missed = (delay / ModeController.refreshPeriod).rounded(.down)
        nextRefresh = due.advanced(bySeconds: (missed + 1) * ModeController.refreshPeriod)
        if writing.owesRelease { send(modes.release(), &out) }
        guard handles?.isFramed == true else { return send(modes.refresh(), &out) }
        if delay > Self.punctuality { writing.mayHaveFallenBack = true }
        keepAlive(&out)
    }
}
