internal import CDBus

/// Reads the arguments of a message one by one.
///
/// Every read checks the type first and advances only if it matches. A malformed message is thus rejected, never
/// misread. A reader keeps its message alive.
@safe struct MessageReader {
    private let message: Message
    private var iterator: velto_dbus_iterator

    init(of message: Message) {
        self.message = message
        unsafe iterator = velto_dbus_iterator()
        unsafe message.withRaw { unsafe velto_reader_start($0, &iterator) }
    }

    private init(_ message: Message, _ iterator: velto_dbus_iterator) {
        self.message = message
        unsafe self.iterator = unsafe iterator
    }

    private var type: UInt32 {
        mutating get { unsafe UInt32(bitPattern: velto_reader_type(&iterator)) }
    }

    var isAtEnd: Bool {
        mutating get { type == VELTO_DBUS_END.rawValue }
    }

    mutating func skip() {
        unsafe velto_reader_next(&iterator)
    }

    /// Reads a string or an object path.
    mutating func text() -> String? {
        guard let text = unsafe velto_reader_text(&iterator) else { return nil }
        defer { skip() }
        return unsafe String(cString: text)
    }

    /// Compares the next argument with a text without copying it; advances over any text.
    mutating func skipText(ifEqual expected: StaticString) -> Bool? {
        guard let text = unsafe velto_reader_text(&iterator) else { return nil }
        defer { skip() }
        for index in 0..<expected.utf8CodeUnitCount {
            // A shorter text differs at its terminating zero, so the comparison never reads beyond it.
            guard unsafe UInt8(bitPattern: text[index]) == expected.utf8Start[index] else { return false }
        }
        return unsafe text[expected.utf8CodeUnitCount] == 0
    }

    /// Reads a boolean or an integer of any width.
    mutating func integer() -> Int64? {
        var value: Int64 = 0
        guard unsafe velto_reader_integer(&iterator, &value) != 0 else { return nil }
        skip()
        return value
    }

    mutating func boolean() -> Bool? {
        guard type == VELTO_DBUS_BOOLEAN.rawValue else { return nil }
        return integer().map { $0 != 0 }
    }

    /// Passes an array of bytes to `body` without copying it.
    mutating func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
        var bytes: UnsafePointer<UInt8>?
        var count: Int32 = 0
        guard unsafe velto_reader_bytes(&iterator, &bytes, &count) != 0 else { return nil }
        defer { skip() }
        let buffer = unsafe UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(count))
        return unsafe body(buffer.span)
    }

    mutating func bytes() -> [UInt8]? {
        withBytes { span in span.indices.map { span[$0] } }
    }

    /// Reads a descriptor, which closes itself unless it is taken.
    mutating func descriptor() -> OwnedDescriptor? {
        let number = unsafe velto_reader_descriptor(&iterator)
        guard number >= 0 else { return nil }
        skip()
        return OwnedDescriptor(number)
    }

    /// Reads each element of an array, variant, structure or dictionary entry; returns false for other types.
    @discardableResult
    mutating func forEach(_ body: (inout MessageReader) -> Void) -> Bool {
        guard var inside = enter() else { return false }
        while !inside.isAtEnd {
            inside.withElement(body)
        }
        return true
    }

    /// Passes `body` a separate reader for the element, so that the next element follows regardless of what `body`
    /// reads.
    private mutating func withElement(_ body: (inout MessageReader) -> Void) {
        var element = self
        body(&element)
        skip()
    }

    /// Returns a reader of an array, variant, structure or dictionary entry, and advances past it.
    mutating func enter() -> MessageReader? {
        var inside = unsafe velto_dbus_iterator()
        guard unsafe velto_reader_enter(&iterator, &inside) != 0 else { return nil }
        skip()
        return unsafe MessageReader(message, inside)
    }

    // MARK: Values

    private var elementType: UInt32 {
        mutating get { unsafe UInt32(bitPattern: velto_reader_element_type(&iterator)) }
    }

    /// The maximum nesting depth of a value; BlueZ needs three levels.
    private static let maximumDepth = 8

    /// Reads a value of any type, including the content of a variant.
    mutating func value(depth: Int = 0) -> BusValue {
        guard depth < Self.maximumDepth else { return .unknown }
        switch type {
        case VELTO_DBUS_BOOLEAN.rawValue:
            return boolean().map { .boolean($0) } ?? .unknown
        case VELTO_DBUS_STRING.rawValue, VELTO_DBUS_PATH.rawValue:
            return text().map { .text($0) } ?? .unknown
        case VELTO_DBUS_VARIANT.rawValue:
            var inside = enter()
            return inside?.value(depth: depth + 1) ?? .unknown
        case VELTO_DBUS_ARRAY.rawValue:
            return array(depth: depth)
        default:
            return integer().map { .integer($0) } ?? .unknown
        }
    }

    private mutating func array(depth: Int) -> BusValue {
        switch elementType {
        case VELTO_DBUS_BYTE.rawValue:
            return bytes().map { .bytes($0) } ?? .unknown
        case VELTO_DBUS_STRING.rawValue, VELTO_DBUS_PATH.rawValue:
            var texts: [String] = []
            forEach { element in
                if let text = element.text() { texts.append(text) }
            }
            return .texts(texts)
        case VELTO_DBUS_ENTRY.rawValue:
            var numbered: [UInt16: BusValue] = [:]
            forEach { entry in
                guard var pair = entry.enter(), let number = pair.integer() else { return }
                numbered[UInt16(truncatingIfNeeded: number)] = pair.value(depth: depth + 1)
            }
            return .numbered(numbered)
        default:
            return .unknown
        }
    }

    /// Reads a dictionary of named values (`a{sv}`); returns an empty one for other types.
    mutating func properties() -> [String: BusValue] {
        var properties: [String: BusValue] = [:]
        forEach { entry in
            guard var pair = entry.enter(), let name = pair.text() else { return }
            properties[name] = pair.value()
        }
        return properties
    }
}
