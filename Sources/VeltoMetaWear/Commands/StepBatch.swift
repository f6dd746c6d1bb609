/// Steps that are performed together: packets of one kind are handed over at once.
enum StepBatch {
    case write([BoardPacket], BoardStep.WriteKind)
    /// Requests that may stay without answers.
    case ask([BoardStep.Question])
    case step(BoardStep)

    /// Gathers steps, in their order; sensors stand still once all packets around are written.
    static func batches(of steps: [BoardStep]) -> [StepBatch] {
        var batches: [StepBatch] = []
        var stopped: [StepBatch] = []
        for step in steps {
            switch step {
            case .stopped: stopped.append(.step(step))
            case .write(let write):
                if case .write(let packets, write.kind)? = batches.last {
                    batches[batches.count - 1] = .write(packets + [write.packet], write.kind)
                } else {
                    batches += stopped + [.write([write.packet], write.kind)]
                    stopped = []
                }
            case .ask(let question) where question.isOptional:
                if case .ask(let questions)? = batches.last {
                    batches[batches.count - 1] = .ask(questions + [question])
                } else {
                    batches += stopped + [.ask([question])]
                    stopped = []
                }
            default:
                batches += stopped + [.step(step)]
                stopped = []
            }
        }
        return batches + stopped
    }

    /// The packets that end something.
    var endingPackets: [BoardPacket] { if case .write(let packets, .ending) = self { packets } else { [] } }
}

extension BoardStep.Question {
    /// Whether it is a packet alone, of which no answer is an answer.
    fileprivate var isOptional: Bool { silence != .isFailure && following.isEmpty }
}
