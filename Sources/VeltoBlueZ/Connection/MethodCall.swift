internal import CDBus

/// A method call as a value.
struct MethodCall: Hashable {
    enum Argument: Hashable {
        case text(String)
        case path(ObjectPath)
        case bytes([UInt8])
        /// A value with its type (`v`).
        case variant(Bool)
        case uint32(UInt32)
        /// A dictionary of named values (`a{sv}`).
        case options([Option])
    }

    struct Option: Hashable {
        enum Value: Hashable {
            case text(String)
            case boolean(Bool)
            case int16(Int16)
            case uint16(UInt16)
        }

        let name: String
        let value: Value
    }

    let destination: String
    let path: ObjectPath
    let interface: String
    let member: String
    var arguments: [Argument] = []

    /// Creates the message, to be freed with `velto_message_free`; returns nil for a malformed text or exhausted
    /// memory.
    func makeMessage() -> OpaquePointer? {
        guard let message = unsafe velto_message_new_call(destination, path.text, interface, member) else { return nil }
        for argument in arguments {
            guard unsafe argument.append(to: message) else {
                unsafe velto_message_free(message)
                return nil
            }
        }
        return unsafe message
    }
}

extension MethodCall.Argument {
    func append(to message: OpaquePointer) -> Bool {
        switch self {
        case .text(let text):
            // On the other side, a zero byte would terminate the text.
            return unsafe !text.utf8.contains(0) && velto_writer_text(message, text) != 0
        case .path(let path):
            return unsafe velto_writer_path(message, path.text) != 0
        case .bytes(let bytes):
            guard let count = Int32(exactly: bytes.count) else { return false }
            return unsafe velto_writer_bytes(message, bytes, count) != 0
        case .variant(let value):
            return unsafe velto_writer_boolean_variant(message, value ? 1 : 0) != 0
        case .uint32(let number):
            return unsafe velto_writer_uint32(message, number) != 0
        case .options(let options):
            return unsafe MethodCall.Option.append(options, to: message)
        }
    }
}

extension MethodCall.Option {
    fileprivate static func append(_ options: [Self], to message: OpaquePointer) -> Bool {
        unsafe withRawOptions(options[...], []) { raw in
            unsafe velto_writer_options(message, raw, Int32(clamping: raw.count)) != 0
        }
    }

    /// Passes the options in their C form; each option nests a borrow of its text.
    private static func withRawOptions(
        _ rest: ArraySlice<Self>, _ done: [velto_dbus_option], _ body: ([velto_dbus_option]) -> Bool
    ) -> Bool {
        guard let option = rest.first else { return unsafe body(done) }
        return unsafe option.withRaw { raw in
            unsafe withRawOptions(rest.dropFirst(), done + [raw], body)
        }
    }

    private func withRaw(_ body: (velto_dbus_option) -> Bool) -> Bool {
        unsafe name.withCString { name in
            switch value {
            case .text(let text):
                unsafe text.withCString { text in
                    unsafe body(velto_dbus_option(name: name, text: text, type: 0, number: 0))
                }
            case .boolean(let value):
                unsafe body(Self.number(name, VELTO_DBUS_BOOLEAN, value ? 1 : 0))
            case .int16(let value):
                unsafe body(Self.number(name, VELTO_DBUS_INT16, Int64(value)))
            case .uint16(let value):
                unsafe body(Self.number(name, VELTO_DBUS_UINT16, Int64(value)))
            }
        }
    }

    private static func number(
        _ name: UnsafePointer<CChar>, _ type: velto_dbus_type, _ value: Int64
    ) -> velto_dbus_option {
        unsafe velto_dbus_option(name: name, text: nil, type: Int32(bitPattern: type.rawValue), number: value)
    }
}
