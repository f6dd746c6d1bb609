internal import Glibc

/// The heading that counts as forward; recentering sets it to the current one.
///
/// Source: orientation, 7.
public struct Heading: Sendable, BitwiseCopyable {
    /// The correction applied to every orientation.
    private var correction = Rotation.identity

    /// Creates a heading in which forward is heading 0 of the filter.
    public init() {}

    /// Sets forward to the heading of an orientation.
    public mutating func recenter(_ orientation: Rotation) {
        correction = Rotation(heading: -Self.heading(of: orientation))
    }

    /// Returns an orientation relative to forward.
    public func apply(_ orientation: Rotation) -> Rotation { correction * orientation }

    /// Returns the heading of an orientation (radians, to the left).
    ///
    /// It is the heading of the second axis, or of the back if that axis is vertical.
    public static func heading(of orientation: Rotation) -> Double {
        var forward = orientation.turn(SIMD3(0, 1, 0))
        if forward.x * forward.x + forward.y * forward.y < 0.25 {
            forward = orientation.turn(SIMD3(0, 0, 1)) * (forward.z > 0 ? -1 : 1)
        }
        return atan2(-forward.x, forward.y)
    }
}
