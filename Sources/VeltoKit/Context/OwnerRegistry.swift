internal import VeltoCore

/// Which context belongs to which owner name: an engine that reloads a plug-in gets rid of the old plug-in's context.
final class OwnerRegistry: Sendable {
    static let shared = OwnerRegistry()

    private let contexts = Guarded<[String: ContextCore]>([:])

    /// Makes a context the one of its owner; another one that was made meanwhile, by another thread, is destroyed.
    func register(_ context: ContextCore) {
        let name = context.definition.ownerName
        guard !name.isEmpty else { return }
        let other = contexts.withLock { $0.updateValue(context, forKey: name) }
        other?.destroy()
    }

    func destroyContext(ownedBy name: String) {
        guard !name.isEmpty else { return }
        let older = contexts.withLock { $0.removeValue(forKey: name) }
        older?.destroy()
    }

    func forget(_ context: ContextCore) {
        let name = context.definition.ownerName
        contexts.withLock { contexts in
            if contexts[name] === context { contexts[name] = nil }
        }
    }
}
