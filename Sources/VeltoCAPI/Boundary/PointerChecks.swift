internal import VeltoCore

/// Rejects an output pointer that is misaligned, or NULL if it is required.
func checkPointer<Pointee>(
    _ pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString, nullAllowed: Bool = false
) throws(VeltoError) {
    if unsafe pointer != nil || !nullAllowed { _ = unsafe try required(pointer, name) }
}

/// The pointer, if it is neither NULL nor misaligned.
func required<Pointee>(
    _ pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString
) throws(VeltoError) -> UnsafeMutablePointer<Pointee> {
    guard let pointer = unsafe pointer, unsafe isAligned(pointer) else { throw unsafe refusal(of: pointer, name) }
    return unsafe pointer
}

/// The pointer, if it is neither NULL nor misaligned.
func required<Pointee>(
    _ pointer: UnsafePointer<Pointee>?, _ name: StaticString
) throws(VeltoError) -> UnsafePointer<Pointee> {
    let place: UnsafeMutablePointer<Pointee> = unsafe try required(UnsafeMutablePointer(mutating: pointer), name)
    return unsafe UnsafePointer(place)
}

/// Whether the pointer is aligned for its type.
@inline(__always)
func isAligned<Pointee>(_ pointer: UnsafeMutablePointer<Pointee>) -> Bool {
    UInt(bitPattern: pointer) & UInt(bitPattern: MemoryLayout<Pointee>.alignment &- 1) == 0
}

/// The error for a pointer that is NULL or misaligned.
func refusal<Pointee>(of pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString) -> VeltoError {
    unsafe .invalidArgument(
        "\(name)", pointer == nil ? "is NULL" : "is not aligned to \(MemoryLayout<Pointee>.alignment) bytes")
}
