internal import VeltoTriki

/// Decoded frames on their way from the loop to the poller.
///
/// When nobody polls, the oldest go and are counted.
struct FrameRing {
    /// Five seconds of a cap at its fastest.
    static let capacity = 512

    /// As long as there have ever been frames waiting: a place that was used once is used again.
    private var frames: [TrikiFrame] = []
    private(set) var count = 0
    private var oldest = 0
    private(set) var dropped: UInt64 = 0

    mutating func append(_ frame: TrikiFrame) {
        if count == Self.capacity {
            frames[oldest] = frame
            oldest = (oldest + 1) % Self.capacity
            dropped &+= 1
            return
        }
        // The one allocation comes with the first packet: most devices are merely seen.
        if frames.isEmpty { frames.reserveCapacity(Self.capacity) }
        if count < frames.count { frames[count] = frame } else { frames.append(frame) }
        count += 1
    }

    /// Hands all frames over in order, and is empty afterwards.
    @discardableResult
    mutating func drain<Result>(_ body: (Span<TrikiFrame>) -> Result) -> Result {
        defer { count = 0 }
        return look(body)
    }

    /// Shows all frames in order.
    mutating func look<Result>(_ body: (Span<TrikiFrame>) -> Result) -> Result {
        if oldest != 0 {
            frames.reverseInPlace(0..<oldest)
            frames.reverseInPlace(oldest..<frames.count)
            frames.reverse()
            oldest = 0
        }
        return body(frames.span.extracting(first: count))
    }
}

extension Array {
    /// Reverses a part of the array; three of these rotate it without memory.
    fileprivate mutating func reverseInPlace(_ range: Range<Int>) {
        var (low, high) = (range.lowerBound, range.upperBound - 1)
        while low < high {
            swapAt(low, high)
            low += 1
            high -= 1
        }
    }
}
