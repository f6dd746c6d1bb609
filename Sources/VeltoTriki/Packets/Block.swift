internal import VeltoCore
public import VeltoMotion

/// Eight bytes: header, button, three axes.
///
/// A packet holds one or several. Source: Triki protocol notes, 2.1 and 2.3.
public struct Block: BitwiseCopyable, Hashable, Sendable {
    /// The length in bytes.
    public static let size = 8
    private static let gyroDivisor = 2000.0
    private static let tiltDivisor = 80.0

    /// The raw values.
    public var raw: RawAxes

    /// Creates a block of three numbers.
    public init(raw: RawAxes) {
        self.raw = raw
    }

    /// The axes as rotation, −1…1.
    public var gyro: MotionFrame.Axes { Self.gyro(of: numbers) }

    /// The axes as numbers with fractions.
    @inline(__always)
    var numbers: SIMD3<Double> { SIMD3(Double(raw.x), Double(raw.y), Double(raw.z)) }

    /// Raw values as rotation, −1…1.
    @inline(__always)
    static func gyro(of numbers: SIMD3<Double>) -> MotionFrame.Axes {
        let shares = numbers / gyroDivisor
        return MotionFrame.Axes(
            x: SignalMaths.limit(shares.x), y: SignalMaths.limit(shares.y), z: SignalMaths.limit(shares.z))
    }

    /// The axes as tilt: 1 at a raw value of 80, at most 25.
    public var tilt: MotionFrame.Axes { Self.tilt(gyro) }

    /// Rotation in the scale of tilt.
    @inline(__always)
    static func tilt(_ gyro: MotionFrame.Axes) -> MotionFrame.Axes {
        let scale = gyroDivisor / tiltDivisor
        return MotionFrame.Axes(x: gyro.x * scale, y: gyro.y * scale, z: gyro.z * scale)
    }

    /// Returns whether a block starts at `index`.
    ///
    /// The second byte is the button, and a pressed button must not hide the block (correction F2). But `22 01` may
    /// also occur inside a block, so it counts only at a position where the next block would start.
    static func starts(at index: Int, in packet: ByteReader) -> Bool {
        guard index <= packet.count - size, packet.byte(at: index) == Marker.header else { return false }
        let button = packet.byte(at: index &+ 1)
        return button == 0 || (button == 1 && index % size == 0)
    }
}

/// Iterates over the blocks of one packet, in order.
///
/// Bytes between blocks are skipped.
struct BlockReader {
    /// The number of bytes consumed.
    ///
    /// The remaining bytes are too short for a block.
    private(set) var position = 0

    mutating func next(in packet: ByteReader) -> Block? {
        while packet.count &- position >= Block.size {
            if Block.starts(at: position, in: packet), let raw = RawAxes(ofBlockAt: position, in: packet) {
                position &+= Block.size
                return Block(raw: raw)
            }
            repeat {
                position &+= 1
            } while packet.count &- position >= Block.size && !Marker.isHeader(at: position, in: packet)
        }
        return nil
    }
}
