internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

/// The conversation with a board, for straight-line async functions: write, await the reply, continue.
///
/// There are three ways to write. `write` is awaited, and unsent packets are dropped when it fails or is cancelled.
/// `writeWhole` is awaited too, but its packets end an activity: they stay owed to the board until they are written.
/// `post` writes owed packets without waiting.
///
/// Used only on the loop.
final class BoardConversation: @unchecked Sendable {
    // Unchecked: all state belongs to the loop, and the functions that use it run there.

    typealias Answer = Wait.Answer

    /// The response timeout (seconds).
    static let patience = 1.0

    /// The timeout for a requested disconnection (seconds).
    static let patienceWithLink = 5.0

    private let executor = LoopExecutor()
    private var actions: [(inout SessionOutput) -> Void] = []
    /// The batches of pending requests.
    private var batches: [SessionRequest: WriteBatch] = [:]
    private var requests = RequestQueue()
    /// Waits whose request is being written.
    private var asked: [SessionRequest: Wait] = [:]
    /// Waits for other events than a reply, oldest first.
    private var otherWaits: [Wait] = []
    private var stretch = ExclusiveStretch()
    /// The registers with awaited replies without bit 7.
    private var creations: Set<BoardRegister> = []
    private var owedPackets = OwedPackets()
    private var number: UInt64 = 0
    /// The running functions of the program's operations.
    private var tasks: [SessionOperation: Task<Void, Never>] = [:]
    /// The consumers of each register's notifications.
    @exclusivity(unchecked) var routes = RegisterRoutes()
    /// The command characteristic; nil without a link.
    private(set) var command: ValueHandle?
    /// The time of the newest event.
    private(set) var now = Timestamp.zero
    /// The clock of the context, for dates; nil for a session without a clock.
    private(set) var clock: TimeSource?
    /// The reason that writes are refused; nil while there is a link.
    private var refusal: VeltoError? = .notConnected

    // MARK: The session

    /// Begins on a new link; `command` is the characteristic for commands.
    func begin(_ command: ValueHandle, at time: Timestamp, _ out: SessionOutput) {
        executor.begin(out.turns)
        executor.assertIsTurning()
        self.command = command
        now = time
        clock = out.clock
        refusal = nil
    }

    /// Ends with the link, or before its release: every wait ends, and later writes are refused.
    func end(_ error: VeltoError) {
        executor.assertIsTurning()
        refusal = error
        command = nil
        actions = []
        for wait in requests.waits + otherWaits {
            if case .linkEnd = wait.cause { wait.end(.success([])) } else { wait.end(.failure(error)) }
        }
        (requests, otherWaits, asked, creations) = (RequestQueue(), [], [:], [])
        _ = stretch.end()
        for batch in batches.values { batch.end(.failure(error)) }
        batches = [:]
        unsafe routes = RegisterRoutes()
    }

    /// Starts a function in the session's turns, for an operation of the program or for the session itself.
    @discardableResult
    func start(_ operation: SessionOperation? = nil, _ body: @escaping @Sendable () async -> Void) -> Task<Void, Never>
    {
        let task = Task(executorPreference: executor) { [self] in
            await body()
            if let operation { tasks[operation] = nil }
        }
        if let operation { tasks[operation] = task }
        return task
    }

    /// Cancels the function of an operation; it then writes only packets that undo what it has begun.
    func cancel(_ operation: SessionOperation) {
        executor.assertIsTurning()
        tasks[operation]?.cancel()
    }

    /// Runs the functions that can continue, and requests their actions.
    func turn(at time: Timestamp, _ out: inout SessionOutput) {
        executor.assertIsTurning()
        now = max(now, time)
        executor.run()
        for action in actions { action(&out) }
        actions = []
    }

    /// Runs the functions that the end of the link has woken, without their actions on that link.
    func discardTurn() {
        executor.assertIsTurning()
        executor.run()
        actions = []
    }

    /// Ends waits that have timed out.
    func timePassed(to time: Timestamp) {
        executor.assertIsTurning()
        now = max(now, time)
        for wait in requests.takeLate(at: time) { wait.expire() }
        let isLate = { (wait: Wait) in wait.deadline.map { $0 <= time } ?? false }
        let late = otherWaits.filter(isLate)
        otherWaits.removeAll(where: isLate)
        for wait in late { wait.expire() }
        writeRequests()
    }

    /// The time of the next timeout; nil for none.
    var deadline: Timestamp? {
        let ofRequests = requests.written.compactMap(\.deadline).min()
        return [ofRequests, otherWaits.compactMap(\.deadline).min()].compactMap { $0 }.min()
    }

    /// Handles the end of a link request; after a failure, the rest of its batch is dropped at once.
    func completed(_ request: SessionRequest, _ result: Answer, at time: Timestamp, _ out: inout SessionOutput) {
        executor.assertIsTurning()
        now = max(now, time)
        if let batch = batches.removeValue(forKey: request) {
            batch.ended(request, result)
            if case .failure = result {
                for other in forget(batch) { out.withdraw(other) }
            } else if batch.isComplete, let debt = batch.debt {
                owedPackets.remove(debt)
            }
        }
        guard let wait = asked.removeValue(forKey: request), case .reply(_, let patience, _) = wait.cause else {
            return
        }
        // The timeout begins when the request is sent. A request that was not written gets no answer.
        wait.deadline = time.advanced(bySeconds: patience)
        guard case .failure = result else { return }
        requests.remove(wait)
        wait.end(result)
        writeRequests()
    }

    /// Handles a reply: the oldest wait for it ends; a reply without a wait is stale and ignored.
    func replied(_ packet: ByteReader, at time: Timestamp) {
        executor.assertIsTurning()
        now = max(now, time)
        guard let reply = Reply(packet), let wait = requests.take(reply) else { return }
        wait.end(.success(ReceivedBytes(packet)))
        writeRequests()
    }

    // MARK: Functions, on the loop

    /// Requests an action of the output after earlier ones.
    func act(_ action: @escaping (inout SessionOutput) -> Void) {
        executor.assertIsTurning()
        actions.append(action)
    }

    /// Subscribes to a characteristic.
    func subscribe(to handle: ValueHandle) async throws(VeltoError) {
        _ = try await perform { $0.subscribe(to: handle, as: $1) }
    }

    /// Reads a characteristic.
    func read(_ handle: ValueHandle) async throws(VeltoError) -> ReceivedBytes {
        try await perform { $0.read(handle, as: $1) }
    }

    private func perform(
        _ action: @escaping (inout SessionOutput, SessionRequest) -> Void
    ) async throws(VeltoError) -> ReceivedBytes {
        try checkThatItGoesOn()
        let name = nextName()
        act { action(&$0, name) }
        return try await end(of: add(WriteBatch([name]))).get()
    }

    // MARK: Writing

    /// Writes packets in order, all in one batch; ends when the radio has accepted the last one.
    ///
    /// If one fails or the function is cancelled, the unsent ones are dropped.
    func write(_ packets: [[UInt8]], _ kind: WriteKind = .withoutResponse) async throws(VeltoError) {
        try checkThatItGoesOn()
        guard !packets.isEmpty else { return }
        _ = try await end(of: handOver(packets, kind)).get()
    }

    /// Writes a packet; ends when the radio has accepted it.
    func write(_ packet: [UInt8]) async throws(VeltoError) {
        try await write([packet])
    }

    /// Writes packets that end an activity without waiting, even in a cancelled function.
    func post(_ packets: [[UInt8]]) {
        for packet in packets {
            let debt = owedPackets.add([packet])
            if command != nil { handOver([packet], debt: debt) }
        }
    }

    /// Writes packets that end an activity: all of them, even if the function is cancelled.
    func writeWhole(_ packets: [[UInt8]]) async throws(VeltoError) {
        guard !packets.isEmpty else { return }
        let debt = owedPackets.add(packets)
        try checkLink()
        let batch = handOver(packets, debt: debt)
        if Task.isCancelled { throw .cancelledByProgram }
        // They continue without the function.
        _ = try await batch.result { batch.end(.failure(.cancelledByProgram)) }.get()
    }

    /// The packets that end an activity and may not have reached the board.
    var owed: [[UInt8]] { owedPackets.all }

    /// Forgets owed packets that another command writes.
    func forgetOwed() { owedPackets = OwedPackets() }

    /// Writes the packets owed by earlier functions before another one begins.
    func writeOwed() async {
        let packets = owedPackets.take(except: batches.values.compactMap(\.debt))
        try? await writeWhole(packets)
    }

    @discardableResult
    private func handOver(
        _ packets: [[UInt8]], _ kind: WriteKind = .withoutResponse, debt: OwedPackets.Debt? = nil
    ) -> WriteBatch {
        executor.assertIsTurning()
        let named = packets.map { (packet: $0, name: nextName()) }
        let batch = add(WriteBatch(named.map(\.name), debt: debt))
        for (packet, name) in named { send(packet, as: name, kind, in: ExclusiveStretch.current) }
        return batch
    }

    private func add(_ batch: WriteBatch) -> WriteBatch {
        for name in batch.pending { batches[name] = batch }
        return batch
    }

    /// Awaits the end of a batch; cancelling the function drops the rest of the batch.
    private func end(of batch: WriteBatch) async -> Answer {
        await batch.result { [self] in
            for name in forget(batch) { act { $0.withdraw(name) } }
            batch.end(.failure(.cancelledByProgram))
        }
    }

    /// Forgets the rest of a batch, and returns the requests already passed to the link.
    private func forget(_ batch: WriteBatch) -> [SessionRequest] {
        batch.takePending().filter { name in
            batches[name] = nil
            return !stretch.drop(name)
        }
    }

    private func send(_ packet: [UInt8], as name: SessionRequest, _ kind: WriteKind = .withoutResponse, in own: UInt64?)
    {
        guard let command, !stretch.keep(packet, name, of: own) else { return }
        act { $0.write(packet, to: command, kind, as: name) }
    }

    /// Runs a function with exclusive writes: requests and posts of others wait for its end.
    func exclusively<Outcome>(
        _ body: () async throws(VeltoError) -> Outcome
    ) async throws(VeltoError) -> Outcome {
        try checkThatItGoesOn()
        while stretch.number != nil { try await wait(for: .exclusivity) }
        let own = stretch.begin()
        let result = await ExclusiveStretch.$current.withValue(own) { await outcome(of: body) }
        endStretch(own)
        return try result.get()
    }

    private func endStretch(_ own: UInt64) {
        // The link may have ended, and another stretch begun on the next one.
        guard stretch.number == own else { return }
        for (packet, name) in stretch.end() { send(packet, as: name, in: nil) }
        endWaits { if case .exclusivity = $0 { true } else { false } }
    }

    // MARK: Requests

    /// Writes a request after all earlier ones with a confusable reply are answered, and returns the wait for its
    /// reply.
    func ask(
        _ packet: [UInt8], for reply: Reply, patience: Double = BoardConversation.patience,
        silence: Silence = .isFailure
    ) -> Wait {
        guard command != nil else { return Wait(failed: refusal ?? .notConnected) }
        let wait = Wait(.reply(reply, patience: patience, silence))
        wait.cancelled = { [weak self, weak wait] in if let wait { self?.withdraw(wait) } }
        requests.add(RequestQueue.Request(wait: wait, packet: packet, stretch: ExclusiveStretch.current))
        if !reply.isAnswer {
            creations.insert(reply.register)
            unsafe routes.set(.reply, reply.register, true)
        }
        writeRequests()
        return wait
    }

    /// Requests the value of a register; `id` is the first byte of the answer if the register has several values.
    func ask(_ register: BoardRegister, _ packet: [UInt8], id: UInt8? = nil) -> Wait {
        ask(packet, for: .answer(register, id: id))
    }

    private func writeRequests() {
        executor.assertIsTurning()
        guard command != nil else { return }
        for request in requests.takeWritable() {
            let name = nextName()
            asked[name] = request.wait
            send(request.packet, as: name, in: request.stretch)
        }
        if requests.held.isEmpty { endWaits { if case .requestsWritten = $0 { true } else { false } } }
        for register in creations where !requests.expectsCreation(in: register) {
            creations.remove(register)
            unsafe routes.set(.reply, register, false)
        }
        // Between turns, no other code would have them written.
        executor.requestTurn()
    }

    /// Drops a cancelled request.
    ///
    /// A request in flight keeps its place: its reply must not be taken for that to the next one.
    private func withdraw(_ wait: Wait) {
        guard let name = asked.first(where: { $0.value === wait })?.key,
            case .reply(_, let patience, _) = wait.cause
        else { return writeRequests() }
        asked[name] = nil
        if stretch.drop(name) {
            requests.remove(wait)
        } else {
            act { $0.withdraw(name) }
            wait.deadline = now.advanced(bySeconds: patience)
        }
        writeRequests()
    }

    /// Waits until no request of an earlier command is held back.
    func requestsWritten() async {
        guard requests.isHolding else { return }
        try? await wait(for: .requestsWritten)
    }

    // MARK: Waiting

    /// Throws if the function was cancelled after its last step, so that its effects are undone in this case too.
    func checkCancellation() throws(VeltoError) {
        if Task.isCancelled { throw .cancelledByProgram }
    }

    /// Waits for that time (seconds).
    func pause(_ seconds: Double) async throws(VeltoError) {
        try await wait(for: .pause, until: now.advanced(bySeconds: seconds))
    }

    /// Waits for the end of the link, caused by a command.
    func linkEnd() async throws(VeltoError) {
        try await wait(for: .linkEnd, until: now.advanced(bySeconds: Self.patienceWithLink))
    }

    private func wait(for cause: Wait.Cause, until deadline: Timestamp? = nil) async throws(VeltoError) {
        try checkLink()
        let wait = Wait(cause, until: deadline)
        otherWaits.append(wait)
        defer { otherWaits.removeAll { $0 === wait } }
        _ = try await wait.value()
    }

    private func endWaits(where isMeant: (Wait.Cause) -> Bool) {
        for wait in otherWaits where isMeant(wait.cause) { wait.end(.success([])) }
    }

    private func checkLink() throws(VeltoError) {
        if let refusal { throw refusal }
    }

    private func checkThatItGoesOn() throws(VeltoError) {
        try checkLink()
        try checkCancellation()
    }

    private func nextName() -> SessionRequest {
        number &+= 1
        return "request \(number)"
    }
}
