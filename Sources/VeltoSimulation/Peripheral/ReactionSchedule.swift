internal import VeltoBluetooth
internal import VeltoCore

/// The rules of a table device, and the actions that wait for their time.
struct ReactionSchedule {
    private struct Pending {
        let reaction: PeripheralReaction
        let bytes: [UInt8]
        var due: Timestamp
        /// The repetitions left, this one included; 0 for any number.
        var count: UInt32
    }

    /// The maximum number of actions that wait; what a rule adds beyond them is dropped.
    private static let capacity = 256
    /// The maximum number of repetitions that are made up for when time jumps; older ones are skipped.
    private static let mostOverdue = 64

    private(set) var reactions: [PeripheralReaction] = []
    /// In the order of their times.
    private var pending: [Pending] = []

    /// The time of the next action.
    var nextDue: Timestamp { pending.first?.due ?? .distantFuture }

    /// Replaces the rules; what waits is dropped.
    mutating func replace(_ reactions: [PeripheralReaction]) {
        self.reactions = reactions
        pending = []
    }

    mutating func forgetPending() {
        pending.removeAll(keepingCapacity: true)
    }

    /// Applies the rules to an action of a host.
    ///
    /// Returns the error of a rule that refuses it.
    mutating func react(
        to trigger: PeripheralReaction.Trigger, of handle: ValueHandle, _ value: [UInt8], at time: Timestamp
    ) -> AttributeError? {
        let matching = reactions.filter { $0.matches(trigger, handle, value) }
        let acting = matching.prefix(matching.firstIndex(where: \.isLast).map { $0 + 1 } ?? matching.count)
        if let refusing = acting.first(where: { $0.action == .refuse }) { return refusing.error }
        for reaction in acting {
            let due = time.advanced(bySeconds: reaction.delay)
            enqueue(
                Pending(reaction: reaction, bytes: reaction.bytes(answering: value), due: due, count: reaction.count))
        }
        return nil
    }

    /// After those of the same time.
    private mutating func enqueue(_ action: Pending) {
        guard pending.count < Self.capacity else { return }
        let place = pending.lastIndex { $0.due <= action.due }.map { $0 + 1 } ?? 0
        pending.insert(action, at: place)
    }

    /// Removes and returns the next action that is due; one that repeats is enqueued again.
    mutating func next(at time: Timestamp) -> (action: PeripheralReaction, bytes: [UInt8], due: Timestamp)? {
        guard nextDue <= time else { return nil }
        var first = pending.removeFirst()
        let reaction = first.reaction
        let due = first.due
        if reaction.period > 0, first.count != 1 {
            let steps = 1 + skipped(first, at: time)
            first.due = due.advanced(bySeconds: Double(steps) * reaction.period)
            if first.count > 0 { first.count -= steps }
            enqueue(first)
        }
        return (reaction, first.bytes, due)
    }

    /// The number of repetitions to leave out so that no more than the last ones are made up for.
    private func skipped(_ action: Pending, at time: Timestamp) -> UInt32 {
        let missed = min(time.seconds(since: action.due) / action.reaction.period, Double(Int32.max))
        let left = action.count == 0 ? missed : min(missed, Double(action.count - 1))
        return UInt32(max(0, left.rounded(.down) - Double(Self.mostOverdue - 1)))
    }

    /// Drops waiting actions for an attribute.
    mutating func stop(_ target: ValueHandle) {
        pending.removeAll { $0.reaction.target == target }
    }
}
