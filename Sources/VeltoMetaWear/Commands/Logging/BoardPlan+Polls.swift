internal import VeltoCore
internal import VeltoWearable

/// The timers and events that read signals for loggers.
extension BoardPlan {
    /// Starts the timers of the loggers, or stops them.
    func runPolls(_ areOn: Bool) -> [BoardStep] {
        log.loggers.compactMap(\.poll).filter(\.isOnBoard).map { poll in
            let packet = areOn ? BoardTimer.start(.value(poll.timer)) : BoardTimer.stop(.value(poll.timer))
            return .write(
                BoardStep.Write(
                    packet: packet, purpose: areOn ? "start the readings of a logger" : "stop the readings of a logger",
                    kind: areOn ? .plain : .ending))
        }
    }

    /// Refuses a log whose polling was ended by a reset.
    func checkPolls() throws(VeltoError) {
        guard let logger = log.loggers.first(where: { $0.poll?.isOnBoard == false }) else { return }
        throw VeltoError(
            .invalidState,
            "the board has lost the timer that reads \(logger.layout.identifier), by a reset for example",
            remedy: "remove the logger and create it again")
    }

    /// Removes the timer and the event of a logger.
    mutating func removePoll(of logger: BoardLogger) -> [BoardStep] {
        guard let poll = logger.poll, poll.isOnBoard else { return [] }
        let parts = program.items.filter { item in
            item.module == .timer && item.numbers == [poll.timer]
                || item.module == .event && item.numbers == [poll.event]
        }.map(\.id)
        let ends = endStreams(of: [BoardProgram.ticks(of: poll.timer)])
        program.removed(parts)
        for part in parts { slots[part] = nil }
        program.forget(poll.timer, of: .timer)
        program.forget(poll.event, of: .event)
        let packets = [BoardTimer.remove(.value(poll.timer)), BoardEvent.remove(.value(poll.event))]
        return ends
            + packets.map {
                .write(BoardStep.Write(packet: $0, purpose: "end the readings of a logger", kind: .ending))
            }
    }

    /// Handles the loss of timers or events of loggers.
    mutating func losePolls(where isLost: (LoggerPoll) -> Bool = { _ in true }) {
        for index in log.loggers.indices {
            guard let poll = log.loggers[index].poll, isLost(poll) else { continue }
            log.loggers[index].poll?.isOnBoard = false
        }
    }

    /// Returns the packet with which a board reads a signal silently: loggers receive the answer, but it is not sent.
    func silentRequest(for signal: BoardSignal) -> BoardPacket {
        let silentBit: UInt8 = 0x40
        var bytes = request(for: signal)
        if bytes.count >= BoardPacket.headerSize { bytes[1] |= silentBit }
        return BoardPacket(bytes)
    }
}

extension PartID {
    /// The names of a logger's timer and event, which have no handles.
    var polling: (timer: PartID, event: PartID) {
        let number = handle.rawValue & (1 << 56 - 1)
        let part = { (kind: PartKind) in PartID(ObjectHandle(rawValue: UInt64(kind.rawValue) << 56 | number)) }
        return (part(.timer), part(.boardEvent))
    }
}
