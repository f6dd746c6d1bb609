internal import CVeltoKit
internal import Glibc
internal import VeltoCore

/// Copies a caller's text; rejects NULL, text beyond the limit and invalid UTF-8.
///
/// Never inlined, since it is as large as most of its callers, and no per-frame function has a text.
@inline(never)
func readText(
    _ pointer: UnsafePointer<CChar>?, _ name: StaticString, limit: Int
) throws(VeltoError) -> String {
    guard let pointer = unsafe pointer else { throw .invalidArgument("\(name)", "is NULL") }
    let bytes = unsafe copyText(pointer, limit: limit)
    guard bytes.count <= limit else { throw .invalidArgument("\(name)", "is longer than \(limit) bytes") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .invalidArgument("\(name)", "is not valid UTF-8")
    }
    return text
}

/// Returns a caller's bytes up to the NUL, or one byte more than the limit.
///
/// Each byte is read once, since another thread may change the text. Later checks thus see the bytes in use.
private func copyText(_ pointer: UnsafePointer<CChar>, limit: Int) -> [UInt8] {
    let length = unsafe strnlen(pointer, limit &+ 1)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    for index in 0..<length {
        let character = unsafe pointer[index]
        guard character != 0 else { break }
        bytes.append(UInt8(bitPattern: character))
    }
    return bytes
}

/// Copies a caller's text; NULL means none.
@inline(never)
func readOptionalText(
    _ pointer: UnsafePointer<CChar>?, _ name: StaticString, limit: Int
) throws(VeltoError) -> String? {
    guard unsafe pointer != nil else { return nil }
    return unsafe try readText(pointer, name, limit: limit)
}

/// Borrows a caller's bytes for the duration of the call; NULL is allowed if the size is 0.
func readBytes(
    _ pointer: UnsafeRawPointer?, _ size: Int, _ name: StaticString, _ sizeName: StaticString, limit: Int
) throws(VeltoError) -> UnsafeRawBufferPointer {
    try checkLength(size, sizeName, limit)
    guard unsafe pointer != nil || size == 0 else { throw .invalidArgument("\(name)", "is NULL") }
    return unsafe UnsafeRawBufferPointer(start: pointer, count: size)
}

/// Copies a caller's array; NULL is allowed if it is empty.
func readList<Element>(
    _ pointer: UnsafePointer<Element>?, _ count: Int, _ name: StaticString, limit: Int
) throws(VeltoError) -> [Element] {
    try checkLength(count, "count", limit)
    guard count > 0 else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: try required(pointer, name), count: count))
}

/// Borrows a caller's array for the duration of the call; NULL is allowed if it is empty.
func borrowList<Element>(
    _ pointer: UnsafePointer<Element>?, _ count: Int, _ name: StaticString, limit: Int
) throws(VeltoError) -> UnsafeBufferPointer<Element> {
    try checkLength(count, "count", limit)
    guard count > 0 else { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
    return unsafe UnsafeBufferPointer(start: try required(pointer, name), count: count)
}

/// Checks a `size_t`; a value above the signed range arrives as a negative number.
private func checkLength(_ length: Int, _ name: StaticString, _ limit: Int) throws(VeltoError) {
    try checkInteger(UInt(bitPattern: length), "\(name)", 0, UInt(limit))
}
