/// An axis of a chip, or its inverse.
public enum ChipAxis: CaseIterable, Hashable, Sendable {
    /// Along the chip's x.
    case x
    /// Along the chip's y.
    case y
    /// Along the chip's z.
    case z
    /// Against the chip's x.
    case negativeX
    /// Against the chip's y.
    case negativeY
    /// Against the chip's z.
    case negativeZ

    private static let axes: [ChipAxis] = [.x, .y, .z, .negativeX, .negativeY, .negativeZ]

    var source: UInt8 { UInt8((Self.axes.firstIndex(of: self) ?? 0) % 3) }
    var sign: UInt8 { (Self.axes.firstIndex(of: self) ?? 0) < 3 ? 0 : 1 }
}
