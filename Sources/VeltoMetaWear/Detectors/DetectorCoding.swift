internal import VeltoCore

/// A member of a detector configuration.
enum DetectorMember: String, CaseIterable, Sendable {
    case threshold, duration, axes, mode, window, quiet, shock, hysteresis, arm, count
}

extension DetectorConfiguration {
    /// The number of a member; nil if it is not set.
    subscript(_ member: DetectorMember) -> Double? {
        switch member {
        case .threshold: threshold
        case .duration: duration
        case .axes: axes.map { Double($0.rawValue) }
        case .mode: mode.map { Double($0.rawValue) }
        case .window: window
        case .quiet: quiet
        case .shock: shock
        case .hysteresis: hysteresis
        case .arm: arm.map { Double($0.rawValue) }
        case .count: count.map { Double($0) }
        }
    }
}

/// The encoding of a number in bits of a chip.
enum DetectorCoding: Sendable {
    /// A time range with its own unit.
    struct Span: Sendable {
        let unit: Double
        let added: Int
        let prefix: Int
        let codes: ClosedRange<Int>

        /// The time of a code.
        func time(of code: Int) -> Double { Double(code + added) * unit }
    }

    /// Truncated units, some of which the chip adds by itself.
    case units(Double, added: Int = 0, in: ClosedRange<Int>? = nil)
    /// Units that depend on the range, smallest range first.
    case unitsOfRange([Double])
    /// The index of the nearest of these values.
    case nearest([Double])
    /// Names of values, by the numbers of the member's type.
    case choice([Int32: Int])
    /// Unscaled numbers, with an offset added by the chip.
    case number(ClosedRange<Int>, added: Int = 0)
    /// Axes.
    case axes
    /// Times in ranges with different units.
    case spans([Span])
    /// An angle (°) as its sine in that number of units.
    case sine(ClosedRange<Double>, units: Double)

    /// The tolerance for a quotient just below a whole number.
    private static let slack = 1e-6

    /// Turns a mode into its bits.
    static func modes(_ modes: [DetectorConfiguration.Mode: Int]) -> DetectorCoding {
        .choice(Dictionary(uniqueKeysWithValues: modes.map { ($0.key.rawValue, $0.value) }))
    }

    /// Returns the bits, at most `largest`; throws for a number without a code.
    func code(_ value: Double, _ member: DetectorMember, largest: Int, range: Int) throws(VeltoError) -> Int {
        switch self {
        case .units(let unit, let added, let codes):
            return try Self.cut(value, unit, added, codes ?? 0...largest, member)
        case .unitsOfRange(let units):
            return try Self.cut(value, units[min(range, units.count - 1)], 0, 0...largest, member)
        case .nearest(let values):
            try checkNumber(value, member.rawValue, 0, values.max() ?? 0)
            return values.indices.min { abs(values[$0] - value) < abs(values[$1] - value) } ?? 0
        case .choice(let choices):
            guard let choice = choices.first(where: { Double($0.key) == value }) else {
                throw Self.unknownChoice(member)
            }
            return choice.value
        case .number(let numbers, let added):
            try checkNumber(value, member.rawValue, Double(numbers.lowerBound), Double(numbers.upperBound))
            return Int(value) - added
        case .axes:
            guard value >= 1, value <= 7 else { throw .invalidArgument(member.rawValue, "must be some of x, y and z") }
            return Int(value)
        case .spans(let spans): return try Self.span(value, spans, member)
        case .sine(let angles, let units):
            try checkNumber(value, member.rawValue, angles.lowerBound, angles.upperBound)
            return Int(Self.sine(degrees: value) * units + 0.5)
        }
    }

    /// The error for a value that belongs to another detector.
    static func unknownChoice(_ member: DetectorMember) -> VeltoError {
        .invalidArgument(member.rawValue, "is none that this detector of this board has")
    }

    private static func cut(
        _ value: Double, _ unit: Double, _ added: Int, _ codes: ClosedRange<Int>, _ member: DetectorMember
    ) throws(VeltoError) -> Int {
        let limits = [codes.lowerBound, codes.upperBound].map { Double($0 + added) * unit }
        // Values that truncate to the largest code are valid.
        guard value >= limits[0] - unit * slack, value < limits[1] + unit * (1 - slack) else {
            throw .outside(member.rawValue, value, limits[0], limits[1], or: nil)
        }
        return min(max(Int(value / unit + slack) - added, codes.lowerBound), codes.upperBound)
    }

    private static func span(_ value: Double, _ spans: [Span], _ member: DetectorMember) throws(VeltoError) -> Int {
        let shortest = spans.first.map { $0.time(of: $0.codes.lowerBound) } ?? 0
        let longest = spans.last.map { $0.time(of: $0.codes.upperBound) } ?? 0
        try checkNumber(value, member.rawValue, shortest, longest)
        guard let span = spans.last(where: { $0.time(of: $0.codes.lowerBound) <= value + slack }) else { return 0 }
        let code = Int(value / span.unit + slack) - span.added
        return span.prefix | min(max(code, span.codes.lowerBound), span.codes.upperBound)
    }

    /// Accurate to seven digits up to 60°.
    private static func sine(degrees: Double) -> Double {
        let angle = degrees * .pi / 180
        let square = angle * angle
        return angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
    }
}
