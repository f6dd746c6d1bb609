internal import VeltoBluetooth
internal import VeltoFirmware
internal import VeltoMetaWear
internal import VeltoTap
internal import VeltoTriki
internal import VeltoWearable

/// The families of wearables in a context.
///
/// No other place names them.
struct Families: Sendable {
    /// All families of this version of the library.
    static let standard = Families([Tap(), MetaWear(), Triki()], modes: [Bootloader()])

    /// In the order of the checks for evidence: a service specific to a family comes before a common one.
    private let all: [any Wearable]
    /// Modes in which a device does not run its family's application.
    private let modes: [any LinkMode]

    init(_ all: [any Wearable], modes: [any LinkMode] = []) {
        self.all = all
        self.modes = modes
    }

    /// Returns the mode of a device with these services; nil for the family's application.
    func mode(showing table: GATTTable) -> (any LinkMode)? {
        modes.first { $0.isEvident(in: table) }
    }

    /// Returns the family with that number; nil if unknown.
    subscript(_ family: DeviceFamily) -> (any Wearable)? {
        all.first { $0.family == family }
    }

    /// The file extensions of the families' device records.
    var recordExtensions: [String] { all.compactMap(\.recordExtension) }

    /// Returns the family of a device according to its advertisement.
    func family(advertising advertisement: Advertisement) -> DeviceFamily {
        all.first { $0.isLikely(advertisement) }?.family ?? .unknown
    }

    /// Returns the family of a device according to its services.
    func family(offering table: GATTTable) -> DeviceFamily {
        all.first { $0.isEvident(in: table) }?.family ?? .unknown
    }
}

extension DeviceFamily {
    /// Names in files and reports.
    ///
    /// They are stable across versions.
    private static let names: [(family: DeviceFamily, name: String)] = [
        (.unknown, "unknown"), (.triki, Triki().name), (.tap, Tap().name), (.metawear, MetaWear().name),
        (.other, "other"),
    ]

    /// The name in files and reports.
    var name: String {
        Self.names.first { $0.family == self }?.name ?? "\(rawValue)"
    }

    /// Returns the family with that name; nil for a family of a newer version.
    init?(name: String) {
        guard let known = Self.names.first(where: { $0.name == name }) else { return nil }
        self = known.family
    }
}
