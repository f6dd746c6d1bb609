internal import VeltoCore

/// Refuses a place for an answer that is badly aligned, or NULL where an answer must go.
func checkPointer<Pointee>(
    _ pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString, nullAllowed: Bool = false
) throws(VeltoError) {
    if unsafe pointer != nil || !nullAllowed { _ = unsafe try required(pointer, name) }
}

/// The pointer, when it is neither NULL nor badly aligned.
func required<Pointee>(
    _ pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString
) throws(VeltoError) -> UnsafeMutablePointer<Pointee> {
    guard let pointer = unsafe pointer, unsafe isAligned(pointer) else { throw unsafe refusal(of: pointer, name) }
    return unsafe pointer
}

/// The pointer, when it is neither NULL nor badly aligned.
func required<Pointee>(
    _ pointer: UnsafePointer<Pointee>?, _ name: StaticString
) throws(VeltoError) -> UnsafePointer<Pointee> {
    let place: UnsafeMutablePointer<Pointee> = unsafe try required(UnsafeMutablePointer(mutating: pointer), name)
    return unsafe UnsafePointer(place)
}

/// Whether a value can be where the pointer points.
@inline(__always)
func isAligned<Pointee>(_ pointer: UnsafeMutablePointer<Pointee>) -> Bool {
    UInt(bitPattern: pointer) & UInt(bitPattern: MemoryLayout<Pointee>.alignment &- 1) == 0
}

/// What is wrong with a pointer that is NULL or badly aligned.
func refusal<Pointee>(of pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString) -> VeltoError {
    unsafe .invalidArgument(
        "\(name)", pointer == nil ? "is NULL" : "is not aligned to \(MemoryLayout<Pointee>.alignment) bytes")
}
