/// A D-Bus object path.
struct ObjectPath: Hashable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static let root = ObjectPath("/")

    /// The path without its last component; the parent of the root is the root.
    var parent: ObjectPath {
        guard let slash = text.lastIndex(of: "/"), slash != text.startIndex else { return .root }
        return ObjectPath(String(text[..<slash]))
    }

    /// The part after the last slash, such as `hci0` or `dev_00_11_22_33_44_55`.
    var lastComponent: Substring {
        guard let slash = text.lastIndex(of: "/") else { return text[...] }
        return text[text.index(after: slash)...]
    }

    /// Returns whether the path is `ancestor` or below it; `hci10` is not below `hci1`.
    func isInside(_ ancestor: ObjectPath) -> Bool {
        self == ancestor || ancestor == .root || text.hasPrefix(ancestor.text + "/")
    }

    /// Returns the hexadecimal number after `prefix` in the last component, as in `service000a` and `char000b`.
    func hexadecimalSuffix(after prefix: String) -> UInt16? {
        guard lastComponent.hasPrefix(prefix) else { return nil }
        return UInt16(lastComponent.dropFirst(prefix.count), radix: 16)
    }
}
