internal import VeltoCore
internal import VeltoWearable

/// A step of a command: a packet, a pause, or an effect on the host.
enum BoardStep: Sendable {
    /// A packet to write, with a description of its purpose.
    struct Write: Hashable, Sendable {
        let packet: BoardPacket
        let purpose: String
        var kind = WriteKind.plain
    }

    /// The treatment of a packet whose command is cancelled or whose link is lost.
    enum WriteKind: Hashable, Sendable {
        /// Dropped with its command.
        case plain
        /// Ends an activity: the packet is written even if the command is cancelled, and stays owed to the board until
        /// it is written.
        case ending
        /// Ends the link, possibly before the radio confirms the packet.
        case endingLink
        /// Written with response.
        case acknowledged
    }

    /// A request whose reply is an answer of the command.
    struct Question: Hashable, Sendable {
        let reply: Reply
        let packet: [UInt8]
        /// Packets that follow the request immediately.
        ///
        /// The board may reply to any of them.
        var following: [[UInt8]] = []
        /// The name of the value, and its minimum size in bytes.
        var name = "a request"
        var size = 0
        /// The timeout of the answer (seconds).
        var patience = BoardConversation.patience
        /// The meaning of a missing answer.
        var silence = Silence.isFailure

        /// Throws for an answer that is too short.
        func check(_ answer: ReceivedBytes) throws(VeltoError) {
            if answer.isEmpty, silence != .isFailure { return }
            guard answer.count >= BoardPacket.headerSize + size else { throw .shortAnswer(name, answer) }
        }
    }

    case write(Write)
    case ask(Question)
    /// Waits for a chip to wake up from its sleep since the board's reset (seconds).
    case wake(BoardModule, seconds: Double)
    /// Waits until a sensor has been stopped for that time before it is configured again (seconds).
    case rest(BoardSensor, seconds: Double)
    /// Records that a sensor is stopped at this step.
    case stopped(BoardSensor)
    /// Starts pulses with pauses, which continue after the command and replace earlier ones.
    case pulse([HapticPulse])
    /// Waits for the board to end the link.
    case awaitLinkEnd
    /// Makes game input use the running sensors.
    case updateGameInput
    /// An effect without a packet.
    case effect(BoardEffect)
    /// Returns these bytes as the result of the operation.
    case bring([UInt8])
}

/// An effect of a command on the host.
enum BoardEffect: Sendable {
    case log(Log.Class, String)
    /// Sets the rate and the scales of a feed's later samples.
    case configure(SampleFeed, rate: Double?, scales: [Double])
    /// Feeds the numbers of a reading, each widened to 32 bits.
    case feed(SampleFeed, [UInt32])
    case endStreams(of: [String], VeltoError)
    /// Publishes the details, with the battery if it was read.
    case publishDetails(battery: UInt8?)
    /// Ends parts with a handle.
    case endParts([PartID])
    /// Sets the final identifiers of part signals.
    case describeSignals([SignalDescription])
    /// Sets the number of log entries.
    case takeLogLength(UInt32)
    /// Records that the log runs, with the answer of the board's clock (empty for none).
    case logStarted(clock: ReceivedBytes)
    /// Sets the sensor configurations at the next start, on this and later links.
    case keepChoices([SensorChoice])
    /// Saves the record.
    case saveRecord
    /// Records the imminent reset of the board: its log ends, and its parts of these modules are removed.
    case boardForgets(Set<BoardModule>)
}

extension BoardStep {
    /// Writes a packet.
    static func write(_ packet: [UInt8], _ purpose: String) -> BoardStep {
        .write(Write(packet: BoardPacket(packet), purpose: purpose))
    }

    /// Writes packets in order.
    static func write(_ packets: [[UInt8]], _ purpose: String) -> [BoardStep] { packets.map { write($0, purpose) } }

    /// Writes packets that end an activity.
    static func end(_ packets: [[UInt8]], _ purpose: String) -> [BoardStep] {
        packets.map { .write(Write(packet: BoardPacket($0), purpose: purpose, kind: .ending)) }
    }

    /// Writes a packet that ends the link.
    ///
    /// `awaitLinkEnd` follows.
    static func endLink(_ packet: [UInt8], _ purpose: String) -> BoardStep {
        .write(Write(packet: BoardPacket(packet), purpose: purpose, kind: .endingLink))
    }

    /// Reads a register with a minimum value size.
    static func read(_ register: BoardRegister, _ name: String, _ size: Int) -> BoardStep {
        .ask(Question(reply: .answer(register), packet: register.request(), name: name, size: size))
    }
}

extension [BoardStep] {
    /// The requests in order.
    var questions: [BoardStep.Question] { compactMap { if case .ask(let question) = $0 { question } else { nil } } }

    /// The written packets in order.
    var writes: [BoardStep.Write] { compactMap { if case .write(let write) = $0 { write } else { nil } } }

    /// Moves the effects before the packets.
    ///
    /// Packets that all end activities are then passed on together.
    var effectsFirst: [BoardStep] {
        let isEffect = { (step: BoardStep) in if case .effect = step { true } else { false } }
        return filter(isEffect) + filter { !isEffect($0) }
    }
}
