// Generated from bindings/api; do not edit.
// swift-format-ignore-file

extension TapFeature {
    /// The bit in `velto_tap_ability`.
    @inlinable public var bit: UInt32 {
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

extension TapSetting {
    /// The bit in `velto_tap_setting`.
    @inlinable public var bit: UInt32 {
        switch self {
        case .leftHanded: 0x1
        case .vibration: 0x2
        case .mouseOnly: 0x4
        case .voiceOver: 0x8
        case .autoCorrection: 0x10
        case .flippedScrolling: 0x20
        case .keyboardOnly: 0x40
        case .standby: 0x80
        case .airMouse: 0x100
        case .mediaControl: 0x200
        case .televisionControl: 0x400
        case .developerMode: 0x800
        case .mouseSensitivity: 0x1000
        case .scrollSensitivity: 0x2000
        case .doubleTapTimeout: 0x4000
        case .sleepAfter: 0x8000
        }
    }
}
