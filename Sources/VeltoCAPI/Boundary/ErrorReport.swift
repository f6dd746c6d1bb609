internal import CLinux
internal import CVeltoKit
internal import VeltoCore

/// Stores a failure in the calling thread's slot and returns its code.
func report(_ error: VeltoError, in function: StaticString, device: ObjectHandle = .null) -> velto_result {
    let cause = Cause(error.detail)
    unsafe velto_linux_error_store(
        error.code.rawValue, cause.kind, cause.number, device.rawValue, staticText(function), error.messageInC,
        error.remedyInC, cause.name, cause.remark)
    return error.code.rawValue
}

/// Returns the result of every function in a forked child; it only sets the slot, without locks or allocation.
func refuseForked(_ function: StaticString) -> velto_result {
    let sentence: StaticString = "the process is a forked child: call exec before using the library"
    let remedy: StaticString = "call exec before using the library"
    unsafe velto_linux_error_store(
        VELTO_ERROR_FORKED, VELTO_CAUSE_NONE, 0, 0, staticText(function), staticText(sentence), staticText(remedy),
        staticText(""), staticText(""))
    return VELTO_ERROR_FORKED
}

/// Returns static text as a C string.
func staticText(_ text: StaticString) -> UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The cause of an error in another layer, in terms of the C interface.
struct Cause {
    var kind = VELTO_CAUSE_NONE
    var number: Int64 = 0
    var name = ""
    /// The other layer's message.
    var remark = ""

    init(_ detail: VeltoError.Detail) {
        switch detail {
        case .none: break
        case .dbus(let name, let message, let code):
            kind = code == nil ? VELTO_CAUSE_DBUS : VELTO_CAUSE_ATT
            number = Int64(code ?? 0)
            self.name = name
            remark = message
        case .att(let code): (kind, number) = (VELTO_CAUSE_ATT, Int64(code))
        case .errno(let code): (kind, number) = (VELTO_CAUSE_ERRNO, Int64(code))
        }
    }
}

extension velto_error_detail {
    /// Fills in the error details of an ended object.
    ///
    /// The error details of a call belong to its thread instead.
    mutating func take(_ error: VeltoError) {
        let layer = Cause(error.detail)
        code = error.code.rawValue
        cause = layer.kind
        number = layer.number
        FixedText.store(layer.name, in: &name)
        FixedText.store(layer.remark, in: &message)
        FixedText.store(error.remedyInC, in: &remedy)
    }
}
