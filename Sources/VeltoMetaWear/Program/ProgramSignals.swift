internal import VeltoWearable

/// The signals that come from the parts of a board's program.
extension BoardProgram {
    /// The ticks of the timers; a timer has none before the board has assigned its number.
    var signals: [BoardSignal] {
        items.compactMap { item in
            guard case .timer = item.contents, let number = item.numbers.first else { return nil }
            var ticks = BoardSignal(
                identifier: Self.ticks(of: number), register: BoardTimer.tick, id: number,
                fields: [BoardSignal.Field(name: "count", unit: .none, format: .uint32)], abilities: .streamable)
            ticks.isCounted = true
            return ticks
        }
    }

    /// The identifier of a timer's ticks.
    static func ticks(of timer: UInt8) -> String { "timer?id=\(timer)" }

    /// The identifiers of the signals that come from a part.
    func signals(of part: PartID) -> [String] {
        guard let item = item(part), case .timer = item.contents else { return [] }
        return item.numbers.map(Self.ticks)
    }
}
