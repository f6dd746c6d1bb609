internal import Synchronization
package import VeltoCore

/// A value behind a handle for programs in other languages.
package protocol PureValue: Sendable {
    /// The kind of the handles.
    static var handleKind: HandleKind { get }
}

/// A plain value behind a handle.
///
/// It belongs to the program, not to a context, and lives until `destroy`.
///
/// One thread at a time may use it; a concurrent call throws an error.
package final class PureObject<Value: PureValue>: Sendable {
    /// The object's handle.
    package let handle: ObjectHandle
    private let isInUse = Atomic(false)
    private let value: Guarded<Value>

    private init(_ value: Value, handle: ObjectHandle) {
        self.handle = handle
        self.value = Guarded(value)
    }

    /// Creates an object for a value.
    package static func create(_ value: Value) throws(VeltoError) -> PureObject {
        try HandleTable.shared.register(Value.handleKind) { handle throws(VeltoError) in
            PureObject(value, handle: handle)
        }
    }

    /// Reads or changes the value.
    package func use<Result>(_ body: (inout Value) throws(VeltoError) -> Result) throws(VeltoError) -> Result {
        guard !isInUse.exchange(true, ordering: .acquiring) else {
            throw VeltoError(.busy, "another thread is using the \(Value.handleKind)")
        }
        defer { isInUse.store(false, ordering: .releasing) }
        return try value.withLock { value throws(VeltoError) in try body(&value) }
    }

    /// Makes the handle stale.
    ///
    /// Destroying twice is harmless.
    package func destroy() {
        HandleTable.shared.remove(handle)
    }
}
