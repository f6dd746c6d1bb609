internal import VeltoCore

/// The tags of pending requests on a serial bus.
///
/// Each pending request has a unique tag, so that a late answer is not taken for the answer to another request.
struct SerialTags {
    /// The maximum delay of an answer (seconds).
    private static let longestDelay = 10.0

    /// The time at which each tag was taken; nil for a free tag.
    private var taken: [Timestamp?]

    init(_ register: BoardRegister) {
        taken = Array(repeating: nil, count: register == SerialBus.i2c ? 256 : 16)
    }

    /// Takes the highest free tag; if none is free, that of the oldest request.
    mutating func take(at time: Timestamp) -> UInt8 {
        let isFree = { (taken: Timestamp?) in taken.map { time.seconds(since: $0) > Self.longestDelay } ?? true }
        let oldest = taken.indices.min { (taken[$0] ?? .zero) < (taken[$1] ?? .zero) }
        let index = taken.lastIndex(where: isFree) ?? oldest ?? 0
        taken[index] = time
        return UInt8(clamping: index)
    }

    /// Frees the tag of an answer.
    mutating func giveBack(_ tag: UInt8) {
        if taken.indices.contains(Int(tag)) { taken[Int(tag)] = nil }
    }
}
