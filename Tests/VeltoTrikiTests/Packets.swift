import VeltoCore

@testable import VeltoMotion
@testable import VeltoTriki

/// Bytes written as in the protocol notes.
func bytes(_ text: String) -> [UInt8] {
    Hex.bytes(text)
}

/// Little-endian bytes of signed numbers.
func littleEndian(_ values: [Int16]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
}

func block(_ x: Int16, _ y: Int16, _ z: Int16, button: UInt8 = 0) -> [UInt8] {
    [0x22, button] + littleEndian([x, y, z])
}

/// A frame of the second version: one block and eight zeros.
func v2(_ x: Int16, _ y: Int16 = 0, _ z: Int16 = 0, button: UInt8 = 0) -> [UInt8] {
    block(x, y, z, button: button) + [UInt8](repeating: 0, count: 8)
}

/// A sensor frame of 16 bytes.
func sensorFrame(_ axes: [Int16], flags: UInt8, footer: UInt8 = 0xF7, button: UInt8 = 0) -> [UInt8] {
    [0x22, button] + littleEndian(axes) + [flags, footer]
}

extension Timestamp {
    static func seconds(_ value: Double) -> Timestamp {
        Timestamp(nanoseconds: UInt64((value * 1e9).rounded()))
    }
}

/// A decoder alone, and what it makes of packets.
final class DecodedCap {
    let queue = MotionQueue()
    private var decoder = TrikiDecoder()

    /// Decodes a packet and shows its frames.
    func frames(_ packet: [UInt8], at time: Double = 1) -> [MotionFrame] {
        let before = queue.snapshot
        decoder.decode(ByteReader(packet.span), at: .seconds(time), into: queue)
        _ = queue.commit()
        queue.clear(before: before)
        var frames: [MotionFrame] = []
        queue.ring.drain(before: queue.snapshot.frames) { frame, _ in frames.append(frame) }
        return frames
    }

    /// Decodes a packet and shows its first frame.
    func frame(_ packet: [UInt8], at time: Double = 1) -> MotionFrame? {
        frames(packet, at: time).first
    }

    var status: InputStatus { queue.snapshot.status }
}

extension MotionFrame {
    /// The gamepad samples, oldest first.
    var gamepadSamples: [Float] { (0..<Int(gamepadCount)).map { gamepadSample($0).value } }

    /// Whether the button went down with each of them.
    var presses: [Bool] { (0..<Int(gamepadCount)).map { gamepadSample($0).isPress } }
}

func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(left - right) <= tolerance * max(1, abs(right))
}
