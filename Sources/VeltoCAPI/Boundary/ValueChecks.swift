internal import VeltoCore

// What only C can get wrong; `VeltoCore` checks ranges.

/// Refuses a number that is no member of its enumeration.
func checkMember(_ value: Int32, _ name: @autoclosure () -> String, known: Bool) throws(VeltoError) {
    guard known else { throw .invalidArgument(name(), "has no value \(value)") }
}

/// Refuses bits that mean nothing in this version.
func checkFlags<Mask: FixedWidthInteger>(
    _ value: Mask, _ name: @autoclosure () -> String, known: Mask
) throws(VeltoError) {
    let unknown = value & ~known
    guard unknown == 0 else { throw .invalidArgument(name(), "has unknown flags 0x\(String(unknown, radix: 16))") }
}

/// Refuses a reserved member that a program has set.
func checkReserved(_ isZero: Bool, _ name: @autoclosure () -> String) throws(VeltoError) {
    guard isZero else { throw .invalidArgument(name(), "must be zero") }
}
