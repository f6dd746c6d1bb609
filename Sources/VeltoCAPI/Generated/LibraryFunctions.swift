// Generated from bindings/api/library.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore

// Calls these functions of LibraryCalls, which people write:
//
//     static func versionNumber() -> UInt32
//     static func versionString() -> UnsafePointer<CChar>
//     static func versionRevision() -> UnsafePointer<CChar>
//     static func abiCheck(_ headerVersion: UInt32) throws(VeltoError)
//     static func abiStructSize(_ structName: String) -> UInt32
//     static func errorMessage() -> UnsafePointer<CChar>
//     static func errorGetDetail(_ detail: inout velto_error_detail) throws(VeltoError)

/// Return the version of the loaded library as a number.
@c @implementation
public func velto_version_number() -> UInt32 {
    return LibraryCalls.versionNumber()
}

/// Return the version of the loaded library as text, such as "0.1.0".
@c @implementation
public func velto_version_string() -> UnsafePointer<CChar>? {
    return unsafe LibraryCalls.versionString()
}

/// Return the source revision from which the library was built, for logs and bug reports only.
@c @implementation
public func velto_version_revision() -> UnsafePointer<CChar>? {
    return unsafe LibraryCalls.versionRevision()
}

/// Check that a program and the loaded library are compatible.
@c @implementation
public func velto_abi_check(_ header_version: UInt32) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_abi_check") }
    do throws(VeltoError) {
        try LibraryCalls.abiCheck(header_version)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_abi_check")
    }
}

/// Return the size of a structure in the loaded library.
@c @implementation
public func velto_abi_struct_size(_ struct_name: UnsafePointer<CChar>?) -> UInt32 {
    guard velto_linux_is_forked() == 0 else { return 0 }
    do throws(VeltoError) {
        let structNameValue = try unsafe readText(struct_name, "struct_name", limit: 128)
        return LibraryCalls.abiStructSize(structNameValue)
    } catch {
        return 0
    }
}

/// Return the name of a result in the header, such as "VELTO_ERROR_STALE_HANDLE".
@c @implementation
public func velto_result_name(_ result: velto_result) -> UnsafePointer<CChar>? {
    let text: StaticString = switch result {
    case VELTO_OK: "VELTO_OK"
    case VELTO_NOTHING: "VELTO_NOTHING"
    case VELTO_PENDING: "VELTO_PENDING"
    case VELTO_UNCHANGED: "VELTO_UNCHANGED"
    case VELTO_TRUNCATED: "VELTO_TRUNCATED"
    case VELTO_ERROR_INVALID_ARGUMENT: "VELTO_ERROR_INVALID_ARGUMENT"
    case VELTO_ERROR_INVALID_HANDLE: "VELTO_ERROR_INVALID_HANDLE"
    case VELTO_ERROR_STALE_HANDLE: "VELTO_ERROR_STALE_HANDLE"
    case VELTO_ERROR_WRONG_KIND: "VELTO_ERROR_WRONG_KIND"
    case VELTO_ERROR_STRUCT_SIZE: "VELTO_ERROR_STRUCT_SIZE"
    case VELTO_ERROR_OUT_OF_MEMORY: "VELTO_ERROR_OUT_OF_MEMORY"
    case VELTO_ERROR_VERSION_MISMATCH: "VELTO_ERROR_VERSION_MISMATCH"
    case VELTO_ERROR_NO_ADAPTER: "VELTO_ERROR_NO_ADAPTER"
    case VELTO_ERROR_ADAPTER_OFF: "VELTO_ERROR_ADAPTER_OFF"
    case VELTO_ERROR_PERMISSION: "VELTO_ERROR_PERMISSION"
    case VELTO_ERROR_NOT_FOUND: "VELTO_ERROR_NOT_FOUND"
    case VELTO_ERROR_NOT_CONNECTED: "VELTO_ERROR_NOT_CONNECTED"
    case VELTO_ERROR_ALREADY: "VELTO_ERROR_ALREADY"
    case VELTO_ERROR_BUSY: "VELTO_ERROR_BUSY"
    case VELTO_ERROR_DISCONNECTED: "VELTO_ERROR_DISCONNECTED"
    case VELTO_ERROR_TIMEOUT: "VELTO_ERROR_TIMEOUT"
    case VELTO_ERROR_REJECTED: "VELTO_ERROR_REJECTED"
    case VELTO_ERROR_UNSUPPORTED: "VELTO_ERROR_UNSUPPORTED"
    case VELTO_ERROR_PROTOCOL: "VELTO_ERROR_PROTOCOL"
    case VELTO_ERROR_IO: "VELTO_ERROR_IO"
    case VELTO_ERROR_FORMAT: "VELTO_ERROR_FORMAT"
    case VELTO_ERROR_CANCELLED: "VELTO_ERROR_CANCELLED"
    case VELTO_ERROR_INTERNAL: "VELTO_ERROR_INTERNAL"
    case VELTO_ERROR_BUS_UNAVAILABLE: "VELTO_ERROR_BUS_UNAVAILABLE"
    case VELTO_ERROR_SERVICE_NOT_RUNNING: "VELTO_ERROR_SERVICE_NOT_RUNNING"
    case VELTO_ERROR_BUS_LOST: "VELTO_ERROR_BUS_LOST"
    case VELTO_ERROR_PAIRING_REQUIRED: "VELTO_ERROR_PAIRING_REQUIRED"
    case VELTO_ERROR_IN_USE: "VELTO_ERROR_IN_USE"
    case VELTO_ERROR_CONNECT_FAILED: "VELTO_ERROR_CONNECT_FAILED"
    case VELTO_ERROR_LIBRARY_MISSING: "VELTO_ERROR_LIBRARY_MISSING"
    case VELTO_ERROR_FORKED: "VELTO_ERROR_FORKED"
    default: "unknown"
    }
    return unsafe staticText(text)
}

/// Return the meaning of a result as a sentence.
@c @implementation
public func velto_result_message(_ result: velto_result) -> UnsafePointer<CChar>? {
    let text: StaticString = switch result {
    case VELTO_OK: "The call succeeded."
    case VELTO_NOTHING: "There is no output: no event, no value, no device."
    case VELTO_PENDING: "The operation has not ended yet."
    case VELTO_UNCHANGED: "The requested state was already set."
    case VELTO_TRUNCATED: "The output was truncated to fit the buffer."
    case VELTO_ERROR_INVALID_ARGUMENT: "An argument is outside its documented range."
    case VELTO_ERROR_INVALID_HANDLE: "The handle is null or was never returned by the library."
    case VELTO_ERROR_STALE_HANDLE: "The handle's object no longer exists."
    case VELTO_ERROR_WRONG_KIND: "The handle belongs to an object of another kind."
    case VELTO_ERROR_STRUCT_SIZE: "The struct_size of a structure is not set or invalid."
    case VELTO_ERROR_OUT_OF_MEMORY: "Memory or another limited resource is exhausted."
    case VELTO_ERROR_VERSION_MISMATCH: "The program was built for another version of the library."
    case VELTO_ERROR_NO_ADAPTER: "There is no usable Bluetooth adapter."
    case VELTO_ERROR_ADAPTER_OFF: "The Bluetooth adapter is switched off or blocked."
    case VELTO_ERROR_PERMISSION: "The program may not use the Bluetooth service."
    case VELTO_ERROR_NOT_FOUND: "The requested object does not exist."
    case VELTO_ERROR_NOT_CONNECTED: "The device is not connected."
    case VELTO_ERROR_ALREADY: "The activity is already running."
    case VELTO_ERROR_BUSY: "Another thread is using the object, or a queue is full."
    case VELTO_ERROR_DISCONNECTED: "The link went down before the operation ended."
    case VELTO_ERROR_TIMEOUT: "The device or the service did not respond in time."
    case VELTO_ERROR_REJECTED: "The device rejected the request; the error detail holds its code."
    case VELTO_ERROR_UNSUPPORTED: "This device, firmware or version of the library does not support it."
    case VELTO_ERROR_PROTOCOL: "The device sent an invalid response."
    case VELTO_ERROR_IO: "An input or output operation of the operating system failed."
    case VELTO_ERROR_FORMAT: "A file or text has an invalid format."
    case VELTO_ERROR_CANCELLED: "The operation was cancelled."
    case VELTO_ERROR_INTERNAL: "An internal error: please report it."
    case VELTO_ERROR_BUS_UNAVAILABLE: "The message bus cannot be reached."
    case VELTO_ERROR_SERVICE_NOT_RUNNING: "The Bluetooth service is not running."
    case VELTO_ERROR_BUS_LOST: "The connection to the message bus was lost."
    case VELTO_ERROR_PAIRING_REQUIRED: "The device requires pairing."
    case VELTO_ERROR_IN_USE: "Another program or context holds the device."
    case VELTO_ERROR_CONNECT_FAILED: "The link could not be established."
    case VELTO_ERROR_LIBRARY_MISSING: "A library that is loaded on demand is not installed."
    case VELTO_ERROR_FORKED: "The process is a forked child of the process that uses the library."
    default: "unknown"
    }
    return unsafe staticText(text)
}

/// Fill a velto_error_detail with its defaults.
@c @implementation
public func velto_error_detail_init(_ detail: UnsafeMutablePointer<velto_error_detail>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_error_detail_init") }
    do throws(VeltoError) {
        try unsafe initialize(detail, size, "detail", velto_error_detail.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_error_detail_init")
    }
}

/// Return a sentence about the last failure of the calling thread.
@c @implementation
public func velto_error_message() -> UnsafePointer<CChar>? {
    return unsafe LibraryCalls.errorMessage()
}

/// Get the details of the last failure of the calling thread.
@c @implementation
public func velto_error_get_detail(_ out_detail: UnsafeMutablePointer<velto_error_detail>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_error_get_detail") }
    do throws(VeltoError) {
        try unsafe withOutput(out_detail, "out_detail") { (detail: inout velto_error_detail) throws(VeltoError) in
            try LibraryCalls.errorGetDetail(&detail)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_error_get_detail")
    }
}
