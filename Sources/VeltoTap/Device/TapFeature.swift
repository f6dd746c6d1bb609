/// An ability that depends on hardware and firmware.
public enum TapFeature: CaseIterable, Sendable {
    /// Text mode on request.
    case textMode
    /// Pointer velocities.
    case mouse
    /// Air gestures.
    case airGestures
    /// The raw sensor stream.
    case rawSensors
    /// Controller mode with a mouse for the system.
    case mouseHID
    /// Controller mode with a keyboard and a mouse for the system.
    case fullHID
    /// Vibration.
    case haptics
    /// The developer-mode setting.
    case developerMode
    /// The states of a TapXR.
    case xrStates
    /// Requests for the keyboard's state, and taps on request.
    case keyboardRequests

    /// A range of devices that have a feature.
    private struct Gate {
        let feature: TapFeature
        let hardware: ClosedRange<Int32>
        let firmware: Int32
    }

    private static let strap: ClosedRange<Int32> = 30200...39_999
    private static let xr: ClosedRange<Int32> = 40000...999_999
    private static let any: ClosedRange<Int32> = 30200...999_999

    /// Source: TAP protocol notes, 1.7.
    private static let gates = [
        Gate(feature: .textMode, hardware: any, firmware: 10000),
        Gate(feature: .mouse, hardware: strap, firmware: 10500),
        Gate(feature: .mouse, hardware: xr, firmware: 30401),
        Gate(feature: .airGestures, hardware: 30300...39_999, firmware: 20000),
        Gate(feature: .airGestures, hardware: xr, firmware: 30300),
        Gate(feature: .rawSensors, hardware: any, firmware: 20325),
        Gate(feature: .mouseHID, hardware: strap, firmware: 20303),
        Gate(feature: .fullHID, hardware: strap, firmware: 20405),
        Gate(feature: .haptics, hardware: any, firmware: 20325),
        Gate(feature: .developerMode, hardware: any, firmware: 20324),
        Gate(feature: .xrStates, hardware: xr, firmware: 30409),
        Gate(feature: .keyboardRequests, hardware: 0...39_999, firmware: 20405),
    ]

    /// Returns whether devices of these versions have the feature.
    ///
    /// An unreadable version excludes no feature, except that the TapXR states require a known TapXR.
    public func isAvailable(hardware: TapVersion?, firmware: TapVersion?) -> Bool {
        if self == .xrStates, hardware == nil { return false }
        return Self.gates.contains { gate in
            gate.feature == self
                && hardware.map { gate.hardware.contains($0.rawValue) } ?? true
                && firmware.map { $0.rawValue >= gate.firmware } ?? true
        }
    }
}

extension TapVersion {
    /// Whether hardware of this version is a TapXR.
    public var isXR: Bool { rawValue >= 40000 }
}
