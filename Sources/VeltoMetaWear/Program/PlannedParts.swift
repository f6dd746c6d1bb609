internal import VeltoCore
internal import VeltoWearable

/// The parts planned by command sequences.
///
/// They exist only after a boot macro has created them.
struct PlannedParts: Sendable {
    private var parts: Set<PartID> = []

    mutating func add(_ part: PartID) { parts.insert(part) }

    mutating func remove(_ ended: [PartID]) { parts.subtract(ended) }

    func contains(_ part: PartID) -> Bool { parts.contains(part) }

    /// Throws if a command uses a planned part, or the signal of a planned part, of another sequence than `own`.
    func check(_ used: [PartID], signal: String?, own: [PartID] = []) throws(VeltoError) {
        let others = parts.subtracting(own)
        guard !others.isEmpty else { return }
        let isSignal = signal.map { name in others.contains { $0.signalKeys.contains(name) } } ?? false
        if isSignal || used.contains(where: others.contains) { throw VeltoError.isPlanned }
    }
}

extension PartID {
    /// The key of the ticks of a timer that a sequence has planned.
    var ticksKey: String { "ticks of timer \(handle.rawValue)" }

    /// The keys of the signals that a part may have.
    fileprivate var signalKeys: [String] {
        [ProcessedSignal.outputKey(of: self), ProcessedSignal.stateKey(of: self), ticksKey]
    }
}

extension VeltoError {
    fileprivate static let isPlanned = VeltoError(
        .invalidState,
        "a command sequence has planned the part, which the board has only after a macro has made it at boot",
        remedy: "use it in later calls on that sequence")
}
