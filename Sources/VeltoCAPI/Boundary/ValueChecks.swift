internal import VeltoCore

// Names are closures so that a text is put together only when something is wrong.

/// Refuses a number that is not finite or outside its range.
func checkNumber(
    _ value: Double, _ name: @autoclosure () -> String, _ low: Double, _ high: Double
) throws(VeltoError) {
    guard value.isFinite else { throw .invalidArgument(name(), "is not a finite number") }
    guard value >= low else { throw .invalidArgument(name(), "is \(value), less than \(low)") }
    guard value <= high else { throw .invalidArgument(name(), "is \(value), more than \(high)") }
}

/// Refuses a number that is not finite or outside its range.
func checkNumber(
    _ value: Float, _ name: @autoclosure () -> String, _ low: Double, _ high: Double
) throws(VeltoError) {
    try checkNumber(Double(value), name(), low, high)
}

/// Refuses a number outside its range.
func checkInteger<Number: FixedWidthInteger>(
    _ value: Number, _ name: @autoclosure () -> String, _ low: Number, _ high: Number
) throws(VeltoError) {
    guard value >= low else { throw .invalidArgument(name(), "is \(value), less than \(low)") }
    guard value <= high else { throw .invalidArgument(name(), "is \(value), more than \(high)") }
}

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
