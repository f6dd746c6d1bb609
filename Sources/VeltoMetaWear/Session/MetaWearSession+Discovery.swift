internal import VeltoCore
internal import VeltoWearable

/// Discovers the modules of a board at the beginning of a link, and later the modules that did not answer then.
extension MetaWearSession {
    /// The timeout of the answers for each attempt (seconds).
    private static let patience = [1.0, 1.0]
    /// The timeouts while most modules are silent: a slow board answers one request after the other.
    private static let longPatience = [3.0, 3.0, 3.0, 3.0]
    /// The delay before a silent module of a ready board is requested again, and the timeout of its answer (seconds).
    private static let pauses = [1.0, 5, 15, 30, 60]
    private static let latePatience = 5.0

    /// Requests the information of all modules, and repeats the request for those without an answer.
    ///
    /// Absent modules answer too.
    ///
    /// Fails if most modules stay silent.
    func discover() async throws(VeltoError) -> [BoardModule: ModuleInfo] {
        var answers: [BoardModule: ModuleInfo] = [:]
        for patience in Self.patience { await ask(Self.silent(answers), within: patience, into: &answers) }
        for patience in Self.longPatience where Self.isIncomplete(answers) {
            await ask(Self.silent(answers), within: patience, into: &answers)
        }
        guard !Self.isIncomplete(answers) else {
            throw VeltoError(
                .connectFailed,
                "the board answered about \(answers.count) of its \(BoardModule.discovered.count) modules",
                remedy: "connect again, or reset it"
            )
        }
        let silent = Self.silent(answers)
        if !silent.isEmpty {
            conversation.act {
                $0.log(.warning, "the board did not answer about \(Self.names(silent)): they are asked about again")
            }
        }
        return answers
    }

    /// Whether most modules are silent.
    private static func isIncomplete(_ answers: [BoardModule: ModuleInfo]) -> Bool {
        answers.count * 2 <= BoardModule.discovered.count
    }

    /// The modules without an answer.
    static func silent(_ answers: [BoardModule: ModuleInfo]) -> [BoardModule] {
        BoardModule.discovered.filter { answers[$0] == nil }
    }

    private static func names(_ modules: [BoardModule]) -> String {
        modules.map(\.description).joined(separator: ", ")
    }

    private func ask(
        _ modules: [BoardModule], within patience: Double, into answers: inout [BoardModule: ModuleInfo]
    ) async {
        let waits = modules.map { module in
            let register = BoardRegister.information(of: module)
            return (module, conversation.ask(register.request(), for: .answer(register), patience: patience))
        }
        for (module, wait) in waits {
            guard let answer = try? await wait.value() else { continue }
            answers[module] = ModuleInfo(answer: answer) ?? .absent
        }
    }

    /// Repeats the requests for the silent modules of a ready board.
    ///
    /// Modules that answer are added.
    func discoverLater() {
        guard unsafe link?.plan.silentModules.isEmpty == false else { return }
        conversation.start { [self] in
            var answers = record.with { $0.state?.modules ?? [:] }
            for pause in Self.pauses where !Self.silent(answers).isEmpty {
                guard (try? await conversation.pause(pause)) != nil else { return }
                let count = answers.count
                await ask(Self.silent(answers), within: Self.latePatience, into: &answers)
                if isReady, answers.count > count { grow(to: answers) }
            }
        }
    }

    /// Handles modules that have answered late.
    private func grow(to answers: [BoardModule: ModuleInfo]) {
        guard let details = unsafe link?.details else { return }
        record.learn(details, answers)
        let modules = answers.filter { $0.value.isPresent }
        unsafe link?.grow(to: modules, silent: Self.silent(answers))
        let (signals, silent) = (unsafe link?.plan.signals ?? [], Self.silent(answers))
        conversation.act { out in
            out.saveRecord()
            out.log(.info, silent.isEmpty ? "all modules of the board have answered" : "silent: \(Self.names(silent))")
            out.setSignals(signals.map(\.description))
        }
        showStatus()
    }
}
