internal import VeltoCore

/// The continuous notifications of a TAP wearable, each with its own interval.
struct TapStreams {
    enum Kind: CaseIterable {
        case pointer, state, raw

        /// The interval between two packets (seconds).
        var interval: Double {
            switch self {
            case .pointer: 0.02
            case .state: 0.1
            case .raw: 0.015
            }
        }
    }

    private struct Stream {
        var due = Timestamp.distantFuture
        var interval: Double
    }

    private var streams = Kind.allCases.map { Stream(interval: $0.interval) }
    private static let shortestInterval = 0.001

    var nextDue: Timestamp { streams.reduce(.distantFuture) { min($0, $1.due) } }

    func interval(of kind: Kind) -> Double { self[kind].interval }

    /// Starts or stops a stream; an interval of 0 selects the stream's default.
    mutating func set(_ kind: Kind, isOn: Bool, every interval: Double = 0, at time: Timestamp) {
        let interval = interval > 0 ? max(Self.shortestInterval, interval) : kind.interval
        let wasOn = self[kind].due != .distantFuture
        if isOn != wasOn || interval != self[kind].interval {
            self[kind] = Stream(due: isOn ? time.advanced(bySeconds: interval) : .distantFuture, interval: interval)
        }
    }

    /// Removes the stream that is due first, and schedules its next packet.
    mutating func takeNext(now: Timestamp) -> Kind? {
        guard let kind = Kind.allCases.min(by: { self[$0].due < self[$1].due }), self[kind].due <= now else {
            return nil
        }
        self[kind].due = max(self[kind].due.advanced(bySeconds: self[kind].interval), now.backlogStart)
        return kind
    }

    private subscript(kind: Kind) -> Stream {
        get { streams[Self.place(kind)] }
        set { streams[Self.place(kind)] = newValue }
    }

    private static func place(_ kind: Kind) -> Int {
        switch kind {
        case .pointer: 0
        case .state: 1
        case .raw: 2
        }
    }
}
