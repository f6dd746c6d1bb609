public import VeltoMotion

/// The game input settings that concern a family's decoding.
///
/// A session gets them as a command when it begins, if the program has set any, and at every change.
public struct InputSettings: SessionCommand, Hashable {
    /// The bindings; nil for the family's defaults.
    public var bindings: [InputBinding]?
    /// The mounting of the device.
    public var mounting = Mounting.handheld
    /// Whether the device measures for game input; only for families with `startsForGames`.
    public var isPlaying = false
    /// The bias of the gyroscope from an earlier link or run; nil for none.
    public var gyroscopeBias: GyroscopeBias?

    /// The family's defaults.
    public init() {}
}
