/// The relation of the host's system to a simulated device when the device appears.
public enum HostRelation: Sendable {
    /// The system does not know the device.
    case none
    /// Bonded: the system knows the device, which advertises.
    case bonded
    /// Bonded and connected, like a keyboard in use; the device does not advertise.
    case connected
}
