/// How a device feeds game input, as far as its family decodes it accordingly: a command that a session gets when it
/// begins, if the program has set anything, and at every change.
public struct InputSettings: SessionCommand, Hashable {
    /// What events become; nil for what the family lists.
    public var bindings: [InputBinding]?
    /// How the device is worn.
    public var mounting = Mounting.handheld
    /// Whether the device is to measure what game input needs; of importance if its family says `startsForGames`.
    public var isPlaying = false

    /// What the family does by itself.
    public init() {}
}
