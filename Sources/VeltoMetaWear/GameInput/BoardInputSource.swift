internal import VeltoCore
internal import VeltoWearable

/// What the game input of a board is made of.
public enum BoardInputSource: CaseIterable, Hashable, Sendable {
    /// Accelerometer and gyroscope, from which the host finds the tilt.
    case sensors
    /// The orientation by sensor fusion, with a heading, at a notification for each sample; without accelerations.
    case fusion
}

/// Game input has a source.
struct InputSourceCommand: LastingCommand {
    let source: BoardInputSource

    var key: String { "input source" }
}
