internal import CLinux
internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// A class whose instances have handles.
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

extension Context.Operation: HandleObject {
    static var handleKind: HandleKind { .operation }
}

extension Simulator: HandleObject {
    static var handleKind: HandleKind { .simulator }
}

extension Subscription: HandleObject {
    static var handleKind: HandleKind { .subscription }
}

extension Signal: HandleObject {
    static var handleKind: HandleKind { .signal }
}

extension SampleStream: HandleObject {
    static var handleKind: HandleKind { .stream }
}

extension SessionRecorder: HandleObject {
    static var handleKind: HandleKind { .store }
}

extension Firmware: HandleObject {
    static var handleKind: HandleKind { .firmware }
}

extension Catalog: HandleObject {
    static var handleKind: HandleKind { .catalog }
}

extension HostRadio: HandleObject {
    static var handleKind: HandleKind { .host }
}

extension PureObject: HandleObject {
    static var handleKind: HandleKind { Value.handleKind }
}

/// Returns the live object of a handle.
func resolve<Object: HandleObject>(_ handle: ObjectHandle, as type: Object.Type) throws(VeltoError) -> Object {
    try HandleTable.shared.resolve(handle, Object.handleKind, as: type)
}

/// Runs `body` with the live object of a handle, for functions that games call every frame.
///
/// See `HandleTable.recent`.
@inline(__always)
func withRecent<Object: HandleObject, Result>(
    _ handle: ObjectHandle, as type: Object.Type, _ body: (Object) throws(VeltoError) -> Result
) throws(VeltoError) -> Result {
    let recent: Unmanaged<AnyObject>
    // This duplicates the fast path of `HandleTable.recent`, since a call across modules would double the cost.
    if handle.kind == Object.handleKind.rawValue, let object = unsafe velto_linux_recent_object(handle.rawValue) {
        unsafe recent = .fromOpaque(object)
    } else {
        unsafe recent = try HandleTable.recent(handle, Object.handleKind)
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

/// Returns the live object of a handle, or nil for the null handle.
func resolveOptional<Object: HandleObject>(
    _ handle: ObjectHandle, as type: Object.Type
) throws(VeltoError) -> Object? {
    handle == .null ? nil : try resolve(handle, as: type)
}

/// A C structure that contains only a handle.
protocol HandleStruct {
    var bits: UInt64 { get }
    init(bits: UInt64)
}

extension velto_device: HandleStruct {}
extension velto_op: HandleStruct {}
extension velto_queue: HandleStruct {}
extension velto_host: HandleStruct {}
extension velto_sim: HandleStruct {}
extension velto_subscription: HandleStruct {}
extension velto_signal: HandleStruct {}
extension velto_stream: HandleStruct {}
extension velto_download: HandleStruct {}
extension velto_logger: HandleStruct {}
extension velto_timer: HandleStruct {}
extension velto_board_event: HandleStruct {}
extension velto_macro: HandleStruct {}
extension velto_processor: HandleStruct {}
extension velto_store: HandleStruct {}
extension velto_firmware: HandleStruct {}
extension velto_catalog: HandleStruct {}

extension HandleStruct {
    init(_ handle: ObjectHandle) {
        self.init(bits: handle.rawValue)
    }
}

extension ObjectHandle {
    init(_ handle: some HandleStruct) {
        self.init(rawValue: handle.bits)
    }

    /// Creates the handle that is encoded in an object pointer.
    init(_ pointer: OpaquePointer?) {
        self.init(rawValue: UInt64(UInt(bitPattern: pointer)))
    }

    /// The object pointer that encodes a handle.
    var pointer: OpaquePointer? {
        unsafe OpaquePointer(bitPattern: UInt(truncatingIfNeeded: rawValue))
    }
}
