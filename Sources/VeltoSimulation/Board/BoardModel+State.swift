internal import VeltoCore

/// The persistent state of a board between runs of a program.
///
/// A board with running loggers keeps working between the runs.
extension BoardModel {
    /// The maximum number of sampling times to simulate for an absence: a night at 100 Hz.
    ///
    /// The simulation of that takes about five seconds of processor time.
    static let longestAbsence = 3_000_000
    /// The wake-up time of a magnetometer (seconds).
    private static let wakingTime = 0.5

    var configuration: BoardConfiguration { body.configuration }

    /// Returns the state of the board, in the form that `restore` accepts.
    func state(at time: Timestamp) -> BoardState {
        BoardState(
            flash: body.flash, commands: modules.commands(body, at: time) + bus.radio.commands,
            uptime: body.uptime(at: time))
    }

    /// Restores a state and simulates `absence` nanoseconds since it was saved.
    ///
    /// No host may be connected.
    ///
    /// Returns false if the absence was too long to simulate completely.
    func restore(
        _ state: BoardState, absence: UInt64, at time: Timestamp, atMost moments: Int = longestAbsence
    ) -> Bool {
        guard absence > 0 else {
            become(state, at: time)
            return true
        }
        // Use a separate clock, since the clock of the context may have started later.
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

    /// Runs the loggers from one time to another; returns false if that takes too many steps.
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
        // Run the commands twice, since a magnetometer accepts its settings only while it is awake.
        let early = Timestamp(
            nanoseconds: time.nanoseconds
                - min(time.nanoseconds, Timestamp.zero.advanced(bySeconds: Self.wakingTime).nanoseconds))
        for moment in [early, time] {
            for command in commands { modules.obey(command, &body, &bus, at: moment) }
        }
        modules.skip(to: time, orIfHeard: time)
        bus.dropWaiting()
        bus.radio.clear()
        // Commands of a saved state never restart the board.
        (body.pendingRestart, body.startsBootloader) = (nil, false)
    }
}
