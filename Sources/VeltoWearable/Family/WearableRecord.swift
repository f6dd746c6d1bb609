public import VeltoCore

/// A family's record of a device, kept across links and runs.
///
/// It is created once per device. The family's functions share it on any thread with the sessions on the loop. Its lock
/// is private, and is never held during a call to other code.
///
/// Several processes may save the record of a device. Before a process replaces the file, it calls `merge` with the
/// contents under the folder's lock, so that neither loses the other's changes.
public protocol WearableRecord: AnyObject, Sendable {
    /// The persistent state; nil for none.
    var saved: [UInt8]? { get }

    /// The maximum size of a saved state in bytes.
    ///
    /// A larger file is damaged.
    var savedLimit: Int { get }

    /// Restores the state saved by an earlier run; throws for invalid bytes.
    func restore(_ saved: [UInt8]) throws(VeltoError)

    /// Merges the state saved by another process, except for local changes since the last save.
    func merge(_ saved: [UInt8]) throws(VeltoError)

    /// Called when `saved` is on disk.
    ///
    /// A later `merge` keeps only newer changes.
    func didSave(_ saved: [UInt8])

    /// Called on the loop when an operation across links has ended without a session.
    ///
    /// The reconnect was given up, or the program has cancelled the operation.
    func operationEnded(_ operation: SessionOperation, _ error: VeltoError)
}

extension WearableRecord {
    /// Does nothing: the family has no operations across links.
    public func operationEnded(_ operation: SessionOperation, _ error: VeltoError) {}
}
