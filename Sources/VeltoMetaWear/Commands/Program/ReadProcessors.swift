internal import VeltoCore
internal import VeltoWearable

/// Reads the processors of the board: lost ones of the program end, and leftovers of failed creations are removed.
///
/// Those of other programs take slots. Source: MetaWear system protocol, 5.1 and 6.1.
struct ReadProcessors: BoardCommand {
    /// Seconds that a board has for the answer about a slot: some firmware does not answer about one that is empty.
    private static let patience = 0.5

    var module: BoardModule? { .processor }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        let slots = UInt8(clamping: board.program.slotCount(.processor))
        return (0..<slots).map { number in
            .ask(
                BoardStep.Question(
                    reply: .answer(ProcessorPackets.create), packet: ProcessorPackets.query(number),
                    name: "a processor", patience: Self.patience, silence: .isEmpty))
        }
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        var found: [UInt8: ProcessorAnswer] = [:]
        for (number, answer) in answers.enumerated() {
            found[UInt8(clamping: number)] = ProcessorAnswer(answer: answer)
        }
        board.knowsProcessors = true
        let names = board.program.items.map { ($0.id, $0.contents.name) }
        let streams = board.streams(of: board.program.items.map(\.id))
        let (gone, left) = board.program.take(found, board.processorFirmware)
        for part in gone { board.slots[part] = nil }
        var steps: [BoardStep] = []
        for stream in streams where board.signal(named: stream.signal.key) == nil {
            let error = VeltoError(.cancelled, "the board no longer has the processor")
            steps.append(.effect(.endStreams(of: [stream.feed.signal.key], error)))
            steps += board.end(stream.signal, stream.feed)
        }
        for (part, name) in names where gone.contains(part) {
            steps.append(.effect(.log(.warning, "the board no longer has \(name)")))
        }
        if !gone.isEmpty { steps.append(.effect(.endParts(gone))) }
        var packets: [[UInt8]] = []
        for number in left { packets.append(try ProcessorPackets.remove(.value(number)).resolved(by: [:])) }
        return steps + BoardStep.end(packets, "remove a processor")
    }
}
