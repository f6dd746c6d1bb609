/// A number as it stands in a packet, which is converted alone or four at once: the processor does that in one go.
protocol WireNumber: SIMDScalar, Hashable, Codable, BitwiseCopyable where SIMD4Storage: BitwiseCopyable {
    /// Converts one.
    static func double(_ value: Self) -> Double
    /// Converts four.
    static func doubles(_ values: SIMD4<Self>) -> SIMD4<Double>
}

extension WireNumber where Self: FixedWidthInteger {
    @inline(__always)
    static func double(_ value: Self) -> Double { Double(value) }
    @inline(__always)
    static func doubles(_ values: SIMD4<Self>) -> SIMD4<Double> { SIMD4(values) }
}

extension UInt8: WireNumber {}
extension Int16: WireNumber {}
extension UInt16: WireNumber {}
extension Int32: WireNumber {}
extension UInt32: WireNumber {}

extension Float: WireNumber {
    @inline(__always)
    static func double(_ value: Float) -> Double { Double(value) }
    @inline(__always)
    static func doubles(_ values: SIMD4<Float>) -> SIMD4<Double> { SIMD4(values) }
}
