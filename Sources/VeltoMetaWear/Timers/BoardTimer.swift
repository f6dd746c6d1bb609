internal import VeltoCore
internal import VeltoWearable

/// A timer on a board.
///
/// Its ticks trigger events with or without a host.
///
/// Source: MetaWear system protocol, 4.1.
struct BoardTimer: Hashable, Sendable {
    /// The period in milliseconds.
    let period: UInt32
    /// The number of ticks; nil repeats forever.
    let repetitions: UInt16?
    /// Whether the first tick comes at the start; otherwise it comes after a period.
    let startsImmediately: Bool

    private static let (endless, mostRepetitions): (UInt16, UInt16) = (0xFFFF, 0xFFFE)
    private static let longestPeriod = Double(UInt32.max) / 1000

    /// Creates a timer from its period in seconds; throws for less than a millisecond, or for no ticks.
    init(period: Double, repetitions: UInt16? = nil, startsImmediately: Bool = false) throws(VeltoError) {
        try checkNumber(period, "period", 0.001, Self.longestPeriod)
        if let repetitions { try checkInteger(repetitions, "repetitions", 1, Self.mostRepetitions) }
        self.period = max(1, UInt32(period, inUnitsOf: 0.001))
        self.repetitions = repetitions
        self.startsImmediately = startsImmediately
    }

    /// Reads the bytes of the creation command; nil for invalid bytes.
    init?(_ bytes: inout ByteReader) {
        guard let period = bytes.next(UInt32.self), let repetitions = bytes.next(UInt16.self),
            let isImmediate = bytes.next(UInt8.self), period > 0
        else { return nil }
        self.period = period
        self.repetitions = repetitions == Self.endless ? nil : repetitions
        startsImmediately = isImmediate != 0
    }

    // MARK: Packets

    static let create = BoardRegister(.timer, 0x02)
    private static let start = BoardRegister(.timer, 0x03)
    private static let stop = BoardRegister(.timer, 0x04)
    static let removal = BoardRegister(.timer, 0x05)
    static let tick = BoardRegister(.timer, 0x06)
    private static let notify = BoardRegister(.timer, 0x07)

    /// Creates the timer; the board replies with its number.
    var creation: BoardPacket {
        BoardPacket(
            Self.create,
            .written {
                $0.write(period)
                $0.write(repetitions ?? Self.endless)
                $0.write(UInt8(startsImmediately ? 1 : 0))
            })
    }

    /// Starts a timer.
    static func start(_ number: BoardPacket.Byte) -> BoardPacket { BoardPacket(start, [number]) }

    /// Stops a timer, which can be started again.
    static func stop(_ number: BoardPacket.Byte) -> BoardPacket { BoardPacket(stop, [number]) }

    /// Removes a timer; events of its ticks stay.
    static func remove(_ number: BoardPacket.Byte) -> BoardPacket { BoardPacket(removal, [number]) }

    /// Removes all timers of a board with that number of slots, since there is no single command for this.
    static func removeAll(slots: UInt8) -> [BoardPacket] { (0..<slots).map { remove(.value($0)) } }

    /// Requests the bytes with which a timer was created; the answer of real boards is unverified.
    static func query(_ number: UInt8) -> [UInt8] { create.request(number) }

    /// Enables or disables the notifications of a timer's ticks.
    ///
    /// The notifications of the register stay enabled, since other timers need them.
    static func notifications(_ number: BoardPacket.Byte, _ areOn: Bool) -> [BoardPacket] {
        let own = BoardPacket(notify, [number, .value(areOn ? 1 : 0)])
        return areOn ? [own, BoardPacket(tick.notifications(true))] : [own]
    }

    /// The ticks of a timer, as a source of events.
    static func ticks(_ number: BoardPacket.Byte, period: UInt32? = nil) -> ProcessorSignal {
        let id = number.resolved(by: [:]).map { "\($0)" } ?? ".."
        return ProcessorSignal(
            "timer?id=\(id)", .timer, tick.number, id: number, ProcessorPayload([]),
            rate: period.map { .steady(1000 / Double(max(1, $0))) } ?? .irregular)
    }
}

extension BoardTimer {
    /// The ticks of a planned timer, for programs: only a source of events in the same sequence.
    static func plannedTicks(of part: PartID) -> SignalDescription {
        SignalDescription(
            "timer?id=..", .uint32, [SignalDescription.Channel("count", .none)], [], wireSize: 0, loggerSlots: 0,
            key: part.ticksKey)
    }
}
