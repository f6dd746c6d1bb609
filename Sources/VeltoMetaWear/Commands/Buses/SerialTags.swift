internal import VeltoCore

/// The tags of requests on a serial bus and of their answers: each request that is not answered yet has another one, so that a
/// late answer is not taken for that to another request.
struct SerialTags {
    /// The longest delay of an answer (seconds).
    private static let longestDelay = 10.0

    /// When each tag was taken; nil while it is free.
    private var taken: [Timestamp?]

    init(_ register: BoardRegister) {
        taken = Array(repeating: nil, count: register == SerialBus.i2c ? 256 : 16)
    }

    /// The highest one that is free; if none is, that of the oldest request.
    mutating func take(at time: Timestamp) -> UInt8 {
        let isFree = { (taken: Timestamp?) in taken.map { time.seconds(since: $0) > Self.longestDelay } ?? true }
        let oldest = taken.indices.min { (taken[$0] ?? .zero) < (taken[$1] ?? .zero) }
        let index = taken.lastIndex(where: isFree) ?? oldest ?? 0
        taken[index] = time
        return UInt8(clamping: index)
    }

    /// The answer has come.
    mutating func giveBack(_ tag: UInt8) {
        if taken.indices.contains(Int(tag)) { taken[Int(tag)] = nil }
    }
}
