/// The version of the running daemon.
///
/// D-Bus has no call for it. The daemon's device identification contains it unless the administrator overrides that:
/// `usb:v1D6Bp0246d0542` is 5.66, with each half of the last number in hexadecimal.
struct DaemonVersion: Hashable, Comparable, CustomStringConvertible {
    let major: Int
    let minor: Int

    init(_ major: Int, _ minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// The version assumed without evidence, which is the oldest tested one.
    static let assumed = DaemonVersion(5, 66)

    /// Parses a modalias; returns nil unless it is the daemon's own.
    init?(modalias: String) {
        let prefix = "usb:v1D6Bp0246d"
        guard modalias.hasPrefix(prefix) else { return nil }
        let digits = modalias.dropFirst(prefix.count)
        guard digits.count == 4, let number = UInt16(digits, radix: 16) else { return nil }
        self.init(Int(number >> 8), Int(number & 0xFF))
    }

    var description: String { "\(major).\(minor)" }

    static func < (left: DaemonVersion, right: DaemonVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension DaemonVersion {
    /// Whether a characteristic that only indicates can be acquired.
    var acquiresIndications: Bool { self >= DaemonVersion(5, 80) }
    /// Whether the daemon reports disconnect reasons.
    var announcesReasons: Bool { self >= DaemonVersion(5, 83) }
    /// Whether a failed AcquireNotify gets a reply and is cleaned up.
    var answersFailedAcquire: Bool { self >= DaemonVersion(5, 84) }
}

extension DaemonVersion {
    /// The evidence for a version: the daemon's identification, or the newest feature seen.
    struct Evidence: Hashable, CustomStringConvertible {
        let modalias: String?
        let feature: DaemonVersion?

        private var stated: DaemonVersion? { modalias.flatMap { DaemonVersion(modalias: $0) } }

        /// The version to assume.
        var version: DaemonVersion { stated ?? max(feature ?? .assumed, .assumed) }

        var description: String {
            if let stated { return "\(stated), as the adapter's identification says" }
            guard let feature else { return "unknown; treated as 5.66" }
            return "unknown, at least \(feature) by what it offers"
        }
    }

    /// Returns the version that introduced a property; the daemon is at least that new.
    ///
    /// Source: BlueZ transport notes, 13.
    static func firstVersion(with property: String, of interface: String) -> DaemonVersion? {
        switch (interface, property) {
        case (BlueZName.adapter, "Version"): DaemonVersion(5, 71)
        case (BlueZName.adapter, "PowerState"): DaemonVersion(5, 66)
        case (BlueZName.device, "Bonded"): DaemonVersion(5, 65)
        case (BlueZName.characteristic, "Handle"): DaemonVersion(5, 69)
        case (BlueZName.characteristic, "MTU"): DaemonVersion(5, 62)
        default: nil
        }
    }
}
