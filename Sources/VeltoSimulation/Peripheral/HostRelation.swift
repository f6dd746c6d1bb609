/// What the host's system already has with a simulated device when it appears.
public enum HostRelation: Sendable {
    /// Nothing.
    case none
    /// A bond: the system knows the device, which advertises.
    case bonded
    /// A bond and a link, like a keyboard in use: the device does not advertise.
    case connected
}
