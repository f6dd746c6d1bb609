/// A notice about the disk of a session store.
///
/// Each notice is sent once until the store has caught up.
public enum StoreNotice: CaseIterable, Hashable, Sendable {
    /// Half of the buffer for unwritten frames is in use.
    case behind
    /// The buffer is full, and frames are dropped.
    case full
    /// A commit failed and will be retried.
    case failed
    /// All frames are on the disk again.
    case caughtUp
    /// Less than ten minutes of disk space are left.
    case lowSpace
}
