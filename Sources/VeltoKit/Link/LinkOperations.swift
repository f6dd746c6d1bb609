internal import VeltoCore

/// The program's operations that wait for a link to be ready or to end.
///
/// On the loop.
final class LinkOperations {
    private struct Connecting {
        let operation: Context.Operation
        var end: Timestamp
        var timer: LoopTimer
        let timedOut: () -> Void
        /// The remaining time to wait for the link's turn (seconds); 0 if the timeout includes it.
        var turnTime: Double
        /// The turn timeout as set by the program (seconds).
        let wantedTurnTime: Double
        /// The start of the wait for a turn, and the remaining timeout then (seconds); nil without a wait.
        var turn: (since: Timestamp, timeLeft: Double)?
    }

    private let services: HubServices
    private var connecting: [Connecting] = []
    private var disconnecting: [Context.Operation] = []

    init(services: HubServices) {
        self.services = services
    }

    /// Whether an operation waits for the link to be ready.
    var isAwaitingLink: Bool { !connecting.isEmpty }

    /// The time until the last of these operations times out (seconds); nil if there is none.
    var remainingTime: Double? {
        connecting.map(\.end).max().map { max(0, $0.seconds(since: services.loop.time.now)) }
    }

    /// Adds an operation that waits for the link to be ready; `timedOut` runs after `timeout` seconds.
    func connect(
        _ operation: Context.Operation, timeout: Double, turnTimeout: Double, _ timedOut: @escaping () -> Void
    ) {
        let timer = LoopTimer(timedOut)
        let end = services.loop.time.now.advanced(bySeconds: timeout)
        connecting.append(
            Connecting(
                operation: operation, end: end, timer: timer, timedOut: timedOut, turnTime: turnTimeout,
                wantedTurnTime: turnTimeout))
        services.loop.schedule(timer, inSeconds: timeout)
    }

    // MARK: Turns

    /// Handles a wait for the link's turn.
    ///
    /// Operations with a turn timeout use it instead of their timeout; `timedOut` runs with the program's value.
    func turnAwaited(_ timedOut: @escaping (Context.Operation, Double) -> Void) {
        let now = services.loop.time.now
        for index in connecting.indices where connecting[index].turnTime > 0 && connecting[index].turn == nil {
            let (operation, wanted) = (connecting[index].operation, connecting[index].wantedTurnTime)
            connecting[index].turn = (now, max(0, connecting[index].end.seconds(since: now)))
            restart(index, LoopTimer { timedOut(operation, wanted) }, after: connecting[index].turnTime)
        }
    }

    /// Handles the turn of the link: the timeouts resume.
    func turnCame() {
        let now = services.loop.time.now
        for index in connecting.indices {
            guard let turn = connecting[index].turn else { continue }
            connecting[index].turn = nil
            connecting[index].turnTime = max(1e-9, connecting[index].turnTime - now.seconds(since: turn.since))
            restart(index, LoopTimer(connecting[index].timedOut), after: turn.timeLeft)
        }
    }

    private func restart(_ index: Int, _ timer: LoopTimer, after seconds: Double) {
        services.loop.cancel(connecting[index].timer)
        connecting[index].timer = timer
        connecting[index].end = services.loop.time.now.advanced(bySeconds: seconds)
        services.loop.schedule(timer, inSeconds: seconds)
    }

    /// Adds an operation that waits for the link to end.
    func disconnect(_ operation: Context.Operation) {
        disconnecting.append(operation)
    }

    /// Fails an operation that waits for the link to be ready.
    ///
    /// Returns whether it waited.
    func fail(_ operation: Context.Operation, _ error: VeltoError) -> Bool {
        guard let index = connecting.firstIndex(where: { $0.operation === operation }) else { return false }
        services.loop.cancel(connecting.remove(at: index).timer)
        services.finish(operation, .failure(error))
        return true
    }

    /// Ends all operations that wait for the link to be ready.
    func finishConnecting(_ result: Result<Void, VeltoError>) {
        let ended = connecting
        connecting = []
        for item in ended {
            services.loop.cancel(item.timer)
            services.finish(item.operation, result)
        }
    }

    /// Ends all operations that wait for the link to end.
    func finishDisconnecting() {
        let ended = disconnecting
        disconnecting = []
        for operation in ended { services.finish(operation, .success(())) }
    }
}
