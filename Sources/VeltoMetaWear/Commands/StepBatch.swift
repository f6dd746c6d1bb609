/// Steps performed together: packets of one kind are passed on in one batch.
enum StepBatch {
    case write([BoardPacket], BoardStep.WriteKind)
    /// Requests that may stay unanswered.
    case ask([BoardStep.Question])
    case step(BoardStep)

    /// Groups steps in order.
    ///
    /// Sensors are stopped once all surrounding packets are written.
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

    /// The packets that end an activity.
    var endingPackets: [BoardPacket] { if case .write(let packets, .ending) = self { packets } else { [] } }
}

extension BoardStep.Question {
    /// Whether the step is a single packet that may stay unanswered.
    fileprivate var isOptional: Bool { silence != .isFailure && following.isEmpty }
}
