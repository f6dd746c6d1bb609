/// The result of the tap detector.
///
/// Source: MetaWear module protocol, 4.3, as for the other results.
public enum TapFinding: CaseIterable, Hashable, Sendable {
    /// A double tap.
    case double
    /// A single tap; also reported after the first tap of a double tap.
    case single
}

/// The result of the orientation detector: the edge that points up, and the face.
public enum OrientationFinding: CaseIterable, Hashable, Sendable {
    /// Upright, face up.
    case upright
    /// Upside down, face up.
    case upsideDown
    /// On its left side, face up.
    case landscapeLeft
    /// On its right side, face up.
    case landscapeRight
    /// Upright, face down.
    case uprightFaceDown
    /// Upside down, face down.
    case upsideDownFaceDown
    /// On its left side, face down.
    case landscapeLeftFaceDown
    /// On its right side, face down.
    case landscapeRightFaceDown
}

/// The result of the activity detector.
public enum ActivityFinding: CaseIterable, Hashable, Sendable {
    /// The wearer stands still.
    case still
    /// The wearer walks.
    case walking
    /// The wearer runs.
    case running
    /// Another activity.
    case unknown
}

/// The result of the wrist gesture detector.
public enum WristGesture: CaseIterable, Hashable, Sendable {
    /// A gesture unknown to the chip.
    case unknown
    /// The arm goes down.
    case armDown
    /// The wrist turns up.
    case pivotUp
    /// The wrist shakes.
    case shake
    /// A quick turn inwards.
    case flickIn
    /// A quick turn outwards.
    case flickOut
}
