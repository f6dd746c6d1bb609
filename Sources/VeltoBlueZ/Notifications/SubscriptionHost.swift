internal import VeltoBluetooth
internal import VeltoCore

/// The services that a link provides to a subscription.
protocol SubscriptionHost: AnyObject {
    var daemon: DaemonConnection { get }
    var loop: Loop { get }
    /// The version of the running daemon.
    var version: DaemonVersion { get }
    /// Returns the results of earlier subscriptions to this characteristic of this device.
    func memory(of handle: ValueHandle) -> NotifyMemory.Entry
    func remember(_ handle: ValueHandle, _ change: (inout NotifyMemory.Entry) -> Void)
    func policy(for handle: ValueHandle, isStream: Bool) -> NotifyPolicy?
    func reply(_ request: RequestID, _ error: VeltoError?)
    func mtuKnown(_ mtu: Int)
    /// Handles a socket that the library has closed: removes the match rule of its characteristic.
    func socketClosed(_ characteristic: ObjectPath)
    /// Handles the start of a subscription with its route.
    func started(_ handle: ValueHandle, _ route: NotificationRoute)
    /// Handles the end of a subscription.
    func lost(_ handle: ValueHandle, _ error: VeltoError)
    func note(_ text: String)
    /// Requests a socket; `completion` runs exactly once unless the link ends first.
    func acquire(_ characteristic: ObjectPath, _ completion: @escaping BusConnection.Completion)
}
