/// A version of hardware or firmware as one number: 2.3.25 is 20325.
///
/// Source: TAP protocol notes, 5.1.
public struct TapVersion: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The largest part between two dots.
    private static let largestPart: Int32 = 99

    /// The number: major · 10000 + minor · 100 + build.
    public let rawValue: Int32

    /// Creates a version from a number; nil unless it is 0 to 999999.
    public init?(rawValue: Int32) {
        guard (0...999_999).contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Parses text such as `2.3.25`; nil if the text is not a version.
    ///
    /// The third part and a suffix after its digits are optional. Further parts are ignored.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, let major = Self.part(parts[0]), let minor = Self.part(parts[1]) else { return nil }
        var build: Int32 = 0
        if parts.count > 2 {
            let digits = parts[2].prefix(while: Self.isDigit)
            if !digits.isEmpty {
                guard let number = Self.part(digits) else { return nil }
                build = number
            }
        }
        rawValue = major * 10_000 + minor * 100 + build
    }

    /// The version as three numbers, such as `3.2.0`.
    public var description: String {
        "\(rawValue / 10_000).\(rawValue / 100 % 100).\(rawValue % 100)"
    }

    /// Orders versions by age.
    public static func < (left: TapVersion, right: TapVersion) -> Bool {
        left.rawValue < right.rawValue
    }

    private static func part(_ text: some StringProtocol) -> Int32? {
        guard !text.isEmpty, text.allSatisfy(isDigit), let number = Int32(text), number <= largestPart else {
            return nil
        }
        return number
    }

    private static func isDigit(_ character: Character) -> Bool {
        ("0"..."9").contains(character)
    }
}
