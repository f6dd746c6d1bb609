internal import VeltoCore

/// A notification of finger taps.
///
/// Source: TAP protocol notes, 3.1.
struct TapReport: Hashable {
    /// The offset of the keyboard state.
    ///
    /// The bytes before it are opaque.
    private static let stateOffset = 3

    /// The fingers; empty in a report of the keyboard state only.
    let fingers: FingerCombination
    /// The keyboard state; nil if the firmware does not send it.
    let keyboard: KeyboardState?
    /// The repetition code, as sent.
    private let repeatCode: UInt8

    init(_ bytes: ByteReader) throws(ByteError) {
        var reader = bytes
        fingers = FingerCombination(rawValue: try reader.read())
        guard let state = bytes.byte(at: Self.stateOffset) else {
            keyboard = nil
            repeatCode = 0
            return
        }
        keyboard = KeyboardState(shift: state & 3, isSwitched: state & 0x0C != 0)
        repeatCode = state >> 4 & 3
    }

    /// The number of taps in a row, 1 to 3.
    var repeatCount: UInt8 { min(repeatCode + 1, 3) }

    /// Whether the repetition code is valid.
    var isRepeatValid: Bool { repeatCode != 2 }
}
