/// The value of a property, with the types that this module distinguishes.
enum BusValue: Hashable {
    case boolean(Bool)
    /// An integer of any width and sign.
    case integer(Int64)
    /// A string or an object path.
    case text(String)
    case bytes([UInt8])
    case texts([String])
    /// A dictionary with numeric keys, such as manufacturer data.
    case numbered([UInt16: BusValue])
    /// A value of any other type.
    case unknown

    var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    var integer: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    var text: String? {
        if case .text(let value) = self { value } else { nil }
    }

    var bytes: [UInt8]? {
        if case .bytes(let value) = self { value } else { nil }
    }

    var texts: [String]? {
        if case .texts(let value) = self { value } else { nil }
    }

    var numbered: [UInt16: BusValue]? {
        if case .numbered(let value) = self { value } else { nil }
    }
}
