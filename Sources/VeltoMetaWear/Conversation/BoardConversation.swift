internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

/// What a session says to its board and hears from it, for straight-line async functions: write, await the answer, go on.
///
/// Used on the loop alone. Each wait ends: with the answer, at its deadline, or with the link.
final class BoardConversation: @unchecked Sendable {
    // Unchecked: all of it belongs to the loop, and the functions that use it run there.

    typealias Answer = Result<[UInt8], VeltoError>

    /// The time that a board has for an answer (seconds).
    static let patience = 1.0

    /// The time that a board has for the end of a link that it was told to end (seconds).
    static let patienceWithLink = 5.0

    /// Something that is waited for.
    final class Wait: @unchecked Sendable {
        // Unchecked: belongs to the loop.

        fileprivate enum Cause {
            /// The answer about a register; `id` is what the payload begins with, if the register has several values.
            case answer(BoardRegister, id: UInt8?)
            /// The time.
            case pause
            /// The end of the link.
            case linkEnd
        }

        fileprivate let cause: Cause
        /// Nil until the request is written.
        fileprivate var deadline: Timestamp?
        private var answer: Answer?
        private var continuation: CheckedContinuation<Answer, Never>?

        fileprivate init(_ cause: Cause, until deadline: Timestamp? = nil) {
            self.cause = cause
            self.deadline = deadline
        }

        fileprivate func end(_ answer: Answer) {
            guard self.answer == nil else { return }
            self.answer = answer
            continuation?.resume(returning: answer)
            continuation = nil
        }

        /// Whether it has ended.
        fileprivate var isOver: Bool { answer != nil }

        /// Returns whether the answer to one could be taken for that to the other.
        fileprivate func resembles(_ other: Wait) -> Bool {
            guard case .answer(let register, let id) = cause, case .answer(register, let otherID) = other.cause else {
                return false
            }
            return id == nil || otherID == nil || id == otherID
        }

        /// Returns whether this is the answer that is waited for.
        fileprivate func expects(_ register: BoardRegister, id: UInt8?) -> Bool {
            guard case .answer(register, let expected) = cause else { return false }
            return expected == nil || expected == id
        }

        /// Awaits it.
        func value() async throws(VeltoError) -> [UInt8] {
            if let answer { return try answer.get() }
            if Task.isCancelled { throw .cancelledByProgram }
            // It stays among the waits when it is cancelled: its answer must not be taken for that of the next one.
            return try await withTaskCancellationHandler {
                await withCheckedContinuation { continuation = $0 }
            } onCancel: {
                end(.failure(.cancelledByProgram))
            }.get()
        }
    }

    private let executor = LoopExecutor()
    private var actions: [(inout SessionOutput) -> Void] = []
    private var requests: [SessionRequest: CheckedContinuation<Answer, Never>] = [:]
    /// Waits whose request is being written.
    private var asked: [SessionRequest: Wait] = [:]
    /// Questions that wait for the answer to one before: without a mark of their own, answers are told apart by their order.
    private var questions: [(wait: Wait, packet: [UInt8])] = []
    private var owedPackets = OwedPackets()
    /// Owed packets that are on their way without being waited for.
    private var posted: [SessionRequest: OwedPackets.Debt] = [:]
    private var number: UInt64 = 0
    /// The functions that run for operations of the program.
    private var tasks: [SessionOperation: Task<Void, Never>] = [:]
    /// Oldest first: answers of one register come in the order of the requests.
    private var waits: [Wait] = []
    /// What commands are written to, nil without a link.
    private(set) var command: ValueHandle?
    /// The time of the newest event.
    private(set) var now = Timestamp.zero
    /// Why nothing can be written, nil while there is a link.
    private var refusal: VeltoError? = VeltoError(.notConnected, "the board is not connected")

    // MARK: The session

    /// A link is up; commands go to that characteristic.
    func begin(_ command: ValueHandle, at time: Timestamp, _ out: SessionOutput) {
        self.command = command
        now = time
        refusal = nil
        executor.begin(out.turns)
    }

    /// The link is down, or about to be released: every wait ends, and nothing more is written.
    func end(_ error: VeltoError) {
        refusal = error
        command = nil
        actions = []
        for wait in waits + questions.map(\.wait) {
            if case .linkEnd = wait.cause { wait.end(.success([])) } else { wait.end(.failure(error)) }
        }
        (waits, questions) = ([], [])
        posted = [:]
        for request in requests.values { request.resume(returning: .failure(error)) }
        requests = [:]
        asked = [:]
    }

    /// Starts a function, which runs in the session's turns, for an operation of the program or for the session itself.
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

    /// Ends what the function of an operation waits for: it writes nothing more, but for what undoes what it has begun.
    func cancel(_ operation: SessionOperation) {
        tasks[operation]?.cancel()
    }

    /// Runs what waits, and hands on what that wants done.
    func turn(at time: Timestamp, _ out: inout SessionOutput) {
        now = max(now, time)
        executor.run()
        for action in actions { action(&out) }
        actions = []
    }

    /// Runs what the end of a link has left, and does nothing of what that wants done: it was about that link.
    func discardTurn() {
        executor.run()
        actions = []
    }

    /// Ends what has waited until this time.
    func timePassed(to time: Timestamp) {
        now = max(now, time)
        let isLate = { (wait: Wait) in wait.deadline.map { $0 <= time } ?? false }
        let late = waits.filter(isLate)
        waits.removeAll(where: isLate)
        for wait in late { wait.end(outcome(ofLate: wait)) }
        writeQuestions()
    }

    private func outcome(ofLate wait: Wait) -> Answer {
        switch wait.cause {
        case .answer(let register, _):
            let sentence = "the board did not answer about \(register.module) within \(Self.patience) s"
            return .failure(VeltoError(.timeout, sentence))
        case .pause: return .success([])
        case .linkEnd:
            let sentence = "the board did not end the link within \(Self.patienceWithLink) s"
            return .failure(VeltoError(.timeout, sentence))
        }
    }

    /// When the next wait ends by itself.
    var deadline: Timestamp? { waits.compactMap(\.deadline).min() }

    /// A request of the link has ended.
    func completed(_ request: SessionRequest, _ result: Answer, at time: Timestamp) {
        now = max(now, time)
        requests.removeValue(forKey: request)?.resume(returning: result)
        if let debt = posted.removeValue(forKey: request), case .success = result { owedPackets.remove(debt) }
        guard let wait = asked.removeValue(forKey: request) else { return }
        // The time begins with the request on its way; one that was not written is not answered.
        wait.deadline = time.advanced(bySeconds: Self.patience)
        guard case .failure = result else { return }
        waits.removeAll { $0 === wait }
        wait.end(result)
        writeQuestions()
    }

    /// An answer has arrived: the oldest wait for it ends.
    ///
    /// One that no one waits for is of the past.
    func answered(_ register: BoardRegister, _ packet: Span<UInt8>, at time: Timestamp) {
        now = max(now, time)
        let id = packet.count > BoardPacket.headerSize ? packet[BoardPacket.headerSize] : nil
        guard let index = waits.firstIndex(where: { $0.expects(register, id: id) }) else { return }
        waits.remove(at: index).end(.success(packet.indices.map { packet[$0] }))
        writeQuestions()
    }

    // MARK: Functions, on the loop

    /// Does something in the output, after what was done before.
    func act(_ action: @escaping (inout SessionOutput) -> Void) {
        actions.append(action)
    }

    /// Subscribes to a characteristic.
    func subscribe(to handle: ValueHandle) async throws(VeltoError) {
        _ = try await perform { $0.subscribe(to: handle, as: $1) }
    }

    /// Reads a characteristic.
    func read(_ handle: ValueHandle) async throws(VeltoError) -> [UInt8] {
        try await perform { $0.read(handle, as: $1) }
    }

    /// Writes packets, one after the other.
    func write(_ packets: [[UInt8]]) async throws(VeltoError) {
        for packet in packets { try await write(packet) }
    }

    /// Writes a packet; ends when the radio has taken it.
    func write(_ packet: [UInt8]) async throws(VeltoError) {
        guard let command else { throw missing }
        _ = try await perform { $0.write(packet, to: command, .withoutResponse, as: $1) }
    }

    /// Writes a request once those before it are answered that its answer could be taken for, and returns what will be it.
    func ask(_ register: BoardRegister, _ packet: [UInt8], id: UInt8? = nil) -> Wait {
        let wait = Wait(.answer(register, id: id))
        guard command != nil else {
            wait.end(.failure(missing))
            return wait
        }
        questions.append((wait, packet))
        writeQuestions()
        return wait
    }

    private func writeQuestions() {
        guard let command, !questions.isEmpty else { return }
        var held: [(wait: Wait, packet: [UInt8])] = []
        for question in questions where !question.wait.isOver {
            let wait = question.wait
            if waits.contains(where: { $0.resembles(wait) }) || held.contains(where: { $0.wait.resembles(wait) }) {
                held.append(question)
                continue
            }
            waits.append(wait)
            let name = nextName()
            asked[name] = wait
            act { $0.write(question.packet, to: command, .withoutResponse, as: name) }
        }
        questions = held
        // Between turns, nothing else would have them written.
        executor.requestTurn()
    }

    /// Writes packets that end something, without waiting for that, also in a function that was cancelled.
    func post(_ packets: [[UInt8]]) {
        for packet in packets {
            let debt = owedPackets.add([packet])
            guard let command else { continue }
            let name = nextName()
            posted[name] = debt
            act { $0.write(packet, to: command, .withoutResponse, as: name) }
        }
    }

    /// Writes packets that end something: all of them, even if the function is cancelled meanwhile.
    func writeWhole(_ packets: [[UInt8]]) async throws(VeltoError) {
        let debt = owedPackets.add(packets)
        do throws(VeltoError) {
            try await write(packets)
            owedPackets.remove(debt)
        } catch {
            guard error.code == .cancelled, command != nil else { throw error }
            owedPackets.remove(debt)
            // Those that are on their way already do no harm twice.
            post(packets)
            throw error
        }
    }

    /// The packets that end something, and that the board may not have.
    var owed: [[UInt8]] { owedPackets.all }

    /// Nothing is owed any longer: someone else writes it.
    func forgetOwed() { owedPackets = OwedPackets() }

    /// Writes what earlier functions owe, before another one begins.
    func writeOwed() async {
        let packets = owedPackets.take(except: posted.values)
        guard !packets.isEmpty else { return }
        try? await writeWhole(packets)
    }

    /// Throws if the function was cancelled after its last step: what it has begun is to be undone then, too.
    func checkCancellation() throws(VeltoError) {
        if Task.isCancelled { throw .cancelledByProgram }
    }

    /// Waits for some seconds.
    func pause(_ seconds: Double) async throws(VeltoError) {
        try await wait(for: .pause, seconds)
    }

    /// Waits for the end of the link, which a command brings.
    func linkEnd() async throws(VeltoError) {
        try await wait(for: .linkEnd, Self.patienceWithLink)
    }

    private func wait(for cause: Wait.Cause, _ seconds: Double) async throws(VeltoError) {
        if let refusal { throw refusal }
        let wait = Wait(cause, until: now.advanced(bySeconds: seconds))
        waits.append(wait)
        defer { waits.removeAll { $0 === wait } }
        _ = try await wait.value()
    }

    private func perform(
        _ action: @escaping (inout SessionOutput, SessionRequest) -> Void
    ) async throws(VeltoError) -> [UInt8] {
        if let refusal { throw refusal }
        if Task.isCancelled { throw .cancelledByProgram }
        let name = nextName()
        act { action(&$0, name) }
        return try await withTaskCancellationHandler {
            await withCheckedContinuation { requests[name] = $0 }
        } onCancel: {
            // On the loop, where operations are cancelled.
            requests.removeValue(forKey: name)?.resume(returning: .failure(.cancelledByProgram))
        }.get()
    }

    private var missing: VeltoError { refusal ?? VeltoError(.notConnected, "the board is not connected") }

    private func nextName() -> SessionRequest {
        number &+= 1
        return "request \(number)"
    }
}

extension VeltoError {
    /// The program has cancelled the operation.
    static let cancelledByProgram = VeltoError(.cancelled, "the operation was cancelled")
}
