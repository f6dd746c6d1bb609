/// Commands common to several families.
public enum DeviceCommand: SessionCommand, Hashable {
    /// Play a pattern of alternating vibrations and pauses (seconds), at a strength of 0 to 1.
    case playHaptic([Double], strength: Double)
    /// Play a short haptic or visual pulse, depending on the device.
    case playPulse
    /// Read the device information, including the battery charge; the result arrives as `DeviceEvent.detailsRead`.
    case readDetails
}

extension DeviceCommand {
    /// The duration of a pulse (seconds), a multiple of all families' steps.
    package static let pulseDuration = 0.08
}
