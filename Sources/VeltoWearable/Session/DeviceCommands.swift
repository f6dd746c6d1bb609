/// Commands that devices of several families know.
public enum DeviceCommand: SessionCommand, Hashable {
    /// Vibrate: seconds to vibrate and to pause in turns, at a strength of 0 to 1.
    case playHaptic([Double], strength: Double)
    /// Give a short sign to the hand or the eye, as the device can.
    case playPulse
    /// Read the device information, including the battery charge; the result arrives as `DeviceEvent.detailsRead`.
    case readDetails
}

extension DeviceCommand {
    /// The duration of a pulse (seconds), a whole number of steps of all families.
    package static let pulseDuration = 0.08
}
