internal import CLinux
internal import VeltoCore
internal import VeltoKit

/// A class whose objects programs hold handles of.
protocol HandleObject: AnyObject {
    static var handleKind: HandleKind { get }
}

extension Context: HandleObject {
    static var handleKind: HandleKind { .context }
}

extension EventQueue: HandleObject {
    static var handleKind: HandleKind { .queue }
}

extension Device: HandleObject {
    static var handleKind: HandleKind { .device }
}

extension Operation: HandleObject {
    static var handleKind: HandleKind { .operation }
}

extension Simulator: HandleObject {
    static var handleKind: HandleKind { .simulator }
}

extension Subscription: HandleObject {
    static var handleKind: HandleKind { .subscription }
}

extension PureObject: HandleObject {
    static var handleKind: HandleKind { Value.handleKind }
}

/// The live object of a handle.
func resolve<Object: HandleObject>(_ bits: UInt64, as type: Object.Type) throws(VeltoError) -> Object {
    try HandleTable.shared.resolve(bits, Object.handleKind, as: type)
}

/// Runs `body` with the live object of a handle, for what games call every frame: see `HandleTable.recent`.
@inline(__always)
func withRecent<Object: HandleObject, Result>(
    _ bits: UInt64, as type: Object.Type, _ body: (Object) throws(VeltoError) -> Result
) throws(VeltoError) -> Result {
    let recent: Unmanaged<AnyObject>
    // The quick half of `HandleTable.recent`, here because a call across modules costs as much as all the rest of it.
    if bits >> 56 == UInt64(Object.handleKind.rawValue), let object = unsafe velto_linux_recent_object(bits) {
        unsafe recent = .fromOpaque(object)
    } else {
        unsafe recent = try HandleTable.recent(bits, Object.handleKind)
    }
    let result = unsafe recent._withUnsafeGuaranteedRef { object -> Swift.Result<Result, VeltoError> in
        do throws(VeltoError) {
            return .success(try body(unsafe unsafeDowncast(object, to: type)))
        } catch {
            return .failure(error)
        }
    }
    return try result.get()
}

/// The live object of a handle, nil for the null handle.
func resolveOptional<Object: HandleObject>(_ bits: UInt64, as type: Object.Type) throws(VeltoError) -> Object? {
    bits == 0 ? nil : try resolve(bits, as: type)
}

/// The handle that an object's pointer is in disguise.
func handleBits(_ pointer: OpaquePointer?) -> UInt64 {
    UInt64(UInt(bitPattern: pointer))
}

/// The pointer as which a program gets an object's handle.
func objectPointer(_ bits: UInt64) -> OpaquePointer? {
    unsafe OpaquePointer(bitPattern: UInt(truncatingIfNeeded: bits))
}
