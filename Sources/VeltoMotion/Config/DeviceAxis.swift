/// One of the three numbers that a device's samples have.
///
/// Nobody knows what they mean physically, or whether every firmware sends them in the same order: so a program can choose.
/// Source: Triki protocol notes, 12.3.
public enum DeviceAxis: Int32, CaseIterable, Hashable, Sendable {
    /// The first number.
    case first = 0
    /// The second number.
    case second = 1
    /// The third number.
    case third = 2
}
