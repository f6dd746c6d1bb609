public import VeltoMotion

/// The game input settings that a family's decoding uses.
///
/// A session receives them as a command at its start, if the program has set any, and at every change.
public struct InputSettings: SessionCommand, Hashable {
    /// The bindings; nil for the family's defaults.
    public var bindings: [InputBinding]?
    /// The mounting of the device.
    public var mounting = Mounting.handheld
    /// Whether the device measures for game input; only used by families with `startsForGames`.
    public var isPlaying = false
    /// The gyroscope's bias from an earlier link or run; nil for none.
    public var gyroscopeBias: GyroscopeBias?

    /// Creates settings with the family's defaults.
    public init() {}
}
