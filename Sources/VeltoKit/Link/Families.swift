internal import VeltoBluetooth
internal import VeltoTriki

/// The families that the library knows, and which of them a device belongs to by what it says of itself.
struct Families: Sendable {
    /// In the order in which evidence is looked for: a service of a family's own before one that many devices have.
    let all: [Wearable]

    /// What comes with the library.
    static let standard = Families(all: [
        Wearable(
            family: .triki, isLikely: { TrikiProfile.isLikely(name: $0.name) },
            isEvident: { TrikiProfile.isEvident(in: $0) }, makeSession: { TrikiSession() })
    ])

    subscript(_ family: DeviceFamily) -> Wearable? {
        all.first { $0.family == family }
    }

    /// From an advertisement.
    func family(advertising advertisement: Advertisement) -> DeviceFamily {
        all.first { $0.isLikely(advertisement) }?.family ?? .unknown
    }

    /// From what was found after connecting.
    func family(offering table: GATTTable) -> DeviceFamily {
        all.first { $0.isEvident(table) }?.family ?? .unknown
    }
}

/// What a family is.
struct Wearable: Sendable {
    let family: DeviceFamily
    let isLikely: @Sendable (Advertisement) -> Bool
    let isEvident: @Sendable (GATTTable) -> Bool
    let makeSession: @Sendable () -> any DeviceSession
}
