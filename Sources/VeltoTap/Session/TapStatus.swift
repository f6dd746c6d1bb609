internal import VeltoMotion
public import VeltoWearable

/// The status of a connected TAP.
public struct TapStatus: SessionState, Hashable {
    /// Whether the device uses the framed protocol of newer firmware.
    public var isFramed = false
    /// The version of the hardware; nil if unknown.
    public var hardware: TapVersion?
    /// The version of the firmware; nil if unknown.
    public var firmware: TapVersion?
    /// The requested mode, or the mode of active streams; nil until the device is ready.
    public var mode: TapMode?
    /// The requested state of a TapXR; nil if none is written.
    public var xrState: XRState?
    /// The source of pointer movement; nil until the device reports it.
    public var mouseState: MouseState?
    /// The posture of the hand in front of a TapXR, by majority of the newest reports; 100 is open.
    public var handState = HandState.open.code
    /// The state of the keyboard; nil until the device reports it.
    public var keyboard: KeyboardState?
    /// The settings as last read or written; nil before that.
    public var settings: TapSettings?
    /// The framed-protocol features reported by the device.
    public var features: [FramedFeature: Bool] = [:]
    /// The reports of the camera (framed protocol only); nil until the device reports or accepts them.
    public var visionOperation: VisionOperation?
    /// The recognition model of the camera (framed protocol only); nil until the device reports or accepts it.
    public var visionModel: VisionModel?
    /// The ranges of the motion sensor (framed protocol only), without those of the finger accelerometers.
    ///
    /// Nil until the device reports or accepts them.
    public var sensitivity: RawSensitivity?
    /// The haptic pattern as the device last reported it; empty before that.
    public var hapticPattern: [UInt8] = []
    /// Whether the device is in standby, as last reported.
    public var isInStandby = false
    /// The number of dropped combinations with more than five fingers.
    public var droppedCombinations: UInt64 = 0

    init() {}

    /// Whether the hand is a mouse in mid-air.
    public var isInAir: Bool { mouseState == .airMouse }

    /// Whether the device is a TapXR.
    public var isXR: Bool { hardware?.isXR ?? false }

    /// Returns whether the known hardware and firmware versions support a feature.
    public func has(_ feature: TapFeature) -> Bool {
        feature.isAvailable(hardware: hardware, firmware: firmware)
    }
}
