/// A count for each finger of a hand.
public struct FingerCounts: BitwiseCopyable, Hashable, Sendable {
    /// The thumb's count.
    public var thumb: UInt32
    /// The index finger's count.
    public var index: UInt32
    /// The middle finger's count.
    public var middle: UInt32
    /// The ring finger's count.
    public var ring: UInt32
    /// The little finger's count.
    public var little: UInt32

    /// Creates counts.
    @inline(__always)
    public init(
        _ thumb: UInt32 = 0, _ index: UInt32 = 0, _ middle: UInt32 = 0, _ ring: UInt32 = 0, _ little: UInt32 = 0
    ) {
        self.thumb = thumb
        self.index = index
        self.middle = middle
        self.ring = ring
        self.little = little
    }

    /// The count of a finger by its index, thumb first; 0 for invalid indices.
    @inline(__always)
    public subscript(finger: Int) -> UInt32 {
        get {
            switch finger {
            case 0: thumb
            case 1: index
            case 2: middle
            case 3: ring
            case 4: little
            default: 0
            }
        }
        set {
            switch finger {
            case 0: thumb = newValue
            case 1: index = newValue
            case 2: middle = newValue
            case 3: ring = newValue
            case 4: little = newValue
            default: break
            }
        }
    }

    /// Returns the bit of a finger in `GameInput.buttonsPressed`.
    @inline(__always)
    static func button(_ finger: Int) -> UInt32 { 1 << (GameInput.firstFinger + UInt32(finger)) }

    /// Increments the counts of the fingers in `pressed`.
    mutating func count(pressed: UInt32) {
        for finger in 0..<5 where pressed & Self.button(finger) != 0 { self[finger] &+= 1 }
    }
}
