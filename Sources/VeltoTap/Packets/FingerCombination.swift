/// A set of fingers that tap together, one bit per finger.
///
/// Source: TAP protocol notes, 3.2.
public struct FingerCombination: OptionSet, Hashable, Sendable {
    /// One bit per finger, thumb first.
    public let rawValue: UInt8

    /// Creates a combination from bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The thumb.
    public static let thumb = Self(rawValue: 1 << 0)
    /// The index finger.
    public static let index = Self(rawValue: 1 << 1)
    /// The middle finger.
    public static let middle = Self(rawValue: 1 << 2)
    /// The ring finger.
    public static let ring = Self(rawValue: 1 << 3)
    /// The little finger.
    public static let pinky = Self(rawValue: 1 << 4)
    /// All fingers.
    public static let all = Self(rawValue: 0x1F)

    private static let names = ["Thumb", "Index", "Middle", "Ring", "Pinky"]

    /// Creates a combination from five flags, thumb first.
    public init(thumb: Bool, index: Bool, middle: Bool, ring: Bool, pinky: Bool) {
        let fingers = [thumb, index, middle, ring, pinky]
        rawValue = fingers.indices.reduce(0) { $0 | (fingers[$1] ? 1 << UInt8($1) : 0) }
    }

    /// Whether the combination is a possible tap: at least one finger, and no bit above the fifth.
    public var isTap: Bool { !isEmpty && Self.all.isSuperset(of: self) }

    /// Whether each finger is in the combination, thumb first.
    public var fingers: [Bool] { (0..<5).map { rawValue & 1 << UInt8($0) != 0 } }

    /// The numbers of the fingers in the combination; 1 is the thumb.
    public var fingerNumbers: [Int] { fingers.indices.filter { fingers[$0] }.map { $0 + 1 } }

    /// The combination as text for speech output.
    public var spokenText: String {
        let numbers = fingerNumbers.map { "\($0) " }
        if numbers.count == Self.names.count { return "all fingers" }
        guard let last = numbers.last, numbers.count > 1 else {
            return numbers.isEmpty ? "Fingers; " : "Finger; " + numbers.joined()
        }
        return "Fingers; " + numbers.dropLast().joined(separator: "; ") + " And " + last
    }

    /// Returns the name of a finger, 0 for the thumb.
    ///
    /// Returns an empty string for other numbers.
    public static func fingerName(_ index: Int) -> String {
        names.indices.contains(index) ? names[index] : ""
    }
}
