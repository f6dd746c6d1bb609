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
    guard let pointer = unsafe pointer else { throw .invalidArgument("\(name)", "is NULL") }
    try checkAlignment(UInt(bitPattern: pointer), MemoryLayout<Pointee>.alignment, name)
    return unsafe pointer
}

/// The pointer, when it is neither NULL nor badly aligned.
func required<Pointee>(
    _ pointer: UnsafePointer<Pointee>?, _ name: StaticString
) throws(VeltoError) -> UnsafePointer<Pointee> {
    guard let pointer = unsafe pointer else { throw .invalidArgument("\(name)", "is NULL") }
    try checkAlignment(UInt(bitPattern: pointer), MemoryLayout<Pointee>.alignment, name)
    return unsafe pointer
}

@inline(__always)
private func checkAlignment(_ address: UInt, _ alignment: Int, _ name: StaticString) throws(VeltoError) {
    guard address & UInt(bitPattern: alignment &- 1) == 0 else {
        throw badAlignment(alignment, name)
    }
}

// Behind a call, so that the check is no more than its comparison.
private func badAlignment(_ alignment: Int, _ name: StaticString) -> VeltoError {
    .invalidArgument("\(name)", "is not aligned to \(alignment) bytes")
}
