/// The packets that caps of different firmware send.
///
/// All numbers are 16 bits, little-endian. Sources: Triki protocol notes, 2.1 and 2.6.
public enum CapPacketFormat: Int32, CaseIterable, Sendable {
    /// 16 bytes: header, three axes, zeros. What current caps send.
    case v2 = 0
    /// 8 bytes: header and three axes.
    case block = 1
    /// 16 bytes: one block for the tilt, one for the rotation rate.
    case twoBlocks = 2
    /// 14 bytes: header, tilt, rotation rate and rotation.
    case sensorFrame14 = 3
    /// 16 bytes: the same, flags and a footer.
    case sensorFrame16 = 4
    /// 2 bytes: flags and a footer.
    case mini = 5
}

/// What a cap tells in one packet.
struct CapSample {
    var axes = MotionAxes.zero
    var isPressed = false
    var isShaking = false
}

extension CapPacketFormat {
    private static let header: UInt8 = 0x22
    private static let footer: UInt8 = 0xF7

    /// Full deflection of the tilt, rate and rotation fields, which a cap reaches at `fullDeflection` counts of motion.
    private static let fullTilt = 80.0
    private static let fullRate = 64.0
    private static let fullRotation = 48.0
    private static let fullDeflection = 300.0

    /// Replaces what is in `packet`; allocates nothing once the array has grown to the packet's size.
    func write(_ sample: CapSample, to packet: inout [UInt8]) {
        packet.removeAll(keepingCapacity: true)
        switch self {
        case .v2:
            Self.appendBlock(sample.axes, sample, to: &packet)
            for _ in 8..<16 { packet.append(0) }
        case .block:
            Self.appendBlock(sample.axes, sample, to: &packet)
        case .twoBlocks:
            Self.appendBlock(sample.axes * (Self.fullTilt / Self.fullDeflection), sample, to: &packet)
            Self.appendBlock(sample.axes, sample, to: &packet)
        case .sensorFrame14:
            Self.appendFrame(sample, to: &packet)
        case .sensorFrame16:
            Self.appendFrame(sample, to: &packet)
            packet.append(Self.flags(sample))
            packet.append(Self.footer)
        case .mini:
            packet.append(Self.flags(sample))
            packet.append(Self.footer)
        }
    }

    private static func appendBlock(_ axes: MotionAxes, _ sample: CapSample, to packet: inout [UInt8]) {
        packet.append(header)
        packet.append(sample.isPressed ? 1 : 0)
        append(axes.x, to: &packet)
        append(axes.y, to: &packet)
        append(axes.z, to: &packet)
    }

    private static func appendFrame(_ sample: CapSample, to packet: inout [UInt8]) {
        let tilt = sample.axes * (fullTilt / fullDeflection)
        let rate = sample.axes * (fullRate / fullDeflection)
        packet.append(header)
        packet.append(sample.isPressed ? 1 : 0)
        append(tilt.x, to: &packet)
        append(tilt.y, to: &packet)
        append(rate.x, to: &packet)
        append(rate.y, to: &packet)
        append(rate.z, to: &packet)
        append(sample.axes.x * (fullRotation / fullDeflection), to: &packet)
    }

    private static func append(_ value: Double, to packet: inout [UInt8]) {
        let bits = UInt16(bitPattern: Int16(nearestCount: value))
        packet.append(UInt8(truncatingIfNeeded: bits))
        packet.append(UInt8(truncatingIfNeeded: bits >> 8))
    }

    /// Bit 0 click, bit 1 shake.
    private static func flags(_ sample: CapSample) -> UInt8 {
        (sample.isPressed ? 1 : 0) | (sample.isShaking ? 2 : 0)
    }
}
