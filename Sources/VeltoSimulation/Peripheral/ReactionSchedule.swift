internal import VeltoBluetooth
internal import VeltoCore

/// The rules of a table device, and its waiting actions.
struct ReactionSchedule {
    private struct Pending {
        let reaction: PeripheralReaction
        let bytes: [UInt8]
        var due: Timestamp
        /// The number of repetitions left, including this one; 0 for no limit.
        var count: UInt32
    }

    /// The maximum number of waiting actions; further actions are dropped.
    private static let capacity = 256
    /// The maximum number of overdue repetitions to perform when time jumps.
    ///
    /// Older ones are skipped.
    private static let mostOverdue = 64

    private(set) var reactions: [PeripheralReaction] = []
    /// The waiting actions, sorted by time.
    private var pending: [Pending] = []

    /// The time of the next action.
    var nextDue: Timestamp { pending.first?.due ?? .distantFuture }

    /// Replaces the rules and drops all waiting actions.
    mutating func replace(_ reactions: [PeripheralReaction]) {
        self.reactions = reactions
        pending = []
    }

    mutating func forgetPending() {
        pending.removeAll(keepingCapacity: true)
    }

    /// Applies the rules to a write or a subscription.
    ///
    /// Returns the error of a rule that refuses the request.
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

    /// Inserts an action after all others with the same time.
    private mutating func enqueue(_ action: Pending) {
        guard pending.count < Self.capacity else { return }
        let place = pending.lastIndex { $0.due <= action.due }.map { $0 + 1 } ?? 0
        pending.insert(action, at: place)
    }

    /// Removes and returns the next due action; a repeating action is enqueued again.
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

    /// Returns the number of overdue repetitions to skip.
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
