internal import VeltoBluetooth
internal import VeltoCore

/// What a link needs from its central.
protocol LinkHost: AnyObject {
    var daemon: DaemonConnection { get }
    var loop: Loop { get }
    var log: Log { get }
    var diagnostics: BlueZDiagnostics { get }
    var tree: BlueZTree { get }
    var version: DaemonVersion { get }
    var agent: PairingAgent { get }
    var notifyMemory: NotifyMemory { get set }
    func apply(_ change: TreeChange)
    func refreshObjects()
    /// Makes a device trusted, or one of those that the daemon may drop.
    func setTrusted(_ device: ObjectPath, _ isTrusted: Bool)
    /// A device stays trusted until the daemon has ended.
    func keepTrusted(_ device: ObjectPath)
    /// Nothing is owed to the device any more that it was to be kept for.
    func trustNoLonger(_ device: ObjectPath)
    /// A socket was closed by us; the match rule of its characteristic is the host's to remove.
    func socketClosed(_ characteristic: ObjectPath)
    /// To be told after every change of a link's state, and before anything is sent because of it.
    func linkStateChanged()
    func publish(_ event: CentralEvent)
}
