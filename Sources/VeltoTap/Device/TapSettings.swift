internal import VeltoCore

/// The user's settings, which a TAP keeps.
///
/// Unknown bytes are kept. Source: TAP protocol notes, 5.5.
public struct TapSettings: Hashable, Sendable {
    /// The number of bytes to be written.
    static let size = 20
    private static let knownSize = 4

    /// A switch: a bit, which may mean the opposite.
    struct Switch: Sendable {
        let byte: Int
        let bit: UInt8
        var isInverted = false
    }

    /// A number: some bits of a byte.
    struct Number: Sendable {
        let byte: Int
        let shift: UInt8
        let mask: UInt8
    }

    /// The bytes to be written.
    private(set) var bytes: [UInt8]

    /// Reads the value of the characteristic.
    init(_ value: [UInt8]) throws(ByteError) {
        guard value.count >= Self.knownSize else {
            throw ByteError(offset: 0, needed: Self.knownSize, available: value.count)
        }
        let kept = value.prefix(Self.size)
        bytes = kept + [UInt8](repeating: 0, count: Self.size - kept.count)
    }

    /// Reads or changes a switch.
    subscript(_ place: Switch) -> Bool {
        get { (bytes[place.byte] & 1 << place.bit != 0) != place.isInverted }
        set {
            if newValue != place.isInverted {
                bytes[place.byte] |= 1 << place.bit
            } else {
                bytes[place.byte] &= ~(1 << place.bit)
            }
        }
    }

    /// Reads or changes a number, clamped to its bits.
    subscript(_ place: Number) -> UInt8 {
        get { bytes[place.byte] >> place.shift & place.mask }
        set {
            bytes[place.byte] &= ~(place.mask << place.shift)
            bytes[place.byte] |= min(newValue, place.mask) << place.shift
        }
    }
}

extension TapSettings.Switch {
    static let leftHanded = Self(byte: 0, bit: 0)
    static let vibration = Self(byte: 0, bit: 1, isInverted: true)
    static let mouseOnly = Self(byte: 0, bit: 2)
    static let voiceOver = Self(byte: 0, bit: 3)
    static let autoCorrection = Self(byte: 0, bit: 4)
    static let flippedScrolling = Self(byte: 0, bit: 5)
    static let keyboardOnly = Self(byte: 0, bit: 6)
    static let standby = Self(byte: 0, bit: 7)
    static let airMouse = Self(byte: 2, bit: 4, isInverted: true)
    static let mediaControl = Self(byte: 2, bit: 5, isInverted: true)
    static let televisionControl = Self(byte: 2, bit: 6, isInverted: true)
    static let developerMode = Self(byte: 3, bit: 6)
}

extension TapSettings.Number {
    static let mouseSensitivity = Self(byte: 1, shift: 0, mask: 15)
    static let scrollSensitivity = Self(byte: 1, shift: 4, mask: 15)
    static let doubleTapTimeout = Self(byte: 2, shift: 0, mask: 15)
    static let sleepAfter = Self(byte: 3, shift: 0, mask: 63)
}

extension TapSettings {
    /// Whether it is worn on the left hand.
    public var isLeftHanded: Bool {
        get { self[.leftHanded] }
        set { self[.leftHanded] = newValue }
    }
    /// Whether it vibrates.
    public var vibrates: Bool {
        get { self[.vibration] }
        set { self[.vibration] = newValue }
    }
    /// Whether it is a mouse alone.
    public var isMouseOnly: Bool {
        get { self[.mouseOnly] }
        set { self[.mouseOnly] = newValue }
    }
    /// Whether it supports a screen reader.
    public var hasVoiceOver: Bool {
        get { self[.voiceOver] }
        set { self[.voiceOver] = newValue }
    }
    /// Whether it corrects what is typed.
    public var correctsText: Bool {
        get { self[.autoCorrection] }
        set { self[.autoCorrection] = newValue }
    }
    /// Whether the scroll direction is flipped.
    public var flipsScrolling: Bool {
        get { self[.flippedScrolling] }
        set { self[.flippedScrolling] = newValue }
    }
    /// Whether it is a keyboard alone.
    public var isKeyboardOnly: Bool {
        get { self[.keyboardOnly] }
        set { self[.keyboardOnly] = newValue }
    }
    /// Whether it has a standby mode.
    public var hasStandby: Bool {
        get { self[.standby] }
        set { self[.standby] = newValue }
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
    /// The timeout of a double tap, as a number of the vendor's list, 0 to 15.
    public var doubleTapTimeout: UInt8 {
        get { self[.doubleTapTimeout] }
        set { self[.doubleTapTimeout] = newValue }
    }
    /// Whether the air mouse is on.
    public var hasAirMouse: Bool {
        get { self[.airMouse] }
        set { self[.airMouse] = newValue }
    }
    /// Whether air gestures control media.
    public var controlsMedia: Bool {
        get { self[.mediaControl] }
        set { self[.mediaControl] = newValue }
    }
    /// Whether air gestures control a television.
    public var controlsTelevision: Bool {
        get { self[.televisionControl] }
        set { self[.televisionControl] = newValue }
    }
    /// The time until it sleeps, as a number of the vendor's list, 0 to 63.
    public var sleepAfter: UInt8 {
        get { self[.sleepAfter] }
        set { self[.sleepAfter] = newValue }
    }
    /// Whether developer mode is on, without which there are no raw sensor values.
    public var isDeveloperMode: Bool {
        get { self[.developerMode] }
        set { self[.developerMode] = newValue }
    }
}
