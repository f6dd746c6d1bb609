internal import CLinux
internal import CVeltoKit
internal import VeltoCore

/// Puts a failure into the calling thread's slot and answers its number.
func report(_ error: VeltoError, in function: StaticString, device: ObjectHandle = .null) -> velto_result {
    let (cause, number, name) = cause(error.detail)
    unsafe error.message.withCString { message in
        unsafe name.withCString { name in
            unsafe velto_linux_error_store(
                error.code.rawValue, cause, number, device.rawValue, staticText(function), message, name)
        }
    }
    return error.code.rawValue
}

/// The answer of every function in a forked child: no lock, no memory, nothing but the slot.
func refuseForked(_ function: StaticString) -> velto_result {
    let sentence: StaticString = "the process was forked from the one that uses the library"
    unsafe velto_linux_error_store(
        VELTO_ERROR_FORKED, VELTO_CAUSE_NONE, 0, 0, staticText(function), staticText(sentence), staticText(""))
    return VELTO_ERROR_FORKED
}

/// Text that lives as long as the library.
func staticText(_ text: StaticString) -> UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

private func cause(_ detail: VeltoError.Detail) -> (cause: Int32, number: Int64, name: String) {
    switch detail {
    case .none: (VELTO_CAUSE_NONE, 0, "")
    case .dbus(let name): (VELTO_CAUSE_DBUS, 0, name)
    case .att(let code): (VELTO_CAUSE_ATT, Int64(code), "")
    case .errno(let number): (VELTO_CAUSE_ERRNO, Int64(number), "")
    }
}
