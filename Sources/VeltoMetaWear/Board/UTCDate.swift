/// Dates in UTC as text, to the second: ISO 8601, such as `2023-11-14T22:13:20Z`.
enum UTCDate {
    /// The seconds from year 1 to the end of year 9999, since 1970.
    private static let writable: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
    private static let secondsPerDay: Int64 = 86_400
    /// The days from 1 March of year 0 to 1970, and of 400 years.
    private static let (epoch, era): (Int64, Int64) = (719_468, 146_097)

    /// Returns the text of a moment in seconds since 1970.
    static func text(_ seconds: Int64) -> String {
        let seconds = min(max(seconds, writable.lowerBound), writable.upperBound)
        var (days, time) = seconds.quotientAndRemainder(dividingBy: secondsPerDay)
        if time < 0 { (days, time) = (days - 1, time + secondsPerDay) }
        // Years begin in March here, so that a leap day is the last of its year.
        let day = days + epoch
        let dayOfEra = day - day.floorDivided(by: era) * era
        let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let civil = (
            year: year + day.floorDivided(by: era) * 400 + (month < 10 ? 0 : 1),
            month: month < 10 ? month + 3 : month - 9,
            day: dayOfYear - (153 * month + 2) / 5 + 1
        )
        return "\(padded(civil.year, 4))-\(padded(civil.month))-\(padded(civil.day))"
            + "T\(padded(time / 3600)):\(padded(time / 60 % 60)):\(padded(time % 60))Z"
    }

    /// Returns the moment in seconds since 1970; nil for text that is not a date.
    ///
    /// The zone is `Z` or `±hh:mm`.
    static func seconds(_ text: String) -> Int64? {
        let bytes = Array(text.utf8)
        guard bytes.count == 20 || bytes.count == 25, let year = number(bytes[0..<4]),
            let month = number(bytes[5..<7]), let day = number(bytes[8..<10]), let hour = number(bytes[11..<13]),
            let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]), let zone = zone(bytes[19...]),
            [bytes[4], bytes[7], bytes[10], bytes[13], bytes[16]] == Array("--T::".utf8)
        else { return nil }
        guard year > 0, (1...12).contains(month), (1...length(of: month, year)).contains(day), hour < 24, minute < 60,
            second < 60
        else { return nil }
        let (march, shifted) = month > 2 ? (month - 3, year) : (month + 9, year - 1)
        let days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + (153 * march + 2) / 5 + day - 1
        return (days - epoch) * secondsPerDay + hour * 3600 + minute * 60 + second - zone
    }

    private static func length(of month: Int64, _ year: Int64) -> Int64 {
        if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
        return [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    private static func zone(_ bytes: ArraySlice<UInt8>) -> Int64? {
        if bytes == [UInt8(ascii: "Z")] { return 0 }
        let first = bytes.startIndex
        guard bytes.count == 6, bytes[first + 3] == UInt8(ascii: ":"), let hours = number(bytes[first + 1..<first + 3]),
            let minutes = number(bytes[first + 4..<first + 6]), hours < 24, minutes < 60
        else { return nil }
        switch bytes[first] {
        case UInt8(ascii: "+"): return hours * 3600 + minutes * 60
        case UInt8(ascii: "-"): return -hours * 3600 - minutes * 60
        default: return nil
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
        digits.reduce(Int64?(0)) { sum, digit in
            guard let sum, digit >= 0x30, digit <= 0x39 else { return nil }
            return sum * 10 + Int64(digit - 0x30)
        }
    }

    private static func padded(_ number: Int64, _ width: Int = 2) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Int64 {
    /// The quotient, rounded down.
    fileprivate func floorDivided(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
