internal import VeltoCore

/// The live objects of a kind in a context, oldest first.
///
/// A closed list accepts no objects: an object created during destruction is refused and leaves nothing behind. Any
/// thread.
final class OwnedObjects<Object: AnyObject & Sendable>: Sendable {
    private struct State {
        var objects: [ObjectHandle: (order: UInt64, object: Object)] = [:]
        var nextOrder: UInt64 = 0
        var isClosed = false

        var ordered: [Object] { objects.values.sorted { $0.order < $1.order }.map(\.object) }
    }

    /// The kind number of the objects' handles.
    private let kind: UInt8
    private let state = Guarded(State())

    init(_ kind: HandleKind) {
        self.kind = kind.rawValue
    }

    /// Creates a list whose objects have individual kinds, passed to `register`.
    init() {
        kind = 0
    }

    /// Creates an object that stores its handle, and retains it until `remove` or `close`; `number` overrides the kind.
    func register(
        as number: UInt8? = nil, _ make: (_ handle: ObjectHandle) throws(VeltoError) -> Object
    ) throws(VeltoError) -> Object {
        let handle = try HandleTable.shared.reserve(number: number ?? kind)
        do throws(VeltoError) {
            let object = try make(handle)
            try state.withLock { state throws(VeltoError) in
                guard !state.isClosed else { throw .contextGone }
                state.objects[handle] = (state.nextOrder, object)
                state.nextOrder &+= 1
                HandleTable.shared.publish(object, as: handle)
            }
            return object
        } catch {
            HandleTable.shared.remove(handle)
            throw error
        }
    }

    /// Makes a handle stale; false if it belongs to another list.
    @discardableResult
    func remove(_ handle: ObjectHandle) -> Bool {
        guard state.withLock({ $0.objects.removeValue(forKey: handle) }) != nil else { return false }
        HandleTable.shared.remove(handle)
        return true
    }

    /// Returns the object with that handle; nil if it belongs to another list.
    subscript(_ handle: ObjectHandle) -> Object? {
        state.withLock { $0.objects[handle]?.object }
    }

    /// The objects, oldest first.
    var all: [Object] {
        state.withLock { $0.ordered }
    }

    /// Calls `body` with each object under the lock.
    ///
    /// It must be fast and must not call the list.
    func forEach(_ body: (Object) -> Void) {
        state.withLock { state in
            for entry in state.objects.values { body(entry.object) }
        }
    }

    /// Does the same unless another thread holds the lock.
    ///
    /// Returns whether it did.
    func forEachIfFree(_ body: (Object) -> Void) -> Bool {
        let done: Void? = state.withLockIfFree { state in
            for entry in state.objects.values { body(entry.object) }
        }
        return done != nil
    }

    /// Closes the list, makes every handle stale, and returns the objects.
    @discardableResult
    func close() -> [Object] {
        let closed = state.withLock { state in
            defer { state = State(isClosed: true) }
            return state
        }
        for handle in closed.objects.keys { HandleTable.shared.remove(handle) }
        return closed.ordered
    }
}

extension VeltoError {
    /// Thrown when a context is being or has been destroyed.
    static let contextGone = VeltoError(.staleHandle, "the context no longer exists")
    static let forgotten = VeltoError(.staleHandle, "the device was forgotten")
    static let beingForgotten = VeltoError(
        .staleHandle, "the device is being forgotten", remedy: "wait until that has ended")
}
