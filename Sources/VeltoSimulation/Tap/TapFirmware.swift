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

/// Something that a wearer does.
enum TapHappening {
    case tap(TapStroke)
    /// The code of a step: a gesture, or a swipe.
    case gesture(UInt32)
    /// Shift or switch has changed.
    case keyboard
    /// The wearable is held in another way.
    case posture
    case pointer(TapPointer)
    /// The state of the hand, which is sent repeatedly, and its held combination.
    case state(pose: UInt8, held: UInt8)
    /// The thumb touches the index finger.
    case pinch
}

/// The part of the firmware that speaks one of the two protocols.
protocol TapFirmware {
    /// Whether a host has set a mode: from then on the wearable's script runs.
    var isAwake: Bool { get }
    /// The time at which it falls back to text mode without a command.
    var expiry: Timestamp { get }
    /// The ranges of raw data; nil while none is sent.
    var rawRanges: TapRanges? { get }
    /// The role and the first bytes of a notification with raw data.
    var rawPrefix: TapPacket { get }

    /// Forgets the settings of hosts.
    mutating func reset()
    /// Falls back.
    mutating func expire(at time: Timestamp)
    /// Handles a write to a characteristic of its own; answers go into `replies`.
    mutating func write(
        _ role: TapRole, _ bytes: [UInt8], _ body: inout TapBody, _ replies: inout [TapReply], at time: Timestamp
    ) -> AttributeError?

    /// Whether the pointer follows the hand.
    func sendsPointer(_ body: TapBody) -> Bool
    /// Whether the state of the hand is sent all the time.
    func sendsState(_ body: TapBody) -> Bool
    /// Returns the notifications of an event.
    func packets(_ happening: TapHappening, _ body: inout TapBody) -> [TapPacket]
}

/// The response of a wearable to a command.
enum TapReply {
    case packet(TapPacket)
    /// A tap of that combination.
    case tap(UInt8)
    /// Another posture of the hand.
    case posture
}

extension TapPointer {
    /// The packet of the mouse characteristic; the angles are sent by wearables that measure them.
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
