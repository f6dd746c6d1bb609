internal import VeltoBluetooth
internal import VeltoTriki

/// Which family a device belongs to, from what it says of itself.
enum FamilyEvidence {
    /// From the name in an advertisement.
    static func family(advertising advertisement: Advertisement) -> DeviceFamily {
        TrikiProfile.isLikely(name: advertisement.name) ? .triki : .unknown
    }

    /// From what was found after connecting.
    static func family(offering table: GATTTable) -> DeviceFamily {
        TrikiProfile.isEvident(in: table) ? .triki : .unknown
    }

    /// The conversation that makes a device of that family ready; nil for raw access only.
    static func session(for family: DeviceFamily) -> (any DeviceSession)? {
        family == .triki ? TrikiSession() : nil
    }
}
