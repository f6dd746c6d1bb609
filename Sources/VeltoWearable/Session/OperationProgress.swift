internal import VeltoCore

/// The phase of an operation that reports progress.
public struct OperationPhase: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
    /// The number in the C interface; 0 for an operation with a single phase.
    public let rawValue: Int32

    /// Creates a phase from its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The only phase.
    public init() {
        self.init(rawValue: 0)
    }
}

/// Progress of an operation.
///
/// The unit of `done` and `total` follows from the kind of operation.
public struct OperationProgress: Hashable, Sendable, BitwiseCopyable {
    /// The phase.
    public var phase: OperationPhase
    /// The current part, starting at 0.
    public var part: Int32
    /// The number of parts.
    public var partCount: Int32
    /// The completed units of this phase, over all parts.
    public var done: UInt64
    /// The total units of this phase; 0 while unknown.
    public var total: UInt64
    /// Units per second, averaged over some seconds; nil while unknown.
    public var rate: Double?

    /// Creates a progress report.
    public init(
        phase: OperationPhase = OperationPhase(), part: Int32 = 0, partCount: Int32 = 1, done: UInt64 = 0,
        total: UInt64 = 0, rate: Double? = nil
    ) {
        self.phase = phase
        self.part = part
        self.partCount = partCount
        self.done = done
        self.total = total
        self.rate = rate
    }

    /// Whether this phase is complete.
    public var isComplete: Bool { total > 0 && done >= total }

    /// The completed share, 0 to 1; nil while the total is unknown.
    public var fraction: Double? { total > 0 ? min(1, Double(done) / Double(total)) : nil }

    /// The time until the end of this phase at the current rate; nil while unknown.
    public var remaining: Duration? {
        if isComplete { return .zero }
        guard total > 0, let rate, rate > 0 else { return nil }
        return Duration(clampingSeconds: Double(total - done) / rate)
    }
}
