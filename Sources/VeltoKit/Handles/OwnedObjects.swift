internal import VeltoCore

/// The live objects of one kind that a context has given handles to, oldest first.
///
/// Once closed it takes no more: what is being made while the context is destroyed is refused and leaves nothing behind.
/// Any thread.
final class OwnedObjects<Object: AnyObject & Sendable>: Sendable {
    private struct State {
        var entries: [(handle: UInt64, object: Object)] = []
        var isClosed = false
    }

    private let kind: HandleKind
    private let state = Guarded(State())

    init(_ kind: HandleKind) {
        self.kind = kind
    }

    /// Makes an object that knows its handle, and keeps it until `remove` or `close`.
    func register(_ make: (_ handle: UInt64) throws(VeltoError) -> Object) throws(VeltoError) -> Object {
        let handle = try HandleTable.shared.reserve(kind)
        do throws(VeltoError) {
            let object = try make(handle)
            try state.withLock { state throws(VeltoError) in
                guard !state.isClosed else { throw .contextGone }
                state.entries.append((handle, object))
                HandleTable.shared.publish(object, as: handle)
            }
            return object
        } catch {
            HandleTable.shared.remove(handle)
            throw error
        }
    }

    /// Makes a handle stale; false if it was not one of these, or not any more.
    @discardableResult
    func remove(_ handle: UInt64) -> Bool {
        let removed = state.withLock { state in
            state.entries.firstIndex { $0.handle == handle }.map { state.entries.remove(at: $0) }
        }
        guard removed != nil else { return false }
        HandleTable.shared.remove(handle)
        return true
    }

    /// The objects, oldest first.
    var all: [Object] {
        state.withLock { $0.entries.map(\.object) }
    }

    /// Calls `body` with each object, under the lock: it must be quick and must not come back here.
    func forEach(_ body: (Object) -> Void) {
        state.withLock { state in
            for entry in state.entries { body(entry.object) }
        }
    }

    /// Takes no more, makes every handle stale, and returns what there was.
    @discardableResult
    func close() -> [Object] {
        let entries = state.withLock { state in
            defer { state = State(isClosed: true) }
            return state.entries
        }
        for entry in entries { HandleTable.shared.remove(entry.handle) }
        return entries.map(\.object)
    }
}

extension VeltoError {
    /// What is asked of a context that is being destroyed, or was.
    static let contextGone = VeltoError(.staleHandle, "the context does not exist any more")
}
