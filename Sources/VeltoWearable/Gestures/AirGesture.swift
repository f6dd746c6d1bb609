/// A gesture or posture of a hand in mid-air.
///
/// Source: TAP protocol notes, 3.4.
public struct AirGesture: RawRepresentable, Hashable, Sendable {
    /// The code assigned by the device, or by the host for swipes.
    public let rawValue: Int32

    /// Creates a gesture from its code.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}
