/// The version of the running daemon.
///
/// D-Bus has no call for it. The daemon's own device identification carries it, unless the owner of the machine
/// overrides that: `usb:v1D6Bp0246d0542` is 5.66, each half of the last number in hexadecimal.
struct DaemonVersion: Hashable, Comparable {
    let major: Int
    let minor: Int

    init(_ major: Int, _ minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// What is assumed where nothing tells: the oldest version this was tried with.
    static let assumed = DaemonVersion(5, 66)

    /// Reads a modalias; nil unless it is the daemon's own.
    init?(modalias: String) {
        let prefix = "usb:v1D6Bp0246d"
        guard modalias.hasPrefix(prefix) else { return nil }
        let digits = modalias.dropFirst(prefix.count)
        guard digits.count == 4, let number = UInt16(digits, radix: 16) else { return nil }
        self.init(Int(number >> 8), Int(number & 0xFF))
    }

    static func < (left: DaemonVersion, right: DaemonVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension DaemonVersion {
    /// A characteristic that can only indicate can be acquired.
    var acquiresIndications: Bool { self >= DaemonVersion(5, 80) }
    /// A link's end is announced with its reason.
    var announcesReasons: Bool { self >= DaemonVersion(5, 83) }
    /// A failed AcquireNotify is answered and cleaned up.
    var answersFailedAcquire: Bool { self >= DaemonVersion(5, 84) }
}
