internal import VeltoCore

/// The program's operations that wait for a link to be ready, or to end.
///
/// On the loop.
final class LinkOperations {
    private struct Connecting {
        let operation: Context.Operation
        let end: Timestamp
        let timer: LoopTimer
    }

    private let services: HubServices
    private var connecting: [Connecting] = []
    private var disconnecting: [Context.Operation] = []

    init(services: HubServices) {
        self.services = services
    }

    /// Whether an operation waits for the link to be ready.
    var isAwaitingLink: Bool { !connecting.isEmpty }

    /// Seconds until the last of these operations times out; nil if there is none.
    var remainingTime: Double? {
        connecting.map(\.end).max().map { max(0, $0.seconds(since: services.loop.time.now)) }
    }

    /// Adds an operation that waits for the link to be ready; `timedOut` runs after `timeout` seconds.
    func connect(_ operation: Context.Operation, timeout: Double, _ timedOut: @escaping () -> Void) {
        let timer = LoopTimer(timedOut)
        let end = services.loop.time.now.advanced(bySeconds: timeout)
        connecting.append(Connecting(operation: operation, end: end, timer: timer))
        services.loop.schedule(timer, inSeconds: timeout)
    }

    /// Adds an operation that waits for the link to end.
    func disconnect(_ operation: Context.Operation) {
        disconnecting.append(operation)
    }

    /// Fails an operation that waits for the link to be ready, and returns whether it did.
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
