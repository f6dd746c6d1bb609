/// A text under construction, in reused memory.
///
/// Numbers have the format of the C locale, regardless of the program's locale.
@safe package struct TextBuffer: ~Copyable {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// The number of bytes.
    package private(set) var count = 0
    /// The decimal separator.
    let decimalMark: UInt8

    /// The maximum length of a number: the largest `Double` with nine decimals.
    private static let longestNumber = 330

    /// Creates an empty text.
    package init(decimalMark: UInt8 = UInt8(ascii: ".")) {
        self.decimalMark = decimalMark
        capacity = 65_536
        unsafe memory = .allocate(capacity: capacity)
    }

    deinit { unsafe memory.deallocate() }

    /// The bytes.
    package var bytes: [UInt8] { unsafe [UInt8](UnsafeBufferPointer(start: memory, count: count)) }

    /// Passes the bytes to `body` without a copy.
    func withBytes<Result, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe body(UnsafeRawBufferPointer(start: memory, count: count))
    }

    /// Clears the text, and keeps the memory.
    package mutating func removeAll() { count = 0 }

    /// Reserves memory for some bytes, as `put` requires.
    private mutating func reserve(_ size: Int) {
        guard count + size > capacity else { return }
        let larger = max(capacity * 2, count + size)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        unsafe moved.update(from: memory, count: count)
        unsafe memory.deallocate()
        unsafe (memory, capacity) = (moved, larger)
    }

    @inline(__always)
    private mutating func put(_ byte: UInt8) {
        unsafe memory[count] = byte
        count &+= 1
    }

    // MARK: Texts

    /// Appends a byte.
    mutating func append(_ byte: UInt8) {
        reserve(1)
        put(byte)
    }

    /// Appends bytes.
    mutating func append(_ bytes: [UInt8]) {
        reserve(bytes.count)
        for byte in bytes { put(byte) }
    }

    /// Appends a text.
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            reserve(bytes.count)
            unsafe (memory + count).update(from: bytes.baseAddress ?? UnsafePointer(memory), count: bytes.count)
            count += bytes.count
        }
    }

    // MARK: Integers

    /// Appends an integer with at least `digits` digits.
    mutating func append(_ number: UInt64, digits: Int = 1) {
        reserve(max(digits, 20))
        putDigits(number, digits)
    }

    private mutating func putDigits(_ number: UInt64, _ digits: Int) {
        var length = digits
        var limit = Self.power(digits)
        while length < 20, number >= limit {
            length &+= 1
            limit = length < 20 ? limit &* 10 : .max
        }
        var (rest, place) = (number, count &+ length)
        count = place
        for _ in 0..<length {
            place &-= 1
            unsafe memory[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }

    /// Appends an integer.
    mutating func append(_ number: Int64) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(number.magnitude)
    }

    /// Returns a power of ten, up to 10^19.
    private static func power(_ exponent: Int) -> UInt64 {
        var power: UInt64 = 1
        for _ in 0..<min(max(exponent, 0), 19) { power &*= 10 }
        return power
    }

    // MARK: Numbers with decimals

    /// Appends a number with up to nine decimals, rounded half to even like `printf`.
    ///
    /// The result is exact for a `Float`, since its 24 bits times a million have 44 bits, which fit into a `Double`. If
    /// a `Double` cannot represent all digits, from 9e15 without the decimal point, decimals are truncated instead.
    package mutating func append(_ number: Double, decimals: Int) {
        guard number.isFinite else { return appendSpecial(number) }
        reserve(Self.longestNumber)
        let factor = Self.power(decimals)
        let scaled = (number.magnitude * Double(factor)).rounded(.toNearestOrEven)
        if number.sign == .minus { put(UInt8(ascii: "-")) }
        guard scaled < 9e15 else { return appendLarge(number.magnitude, decimals: decimals) }
        let (whole, part) = UInt64(scaled).quotientAndRemainder(dividingBy: factor)
        putDigits(whole, 1)
        guard decimals > 0 else { return }
        put(decimalMark)
        putDigits(part, decimals)
    }

    /// Appends the shortest digits that read back as the same number, without Swift's `.0` for integers.
    mutating func appendShortest(_ number: Float) {
        guard number.isFinite else { return appendSpecial(Double(number)) }
        let start = count
        append(number.description)
        if unsafe count > start &+ 2 && memory[count &- 1] == UInt8(ascii: "0")
            && memory[count &- 2] == UInt8(ascii: ".")
        {
            count &-= 2
        }
        guard decimalMark != UInt8(ascii: ".") else { return }
        for place in start..<count where unsafe memory[place] == UInt8(ascii: ".") {
            unsafe memory[place] = decimalMark
        }
    }

    /// Appends all digits of a large number (up to 309 for a `Double`), and its first decimals.
    private mutating func appendLarge(_ number: Double, decimals: Int) {
        // Numbers above 2^53 are integers. Smaller numbers only get here because of their decimals.
        let whole = number.rounded(.down)
        var digits: [UInt8] = [0]
        for bit in Self.bits(of: whole) {
            var carry: UInt8 = bit ? 1 : 0
            for index in digits.indices {
                let double = digits[index] * 2 + carry
                (digits[index], carry) = (double % 10, double / 10)
            }
            if carry > 0 { digits.append(carry) }
        }
        for digit in digits.reversed() { put(UInt8(ascii: "0") + digit) }
        guard decimals > 0 else { return }
        put(decimalMark)
        var rest = number - whole
        for _ in 0..<decimals {
            rest *= 10
            let digit = rest.rounded(.down)
            put(UInt8(ascii: "0") + UInt8(digit))
            rest -= digit
        }
    }

    /// Returns the bits of an integer, most significant first.
    private static func bits(of whole: Double) -> [Bool] {
        guard whole >= 1 else { return [] }
        let significand = whole.significandBitPattern | 1 << 52
        return (0...Int(whole.exponent)).map { (place: Int) -> Bool in
            guard place <= 52 else { return false }
            return significand >> UInt64(52 - place) & 1 == 1
        }
    }

    private mutating func appendSpecial(_ number: Double) {
        append(number.isNaN ? "NaN" : number < 0 ? "-inf" : "inf")
    }
}
