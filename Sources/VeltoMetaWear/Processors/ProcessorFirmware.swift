internal import VeltoCore

/// The firmware properties that affect the bytes of processors.
///
/// Source: MetaWear system protocol, 5.3.
struct ProcessorFirmware: Hashable, Sendable {
    /// An ability that came with a revision of the module or a version of the firmware.
    enum Feature: Sendable {
        case averageOfVectors, everyPeriod, fuser, longDelay, referenceLists, mathOfVectors, buffer
    }

    /// The revision of the processor module.
    let revision: UInt8
    /// The numbers of the firmware's version; empty if it has none, which counts as the newest.
    private let version: [Int]

    /// Current firmware.
    static let current = ProcessorFirmware(revision: 3, version: "1.7.2")

    private static let conditions: [Feature: (revision: UInt8, version: [Int], name: String)] = [
        .averageOfVectors: (2, [], "the average of a vector, and a high-pass"),
        .everyPeriod: (1, [], "a time processor of more than 4 bytes"),
        .fuser: (1, [], "a fuser"),
        .longDelay: (2, [], "a delay of more than 4 bytes"),
        .referenceLists: (0, [1, 2, 3], "a comparator with modes or several references"),
        .mathOfVectors: (0, [1, 1, 0], "math on several channels, and a constant"),
        .buffer: (0, [1, 1, 0], "a buffer"),
    ]

    /// Creates firmware by the module's revision and the text of the device information.
    init(revision: UInt8, version: String) {
        self.revision = revision
        let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        self.version = numbers.contains(nil) ? [] : numbers.compactMap { $0 }
    }

    /// Returns whether the firmware has an ability.
    func has(_ feature: Feature) -> Bool {
        guard let condition = Self.conditions[feature] else { return false }
        return revision >= condition.revision
            && (version.isEmpty || !version.lexicographicallyPrecedes(condition.version))
    }

    /// Throws if the firmware lacks an ability.
    func require(_ feature: Feature) throws(VeltoError) {
        guard !has(feature), let condition = Self.conditions[feature] else { return }
        let needed =
            condition.version.isEmpty
            ? "revision \(condition.revision) of the processor module, and the board has \(revision)"
            : "firmware \(Self.text(condition.version)), and the board has \(Self.text(version))"
        throw VeltoError(.unsupported, "\(condition.name) needs \(needed)")
    }

    private static func text(_ version: [Int]) -> String { version.map { "\($0)" }.joined(separator: ".") }
}
