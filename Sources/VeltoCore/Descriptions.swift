/// Returns the text of an option set, such as `[link, button]`.
package func describe(members: UInt64, _ names: [(bit: UInt64, name: String)]) -> String {
    var rest = members
    var words: [String] = []
    for (bit, name) in names where members & bit == bit {
        words.append(name)
        rest &= ~bit
    }
    if rest != 0 { words.append("0x" + String(rest, radix: 16)) }
    return "[\(words.joined(separator: ", "))]"
}

/// Returns the text of a constant, such as `timeout`.
package func describe(value: Int64, _ names: [(value: Int64, name: String)]) -> String {
    names.first { $0.value == value }?.name ?? "\(value)"
}

extension VeltoError: CustomStringConvertible {
    /// The code, the message and the cause, such as `notFound: there is no adapter hci7`.
    public var description: String {
        "\(code): \(message)" + (detail == .none ? "" : " (\(detail))")
    }
}

extension VeltoError.Detail: CustomStringConvertible {
    /// The cause in the form for bug reports.
    public var description: String {
        switch self {
        case .none: "no further cause"
        case .dbus(let name, let message, let code): "\(name): \(message)" + (code.map { ", ATT error \($0)" } ?? "")
        case .att(let code): "ATT error \(code)"
        case .errno(let number): "errno \(number)"
        }
    }
}

extension Timestamp: CustomStringConvertible {
    /// The seconds with three decimals, so that lines are aligned.
    public var description: String {
        let places = String(nanoseconds / 1_000_000 % 1000)
        return "\(nanoseconds / 1_000_000_000).\(String(repeating: "0", count: 3 - places.count))\(places) s"
    }
}

extension Log.Classes: CustomStringConvertible {
    /// The names of the members.
    public var description: String {
        describe(members: UInt64(rawValue), Log.Class.allCases.map { (UInt64($0.bit), "\($0)") })
    }
}

extension Log.Line: CustomStringConvertible {
    /// The time, the class and the text.
    public var description: String { "\(time) \(kind): \(text)" }
}
