/// The existing relation of the host's system to a simulated device when the device appears.
public enum HostRelation: Sendable {
    /// None.
    case none
    /// A bond: the system knows the device, which advertises.
    case bonded
    /// A bond and a link, like a keyboard in use: the device does not advertise.
    case connected
}
