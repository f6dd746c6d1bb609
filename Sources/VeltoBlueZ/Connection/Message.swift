internal import CDBus

/// A received D-Bus message; texts and bytes read from it are copies, unless documented otherwise.
@safe final class Message {
    enum Kind { case call, answer, error, signal, other }

    private let raw: OpaquePointer

    /// Takes ownership of a reference from libdbus.
    init(adopting raw: OpaquePointer) {
        unsafe self.raw = unsafe raw
    }

    deinit {
        unsafe velto_message_free(raw)
    }

    var kind: Kind {
        switch unsafe UInt32(bitPattern: velto_message_kind(raw)) {
        case VELTO_MESSAGE_CALL.rawValue: .call
        case VELTO_MESSAGE_RETURN.rawValue: .answer
        case VELTO_MESSAGE_ERROR.rawValue: .error
        case VELTO_MESSAGE_SIGNAL.rawValue: .signal
        default: .other
        }
    }

    /// The serial number among all messages of the sender.
    var serial: UInt32 { unsafe velto_message_serial(raw) }
    /// The serial number of the call to which this message replies.
    var replySerial: UInt32 { unsafe velto_message_reply_serial(raw) }
    var path: String { unsafe Self.text(velto_message_path(raw)) }
    var interface: String { unsafe Self.text(velto_message_interface(raw)) }
    var member: String { unsafe Self.text(velto_message_member(raw)) }
    var sender: String { unsafe Self.text(velto_message_sender(raw)) }
    /// The argument types, such as `ou`.
    var signature: String { unsafe Self.text(velto_message_signature(raw)) }
    var errorName: String { unsafe Self.text(velto_message_error_name(raw)) }

    /// A reader of all arguments.
    var arguments: MessageReader { MessageReader(of: self) }

    /// The failure that an error message reports.
    var failure: BusFailure {
        var reader = arguments
        return BusFailure(name: errorName, text: reader.text() ?? "")
    }

    func withRaw<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        unsafe body(raw)
    }

    private static func text(_ text: UnsafePointer<CChar>?) -> String {
        guard let text = unsafe text else { return "" }
        return unsafe String(cString: text)
    }
}

/// A D-Bus error.
struct BusFailure: Error, Hashable {
    let name: String
    let text: String

    /// The connection was lost before the reply.
    static let disconnected = BusFailure(name: "org.freedesktop.DBus.Local.Disconnected", text: "")
    /// The message could not be created, due to an invalid argument or exhausted memory.
    static let unsendable = BusFailure(
        name: "org.freedesktop.DBus.Error.InvalidArgs", text: "the message cannot be sent")
    /// Too many calls are pending.
    static let tooManyCalls = BusFailure(
        name: "org.freedesktop.DBus.Error.LimitsExceeded", text: "too many calls wait for an answer")
    /// AcquireNotify exceeded its time limit.
    static let neverAnswered = BusFailure(name: "org.freedesktop.DBus.Error.Timeout", text: "AcquireNotify")
    /// The bus accepted the connection but stayed silent.
    static let neverGreeted = BusFailure(name: "org.freedesktop.DBus.Error.Timeout", text: "it does not answer")
    /// The method does not exist.
    static let unknownMethod = BusFailure(
        name: "org.freedesktop.DBus.Error.UnknownMethod", text: "nothing is offered here")
    /// The reply is malformed.
    static let malformedReply = BusFailure(
        name: "org.freedesktop.DBus.Error.InvalidSignature", text: "the reply cannot be understood")
}
