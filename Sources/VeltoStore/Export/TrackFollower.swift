internal import VeltoCore
internal import VeltoWearable

/// The state of a cell in a table with independent row times.
enum FillState: String {
    /// A frame has this time.
    case measured
    /// The value is computed from the neighboring frames, or copied from one of them.
    case interpolated
    /// There are no frames nearby, or the time is outside the track.
    case gap
}

/// Follows a track along increasing times, with the neighboring frames of each time.
struct TrackFollower {
    let track: StoredTrack
    private let method: FillMethod
    /// The longest gap between two frames that is interpolated (nanoseconds).
    private let longestBridge: UInt64
    private let turns: [Double?]
    private let isQuaternion: Bool
    private var cursor: TrackCursor
    private var part = TrackCursor.Part()
    private var index = 0
    private var isOver = false
    /// Whether frames have been passed since the previous time.
    private var isNew = false
    private var before: (time: UInt64, values: [Float])?

    /// The tolerance of equal times (nanoseconds), which is the resolution of stored times.
    private static let tolerance: UInt64 = 100

    init(
        _ store: SessionStore, _ track: StoredTrack, _ units: Units, _ method: FillMethod, longestBridge: Double
    ) throws(VeltoError) {
        self.track = track
        self.method = method
        self.longestBridge = Timestamp.zero.advanced(bySeconds: longestBridge).nanoseconds
        let columns = track.description.columns
        turns = columns.map { $0.unit == .angle ? (units == .native ? 360 : 2 * .pi) : nil }
        isQuaternion = columns.map(\.name) == ["w", "x", "y", "z"]
        cursor = try TrackCursor(store, track, units)
        try refill()
    }

    private var columns: Int { turns.count }

    private mutating func refill() throws(VeltoError) {
        isOver = try !cursor.read(into: &part)
        index = 0
    }

    private var afterTime: UInt64? { isOver ? nil : part.infos[index].timestamp.nanoseconds }
    private var afterValues: [Float] {
        part.values[index * columns..<(index + 1) * columns].map { Float(bitPattern: $0) }
    }

    /// Advances to a time; if several frames have this time, each call advances by one of them.
    mutating func advance(to time: UInt64) throws(VeltoError) {
        isNew = false
        while let next = afterTime, next < time { try step(next) }
        if afterTime == time { try step(time) }
    }

    private mutating func step(_ time: UInt64) throws(VeltoError) {
        before = (time, afterValues)
        isNew = true
        index += 1
        if index == part.infos.count { try refill() }
    }

    /// Returns the values at the current time; empty in a gap.
    ///
    /// Events are not interpolated: each appears only in the first row at or after its time.
    func values(at time: UInt64) -> (values: [Float], state: FillState) {
        if track.description.isEvents {
            return isNew ? (before?.values ?? [], .measured) : ([], .gap)
        }
        if let before, time - min(time, before.time) <= Self.tolerance { return (before.values, .measured) }
        guard let after = afterTime else { return ([], .gap) }
        if after - min(after, time) <= Self.tolerance { return (afterValues, .measured) }
        guard let before, after - min(after, before.time) <= longestBridge else { return ([], .gap) }
        let share = Double(time - before.time) / Double(max(after - before.time, 1))
        switch method {
        case .previous: return (before.values, .interpolated)
        case .nearest: return (share < 0.5 ? before.values : afterValues, .interpolated)
        case .linear: return (blend(before.values, afterValues, share), .interpolated)
        }
    }

    private func blend(_ first: [Float], _ second: [Float], _ share: Double) -> [Float] {
        if isQuaternion { return Self.slerp(first, second, share) }
        return first.indices.map { column in
            var step = Double(second[column]) - Double(first[column])
            if let turn = turns[column], step.isFinite { step = step.remainder(dividingBy: turn) }
            return Float(Double(first[column]) + step * share)
        }
    }

    /// Returns the spherical interpolation in the shorter direction (Shoemake, 1985).
    static func slerp(_ first: [Float], _ second: [Float], _ share: Double) -> [Float] {
        let (start, end) = (first.map { Double($0) }, second.map { Double($0) })
        let lengths = (length(start) * length(end)).squareRoot()
        let dot = zip(start, end).reduce(0) { $0 + $1.0 * $1.1 } / max(lengths, .leastNormalMagnitude)
        // A quaternion and its negative are the same rotation.
        let sign: Double = dot < 0 ? -1 : 1
        let angle = arc(cosine: min(abs(dot), 1))
        let (left, right) =
            angle < 1e-6
            ? (1 - share, share * sign)
            : (sine((1 - share) * angle) / sine(angle), sine(share * angle) / sine(angle) * sign)
        let mixed = zip(start, end).map { $0 * left + $1 * right }
        let scale = length(mixed).squareRoot()
        return mixed.map { Float(scale > 0 ? $0 / scale : $0) }
    }

    /// Returns the squared length.
    private static func length(_ values: [Double]) -> Double { values.reduce(0) { $0 + $1 * $1 } }
}
