internal import VeltoCore

/// Rejects a misaligned output pointer, or a required one that is NULL.
func checkPointer<Pointee>(
    _ pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString, nullAllowed: Bool = false
) throws(VeltoError) {
    if unsafe pointer != nil || !nullAllowed { _ = unsafe try required(pointer, name) }
}

/// Returns the pointer; rejects NULL and misaligned pointers.
func required<Pointee>(
    _ pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString
) throws(VeltoError) -> UnsafeMutablePointer<Pointee> {
    guard let pointer = unsafe pointer, unsafe isAligned(pointer) else { throw unsafe refusal(of: pointer, name) }
    return unsafe pointer
}

/// Returns the pointer; rejects NULL and misaligned pointers.
func required<Pointee>(
    _ pointer: UnsafePointer<Pointee>?, _ name: StaticString
) throws(VeltoError) -> UnsafePointer<Pointee> {
    let place: UnsafeMutablePointer<Pointee> = unsafe try required(UnsafeMutablePointer(mutating: pointer), name)
    return unsafe UnsafePointer(place)
}

/// Returns whether the pointer is aligned for its type.
@inline(__always)
func isAligned<Pointee>(_ pointer: UnsafeMutablePointer<Pointee>) -> Bool {
    UInt(bitPattern: pointer) & UInt(bitPattern: MemoryLayout<Pointee>.alignment &- 1) == 0
}

/// Returns the error for a pointer that is NULL or misaligned.
func refusal<Pointee>(of pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString) -> VeltoError {
    unsafe .invalidArgument(
        "\(name)", pointer == nil ? "is NULL" : "is not aligned to \(MemoryLayout<Pointee>.alignment) bytes")
}
