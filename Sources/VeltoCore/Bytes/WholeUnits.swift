extension UnsignedInteger where Self: FixedWidthInteger {
    /// The whole units in a quantity: 0 for a negative one and for NaN, the largest number for one that is too large.
    ///
    /// A part of a millionth makes up for numbers such as 0.29, whose binary value is slightly smaller.
    package init(_ quantity: Double, inUnitsOf unit: Double) {
        let units = (quantity / unit + 1e-6).rounded(.down)
        self = units > 0 ? Self(exactly: units) ?? .max : 0
    }
}
