/// An axis of a device's samples.
///
/// The physical meaning of the axes is undocumented, and firmware versions may order them differently. Programs can
/// therefore choose the axis. Source: Triki protocol notes, 12.3.
public enum DeviceAxis: CaseIterable, Hashable, Sendable {
    /// The first axis.
    case first
    /// The second axis.
    case second
    /// The third axis.
    case third
}
