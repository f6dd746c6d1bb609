internal import VeltoCore

/// The persistent state of a board between runs of a program.
///
/// The board continues in between, like a real one.
extension BoardModel {
    /// The maximum number of moments with samples that are made up for: a night at 100 Hz, which takes a processor
    /// about five seconds.
    static let longestAbsence = 3_000_000
    /// Seconds in which a magnetometer wakes up.
    private static let wakingTime = 0.5

    var configuration: BoardConfiguration { body.configuration }

    /// Its state, as `restore` takes it.
    func state(at time: Timestamp) -> BoardState {
        BoardState(
            flash: body.flash, commands: modules.commands(body, at: time) + bus.radio.commands,
            uptime: body.uptime(at: time))
    }

    /// Becomes the board whose state this is, as it would be `absence` nanoseconds later; no host is connected.
    ///
    /// Returns false if it has missed a part of an absence that was too long.
    func restore(
        _ state: BoardState, absence: UInt64, at time: Timestamp, atMost moments: Int = longestAbsence
    ) -> Bool {
        guard absence > 0 else {
            become(state, at: time)
            return true
        }
        // On a clock of its own: that of the context may have begun later.
        let start = Timestamp.zero.advanced(bySeconds: 1)
        let (sum, overflow) = start.nanoseconds.addingReportingOverflow(absence)
        let end = overflow ? .distantFuture : Timestamp(nanoseconds: sum)
        let hand = body.hand
        become(state, at: start)
        let isWhole = work(from: start, to: end, atMost: moments)
        body.hand = hand
        var later = self.state(at: end)
        later.uptime = state.uptime &+ absence
        become(later, at: time)
        return isWhole
    }

    /// Runs everything that loggers record; false if that takes too long.
    private func work(from start: Timestamp, to end: Timestamp, atMost moments: Int) -> Bool {
        guard worksAlone else { return true }
        var outlet = PeripheralOutlet(seed: 0)
        for _ in 0..<moments {
            let due = nextDue
            guard due <= end, due < .distantFuture else { return true }
            perform(due, since: start, &outlet)
        }
        return false
    }

    private func become(_ state: BoardState, at time: Timestamp) {
        if isInBootloader { tableSerial += 1 }
        (isInBootloader, isPoweredDown, advertisingStart) = (false, false, time)
        body.restore(state.flash, uptime: state.uptime, at: time)
        modules = BoardModules(body.configuration)
        bus.reset()
        let commands = state.commands.compactMap { BoardCommand($0) }.filter { !$0.isRead }
        // Twice, since a magnetometer takes its settings only when it is awake.
        let early = Timestamp(
            nanoseconds: time.nanoseconds
                - min(time.nanoseconds, Timestamp.zero.advanced(bySeconds: Self.wakingTime).nanoseconds))
        for moment in [early, time] {
            for command in commands { modules.obey(command, &body, &bus, at: moment) }
        }
        modules.skip(to: time, orIfHeard: time)
        bus.dropWaiting()
        bus.radio.clear()
        // No command of a state restarts it.
        (body.pendingRestart, body.startsBootloader) = (nil, false)
    }
}
