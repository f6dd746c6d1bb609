/// A parameter value of a statement.
enum StoreValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])

    static func number(_ number: some BinaryInteger) -> StoreValue { .integer(Int64(clamping: number)) }
    static func real(_ number: Double?) -> StoreValue { number.map { .real($0) } ?? .null }
    static func text(_ text: String?) -> StoreValue { text.map { .text($0) } ?? .null }
}
