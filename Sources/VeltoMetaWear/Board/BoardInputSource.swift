internal import VeltoCore
internal import VeltoWearable

/// The source of a board's game input.
public enum BoardInputSource: CaseIterable, Hashable, Sendable {
    /// Accelerometer and gyroscope, from which the host computes the tilt.
    case sensors
    /// The orientation by sensor fusion, with a heading but without accelerations.
    ///
    /// Each sample requires a notification of its own.
    case fusion
}

/// Sets the source of game input.
struct InputSourceCommand: BoardPreference {
    let source: BoardInputSource

    var name: String { "input source" }

    func apply(to preferences: inout BoardPreferences) { preferences.inputSource = source }
}
