/// An axis of a device's samples.
///
/// Their physical meaning is undocumented, as is whether every firmware sends them in the same order, so programs can
/// choose. Source: Triki protocol notes, 12.3.
public enum DeviceAxis: CaseIterable, Hashable, Sendable {
    /// The first axis.
    case first
    /// The second axis.
    case second
    /// The third axis.
    case third
}
