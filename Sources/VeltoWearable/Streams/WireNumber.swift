/// A number in packet layout.
///
/// Four of them are converted at once with a vector operation.
protocol WireNumber: SIMDScalar, Hashable, Codable, BitwiseCopyable, ExpressibleByIntegerLiteral
where SIMD4Storage: BitwiseCopyable {
    /// Returns the last one to three numbers of a frame, padded with zeros: the bytes after them may not belong to the
    /// packet.
    static func few(_ count: Int, _ bytes: RawSpan, at offset: Int) -> SIMD4<Self>
    /// Converts four.
    static func doubles(_ values: SIMD4<Self>) -> SIMD4<Double>
}

extension WireNumber {
    /// Reads a number from available bytes.
    @inline(__always)
    static func load(_ bytes: RawSpan, at offset: Int) -> Self {
        unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Self.self)
    }

    @inline(__always)
    static func few(_ count: Int, _ bytes: RawSpan, at offset: Int) -> SIMD4<Self> {
        let first = load(bytes, at: offset)
        if count == 1 { return SIMD4(first, 0, 0, 0) }
        let second = load(bytes, at: offset &+ MemoryLayout<Self>.size)
        if count == 2 { return SIMD4(first, second, 0, 0) }
        return SIMD4(first, second, load(bytes, at: offset &+ 2 &* MemoryLayout<Self>.size), 0)
    }
}

extension WireNumber where Self: FixedWidthInteger {
    @inline(__always)
    static func doubles(_ values: SIMD4<Self>) -> SIMD4<Double> { SIMD4(values) }
}

/// 16-bit numbers, four per word.
extension WireNumber where Self: FixedWidthInteger, SIMD4Storage: BitwiseCopyable {
    @inline(__always)
    static func fewInWord(_ count: Int, _ bytes: RawSpan, at offset: Int) -> SIMD4<Self> {
        let word =
            if count == 3 {
                UInt64(UInt32.load(bytes, at: offset)) | UInt64(UInt16.load(bytes, at: offset &+ 4)) << 32
            } else if count == 2 {
                UInt64(UInt32.load(bytes, at: offset))
            } else {
                UInt64(UInt16.load(bytes, at: offset))
            }
        return unsafe unsafeBitCast(word, to: SIMD4<Self>.self)
    }
}

extension UInt8: WireNumber {}
extension Int8: WireNumber {}
extension Int32: WireNumber {}
extension UInt32: WireNumber {}

extension Int16: WireNumber {
    @inline(__always)
    static func few(_ count: Int, _ bytes: RawSpan, at offset: Int) -> SIMD4<Int16> {
        fewInWord(count, bytes, at: offset)
    }
}

extension UInt16: WireNumber {
    @inline(__always)
    static func few(_ count: Int, _ bytes: RawSpan, at offset: Int) -> SIMD4<UInt16> {
        fewInWord(count, bytes, at: offset)
    }
}

extension Float: WireNumber {
    @inline(__always)
    static func doubles(_ values: SIMD4<Float>) -> SIMD4<Double> { SIMD4(values) }
}
