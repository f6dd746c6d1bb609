internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

/// Runs commands uniformly: their steps describe all their effects.
extension MetaWearSession {
    /// Performs a command after its preparations.
    func run(_ command: any BoardCommand) async throws(VeltoError) -> [UInt8] {
        if awaitsParts(command) { await partsRead() }
        let preparations = unsafe link.map { command.preparations(on: $0.plan) } ?? []
        do throws(VeltoError) {
            for other in preparations { try await prepare(other, for: command) }
            return try await runUndisturbed(command)
        } catch {
            // Refused before its first step.
            if !preparations.isEmpty, unsafe link != nil { undoPreparations(of: command) }
            throw error
        }
    }

    /// Performs a preparation of another command, after its own preparations.
    private func prepare(_ command: any BoardCommand, for other: any BoardCommand) async throws(VeltoError) {
        let preparations = unsafe link.map { command.preparations(on: $0.plan) } ?? []
        for each in preparations { try await prepare(each, for: other) }
        _ = try await runUndisturbed(command, preparing: other)
    }

    private func runUndisturbed(
        _ command: any BoardCommand, preparing other: (any BoardCommand)? = nil
    ) async throws(VeltoError) -> [UInt8] {
        guard command.isExclusive else { return try await runAlone(command, preparing: other) }
        return try await conversation.exclusively { () async throws(VeltoError) in
            try await runAlone(command, preparing: other)
        }
    }

    private func undoPreparations(of command: any BoardCommand) {
        let steps = try? planning { link throws(VeltoError) in command.undoPreparations(on: &link.plan) }
        conversation.post(bytes(of: (steps ?? []).writes.map(\.packet)))
    }

    /// Plans a command and performs its steps in order.
    ///
    /// If a step fails, undoes the earlier ones.
    private func runAlone(
        _ command: any BoardCommand, preparing prepared: (any BoardCommand)? = nil
    ) async throws(VeltoError) -> [UInt8] {
        if command.disturbsDownload, command.module == .logging { try await awaitReadoutEnd() }
        guard let steps = try plan(command) else { throw .notConnected }
        unsafe link?.running = RunningCommand(command: command, prepared: prepared)
        defer { showStatus() }
        do throws(VeltoError) {
            var value: [UInt8] = []
            try await perform(steps, &value)
            if !steps.isEmpty { try conversation.checkCancellation() }
            value = try await finish(command, unsafe link?.running?.answers ?? [], value)
            unsafe link?.running = nil
            return value
        } catch {
            // Without a link, what was begun is undone on the next one.
            guard let running = unsafe link?.running else { throw command.failure(leftBy: error) }
            unsafe link?.running = nil
            undo(running)
            throw error
        }
    }

    private func plan(_ command: any BoardCommand) throws(VeltoError) -> [BoardStep]? {
        try planning { link throws(VeltoError) in try link.plan(command, at: conversation.now) }
    }

    /// Performs the steps that follow from the answers.
    ///
    /// Returns the bytes of the operation, by default `value`.
    private func finish(
        _ command: any BoardCommand, _ answers: [ReceivedBytes], _ value: [UInt8] = []
    ) async throws(VeltoError) -> [UInt8] {
        let steps = try planning { link throws(VeltoError) in
            try link.finish(command, answers, at: conversation.now)
        }
        var value = value
        try await perform(steps ?? [], &value)
        return value
    }

    private func undo(_ running: RunningCommand) {
        let steps = try? planning { link throws(VeltoError) in link.undo(running, at: conversation.now) }
        for batch in StepBatch.batches(of: steps ?? []) {
            switch batch {
            case .write(let packets, _): conversation.post(bytes(of: packets))
            case .step(.updateGameInput): updateGameInputIfPlaying()
            case .step, .ask: break
            }
        }
    }

    /// Plans with the newest log of the record, and stores the changed log; nil without a link.
    func planning<Steps>(
        _ body: (inout BoardLink) throws(VeltoError) -> Steps
    ) throws(VeltoError) -> Steps? {
        guard var link = unsafe link else { return nil }
        unsafe self.link = nil
        let signals = link.plan.programSignals.map(\.identifier)
        defer {
            unsafe self.link = link
            updateRoutes()
            keepProgram(of: link.plan, since: signals)
        }
        let (steps, isChanged) = try record.withLog { log throws(VeltoError) in
            link.plan.log = log
            defer { log = link.plan.log }
            return try body(&link)
        }
        if isChanged { conversation.act { $0.saveRecord() } }
        return steps
    }

    /// Stores the board's program in the record, and lists its signals if they have changed.
    private func keepProgram(of plan: BoardPlan, since signals: [String]) {
        if record.keep(plan.program) { conversation.act { $0.saveRecord() } }
        guard isReady, plan.programSignals.map(\.identifier) != signals else { return }
        let descriptions = plan.signals.map(\.description)
        conversation.act { $0.setSignals(descriptions) }
    }

    /// Updates the routes of notifications from the plan.
    func updateRoutes() {
        guard let (before, now) = unsafe link.map({ ($0.routes, $0.plan.routes) }), before != now else { return }
        unsafe conversation.routes.replace(before, by: now)
        unsafe link?.routes = now
    }

    // MARK: Requests

    /// Performs a read-only command in parallel to the running one.
    func runBeside(_ command: any BoardCommand) async throws(VeltoError) {
        guard let steps = try plan(command) else { throw .notConnected }
        _ = try await finish(command, try await answers(to: steps.questions))
    }

    /// Makes requests: those to the same register in sequence, since their order distinguishes the replies, and those
    /// to different registers at once.
    ///
    /// No request is delayed, since other commands would wait for it.
    private func answers(to questions: [BoardStep.Question]) async throws(VeltoError) -> [ReceivedBytes] {
        var answers = [ReceivedBytes](repeating: [], count: questions.count)
        var series: [ArraySlice<Int>] = []
        for index in questions.indices {
            let reply = questions[index].reply
            let own = series.firstIndex { $0.first.map { questions[$0].reply.resembles(reply) } ?? false }
            if let own { series[own].append(index) } else { series.append([index]) }
        }
        while !series.isEmpty {
            let round = series.compactMap(\.first).map { ($0, ask(questions[$0])) }
            for (index, wait) in round { answers[index] = try await answer(to: questions[index], wait) }
            series = series.compactMap { series in
                let isOver = series.first.map { questions[$0].silence == .isUnreadable && answers[$0].isEmpty } ?? true
                return isOver || series.count == 1 ? nil : series.dropFirst()
            }
        }
        return answers
    }

    private func ask(_ question: BoardStep.Question) -> Wait {
        conversation.ask(
            question.packet, for: question.reply, patience: question.patience, silence: question.silence)
    }

    private func answer(to question: BoardStep.Question, _ wait: Wait) async throws(VeltoError) -> ReceivedBytes {
        let answer = try await wait.value()
        try question.check(answer)
        return answer
    }

    /// Makes the request of a single-request command, and returns the wait for the answer.
    func request(_ command: any BoardCommand) -> Wait {
        do throws(VeltoError) {
            guard let steps = try plan(command) else { throw .notConnected }
            guard case .ask(let question)? = steps.first else { return Wait(answered: []) }
            return conversation.ask(question.packet, for: question.reply, patience: question.patience)
        } catch {
            return Wait(failed: error)
        }
    }

    /// Processes the answer to a single-request command; the answer is empty if there was no request.
    func finish(_ command: any BoardCommand, _ answer: ReceivedBytes) async throws(VeltoError) -> [UInt8] {
        try await finish(command, answer.isEmpty ? [] : [answer])
    }

    // MARK: Steps

    /// Performs steps, and stores the bytes returned by the operation.
    private func perform(_ steps: [BoardStep], _ value: inout [UInt8]) async throws(VeltoError) {
        let batches = StepBatch.batches(of: steps)
        for (index, batch) in batches.enumerated() {
            do throws(VeltoError) {
                switch batch {
                case .write(let packets, let kind): try await write(packets, kind)
                case .ask(let questions): unsafe link?.running?.answers += try await answers(to: questions)
                case .step(let step): try await perform(step, &value)
                }
            } catch {
                // The plan has ended it already.
                conversation.post(bytes(of: batches.dropFirst(index + 1).flatMap(\.endingPackets)))
                throw error
            }
        }
    }

    private func write(_ packets: [BoardPacket], _ kind: BoardStep.WriteKind) async throws(VeltoError) {
        var bytes: [[UInt8]] = []
        for packet in packets { bytes.append(try packet.resolved(by: unsafe link?.plan.slots ?? [:])) }
        switch kind {
        case .plain: try await conversation.write(bytes)
        case .ending: try await conversation.writeWhole(bytes)
        case .endingLink: try await endLink(by: bytes)
        case .acknowledged: try await conversation.write(bytes, .withResponse)
        }
    }

    /// Writes packets that end the link.
    private func endLink(by packets: [[UInt8]]) async throws(VeltoError) {
        do throws(VeltoError) {
            try await conversation.write(packets)
        } catch {
            // The link may end before the radio reports that the packet is on its way.
            guard error.code == .disconnected else { throw error }
        }
    }

    private func perform(_ step: BoardStep, _ value: inout [UInt8]) async throws(VeltoError) {
        switch step {
        case .write(let write): try await self.write([write.packet], write.kind)
        case .ask(let question):
            let wait = ask(question)
            if !question.following.isEmpty {
                await conversation.requestsWritten()
                try await conversation.write(question.following)
            }
            unsafe link?.running?.answers.append(try await answer(to: question, wait))
        case .wake(let module, let seconds):
            guard unsafe link?.plan.awake.contains(module) == false else { return }
            try await pause(seconds)
            unsafe link?.plan.awake.insert(module)
        case .rest(let sensor, let seconds):
            guard let stopped = unsafe link?.plan.stopped[sensor] else { return }
            let missing = seconds - conversation.now.seconds(since: stopped)
            if missing > 0 { try await pause(missing) }
        case .stopped(let sensor): unsafe link?.plan.stopped[sensor] = conversation.now
        case .pulse(let pulses): try await play(pulses)
        case .awaitLinkEnd: if unsafe link != nil { try await conversation.linkEnd() }
        case .updateGameInput: updateGameInputIfPlaying()
        case .effect(let effect): perform(effect)
        case .bring(let bytes): value = bytes
        }
    }

    /// The maximum delivery delay after the radio accepts a packet (seconds): three connection intervals.
    private static let longestDelivery = 0.1

    /// Waits for a sensor being configured, from the board's receipt of the last packet.
    ///
    /// Until then game input has received packets of the earlier setting.
    private func pause(_ seconds: Double) async throws(VeltoError) {
        try await conversation.pause(seconds + Self.longestDelivery)
        unsafe link?.plan.gameInput.restartClocks()
    }

    /// Returns the bytes of packets whose numbers the board has assigned.
    func bytes(of packets: [BoardPacket]) -> [[UInt8]] {
        packets.compactMap { try? $0.resolved(by: unsafe link?.plan.slots ?? [:]) }
    }

    // MARK: Haptics

    /// Writes pulses with pauses between them.
    ///
    /// A playing pulse continues, and the rest of an earlier pattern is dropped.
    private func play(_ pulses: [HapticPulse]) async throws(VeltoError) {
        unsafe link?.pattern?.cancel()
        unsafe link?.pattern = nil
        unsafe link?.patternCount += 1
        let number = unsafe link?.patternCount
        var rest = pulses[...]
        if let first = pulses.first, first.pause == 0 {
            try await conversation.write(first.packet)
            rest = rest.dropFirst()
        }
        // Another pattern may have begun in the meantime.
        guard !rest.isEmpty, unsafe number == link?.patternCount else { return }
        unsafe link?.pattern = conversation.start { [conversation, rest] in
            // The pattern ends with the link, or when another pattern replaces it.
            for pulse in rest {
                do throws(VeltoError) {
                    try await conversation.pause(pulse.pause)
                    try await conversation.write(pulse.packet)
                } catch {
                    return
                }
            }
        }
    }

    // MARK: Effects

    private func perform(_ effect: BoardEffect) {
        switch effect {
        case .log(let kind, let text): conversation.act { $0.log(kind, text) }
        case .configure(let feed, let rate, let scales):
            conversation.act { $0.configure(feed, rate: rate, scales: scales) }
        case .feed(let feed, let numbers):
            conversation.act { [now = conversation.now] in Self.feed(numbers, to: feed, at: now, $0) }
        case .endStreams(let signals, let error): conversation.act { $0.endStreams(of: signals, error) }
        case .publishDetails(let battery):
            if let battery { unsafe link?.details.battery = battery }
            guard let details = unsafe link?.details else { return }
            conversation.act { $0.describe(details, at: nil) }
        case .endParts(let parts): conversation.act { [record] in $0.endParts(record.endHandles(of: parts)) }
        case .describeSignals(let signals): conversation.act { $0.describe(signals) }
        case .takeLogLength(let length): takeLogLength(length)
        case .logStarted(let answer): logStarted(answer)
        case .keepChoices(let choices): keep(choices)
        case .saveRecord: conversation.act { $0.saveRecord() }
        case .boardForgets(let modules): boardForgets(modules)
        }
    }

    /// Nothing runs on a board after its reset.
    ///
    /// Without a link, the next link detects the reset.
    private func boardForgets(_ modules: Set<BoardModule>) {
        let steps = try? planning { link throws(VeltoError) in
            link.plan.forgetLogging()
            return link.plan.endProgram(modules)
        }
        for case .effect(let effect) in steps ?? [] { perform(effect) }
    }

    private static func feed(_ numbers: [UInt32], to feed: SampleFeed, at time: Timestamp, _ out: SessionOutput) {
        switch feed.signal.rawType {
        case .uint8:
            let bytes = numbers.map { UInt8(truncatingIfNeeded: $0) }
            out.sample(feed, bytes.span, at: time)
        case .int32:
            let signed = numbers.map { Int32(bitPattern: $0) }
            out.sample(feed, signed.span, at: time)
        case .float32:
            let fractions = numbers.map { Float(bitPattern: $0) }
            out.sample(feed, fractions.span, at: time)
        case .uint32:
            out.sample(feed, numbers.span, at: time)
        }
    }
}
