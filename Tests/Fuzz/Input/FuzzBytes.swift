/// The fuzzer's bytes, taken from the front; zeros when there are no more.
public struct FuzzBytes {
    private let all: [UInt8]
    private var position = 0

    /// Copies what the fuzzer hands in.
    public init(_ start: UnsafePointer<UInt8>, _ count: Int) {
        all = Array(UnsafeBufferPointer(start: start, count: count))
    }

    /// Whether all have been taken.
    public var isEmpty: Bool { position >= all.count }

    /// The next byte.
    public mutating func next() -> UInt8 {
        guard !isEmpty else { return 0 }
        defer { position += 1 }
        return all[position]
    }

    /// Eight bytes as one number.
    public mutating func number() -> UInt64 {
        (0..<8).reduce(0) { number, _ in number << 8 | UInt64(next()) }
    }

    /// A plain number most of the time, any bit pattern now and then.
    public mutating func double() -> Double {
        let choice = next()
        return choice < 200 ? (Double(choice) - 100) / 50 : Double(bitPattern: number())
    }

    /// At most 39 bytes.
    public mutating func packet() -> [UInt8] {
        let length = Int(next() % 40)
        return (0..<length).map { _ in next() }
    }
}
