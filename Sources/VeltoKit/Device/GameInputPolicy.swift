/// Whether a device feeds game input.
public enum GameInputPolicy: CaseIterable, Hashable, Sendable {
    /// The family's default: on for caps and TAPs, and for boards while they have a player index.
    case automatic
    /// On.
    case on
    /// Off: the input is neutral, and the device gets no player index automatically.
    case off
}
