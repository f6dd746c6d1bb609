/// A copy of the input for pictures and numbers that people read: renewed only now and then, so that nothing flickers.
///
/// Source: Triki protocol notes, 5.3 and 8.1.
public struct DisplayCopy: Sendable {
    /// Seconds between two renewals, and at low power.
    private static let interval = 0.12
    private static let lowPowerInterval = 0.35

    private var shown: GameInput?
    private var age = 0.0

    /// Nothing was shown yet.
    public init() {}

    /// Takes a frame and answers what to show.
    ///
    /// A change of flags, of the rate or of a button is shown at once. Happenings stay until the next renewal and none is
    /// left out.
    public mutating func step(_ input: GameInput, dt: Double) -> GameInput {
        age += dt.isNaN ? 0 : max(0, dt)
        guard var old = shown, !isDue(input, old) else {
            shown = input
            age = 0
            return input
        }
        old.gestures.formUnion(input.gestures)
        old.throwPower = max(old.throwPower, input.throwPower)
        old.buttonsPressed |= input.buttonsPressed
        old.buttonsReleased |= input.buttonsReleased
        shown = old
        return old
    }

    private func isDue(_ input: GameInput, _ old: GameInput) -> Bool {
        let interval = input.rateMode == .lowPower ? Self.lowPowerInterval : Self.interval
        return age >= interval - SignalMaths.timeSlack || input.device != old.device || input.rateMode != old.rateMode
            || input.flags.symmetricDifference(old.flags).subtracting(.fresh) != []
            || input.buttonsDown != old.buttonsDown
    }
}
