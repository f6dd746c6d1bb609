internal import VeltoCore

// Errors that only C programs can cause. `VeltoCore` checks ranges.

/// Rejects a value outside the enumeration; `range` describes the valid values.
func checkMember(
    _ value: Int32, _ name: @autoclosure () -> String, _ range: StaticString, known: Bool
) throws(VeltoError) {
    guard known else { throw .invalidArgument(name(), "is \(value): must be \(range)") }
}

/// Rejects unknown bits.
func checkFlags<Mask: FixedWidthInteger>(
    _ value: Mask, _ name: @autoclosure () -> String, known: Mask
) throws(VeltoError) {
    let unknown = value & ~known
    guard unknown == 0 else {
        throw .invalidArgument(name(), "has unknown flags 0x\(String(unknown, radix: 16))", remedy: "clear them")
    }
}

/// Rejects a reserved member that is not zero.
func checkReserved(_ isZero: Bool, _ name: @autoclosure () -> String) throws(VeltoError) {
    guard isZero else { throw .invalidArgument(name(), "is not zero: reserved members must be") }
}

/// Checks the elements of a list; the error names the invalid element.
func checkElements<Element>(
    _ elements: [Element], _ name: StaticString, _ check: (Element) throws(VeltoError) -> Void
) throws(VeltoError) {
    for (index, element) in elements.enumerated() {
        do throws(VeltoError) {
            try check(element)
        } catch {
            let rest = error.problem.utf8.dropFirst(name.utf8CodeUnitCount)
            throw VeltoError(
                error.code, "\(name)[\(index)]\(Substring(rest))", remedy: error.remedy, detail: error.detail)
        }
    }
}
