/// The model of a board, derived from its model number and hardware revision.
///
/// Source: MetaWear module protocol, 3.7.
public struct BoardIdentity: Hashable, Sendable {
    /// The name, such as `MetaMotion S`; `Unknown (…)` for a number that is not known.
    public let name: String
    /// Whether this library is made for the board with this revision of its hardware.
    ///
    /// Others connect all the same.
    public let isValidated: Bool

    private struct Row {
        let number: String
        let name: String
        /// The first whose modules the board has decides; without any it is `name`.
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

    /// Judges by the texts of the Device Information service, and by the modules that are present.
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

    /// The revision without its letter: boards say `r0.4` and `0.4`.
    private static func revision(_ text: String?) -> String {
        let text = text?.trimmed.lowercased() ?? ""
        return text.hasPrefix("r") ? String(text.dropFirst()) : text
    }
}

extension String {
    /// The text without spaces and other control characters at its ends.
    fileprivate var trimmed: String {
        let isPadding: (Character) -> Bool = { $0.isWhitespace || $0 == "\0" }
        return String(drop(while: isPadding).reversed().drop(while: isPadding).reversed())
    }
}
