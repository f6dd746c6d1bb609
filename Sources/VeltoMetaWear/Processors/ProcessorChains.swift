internal import VeltoCore

/// The processors described by a board, whichever program created them, as chains from signals of the board.
///
/// Source: MetaWear system protocol, 6.1 and 6.3.
struct ProcessorChains: Sendable {
    /// Returns the board's own signal with that source; nil for one that the library does not know.
    typealias Root = @Sendable (BoardModule, _ register: UInt8, _ id: UInt8, LogSource.Chunk) -> ProcessorSignal?

    let answers: [UInt8: ProcessorAnswer]
    /// The processors whose values are known from another source.
    private let known: [UInt8: Processor]
    private let firmware: ProcessorFirmware
    private let root: Root

    init(
        _ answers: [UInt8: ProcessorAnswer], known: [UInt8: Processor] = [:], _ firmware: ProcessorFirmware,
        root: @escaping Root
    ) {
        self.answers = answers
        self.known = known
        self.firmware = firmware
        self.root = root
    }

    /// The processors found so far, by number.
    private typealias Found = [UInt8: Processor]

    /// The processor with a number; nil if there is none, if its root is unknown, or if it depends on itself.
    func processor(_ number: UInt8) -> Processor? {
        var found = known
        return processor(number, behind: [], &found)
    }

    /// The output of a processor.
    func output(of number: UInt8) -> ProcessorSignal? {
        processor(number).map { $0.source.output(of: $0.configuration, .value(number)) }
    }

    /// The state of a processor.
    func state(of number: UInt8) -> ProcessorSignal? {
        processor(number).flatMap { $0.source.state(of: $0.configuration, .value(number)) }
    }

    /// Detects loops: `visited` contains the processors of the current chain.
    ///
    /// Each processor is read once, since fusers of fusers would lead to exponentially many reads.
    private func processor(_ number: UInt8, behind visited: Set<UInt8>, _ found: inout Found) -> Processor? {
        if let known = found[number] { return known }
        guard let answer = answers[number], !visited.contains(number) else { return nil }
        let visited = visited.union([number])
        let source: ProcessorSignal? =
            if let processor = answer.sourceProcessor {
                self.processor(processor, behind: visited, &found).map {
                    $0.source.output(of: $0.configuration, .value(processor)).taking(answer.part)
                }
            } else {
                root(answer.module, answer.register, answer.id, answer.part)
            }
        guard let source else { return nil }
        let processor = Processor(
            source: source, configuration: configuration(of: answer, behind: visited, &found),
            found: answer.command(firmware))
        found[number] = processor
        return processor
    }

    /// The maximum size of a decoded payload in bytes: no packet and no logger has more.
    private static let largestPayload = 64

    /// The configuration; a fuser's has the payloads of its buffers as far as they are known.
    private func configuration(
        of answer: ProcessorAnswer, behind visited: Set<UInt8>, _ found: inout Found
    ) -> ProcessorConfiguration {
        guard case .fuser(let fuser) = answer.configuration(firmware) else { return answer.configuration(firmware) }
        var payloads: [ProcessorPayload] = []
        for case .value(let buffer) in fuser.buffers {
            guard let source = processor(buffer, behind: visited, &found)?.source else { continue }
            payloads.append(source.payload)
        }
        let isKnown = payloads.count == fuser.buffers.count
        let size = payloads.reduce(0) { $0 + $1.size }
        return .fuser(isKnown && size <= Self.largestPayload ? fuser.resolved(payloads) : fuser)
    }
}
