internal import VeltoMotion
public import VeltoWearable

/// The status of a connected TAP.
public struct TapStatus: SessionState, Hashable {
    /// Whether it speaks the framed protocol of newer firmware.
    public var isFramed = false
    /// The version of the hardware, nil if unknown.
    public var hardware: TapVersion?
    /// The version of the firmware, nil if unknown.
    public var firmware: TapVersion?
    /// The mode as requested, or that of streams while there are any; nil until the device is ready.
    public var mode: TapMode?
    /// The state of a TapXR as requested; nil if none is written.
    public var xrState: XRState?
    /// The source of pointer movement, nil until the device reports it.
    public var mouseState: MouseState?
    /// The posture of the hand in front of a TapXR, as most of the newest reports agree on; 100 is open.
    public var handState = HandState.open.code
    /// The state of the keyboard, nil until the device reports it.
    public var keyboard: KeyboardState?
    /// The settings as last read or written, nil before that.
    public var settings: TapSettings?
    /// The features of the framed protocol that the device has reported.
    public var features: [FramedFeature: Bool] = [:]
    /// The reports of the camera, nil until the device reports or takes them; the framed protocol alone has them.
    public var visionOperation: VisionOperation?
    /// The recognition model of the camera, likewise.
    public var visionModel: VisionModel?
    /// The ranges of the motion sensor, likewise; those of the fingers are not part of it.
    public var sensitivity: RawSensitivity?
    /// The haptic pattern as the device last reported it; empty before that.
    public var hapticPattern: [UInt8] = []
    /// Whether the device is in standby, as last reported.
    public var isInStandby = false
    /// The number of combinations with more than five fingers.
    public var droppedCombinations: UInt64 = 0

    init() {}

    /// Whether the hand is a mouse in mid-air.
    public var isInAir: Bool { mouseState == .airMouse }

    /// Whether the device is a TapXR.
    public var isXR: Bool { hardware?.isXR ?? false }

    /// Returns whether hardware and firmware have a feature, as far as they are known.
    public func has(_ feature: TapFeature) -> Bool {
        feature.isAvailable(hardware: hardware, firmware: firmware)
    }
}
