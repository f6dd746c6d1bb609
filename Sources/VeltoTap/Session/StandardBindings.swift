internal import VeltoMotion
internal import VeltoWearable

extension InputBinding {
    /// The default bindings of TAP events to game input.
    ///
    /// Source: device input, 2; the codes of swipes are those of a Strap, and from 301 those of a TapXR.
    static let standardOfTaps: [InputBinding] =
        [InputBinding(.pointer, moveX: 0.002, moveY: -0.002)]
        + (0..<5).map { InputBinding(.finger, code: $0, buttons: 1 << (GameInput.firstFinger + UInt32($0))) }
        + [
            InputBinding(.tapped, code: Int(FingerCombination.thumb.rawValue), gestures: .primary),
            InputBinding(.handState, code: HandState.thumbIndex.code, buttons: GameInput.mainButton),
            InputBinding(.airGesture, code: Int(AirGesture.indexToThumbTouch.rawValue), buttons: GameInput.mainButton),
        ]
        + swings([2, 3, 4, 5, 302, 304], 0) + swings([6, 7, 301], -1) + swings([8, 9, 303], 1)

    private static func swings(_ codes: [Int], _ direction: Int) -> [InputBinding] {
        codes.map { InputBinding(.airGesture, code: $0, gestures: .swing, direction: direction) }
    }
}
