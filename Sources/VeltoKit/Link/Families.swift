internal import VeltoBluetooth
internal import VeltoTriki
internal import VeltoWearable

/// The families of wearables that a context knows: the one place that names them.
struct Families: Sendable {
    /// All that this version of the library has.
    static let standard = Families([Triki()])

    /// In the order in which evidence is looked for: a service of a family's own before one that many devices have.
    private let all: [any Wearable]

    init(_ all: [any Wearable]) {
        self.all = all
    }

    /// The family of that number, nil if it is not known.
    subscript(_ family: DeviceFamily) -> (any Wearable)? {
        all.first { $0.family == family }
    }

    /// The family of a device, from what it advertises.
    func family(advertising advertisement: Advertisement) -> DeviceFamily {
        all.first { $0.isLikely(advertisement) }?.family ?? .unknown
    }

    /// The family of a device, from what it offers.
    func family(offering table: GATTTable) -> DeviceFamily {
        all.first { $0.isEvident(in: table) }?.family ?? .unknown
    }
}

extension DeviceFamily {
    /// Names in files and reports, which outlive versions.
    private static let names: [(family: DeviceFamily, name: String)] = [
        (.unknown, "unknown"), (.triki, Triki().name), (.tap, "tap"), (.metawear, "metawear"),
    ]

    /// The name in files and reports.
    var name: String {
        Self.names.first { $0.family == self }?.name ?? "\(rawValue)"
    }

    /// The family of that name, nil for one that only newer versions know.
    init?(name: String) {
        guard let known = Self.names.first(where: { $0.name == name }) else { return nil }
        self = known.family
    }
}
