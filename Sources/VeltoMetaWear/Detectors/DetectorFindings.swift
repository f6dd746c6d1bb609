/// What a detector of taps found.
///
/// Source: MetaWear module protocol, 4.3, as of the other findings.
public enum TapFinding: CaseIterable, Hashable, Sendable {
    /// Two taps.
    case double
    /// One tap; of a double tap that is told too, after the first one.
    case single
}

/// What the detector of the orientation found: the edge that points up, and the face.
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

/// What the detector of activities found.
public enum ActivityFinding: CaseIterable, Hashable, Sendable {
    /// The wearer stands still.
    case still
    /// The wearer walks.
    case walking
    /// The wearer runs.
    case running
    /// Something else.
    case unknown
}

/// The gesture of a wrist that was found.
public enum WristGesture: CaseIterable, Hashable, Sendable {
    /// One that the chip does not name.
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
