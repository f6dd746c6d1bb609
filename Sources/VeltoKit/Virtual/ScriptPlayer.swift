internal import VeltoCore
internal import VeltoMotion

/// Plays a script on a virtual device, and ends its operation.
///
/// On the loop, which wakes up for each step.
final class ScriptPlayer {
    /// The maximum number of steps per turn of the loop, which other work waits for.
    private static let stepsPerTurn = 256

    let operation: Context.Operation
    private let device: Device
    private let start: Timestamp
    private var script: ScriptReader
    private var next: ScriptStep?
    private let counts: GameInput.Counts
    private let services: HubServices
    private let ended: () -> Void
    private lazy var timer = LoopTimer { [unowned self] in playDueSteps() }

    /// Starts playing; `ended` may be called before the initializer returns.
    init(
        _ script: ScriptReader, on device: Device, since start: Timestamp, _ operation: Context.Operation,
        _ services: HubServices, ended: @escaping () -> Void
    ) {
        self.script = script
        self.device = device
        self.start = start
        self.operation = operation
        self.services = services
        self.ended = ended
        counts = device.input.begin(script.start)
        advance()
    }

    func play() {
        playDueSteps()
    }

    private func playDueSteps() {
        let now = services.loop.time.now
        for _ in 0..<Self.stepsPerTurn {
            guard let step = next else { return end(.success(())) }
            guard time(step.time) <= now else { break }
            device.take(supplied(step), at: time(step.time))
            advance()
        }
        if let next { services.loop.schedule(timer, at: time(next.time)) } else { end(.success(())) }
    }

    private func advance() {
        // The script was checked before the start.
        next = try? script.next()
    }

    private func time(_ offset: UInt64) -> Timestamp {
        Timestamp(nanoseconds: start.nanoseconds &+ offset)
    }

    /// Returns the input of a step, with timestamps of this context and counts of this device.
    private func supplied(_ step: ScriptStep) -> SuppliedInput {
        var input = step.input
        let arrival = Int64(bitPattern: start.nanoseconds).addingReportingOverflow(step.timestamp)
        input.values.timestamp = Timestamp(
            nanoseconds: arrival.overflow || arrival.partialValue < 0 ? 0 : UInt64(arrival.partialValue))
        input.values.counts.combineButtons(with: counts, &+)
        return input
    }

    func end(_ result: Result<Void, VeltoError>) {
        services.loop.cancel(timer)
        next = nil
        ended()
        services.finish(operation, result)
    }
}

/// The scripts in progress, at most one per device.
///
/// On the loop.
final class ScriptPlayers {
    private let services: HubServices
    private var players: [ObjectHandle: ScriptPlayer] = [:]

    init(services: HubServices) {
        self.services = services
    }

    func play(_ script: ScriptReader, on device: Device, since start: Timestamp, _ operation: Context.Operation) {
        end(of: device, "another script is played on the device")
        guard device.input.isConnected else {
            return services.finish(
                operation,
                .failure(VeltoError(.notConnected, "the device was disconnected", remedy: "connect it first")))
        }
        let player = ScriptPlayer(
            script, on: device, since: start, operation, services,
            ended: { [unowned self] in players[device.handle] = nil })
        players[device.handle] = player
        player.play()
    }

    func cancel(_ operation: Context.Operation) {
        guard let player = players[operation.device], player.operation === operation else { return }
        player.end(.failure(VeltoError(.cancelled, "the script was cancelled")))
    }

    /// Handles a disconnected or forgotten device.
    func end(of device: Device, _ reason: String) {
        players[device.handle]?.end(.failure(VeltoError(.cancelled, reason)))
    }
}
