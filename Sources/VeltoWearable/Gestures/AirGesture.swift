/// A gesture of a hand in mid-air, or a posture of it.
///
/// Source: TAP protocol notes, 3.4.
public struct AirGesture: RawRepresentable, Hashable, Sendable {
    /// The code: of the device, or for swipes of the host.
    public let rawValue: Int32

    /// Wraps a code.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}
