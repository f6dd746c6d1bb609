internal import VeltoCore

/// A program's text for a device: its identifier, its address in any usual spelling, or its name.
struct DeviceText: Hashable {
    let text: String
    /// The address in the spelling of devices; nil if the text is not an address.
    let address: String?
    /// The identifier, with its address in the spelling of devices.
    let identifier: String

    init(_ text: String) {
        self.text = text
        let prefix = Self.systemPrefix
        let rest = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        let spelled = Self.address(rest)
        address = rest == text ? spelled : nil
        identifier = rest == text ? text : prefix + (spelled ?? rest)
    }

    /// The prefix of identifiers made of an address.
    private static let systemPrefix = "bluez:"

    /// Returns whether the text is the identifier or the address of a device, which are unique.
    func isUnique(to device: Device) -> Bool {
        if device.identifier == identifier { return true }
        let own = device.record.address
        // A device without an address has an empty one.
        guard !own.isEmpty else { return false }
        return own == text || address != nil && (own == address || Self.address(own) == address)
    }

    /// Returns whether the text is the identifier, the address or the name of a device.
    func names(_ device: Device) -> Bool {
        isUnique(to: device) || device.record.name == text
    }

    /// The error of an impossible address; nil for a possible one, and for text that does not look like an address.
    var flaw: VeltoError? {
        let isIdentifier = text.hasPrefix(Self.systemPrefix)
        let rest = isIdentifier ? text.dropFirst(Self.systemPrefix.count) : text[...]
        guard isIdentifier || Self.looksLikeAddress(rest), Self.address(String(rest)) == nil else { return nil }
        return .invalidArgument(
            "text",
            "is \"\(text)\", which is no Bluetooth address: must be six pairs of hexadecimal digits, as in C0:FF:EE:00:00:01"
        )
    }

    /// Several groups of one or two letters or digits, as in no name.
    private static func looksLikeAddress(_ text: Substring) -> Bool {
        separators.contains { separator in
            let groups = text.split(separator: separator, omittingEmptySubsequences: false)
            return groups.count > 4
                && groups.allSatisfy { $0.utf8.count < 3 && $0.allSatisfy { $0.isLetter || $0.isNumber } }
        }
    }

    private static let separators: [Character] = [":", "-", "_", "."]

    /// Returns an address in the spelling of devices.
    ///
    /// Accepts six pairs of digits with or without separators, or three groups of four.
    private static func address(_ text: String) -> String? {
        let separator = text.first { separators.contains($0) }
        let groups = separator.map { text.split(separator: $0, omittingEmptySubsequences: false) } ?? [text[...]]
        let length = [6: 2, 3: 4, 1: 12][groups.count]
        let digits = groups.joined().uppercased()
        guard groups.allSatisfy({ $0.utf8.count == length }), digits.utf8.count == 12,
            digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
        else {
            return nil
        }
        let characters = Array(digits)
        return stride(from: 0, to: 12, by: 2).map { String(characters[$0...$0 + 1]) }.joined(separator: ":")
    }
}
