internal import VeltoCore

/// A notification of a TAP wearable.
struct TapPacket {
    let role: TapRole
    let bytes: [UInt8]

    init(_ role: TapRole, _ bytes: [UInt8]) {
        self.role = role
        self.bytes = bytes
    }
}

/// An action of the wearer.
enum TapHappening {
    case tap(TapStroke)
    /// A gesture or a swipe, by the code of the script step.
    case gesture(UInt32)
    /// Shift or switch has changed.
    case keyboard
    /// A change of posture.
    case posture
    case pointer(TapPointer)
    /// The hand state, which is sent repeatedly, and the held combination.
    case state(pose: UInt8, held: UInt8)
    /// The thumb touches the index finger.
    case pinch
}

/// The part of the firmware that implements one of the two protocols.
protocol TapFirmware {
    /// Whether a host has set a mode; the wearable's script only runs after that.
    var isAwake: Bool { get }
    /// The time at which the wearable returns to text mode without a command.
    var expiry: Timestamp { get }
    /// The ranges of raw data; nil while no raw data is sent.
    var rawRanges: TapRanges? { get }
    /// The role and the first bytes of a raw data notification.
    var rawPrefix: TapPacket { get }

    /// Resets the settings of hosts.
    mutating func reset()
    /// Handles the expiry.
    mutating func expire(at time: Timestamp)
    /// Handles a write to a characteristic of the protocol; answers are appended to `replies`.
    mutating func write(
        _ role: TapRole, _ bytes: [UInt8], _ body: inout TapBody, _ replies: inout [TapReply], at time: Timestamp
    ) -> AttributeError?

    /// Returns whether the pointer follows the hand.
    func sendsPointer(_ body: TapBody) -> Bool
    /// Returns whether the hand state is sent continuously.
    func sendsState(_ body: TapBody) -> Bool
    /// Returns the notifications of an event.
    func packets(_ happening: TapHappening, _ body: inout TapBody) -> [TapPacket]
}

/// The response of a wearable to a command.
enum TapReply {
    case packet(TapPacket)
    /// A tap of a combination.
    case tap(UInt8)
    /// A change of the hand's posture.
    case posture
}

extension TapPointer {
    /// Returns the packet of the mouse characteristic.
    ///
    /// Only some wearables send angles.
    ///
    /// Source: TAP protocol notes, 3.3.
    func packet(withAngles hasAngles: Bool) -> [UInt8] {
        var packet = ByteWriter()
        packet.write(UInt8(0))
        packet.write(x)
        packet.write(y)
        packet.write(milliseconds)
        packet.write(UInt8(isMoving ? 1 : 0))
        if hasAngles {
            packet.write(roll)
            packet.write(pitch)
            packet.write(yaw)
        }
        return packet.bytes
    }
}
