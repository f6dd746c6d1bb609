/// An axis of a chip, or its inverse.
public enum ChipAxis: CaseIterable, Hashable, Sendable {
    /// The chip's x axis.
    case x
    /// The chip's y axis.
    case y
    /// The chip's z axis.
    case z
    /// The opposite of the chip's x axis.
    case negativeX
    /// The opposite of the chip's y axis.
    case negativeY
    /// The opposite of the chip's z axis.
    case negativeZ

    private static let axes: [ChipAxis] = [.x, .y, .z, .negativeX, .negativeY, .negativeZ]

    var source: UInt8 { UInt8((Self.axes.firstIndex(of: self) ?? 0) % 3) }
    var sign: UInt8 { (Self.axes.firstIndex(of: self) ?? 0) < 3 ? 0 : 1 }
}
