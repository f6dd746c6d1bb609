// Generated from bindings/api; do not edit.
// swift-format-ignore-file

extension TapFeature {
    /// The bit in `velto_tap_ability`.
    public var bit: UInt32 {
        switch self {
        case .textMode: 0x1
        case .mouse: 0x2
        case .airGestures: 0x4
        case .rawSensors: 0x8
        case .mouseHID: 0x10
        case .fullHID: 0x20
        case .haptics: 0x40
        case .developerMode: 0x80
        case .xrStates: 0x100
        case .keyboardRequests: 0x200
        }
    }
}
