internal import Glibc

/// The heading that counts as forward; re-centering makes it the present one.
///
/// Source: orientation, 7.
public struct Heading: Sendable, BitwiseCopyable {
    /// The correction of every orientation.
    private var correction = Rotation.identity

    /// Forward is the heading 0 of the filter.
    public init() {}

    /// Makes the heading of an orientation forward.
    public mutating func recenter(_ orientation: Rotation) {
        correction = Rotation(heading: -Self.heading(of: orientation))
    }

    /// Returns an orientation with its heading from forward.
    public func apply(_ orientation: Rotation) -> Rotation { correction * orientation }

    /// Returns the heading of an orientation (radians, to the left): that of its second axis, or of its back if that stands upright.
    public static func heading(of orientation: Rotation) -> Double {
        var forward = orientation.turn(SIMD3(0, 1, 0))
        if forward.x * forward.x + forward.y * forward.y < 0.25 {
            forward = orientation.turn(SIMD3(0, 0, 1)) * (forward.z > 0 ? -1 : 1)
        }
        return atan2(-forward.x, forward.y)
    }
}
