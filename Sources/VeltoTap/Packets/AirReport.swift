internal import VeltoCore
internal import VeltoWearable

/// A notification of the air mouse.
///
/// Source: TAP protocol notes, 3.4.
enum AirReport: Hashable {
    /// The source of pointer movement, with its code.
    case state(MouseState?, code: UInt8)
    /// A gesture or hand state, and the swipe code (0 for none).
    case gesture(code: UInt8, swipe: UInt8)

    private static let stateMarker: UInt8 = 0x14
    private static let swipeOffset = 3

    init(_ bytes: ByteReader) throws(ByteError) {
        var reader = bytes
        let first = try reader.read(UInt8.self)
        guard first == Self.stateMarker else {
            self = .gesture(code: first, swipe: bytes.byte(at: Self.swipeOffset) ?? 0)
            return
        }
        let code = try reader.read(UInt8.self)
        self = .state(MouseState(rawValue: Int32(code)), code: code)
    }
}
