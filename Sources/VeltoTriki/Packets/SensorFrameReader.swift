internal import VeltoCore

/// An element of a sequence of sensor frames: flags, plus a full frame unless it is a mini packet.
struct SensorSample: Hashable {
    var flags: SensorFlags
    var frame: SensorFrame?
}

/// Iterates over the sensor samples of one packet, in order.
///
/// Source: Triki protocol notes, 2.6.
struct SensorFrameReader {
    private enum Step {
        case sample(SensorSample)
        case moved
        case finished
    }

    /// The number of bytes consumed.
    ///
    /// The remaining bytes are the beginning of a frame.
    private(set) var position = 0

    mutating func next(in packet: ByteReader) -> SensorSample? {
        while true {
            switch step(packet) {
            case .sample(let sample): return sample
            case .moved: continue
            case .finished: return nil
            }
        }
    }

    /// Reads a sample, skips at least one byte, or ends.
    private mutating func step(_ packet: ByteReader) -> Step {
        guard position < packet.count else { return .finished }
        if let mini = takeMini(packet) { return .sample(mini) }
        if Marker.isHeader(at: position, in: packet) { return takeFull(packet) }
        return findHeader(packet)
    }

    private mutating func takeMini(_ packet: ByteReader) -> SensorSample? {
        guard let flags = packet.byte(at: position), flags != Marker.header,
            Marker.isFooter(packet.byte(at: position + 1))
        else { return nil }
        position += 2
        return SensorSample(flags: SensorFlags(rawValue: flags), frame: nil)
    }

    private mutating func takeFull(_ packet: ByteReader) -> Step {
        // Too few bytes for a frame are the beginning of a frame.
        guard let frame = try? SensorFrame(at: position, in: packet) else { return .finished }
        let remaining = packet.count - position
        if remaining == SensorFrame.shortSize
            || Marker.isHeader(at: position + SensorFrame.shortSize, in: packet)
        {
            position += SensorFrame.shortSize
            return .sample(SensorSample(flags: [], frame: frame))
        }
        guard remaining >= SensorFrame.longSize, let flags = packet.byte(at: position + SensorFrame.shortSize) else {
            return .finished
        }
        guard Marker.isFooter(packet.byte(at: position + SensorFrame.longSize - 1)) else {
            position += 2
            return .moved
        }
        position += SensorFrame.longSize
        return .sample(SensorSample(flags: SensorFlags(rawValue: flags), frame: frame))
    }

    /// Moves to the next byte that could begin a header.
    ///
    /// `step` then tries to read a frame there before it skips anything (correction F8b).
    private mutating func findHeader(_ packet: ByteReader) -> Step {
        if packet.byte(at: position) == Marker.header {
            guard position < packet.count - 1 else { return .finished }
            position += 1
        }
        while let byte = packet.byte(at: position), byte != Marker.header { position += 1 }
        return .moved
    }
}
