/// Whether a device feeds game input.
public enum GameInputPolicy: CaseIterable, Hashable, Sendable {
    /// As its family does by itself: caps and TAPs do, boards while they have a player index.
    case automatic
    /// It does.
    case on
    /// It does not: its input is neutral, and it gets no place among the players by itself.
    case off
}
