/// The model of a board, derived from its model number and hardware revision.
///
/// Source: MetaWear module protocol, 3.7.
public struct BoardIdentity: Hashable, Sendable {
    /// The name, such as `MetaMotion S`; `Unknown (…)` for an unknown number.
    public let name: String
    /// Whether this library supports the board with this hardware revision.
    ///
    /// Other boards can be connected too.
    public let isValidated: Bool

    private struct Row {
        let number: String
        let name: String
        /// The first variant whose modules the board has determines the name; without variants it is `name`.
        var variants: [(modules: [BoardModule], name: String)] = []
        var revisions: ClosedRange<Int>?
    }

    private static let rows = [
        Row(number: "0", name: "MetaWear R"),
        Row(number: "1", name: "MetaWear RG", variants: [([.barometer, .ambientLight], "MetaWear RPro")]),
        Row(
            number: "2", name: "MetaWear C",
            variants: [([.magnetometer], "MetaWear CPro"), ([.humidity], "MetaEnvironment")]),
        Row(number: "3", name: "MetaHealth"),
        Row(number: "4", name: "MetaTracker"),
        Row(
            number: "5", name: "MetaMotion RL", variants: [([.ambientLight], "MetaMotion R")], revisions: 1...5),
        Row(number: "6", name: "MetaMotion C"),
        Row(number: "8", name: "MetaMotion S", revisions: 1...1),
    ]

    /// Identifies a board by the texts of the Device Information service and by its modules.
    init(number: String?, hardware: String?, has: (BoardModule) -> Bool) {
        let number = number?.trimmed ?? ""
        guard let row = Self.rows.first(where: { $0.number == number }) else {
            name = "Unknown (\(number))"
            isValidated = false
            return
        }
        name = row.variants.first { $0.modules.allSatisfy(has) }?.name ?? row.name
        isValidated = row.revisions.map { $0.contains { "0.\($0)" == Self.revision(hardware) } } ?? false
    }

    /// The revision without its letter: boards report `r0.4` and `0.4`.
    private static func revision(_ text: String?) -> String {
        let text = text?.trimmed.lowercased() ?? ""
        return text.hasPrefix("r") ? String(text.dropFirst()) : text
    }
}

extension String {
    /// The text without leading and trailing spaces and control characters.
    fileprivate var trimmed: String {
        let isPadding: (Character) -> Bool = { $0.isWhitespace || $0 == "\0" }
        return String(drop(while: isPadding).reversed().drop(while: isPadding).reversed())
    }
}
