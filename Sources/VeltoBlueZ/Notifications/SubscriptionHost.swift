internal import VeltoBluetooth
internal import VeltoCore

/// What a subscription needs from its link.
protocol SubscriptionHost: AnyObject {
    var daemon: DaemonConnection { get }
    var loop: Loop { get }
    /// What is known about this characteristic on this device.
    func memory(of handle: ValueHandle) -> NotifyMemory.Entry
    func remember(_ handle: ValueHandle, _ change: (inout NotifyMemory.Entry) -> Void)
    func policy(for handle: ValueHandle, isStream: Bool) -> NotifyPolicy?
    func reply(_ request: RequestID, _ error: VeltoError?)
    func mtuKnown(_ mtu: Int)
    /// A socket was closed by us; the match rule of its characteristic is the host's to remove.
    func socketClosed(_ characteristic: ObjectPath)
    /// Values come from now on, and how.
    func started(_ handle: ValueHandle, _ route: NotificationRoute)
    /// Values had been coming, and will not any more.
    func lost(_ handle: ValueHandle, _ error: VeltoError)
    func note(_ text: String)
    /// Asks for a socket; `completion` runs exactly once, unless the link ends first.
    func acquire(_ characteristic: ObjectPath, _ completion: @escaping BusConnection.Completion)
}
