// Range checks for both interfaces. Each interface passes its own names. Names are closures, so that a text is built
// only on failure.

/// Throws for a number that is not finite or out of range; `alternative` names a permitted special value.
@inlinable
package func checkNumber(
    _ value: Double, _ name: @autoclosure () -> String, _ low: Double, _ high: Double, or alternative: String? = nil
) throws(VeltoError) {
    // Two comparisons suffice, since infinity and NaN are outside of any range.
    let largest = Double.greatestFiniteMagnitude
    guard value >= max(low, -largest), value <= min(high, largest) else {
        throw .outside(name(), value, low, high, or: alternative)
    }
}

/// Throws for a number that is not finite.
@inlinable
package func checkFinite<Number: BinaryFloatingPoint>(
    _ value: Number, _ name: @autoclosure () -> String
) throws(VeltoError) {
    guard value.isFinite else { throw .outside(name(), Double(value), -.infinity, .infinity, or: nil) }
}

/// Throws for a number out of range; `alternative` names a permitted special value.
@inlinable
package func checkInteger<Number: FixedWidthInteger>(
    _ value: Number, _ name: @autoclosure () -> String, _ low: Number, _ high: Number, or alternative: String? = nil
) throws(VeltoError) {
    guard value >= low, value <= high else {
        throw .outside(name(), value, low, high, or: alternative)
    }
}

/// Throws for a number that is larger than another one.
@inlinable
package func checkOrder(
    _ low: Double, _ name: @autoclosure () -> String, notAbove high: Double, _ other: @autoclosure () -> String
) throws(VeltoError) {
    guard low <= high else {
        throw .above(name(), low, high, other())
    }
}

// Messages are built out of line, so that a check costs only its comparisons.
extension VeltoError {
    @usableFromInline
    package static func outside(
        _ name: String, _ value: Double, _ low: Double, _ high: Double, or alternative: String?
    ) -> VeltoError {
        let (least, most) = (low.isFinite ? text(low) : nil, high.isFinite ? text(high) : nil)
        return outside(name, text(value), range(least, most) ?? "a finite number", or: alternative)
    }

    @usableFromInline
    package static func outside<Number: FixedWidthInteger>(
        _ name: String, _ value: Number, _ low: Number, _ high: Number, or alternative: String?
    ) -> VeltoError {
        let (least, most) = (low == .min ? nil : "\(low)", high == .max ? nil : "\(high)")
        return outside(name, "\(value)", range(least, most) ?? "a number", or: alternative)
    }

    @usableFromInline
    package static func above(_ name: String, _ low: Double, _ high: Double, _ other: String) -> VeltoError {
        outside(name, text(low), "at most \(text(high)), which is \(other)", or: nil)
    }

    private static func outside(
        _ name: String, _ value: String, _ limits: String, or alternative: String?
    ) -> VeltoError {
        .invalidArgument(name, "is \(value): must be \(limits)\(alternative.map { ", or \($0)" } ?? "")")
    }

    private static func text(_ number: Double) -> String {
        Int64(exactly: number).map { "\($0)" } ?? "\(shortest(number))"
    }

    /// Returns the number with the fewest decimals that is equal to 12 digits, since a limit is often a product.
    private static func shortest(_ number: Double) -> Double {
        var power = 1.0
        for _ in 0..<9 {
            let rounded = (number * power).rounded() / power
            if abs(rounded - number) <= abs(number) * 1e-12 { return rounded }
            power *= 10
        }
        return number
    }

    private static func range(_ low: String?, _ high: String?) -> String? {
        switch (low, high) {
        case (let low?, let high?): "\(low) to \(high)"
        case (let low?, nil): "\(low) or more"
        case (nil, let high?): "at most \(high)"
        case (nil, nil): nil
        }
    }
}
