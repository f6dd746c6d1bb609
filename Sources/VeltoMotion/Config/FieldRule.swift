internal import VeltoCore

/// What a numeric member of a configuration may hold, and the name under which an error reports it.
///
/// Names are spelled as in the C structures, so that the same sentence helps in every language.
struct FieldRule<Root>: Sendable {
    let name: String
    let value: @Sendable (Root) -> Double
    let range: ClosedRange<Double>

    init(_ name: String, _ range: ClosedRange<Double>, _ value: @escaping @Sendable (Root) -> Double) {
        self.name = name
        self.value = value
        self.range = range
    }

    func check(_ root: Root) throws(VeltoError) {
        let number = value(root)
        guard number.isFinite else { throw .invalidArgument(name, "is not a finite number") }
        guard range.contains(number) else {
            throw .invalidArgument(name, "is \(number), outside \(range.lowerBound) to \(range.upperBound)")
        }
    }
}

extension Array {
    func check<Root>(_ root: Root) throws(VeltoError) where Element == FieldRule<Root> {
        for rule in self { try rule.check(root) }
    }
}

/// Ranges that many members share.
enum FieldRange {
    /// A share of a whole.
    static let share = 0.0...1.0
    /// A distance or threshold.
    static let size = 0.0...1e6
    /// A factor that may mirror.
    static let gain = -1e6...1e6
    /// Seconds.
    static let time = 0.0...86_400.0
}
