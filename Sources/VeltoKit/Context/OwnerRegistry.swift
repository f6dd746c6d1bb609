internal import VeltoCore

/// Which context belongs to which owner name: an engine that reloads a plug-in gets rid of the old plug-in's context.
final class OwnerRegistry: Sendable {
    static let shared = OwnerRegistry()

    private struct Entry {
        weak var context: Context?
    }

    private let entries = Guarded<[String: Entry]>([:])

    /// Makes a context the one of its owner; another one that was made meanwhile, by another thread, is destroyed.
    func register(_ context: Context, ownedBy name: String) {
        guard !name.isEmpty else { return }
        let other = entries.withLock { $0.updateValue(Entry(context: context), forKey: name)?.context }
        other?.destroy()
    }

    func destroyContext(ownedBy name: String) {
        guard !name.isEmpty else { return }
        let older = entries.withLock { $0.removeValue(forKey: name)?.context }
        older?.destroy()
    }

    func forget(_ context: Context) {
        let name = context.definition.ownerName
        entries.withLock { entries in
            if entries[name]?.context === context { entries[name] = nil }
        }
    }
}
