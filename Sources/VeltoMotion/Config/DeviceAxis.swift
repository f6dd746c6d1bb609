/// One of the three numbers that a device's samples have.
///
/// Nobody knows what they mean physically, or whether every firmware sends them in the same order: so a program can choose.
/// Source: Triki protocol notes, 12.3.
public enum DeviceAxis: CaseIterable, Hashable, Sendable {
    /// The first number.
    case first
    /// The second number.
    case second
    /// The third number.
    case third
}
