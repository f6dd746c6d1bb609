internal import VeltoBlueZ

/// What is there to work with.
public struct ContextFeatures: OptionSet, Sendable {
    /// One bit per feature.
    public let rawValue: UInt32

    /// Wraps bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The library that talks to the message bus is installed.
    public static let libdbus = Self(rawValue: 1 << 0)
    /// The Bluetooth service answers.
    public static let bluez = Self(rawValue: 1 << 1)
    /// An adapter that can connect to devices is present and switched on.
    public static let adapter = Self(rawValue: 1 << 2)
}

extension Context {
    /// What is there to work with now.
    public var features: ContextFeatures {
        var features: ContextFeatures = []
        if BlueZCentral.isLibraryInstalled { features.insert(.libdbus) }
        if isBlueZReachable { features.insert(.bluez) }
        if adapters.contains(where: \.isUsable) { features.insert(.adapter) }
        return features
    }
}
