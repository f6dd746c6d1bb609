internal import VeltoBluetooth
internal import VeltoCore

/// The services of the central that a link uses.
protocol LinkHost: AnyObject {
    var daemon: DaemonConnection { get }
    var loop: Loop { get }
    var log: Log { get }
    var diagnostics: BlueZDiagnostics { get }
    var tree: BlueZTree { get }
    var version: DaemonVersion { get }
    var agent: PairingAgent { get }
    func dismissAgent()
    var notifyMemory: NotifyMemory { get set }
    func apply(_ change: TreeChange)
    func refreshObjects()
    /// Sets or clears whether a device is trusted; the daemon drops only devices that are not.
    func setTrusted(_ device: ObjectPath, _ isTrusted: Bool)
    /// Keeps a device trusted until the daemon ends.
    func keepTrusted(_ device: ObjectPath)
    /// Trusts a device that was paired here for good: it may connect by itself, as a keyboard does.
    func trustPaired(_ device: ObjectPath)
    /// The device no longer has to be kept.
    func trustNoLonger(_ device: ObjectPath)
    /// We closed a socket; the host removes the match rule of its characteristic.
    func socketClosed(_ characteristic: ObjectPath)
    /// Called after every change of a link's state, before anything is sent because of it.
    func linkStateChanged()
    func publish(_ event: CentralEvent)
}
