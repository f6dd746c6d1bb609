extension UnsignedInteger where Self: FixedWidthInteger {
    /// Creates the number of whole units in a quantity: 0 for negative quantities and NaN, the maximum for too large
    /// ones.
    ///
    /// A tolerance of 1e-6 compensates numbers such as 0.29, whose binary value is slightly smaller.
    package init(_ quantity: Double, inUnitsOf unit: Double) {
        let units = (quantity / unit + 1e-6).rounded(.down)
        self = units > 0 ? Self(exactly: units) ?? .max : 0
    }
}
