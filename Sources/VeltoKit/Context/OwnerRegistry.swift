internal import VeltoCore

/// The contexts by owner name: an engine that reloads a plug-in replaces the old plug-in's context.
final class OwnerRegistry: Sendable {
    static let shared = OwnerRegistry()

    private let contexts = Guarded<[String: ContextCore]>([:])

    /// Registers the context of an owner, and destroys a context that another thread registered first.
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
