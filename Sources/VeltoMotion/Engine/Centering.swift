/// The heading that counts as forward, and the player's centering.
///
/// The first rest of a device sets its heading to forward, unless the program or the player has centered it before.
/// Source: orientation, 7 and 8.
struct Centering: Sendable {
    private var heading = Heading()
    private var isHeadingSet = false
    /// The newest orientation as measured.
    private var newest = Rotation.identity
    /// The hold time of the main button (seconds); infinite once the hold has centered.
    private var heldFor = 0.0
    /// The press count at the start of the hold.
    private var press: UInt32 = 0

    /// Returns the orientation of a frame relative to forward.
    mutating func heading(of numbers: InlineArray<4, Float>) -> SIMD4<Float> {
        guard
            let rotation = Rotation(
                w: Double(numbers[0]), x: Double(numbers[1]), y: Double(numbers[2]), z: Double(numbers[3]))
        else { return SIMD4(1, 0, 0, 0) }
        newest = rotation
        return isHeadingSet ? shown : SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    /// Sets the current heading to forward, and returns the orientation relative to it.
    mutating func recenter() -> SIMD4<Float> {
        heading.recenter(newest)
        isHeadingSet = true
        return shown
    }

    private var shown: SIMD4<Float> {
        let rotation = heading.apply(newest)
        let vector = rotation.vector
        return SIMD4(Float(rotation.w), Float(vector.x), Float(vector.y), Float(vector.z))
    }

    /// Returns whether the player centers in this poll; call it with a button down or a gesture.
    mutating func isDue(
        _ input: borrowing GameInput, _ rule: MotionConfig.Recentering, _ elapsed: Double
    ) -> Bool {
        if rule.trigger != .none, !input.gestures.isDisjoint(with: rule.trigger.gestures) { return true }
        guard rule.holdTime > 0 else { return false }
        guard input.buttonsDown & GameInput.mainButton != 0 else { return false }
        if input.counts.press != press { (press, heldFor) = (input.counts.press, 0) }
        heldFor += elapsed
        guard heldFor + SignalMaths.timeSlack >= rule.holdTime, heldFor < .infinity else { return false }
        heldFor = .infinity
        return true
    }

    /// Returns whether this is the first rest, before any centering.
    @inline(__always)
    func isFirstRest(_ status: InputStatus) -> Bool { status.hasRested && !isHeadingSet }
}

extension MotionConfig.Recentering.Trigger {
    /// The gestures that trigger centering.
    fileprivate var gestures: GameInput.Gestures {
        switch self {
        case .none: []
        case .shake: .shake
        case .swing: .swing
        case .throw: .throw
        case .action: .action
        }
    }
}
