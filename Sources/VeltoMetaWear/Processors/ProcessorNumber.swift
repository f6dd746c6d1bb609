internal import VeltoCore
internal import VeltoWearable

/// A number in the payload of a signal that a processor takes or emits.
struct ProcessorNumber: Hashable, Sendable {
    /// The meaning of the bits.
    enum Kind: Sendable { case unsigned, signed, float }

    let name: String
    /// The unit; none for counts and detections.
    var unit: SampleUnit
    /// The number of bytes, 1 to 4; more for a number that is only passed on.
    var width: Int
    var kind: Kind
    /// One LSB in the native unit.
    var scale: Double

    init(_ name: String, width: Int, _ kind: Kind, unit: SampleUnit = .none, scale: Double = 1) {
        self.name = name
        self.unit = unit
        self.width = width
        self.kind = kind
        self.scale = scale
    }

    /// Changes members of a copy.
    func with(width: Int? = nil, kind: Kind? = nil, isUnitless: Bool = false) -> ProcessorNumber {
        ProcessorNumber(
            name, width: width ?? self.width, kind ?? self.kind, unit: isUnitless ? .none : unit,
            scale: isUnitless ? 1 : scale)
    }

    // MARK: Values

    /// Returns a value of the native unit in LSB, truncated toward zero; throws for one that 32 bits cannot hold.
    ///
    /// Factor and product are rounded to 32-bit floats, as in the vendor's library: 90 °/s at ±500 °/s is 5904.
    /// Integers are exact.
    func raw(_ value: Double, _ name: String) throws(VeltoError) -> Int32 {
        try checkFinite(value, name)
        if scale == 1, kind != .float { return try integer(value, name) }
        let product = (Float(value) * Float(1 / scale)).rounded(.towardZero)
        let range = kind == .unsigned ? Float(0)...Float(UInt32.max) : Float(Int32.min)...Float(Int32.max)
        guard range.contains(product), let whole = Int64(exactly: product) else {
            let limits = (Double(range.lowerBound) * scale, Double(range.upperBound) * scale)
            throw .invalidArgument(
                name, "is \(value): must be \(limits.0) to \(limits.1), which the board can compare with the source")
        }
        // The largest 32-bit integer is not a Float, and the next larger Float exceeds it.
        return Int32(truncatingIfNeeded: min(whole, kind == .unsigned ? Int64(UInt32.max) : Int64(Int32.max)))
    }

    /// Returns a number without a unit, whose bits are those of an integer.
    private func integer(_ value: Double, _ name: String) throws(VeltoError) -> Int32 {
        let whole = value.rounded(.towardZero)
        let range = kind == .unsigned ? 0...Double(UInt32.max) : Double(Int32.min)...Double(Int32.max)
        guard range.contains(whole) else {
            throw .invalidArgument(
                name,
                "is \(value): must be \(range.lowerBound) to \(range.upperBound), which the board can compare with the source"
            )
        }
        return Int32(truncatingIfNeeded: Int64(whole))
    }

    /// Reads the number, as a value of the native unit; nil where the bytes end.
    ///
    /// A number with fewer bytes than expected is also read, since firmware versions differ in the width of some
    /// outputs.
    func read(_ bytes: inout ByteReader, width: Int) -> Double? {
        guard width > 0, let all = try? bytes.read(count: width) else { return nil }
        let number = all.prefix(MemoryLayout<UInt32>.size).enumerated().reduce(UInt32(0)) { number, byte in
            number | UInt32(byte.element) << UInt32(8 * byte.offset)
        }
        switch kind {
        case .float: return Double(Float(bitPattern: number)) * scale
        case .unsigned: return Double(number) * scale
        case .signed:
            let unused = UInt32(max(0, 32 - 8 * width))
            return Double(Int32(bitPattern: number << unused) >> Int32(unused)) * scale
        }
    }
}
