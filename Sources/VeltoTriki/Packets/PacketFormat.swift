internal import VeltoCore

/// The format of the sensor readings of a packet.
///
/// Source: Triki protocol notes, 2.7 (correction F38).
public enum PacketFormat: UInt8, BitwiseCopyable, Hashable, Sendable {
    /// Two bytes: flags and a footer.
    case mini
    /// One sensor frame without flags.
    case shortSensorFrame
    /// One sensor frame with flags and footer.
    case longSensorFrame
    /// Several sensor frames in a row.
    case sensorFrames
    /// Everything else: any number of blocks.
    case blocks
}

/// Classifies each packet once, on arrival, for all motion modes.
struct PacketClassifier {
    private static let footerHistory = 8

    /// The number of further 16-byte packets to distrust.
    ///
    /// One of the last eight had no footer, so an apparent footer is probably data (correction F33).
    private var distrust = 0

    @inline(__always)  // Called in one place, for every packet.
    mutating func classify(_ packet: ByteReader) -> PacketFormat {
        if packet.count == SensorFrame.longSize {
            return classifyLong(packet)
        }
        guard packet.count >= 2 else { return .blocks }
        if packet.count == 2 {
            return packet.byte(at: 0) != Marker.header && Marker.isFooter(packet.byte(at: 1)) ? .mini : .blocks
        }
        if packet.count == SensorFrame.shortSize, packet.byte(at: 0) == Marker.header { return .shortSensorFrame }
        return Self.isRowOfFrames(packet) ? .sensorFrames : .blocks
    }

    private mutating func classifyLong(_ packet: ByteReader) -> PacketFormat {
        guard Marker.isFooter(packet.byte(at: SensorFrame.longSize - 1)) else {
            distrust = Self.footerHistory
            return .blocks
        }
        let isTrusted = distrust == 0
        distrust = max(0, distrust - 1)
        return isTrusted && packet.byte(at: 0) == Marker.header ? .longSensorFrame : .blocks
    }

    private static func isRowOfFrames(_ packet: ByteReader) -> Bool {
        guard packet.count >= 2 * SensorFrame.shortSize, Marker.isHeader(at: 0, in: packet) else { return false }
        return Marker.isHeader(at: SensorFrame.shortSize, in: packet)
            || (Marker.isHeader(at: SensorFrame.longSize, in: packet)
                && Marker.isFooter(packet.byte(at: SensorFrame.longSize - 1)))
    }
}
