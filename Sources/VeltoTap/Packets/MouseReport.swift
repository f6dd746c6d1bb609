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

    /// Positive to the right.
    let velocityX: Int16
    /// Positive downwards.
    let velocityY: Int16
    /// The time that has passed, in a unit that is not published.
    let elapsed: UInt32
    /// Whether the movement is genuine: the device lies on a surface, or is an air mouse.
    let isMouse: Bool
    /// The orientation of the device, nil from firmware that does not send it.
    let orientation: Orientation?

    /// Reads a report; nil if it is of another type.
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
