internal import VeltoCore
internal import VeltoWearable

/// A step of a command: a packet, a pause, or an effect on the host.
enum BoardStep: Sendable {
    /// A packet to be written, with its purpose in words.
    struct Write: Hashable, Sendable {
        let packet: BoardPacket
        let purpose: String
        var kind = WriteKind.plain
    }

    /// The treatment of a packet whose command is cancelled, or whose link is lost.
    enum WriteKind: Hashable, Sendable {
        /// Dropped with its command.
        case plain
        /// Ends something: written even if the command is cancelled, and owed to the board until it has it.
        case ending
        /// Ends the link, perhaps before the radio reports that the packet is on its way.
        case endingLink
        /// Written with response.
        case acknowledged
    }

    /// A request, whose reply is one of the command's answers.
    struct Question: Hashable, Sendable {
        let reply: Reply
        let packet: [UInt8]
        /// The packets that go right behind it, whichever of them the board replies to.
        var following: [[UInt8]] = []
        /// The name of the value, and the bytes that it has at least.
        var name = "a request"
        var size = 0
        /// Seconds that the board has for the answer.
        var patience = BoardConversation.patience
        /// The meaning of no answer.
        var silence = Silence.isFailure

        /// Throws for an answer that is too short.
        func check(_ answer: ReceivedBytes) throws(VeltoError) {
            if answer.isEmpty, silence != .isFailure { return }
            guard answer.count >= BoardPacket.headerSize + size else { throw .shortAnswer(name, answer) }
        }
    }

    case write(Write)
    case ask(Question)
    /// A chip that sleeps since the board's reset needs that long to wake up (seconds).
    case wake(BoardModule, seconds: Double)
    /// A sensor must have stood still that long before it is set again (seconds).
    case rest(BoardSensor, seconds: Double)
    /// A sensor stands still from here on.
    case stopped(BoardSensor)
    /// Pulses with pauses between them, which play on after the command, in place of those before.
    case pulse([HapticPulse])
    /// The board ends the link.
    case awaitLinkEnd
    /// Game input takes the sensors that run now.
    case updateGameInput
    /// Something that no packet is needed for.
    case effect(BoardEffect)
    /// The operation brings these bytes.
    case bring([UInt8])
}

/// An effect of a command on the host.
enum BoardEffect: Sendable {
    case log(Log.Class, String)
    /// Samples of a feed have that rate and those scales from now on.
    case configure(SampleFeed, rate: Double?, scales: [Double])
    /// Gives a feed the numbers of a reading, each widened to 32 bits.
    case feed(SampleFeed, [UInt32])
    case endStreams(of: [String], VeltoError)
    /// Publishes the details, with the battery if that was read.
    case publishDetails(battery: UInt8?)
    /// Parts that the program holds have ended.
    case endParts([PartID])
    /// Signals of parts have final identifiers.
    case describeSignals([SignalDescription])
    /// The log has that many entries.
    case takeLogLength(UInt32)
    /// The log runs; the answer of the board's clock, empty for none.
    case logStarted(clock: ReceivedBytes)
    /// Sensors start with these configurations from now on, on this link and later ones.
    case keepChoices([SensorChoice])
    /// Saves the record.
    case saveRecord
    /// The board is about to be reset: its log ends, and its parts of these modules are gone.
    case boardForgets(Set<BoardModule>)
}

extension BoardStep {
    /// Writes a packet.
    static func write(_ packet: [UInt8], _ purpose: String) -> BoardStep {
        .write(Write(packet: BoardPacket(packet), purpose: purpose))
    }

    /// Writes packets, one after the other.
    static func write(_ packets: [[UInt8]], _ purpose: String) -> [BoardStep] { packets.map { write($0, purpose) } }

    /// Writes packets that end something.
    static func end(_ packets: [[UInt8]], _ purpose: String) -> [BoardStep] {
        packets.map { .write(Write(packet: BoardPacket($0), purpose: purpose, kind: .ending)) }
    }

    /// Writes a packet that ends the link; `awaitLinkEnd` follows.
    static func endLink(_ packet: [UInt8], _ purpose: String) -> BoardStep {
        .write(Write(packet: BoardPacket(packet), purpose: purpose, kind: .endingLink))
    }

    /// Reads a register whose value has at least that many bytes.
    static func read(_ register: BoardRegister, _ name: String, _ size: Int) -> BoardStep {
        .ask(Question(reply: .answer(register), packet: register.request(), name: name, size: size))
    }
}

extension [BoardStep] {
    /// The requests, in their order.
    var questions: [BoardStep.Question] { compactMap { if case .ask(let question) = $0 { question } else { nil } } }

    /// The packets that are written, in their order.
    var writes: [BoardStep.Write] { compactMap { if case .write(let write) = $0 { write } else { nil } } }

    /// The effects, and then the packets, which are handed over together if all of them end something.
    var effectsFirst: [BoardStep] {
        let isEffect = { (step: BoardStep) in if case .effect = step { true } else { false } }
        return filter(isEffect) + filter { !isEffect($0) }
    }
}
