/// A signal that the library computes from an inertial sensor.
///
/// Source: orientation, 8.
package enum ComputedSignal: Int, CaseIterable {
    case orientation, northOrientation, gravity, linearAcceleration, bias

    /// Returns the computed signal with that identifier; nil for a measured signal.
    package init?(_ identifier: String) {
        guard let found = Self.allCases.first(where: { $0.identifier == identifier }) else { return nil }
        self = found
    }

    private var identifier: String {
        switch self {
        case .orientation: "orientation"
        case .northOrientation: "orientation-9d"
        case .gravity: "host-gravity"
        case .linearAcceleration: "host-linear-acceleration"
        case .bias: "gyroscope-bias"
        }
    }

    /// The required sensors.
    package var roles: [InertialRole] {
        self == .northOrientation ? InertialRole.allCases : [.rotationRate, .acceleration]
    }

    /// The description for programs.
    package var description: SignalDescription {
        let vector = ["x", "y", "z"]
        let channels: [SignalDescription.Channel] =
            switch self {
            case .orientation, .northOrientation: ["w", "x", "y", "z"].map { SignalDescription.Channel($0) }
            // Computed in SI units.
            case .gravity, .linearAcceleration: Self.channels(vector, .acceleration)
            case .bias: Self.channels(vector + ["deviation"], .rotationRate)
            }
        return SignalDescription(identifier, .float32, channels, [.streamable, .computed], lossDetection: .estimated)
    }

    private static func channels(_ names: [String], _ unit: SampleUnit) -> [SignalDescription.Channel] {
        names.map { SignalDescription.Channel($0, unit, scale: 1 / unit.factor) }
    }

    /// Returns the computed signals of a device with those sources, given the signals that it lists.
    package static func available(
        from sources: InertialSignals?, in listed: [SignalDescription]
    ) -> [SignalDescription] {
        guard let sources else { return [] }
        let present = sources.sources.filter { source in
            listed.contains { $0.key == source.source.signal && $0.channels.indices.contains(source.source.channels) }
        }
        .map(\.role)
        return allCases.filter { $0.roles.allSatisfy(present.contains) }.map(\.description)
    }
}
