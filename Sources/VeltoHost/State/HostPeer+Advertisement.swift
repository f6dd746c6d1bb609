internal import VeltoBluetooth

extension HostPeer {
    /// Distinguishes these devices from those of other backends.
    static let prefix = "host:"
    /// In bytes.
    private static let longestName = 255

    /// Returns the sum of the advertisements so far.
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

    /// The whole code points of a name that fit: a damaged byte takes three in a text.
    private static func beginning(of name: String) -> String {
        var size = 0
        return String(
            name.unicodeScalars.prefix { scalar in
                size += UTF8.width(scalar)
                return size <= longestName
            })
    }
}
