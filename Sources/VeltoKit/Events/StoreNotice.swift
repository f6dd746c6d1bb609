/// A notice about the disk of a store of sessions; each comes once until the store has caught up.
public enum StoreNotice: CaseIterable, Hashable, Sendable {
    /// Half of the memory for frames that are not on the disk is taken.
    case behind
    /// Frames are dropped, since all of it is.
    case full
    /// A commit failed, and is tried again.
    case failed
    /// All frames are on the disk again.
    case caughtUp
    /// The disk has room for less than ten minutes.
    case lowSpace
}
