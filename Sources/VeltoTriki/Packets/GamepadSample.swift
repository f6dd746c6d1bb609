internal import VeltoCore
public import VeltoMotion

/// A packet's gamepad sample, in the gamepad's own scale.
///
/// Source: Triki protocol notes, 2.2.
public struct GamepadSample: BitwiseCopyable, Hashable, Sendable {
    /// The format in which the bytes were read.
    public enum Format: UInt8, BitwiseCopyable, Hashable, Sendable {
        /// The whole packet is one frame of 16 to 24 bytes.
        case v2
        /// One block of eight bytes.
        case legacy8
    }

    /// The format in which the bytes were read.
    public let format: Format
    /// The button byte of a block after the first.
    ///
    /// The first block's button is the packet's button.
    public let laterButton: UInt8?
    /// The raw values of the packet.
    let raw: RawAxes
    private let divisor: Float

    private init(_ format: Format, _ raw: RawAxes, divisor: Float, laterButton: UInt8? = nil) {
        self.format = format
        self.laterButton = laterButton
        self.raw = raw
        self.divisor = divisor
    }

    /// Returns one of the three axes, unclamped.
    public func value(of axis: DeviceAxis) -> Float {
        let number =
            switch axis {
            case .first: raw.x
            case .second: raw.y
            case .third: raw.z
            }
        return Float(number) / divisor
    }

    static func v2(_ raw: RawAxes) -> GamepadSample {
        GamepadSample(.v2, raw, divisor: 100)
    }

    static func legacy8(_ raw: RawAxes, laterButton: UInt8?) -> GamepadSample {
        GamepadSample(.legacy8, raw, divisor: 2000, laterButton: laterButton)
    }
}

/// Iterates over the gamepad samples of one packet, in order.
///
/// The reader keeps no state between packets: a frame split over two packets is lost, as in the source.
struct GamepadReader {
    private static let v2Lengths = 16...24

    private var position = 0

    @inline(__always)  // Called in one place, for every packet.
    mutating func next(in packet: ByteReader) -> GamepadSample? {
        // A packet as long as a version 2 frame is always one frame, whatever its content.
        if position == 0, isV2(packet) { return takeV2(packet) }
        while position < packet.count {
            if Block.starts(at: position, in: packet), let raw = RawAxes(ofBlockAt: position, in: packet) {
                defer { position += Block.size }
                return .legacy8(raw, laterButton: hasButtonOfItsOwn ? packet.byte(at: position + 1) : nil)
            }
            if isV2(packet) { return takeV2(packet) }
            position += 1
        }
        return nil
    }

    /// A header counts only at a position where the next block would start.
    ///
    /// Elsewhere it may be data.
    private var hasButtonOfItsOwn: Bool { position > 0 && position % Block.size == 0 }

    private func isV2(_ packet: ByteReader) -> Bool {
        Self.v2Lengths.contains(packet.count - position) && packet.byte(at: position) == Marker.header
    }

    private mutating func takeV2(_ packet: ByteReader) -> GamepadSample? {
        defer { position = packet.count }
        return RawAxes(ofBlockAt: position, in: packet).map { .v2($0) }
    }
}
