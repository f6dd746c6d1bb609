public import VeltoCore

/// The record of one device that its family keeps across links and runs.
///
/// Made once per device, and shared by the family's functions on any thread and by the sessions on the loop. Its lock is its own,
/// and is never held while anything else is called.
///
/// Several processes may save the record of a device. Before one replaces the file it calls `merge` with the contents, under the lock
/// of the folder, so that neither loses what the other has saved.
public protocol WearableRecord: AnyObject, Sendable {
    /// The state worth keeping for the next run; nil for none.
    var saved: [UInt8]? { get }

    /// The most bytes of a saved state: a larger file is damaged.
    var savedLimit: Int { get }

    /// Takes the state that an earlier run has saved; throws for bytes that are not such a state.
    func restore(_ saved: [UInt8]) throws(VeltoError)

    /// Takes what another process has saved meanwhile, except for what has changed here since the last saving.
    func merge(_ saved: [UInt8]) throws(VeltoError)

    /// Called when `saved` is on disk: a later `merge` keeps only what has changed since.
    func didSave(_ saved: [UInt8])

    /// Called on the loop when an operation across links has ended without its session: the link is not established again, or the
    /// program has cancelled the operation meanwhile.
    func operationEnded(_ operation: SessionOperation, _ error: VeltoError)
}

extension WearableRecord {
    /// Does nothing: the family has no operations across links.
    public func operationEnded(_ operation: SessionOperation, _ error: VeltoError) {}
}
