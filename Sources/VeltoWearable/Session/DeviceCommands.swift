/// Commands that devices of several families know.
public enum DeviceCommand: SessionCommand, Hashable {
    /// Vibrate: seconds to vibrate and to pause in turns, at a strength of 0 to 1.
    case playHaptic([Double], strength: Double)
    /// Read the device information, including the battery charge; the result arrives as `DeviceEvent.detailsRead`.
    case readDetails
}
