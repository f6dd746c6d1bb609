// Checks of numbers, for both interfaces: each gives the name that its own callers know.
// Names are closures so that a text is put together only when something is wrong.

/// Refuses a number that is not finite or outside its range; `alternative` names what may stand in its place.
@inlinable
package func checkNumber(
    _ value: Double, _ name: @autoclosure () -> String, _ low: Double, _ high: Double, or alternative: String? = nil
) throws(VeltoError) {
    guard value.isFinite, value >= low, value <= high else {
        throw .outside(name(), NumberText.of(value), NumberText.limits(low, high), or: alternative)
    }
}

/// Refuses a number that is not finite or outside its range.
@inlinable
package func checkNumber(
    _ value: Float, _ name: @autoclosure () -> String, _ low: Double, _ high: Double
) throws(VeltoError) {
    try checkNumber(Double(value), name(), low, high)
}

/// Refuses a number outside its range; `alternative` names what may stand in its place.
@inlinable
package func checkInteger<Number: FixedWidthInteger>(
    _ value: Number, _ name: @autoclosure () -> String, _ low: Number, _ high: Number, or alternative: String? = nil
) throws(VeltoError) {
    guard value >= low, value <= high else {
        let least = low == .min ? nil : "\(low)"
        let most = high == .max ? nil : "\(high)"
        throw .outside(name(), "\(value)", NumberText.range(least, most), or: alternative)
    }
}

/// Refuses a number that is larger than another one.
@inlinable
package func checkOrder(
    _ low: Double, _ name: @autoclosure () -> String, notAbove high: Double, _ other: @autoclosure () -> String
) throws(VeltoError) {
    guard low <= high else {
        throw .outside(name(), NumberText.of(low), "at most \(NumberText.of(high)), which is \(other())", or: nil)
    }
}

extension VeltoError {
    @usableFromInline
    package static func outside(
        _ name: String, _ value: String, _ limits: String, or alternative: String?
    ) -> VeltoError {
        .invalidArgument(name, "is \(value): must be \(limits)\(alternative.map { ", or \($0)" } ?? "")")
    }
}

/// Numbers as people write them in sentences.
@usableFromInline
package enum NumberText {
    @usableFromInline
    package static func of(_ value: Double) -> String {
        Int64(exactly: value).map { "\($0)" } ?? "\(value)"
    }

    @usableFromInline
    package static func limits(_ low: Double, _ high: Double) -> String {
        low.isInfinite && high.isInfinite
            ? "a finite number" : range(low.isFinite ? of(low) : nil, high.isFinite ? of(high) : nil)
    }

    @usableFromInline
    package static func range(_ low: String?, _ high: String?) -> String {
        switch (low, high) {
        case (let low?, let high?): "\(low) to \(high)"
        case (let low?, nil): "\(low) or more"
        case (nil, let high?): "at most \(high)"
        case (nil, nil): "a number"
        }
    }
}
