/// An axis of a chip, or its opposite.
public enum ChipAxis: CaseIterable, Hashable, Sendable {
    /// Along the chip's x.
    case x
    /// Along its y.
    case y
    /// Along its z.
    case z
    /// Against its x.
    case negativeX
    /// Against its y.
    case negativeY
    /// Against its z.
    case negativeZ

    private static let axes: [ChipAxis] = [.x, .y, .z, .negativeX, .negativeY, .negativeZ]

    var source: UInt8 { UInt8((Self.axes.firstIndex(of: self) ?? 0) % 3) }
    var sign: UInt8 { (Self.axes.firstIndex(of: self) ?? 0) < 3 ? 0 : 1 }
}
