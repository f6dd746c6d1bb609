internal import VeltoCore
internal import VeltoWearable

/// The processors of a board at the beginning of a link, and after a creation that has failed.
extension MetaWearSession {
    /// Reads which processors the board has, before other commands, if the program has some.
    func readProcessorsIfUsed() {
        if unsafe link?.plan.program.usesProcessors == true { readProcessors() }
    }

    /// Removes the processor whose number did not arrive, once the board has told which it has.
    func readLeftProcessors() {
        guard isReady, unsafe link?.plan.program.leftovers.contains(where: { $0.module == .processor }) == true else {
            return
        }
        readProcessors()
    }

    private func readProcessors() {
        lane.add { [self] in
            guard unsafe link?.plan.knowsProcessors == false else { return }
            let result = await outcome { () async throws(VeltoError) in try await run(ReadProcessors()) }
            guard case .failure(let error) = result else { return }
            conversation.act { $0.log(.warning, "the board did not answer about its processors: \(error.message)") }
        }
    }
}
