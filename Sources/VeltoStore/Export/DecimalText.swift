/// Numbers with a fixed number of decimals, as `printf` writes them in the C locale, whatever the locale of the program.
enum DecimalText {
    /// Appends a number with up to nine decimals, rounded half to even as `printf` rounds.
    ///
    /// For a `Float` that is exact: it has 24 bits, and times a million 44, which a `Double` holds.
    static func append(_ number: Double, decimals: Int, to text: inout [UInt8]) {
        guard number.isFinite else { return appendSpecial(number, to: &text) }
        var (factor, left) = (1.0, decimals)
        while left > 0 {
            factor *= 10
            left -= 1
        }
        let scaled = (number.magnitude * factor).rounded(.toNearestOrEven)
        if number.sign == .minus { text.append(UInt8(ascii: "-")) }
        guard scaled < 9e15 else { return appendLarge(number.magnitude, decimals: decimals, to: &text) }
        let (whole, part) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(factor))
        append(whole, digits: 1, to: &text)
        guard decimals > 0 else { return }
        text.append(UInt8(ascii: "."))
        append(part, digits: decimals, to: &text)
    }

    /// Appends a whole number with at least that many digits.
    static func append(_ number: UInt64, digits: Int, to text: inout [UInt8]) {
        let start = text.count
        var rest = number
        while rest > 0 || text.count - start < digits {
            text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        text[start...].reverse()
    }

    /// A number so large that it has no decimals: all of its digits, which a `Double` has up to 309 of.
    private static func appendLarge(_ number: Double, decimals: Int, to text: inout [UInt8]) {
        // Whole, as numbers above 2^53 are; smaller ones reach this with their decimals alone.
        let whole = number.rounded(.down)
        var digits: [UInt8] = [0]
        for bit in bits(of: whole) {
            var carry: UInt8 = bit ? 1 : 0
            for index in digits.indices {
                let double = digits[index] * 2 + carry
                (digits[index], carry) = (double % 10, double / 10)
            }
            if carry > 0 { digits.append(carry) }
        }
        text += digits.reversed().map { UInt8(ascii: "0") + $0 }
        guard decimals > 0 else { return }
        text.append(UInt8(ascii: "."))
        var rest = number - whole
        for _ in 0..<decimals {
            rest *= 10
            let digit = rest.rounded(.down)
            text.append(UInt8(ascii: "0") + UInt8(digit))
            rest -= digit
        }
    }

    /// The bits of a whole number, the highest first.
    private static func bits(of whole: Double) -> [Bool] {
        guard whole >= 1 else { return [] }
        let significand = whole.significandBitPattern | 1 << 52
        return (0...Int(whole.exponent)).map { place in place <= 52 && significand >> UInt64(52 - place) & 1 == 1 }
    }

    private static func appendSpecial(_ number: Double, to text: inout [UInt8]) {
        text += Array((number.isNaN ? "NaN" : number < 0 ? "-inf" : "inf").utf8)
    }
}
