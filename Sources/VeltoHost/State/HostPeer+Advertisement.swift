internal import VeltoBluetooth

extension HostPeer {
    /// The prefix that distinguishes these devices from those of other backends.
    static let prefix = "host:"
    /// The maximum length of a name (bytes).
    private static let longestName = 255

    /// Merges an advertisement into the earlier ones, and returns the result.
    func learn(_ received: Advertisement) -> Advertisement {
        if let name = received.name, !name.isEmpty { self.name = Self.beginning(of: name) }
        if !received.services.isEmpty { services = received.services }
        if !received.manufacturerData.isEmpty { manufacturerData = received.manufacturerData }
        if received.isPaired { isBonded = true }
        var sum = received
        sum.identifier = Self.prefix + identifier
        sum.name = name
        sum.services = services
        sum.manufacturerData = manufacturerData
        sum.isPaired = isBonded
        return sum
    }

    /// Returns the longest prefix of whole code points that fits; replacement characters may have lengthened the text.
    private static func beginning(of name: String) -> String {
        var size = 0
        return String(
            name.unicodeScalars.prefix { scalar in
                size += UTF8.width(scalar)
                return size <= longestName
            })
    }
}
