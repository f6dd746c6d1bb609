internal import VeltoBlueZ

/// The features available to a context.
public struct ContextFeatures: OptionSet, Sendable {
    /// One bit per feature.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

extension Context {
    /// The features available now.
    public var features: ContextFeatures {
        var features: ContextFeatures = []
        if BlueZCentral.isLibraryInstalled { features.insert(.libdbus) }
        if core.facts.isBlueZReachable { features.insert(.bluez) }
        if adapters.contains(where: \.isUsable) { features.insert(.adapter) }
        return features
    }
}
