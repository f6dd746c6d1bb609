internal import VeltoCore

/// The user's settings stored in a TAP.
///
/// Unknown bytes are preserved. Source: TAP protocol notes, 5.5.
public struct TapSettings: Hashable, Sendable {
    /// The number of bytes written.
    static let size = 20
    private static let knownSize = 4

    /// The bytes written.
    private(set) var bytes: [UInt8]

    /// Decodes the value of the characteristic.
    init(_ value: ByteReader) throws(ByteError) {
        var value = value
        let known = try value.read(count: Self.knownSize)
        let kept = (known + value.readRest()).prefix(Self.size)
        bytes = kept + [UInt8](repeating: 0, count: Self.size - kept.count)
    }

    /// Reads or changes a setting.
    ///
    /// A switch is 0 or 1. A number is clamped to its bits.
    public subscript(_ setting: TapSetting) -> UInt8 {
        get {
            let place = setting.place
            return (bytes[place.byte] >> place.shift & place.mask) ^ (place.isInverted ? place.mask : 0)
        }
        set {
            let place = setting.place
            let value = min(newValue, place.mask) ^ (place.isInverted ? place.mask : 0)
            bytes[place.byte] = bytes[place.byte] & ~(place.mask << place.shift) | value << place.shift
        }
    }

    private subscript(isOn setting: TapSetting) -> Bool {
        get { self[setting] != 0 }
        set { self[setting] = newValue ? 1 : 0 }
    }
}

/// A user setting.
public enum TapSetting: CaseIterable, Sendable {
    // The order is that of the enumeration in the C interface.
    /// Whether the TAP is worn on the left hand.
    case leftHanded
    /// Whether the TAP vibrates.
    case vibration
    /// Whether the TAP is a mouse only.
    case mouseOnly
    /// Whether the TAP supports a screen reader.
    case voiceOver
    /// Whether the TAP corrects typed text.
    case autoCorrection
    /// Whether the scroll direction is flipped.
    case flippedScrolling
    /// Whether the TAP is a keyboard only.
    case keyboardOnly
    /// Whether standby is enabled.
    case standby
    /// Whether the air mouse is on.
    case airMouse
    /// Whether air gestures control media.
    case mediaControl
    /// Whether air gestures control a television.
    case televisionControl
    /// Whether developer mode is on.
    case developerMode
    /// The sensitivity of the mouse, 0 to 15.
    case mouseSensitivity
    /// The sensitivity of scrolling, 0 to 15.
    case scrollSensitivity
    /// The double-tap timeout, as an index into the vendor's list, 0 to 15.
    case doubleTapTimeout
    /// The sleep timeout, as an index into the vendor's list, 0 to 63.
    case sleepAfter

    /// A bit field of a byte, which may be inverted.
    struct Place {
        let byte: Int
        let shift: UInt8
        var mask: UInt8 = 1
        var isInverted = false
    }

    /// Source: TAP protocol notes, 5.5.
    var place: Place {
        switch self {
        case .leftHanded: Place(byte: 0, shift: 0)
        case .vibration: Place(byte: 0, shift: 1, isInverted: true)
        case .mouseOnly: Place(byte: 0, shift: 2)
        case .voiceOver: Place(byte: 0, shift: 3)
        case .autoCorrection: Place(byte: 0, shift: 4)
        case .flippedScrolling: Place(byte: 0, shift: 5)
        case .keyboardOnly: Place(byte: 0, shift: 6)
        case .standby: Place(byte: 0, shift: 7)
        case .airMouse: Place(byte: 2, shift: 4, isInverted: true)
        case .mediaControl: Place(byte: 2, shift: 5, isInverted: true)
        case .televisionControl: Place(byte: 2, shift: 6, isInverted: true)
        case .developerMode: Place(byte: 3, shift: 6)
        case .mouseSensitivity: Place(byte: 1, shift: 0, mask: 15)
        case .scrollSensitivity: Place(byte: 1, shift: 4, mask: 15)
        case .doubleTapTimeout: Place(byte: 2, shift: 0, mask: 15)
        case .sleepAfter: Place(byte: 3, shift: 0, mask: 63)
        }
    }
}

extension TapSettings {
    /// Whether the TAP is worn on the left hand.
    public var isLeftHanded: Bool {
        get { self[isOn: .leftHanded] }
        set { self[isOn: .leftHanded] = newValue }
    }
    /// Whether the TAP vibrates.
    public var vibrates: Bool {
        get { self[isOn: .vibration] }
        set { self[isOn: .vibration] = newValue }
    }
    /// Whether the TAP is a mouse only.
    public var isMouseOnly: Bool {
        get { self[isOn: .mouseOnly] }
        set { self[isOn: .mouseOnly] = newValue }
    }
    /// Whether the TAP supports a screen reader.
    public var hasVoiceOver: Bool {
        get { self[isOn: .voiceOver] }
        set { self[isOn: .voiceOver] = newValue }
    }
    /// Whether the TAP corrects typed text.
    public var correctsText: Bool {
        get { self[isOn: .autoCorrection] }
        set { self[isOn: .autoCorrection] = newValue }
    }
    /// Whether the scroll direction is flipped.
    public var flipsScrolling: Bool {
        get { self[isOn: .flippedScrolling] }
        set { self[isOn: .flippedScrolling] = newValue }
    }
    /// Whether the TAP is a keyboard only.
    public var isKeyboardOnly: Bool {
        get { self[isOn: .keyboardOnly] }
        set { self[isOn: .keyboardOnly] = newValue }
    }
    /// Whether standby is enabled.
    public var hasStandby: Bool {
        get { self[isOn: .standby] }
        set { self[isOn: .standby] = newValue }
    }
    /// The sensitivity of the mouse, 0 to 15.
    public var mouseSensitivity: UInt8 {
        get { self[.mouseSensitivity] }
        set { self[.mouseSensitivity] = newValue }
    }
    /// The sensitivity of scrolling, 0 to 15.
    public var scrollSensitivity: UInt8 {
        get { self[.scrollSensitivity] }
        set { self[.scrollSensitivity] = newValue }
    }
    /// The double-tap timeout, as an index into the vendor's list, 0 to 15.
    public var doubleTapTimeout: UInt8 {
        get { self[.doubleTapTimeout] }
        set { self[.doubleTapTimeout] = newValue }
    }
    /// Whether the air mouse is on.
    public var hasAirMouse: Bool {
        get { self[isOn: .airMouse] }
        set { self[isOn: .airMouse] = newValue }
    }
    /// Whether air gestures control media.
    public var controlsMedia: Bool {
        get { self[isOn: .mediaControl] }
        set { self[isOn: .mediaControl] = newValue }
    }
    /// Whether air gestures control a television.
    public var controlsTelevision: Bool {
        get { self[isOn: .televisionControl] }
        set { self[isOn: .televisionControl] = newValue }
    }
    /// The sleep timeout, as an index into the vendor's list, 0 to 63.
    public var sleepAfter: UInt8 {
        get { self[.sleepAfter] }
        set { self[.sleepAfter] = newValue }
    }
    /// Whether developer mode is on.
    ///
    /// Raw sensor values require it.
    public var isDeveloperMode: Bool {
        get { self[isOn: .developerMode] }
        set { self[isOn: .developerMode] = newValue }
    }
}
