internal import VeltoCore

/// The packet formats of different cap firmwares.
///
/// All numbers are 16 bits, little-endian. Sources: Triki protocol notes, 2.1 and 2.6.
public enum CapPacketFormat: CaseIterable, Sendable {
    /// 16 bytes: header, three axes, zeros.
    ///
    /// The format of current caps.
    case v2
    /// 8 bytes: header and three axes.
    case block
    /// 16 bytes: one block for the tilt, one for the rotation rate.
    case twoBlocks
    /// 14 bytes: header, tilt, rotation rate and rotation.
    case sensorFrame14
    /// 16 bytes: the fields of `sensorFrame14`, flags and a footer.
    case sensorFrame16
    /// 2 bytes: flags and a footer.
    case mini
}

extension CapPacketFormat {
    private static let header: UInt8 = 0x22
    private static let footer: UInt8 = 0xF7

    /// The field values at full deflection, which a cap reaches at a raw value of `fullDeflection`.
    private static let fullTilt = 80.0
    private static let fullRate = 64.0
    private static let fullRotation = 48.0
    private static let fullDeflection = 300.0

    /// Replaces the content of `packet`; does not allocate once `packet` has the capacity.
    func write(_ sample: HandSample, to packet: inout ByteWriter) {
        packet.removeAll()
        switch self {
        case .v2:
            Self.writeBlock(sample.axes, sample, to: &packet)
            packet.write(UInt64(0))
        case .block:
            Self.writeBlock(sample.axes, sample, to: &packet)
        case .twoBlocks:
            Self.writeBlock(sample.axes * (Self.fullTilt / Self.fullDeflection), sample, to: &packet)
            Self.writeBlock(sample.axes, sample, to: &packet)
        case .sensorFrame14:
            Self.writeFrame(sample, to: &packet)
        case .sensorFrame16:
            Self.writeFrame(sample, to: &packet)
            packet.write(Self.flags(sample))
            packet.write(Self.footer)
        case .mini:
            packet.write(Self.flags(sample))
            packet.write(Self.footer)
        }
    }

    private static func writeBlock(_ axes: MotionAxes, _ sample: HandSample, to packet: inout ByteWriter) {
        writeHeader(sample, to: &packet)
        write(axes.x, axes.y, axes.z, to: &packet)
    }

    private static func writeFrame(_ sample: HandSample, to packet: inout ByteWriter) {
        let tilt = sample.axes * (fullTilt / fullDeflection)
        let rate = sample.axes * (fullRate / fullDeflection)
        let rotation = sample.axes.x * (fullRotation / fullDeflection)
        writeHeader(sample, to: &packet)
        write(tilt.x, tilt.y, rate.x, to: &packet)
        write(rate.y, rate.z, rotation, to: &packet)
    }

    private static func writeHeader(_ sample: HandSample, to packet: inout ByteWriter) {
        packet.write(header)
        packet.write(UInt8(sample.isPressed ? 1 : 0))
    }

    private static func write(_ first: Double, _ second: Double, _ third: Double, to packet: inout ByteWriter) {
        packet.write(Int16(nearestCount: first))
        packet.write(Int16(nearestCount: second))
        packet.write(Int16(nearestCount: third))
    }

    /// Bit 0 is a click, bit 1 a shake.
    private static func flags(_ sample: HandSample) -> UInt8 {
        (sample.isPressed ? 1 : 0) | (sample.isShaking ? 2 : 0)
    }
}
