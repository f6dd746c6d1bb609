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
    /// Sets whether a device is trusted; the daemon only removes untrusted devices.
    func setTrusted(_ device: ObjectPath, _ isTrusted: Bool)
    /// Keeps a device trusted until the daemon exits.
    func keepTrusted(_ device: ObjectPath)
    /// Trusts a device permanently after pairing; it may then connect by itself, as keyboards do.
    func trustPaired(_ device: ObjectPath)
    /// Stops keeping a device trusted.
    func trustNoLonger(_ device: ObjectPath)
    /// Handles a socket that the library has closed: removes the match rule of its characteristic.
    func socketClosed(_ characteristic: ObjectPath)
    /// Handles a change of a link's state, before any resulting message is sent.
    func linkStateChanged()
    func publish(_ event: CentralEvent)
}
