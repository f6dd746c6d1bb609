internal import VeltoCore

/// A notification of the pointer's velocity.
///
/// Source: TAP protocol notes, 3.3.
struct MouseReport: Hashable {
    /// The orientation of the device, in degrees.
    struct Orientation: Hashable {
        let roll: Int16
        let pitch: Int16
        let yaw: Int16
    }

    private static let type: UInt8 = 0

    /// The horizontal velocity, positive to the right.
    let velocityX: Int16
    /// The vertical velocity, positive downwards.
    let velocityY: Int16
    /// The elapsed time, in an undocumented unit.
    let elapsed: UInt32
    /// Whether the movement is valid: the device lies on a surface or is an air mouse.
    let isMouse: Bool
    /// The orientation of the device; nil if the firmware does not send it.
    let orientation: Orientation?

    /// Reads a report; nil for a report of another type.
    init?(_ bytes: ByteReader) throws(ByteError) {
        var reader = bytes
        guard try reader.read(UInt8.self) == Self.type else { return nil }
        velocityX = try reader.read()
        velocityY = try reader.read()
        elapsed = try reader.read()
        isMouse = try reader.read(UInt8.self) == 1
        orientation =
            if reader.remaining >= 6 {
                Orientation(roll: try reader.read(), pitch: try reader.read(), yaw: try reader.read())
            } else { nil }
    }
}
