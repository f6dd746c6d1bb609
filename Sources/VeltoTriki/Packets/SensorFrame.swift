internal import VeltoCore
public import VeltoMotion

/// A full reading of the sensors.
///
/// Source: Triki protocol notes, 2.6.
public struct SensorFrame: BitwiseCopyable, Hashable, Sendable {
    /// The length without flags.
    public static let shortSize = 14
    /// The length with flags and footer.
    public static let longSize = 16

    private enum Divisor {
        static let tilt = 80.0
        static let gyro = 64.0
        static let rotation = 48.0
        static let speed = 96.0
    }

    /// Bytes 2 and 3.
    public var rawTiltX: Int16
    /// Bytes 4 and 5.
    public var rawTiltY: Int16
    /// Bytes 6 and 7.
    public var rawGyroX: Int16
    /// Bytes 8 and 9.
    public var rawGyroY: Int16
    /// Bytes 10 and 11.
    public var rawGyroZ: Int16
    /// Bytes 12 and 13.
    public var rawRotation: Int16

    /// Reads a frame with its header at `start`.
    init(at start: Int = 0, in packet: ByteReader) throws(ByteError) {
        var reader = packet.reader(at: start + Marker.headerSize)
        rawTiltX = try reader.read()
        rawTiltY = try reader.read()
        rawGyroX = try reader.read()
        rawGyroY = try reader.read()
        rawGyroZ = try reader.read()
        rawRotation = try reader.read()
    }

    /// Tilt, −1…1.
    public var tilt: (x: Double, y: Double) {
        (Self.normalize(rawTiltX, Divisor.tilt), Self.normalize(rawTiltY, Divisor.tilt))
    }

    /// Rotation, −1…1.
    public var gyro: MotionFrame.Axes {
        MotionFrame.Axes(
            x: Self.normalize(rawGyroX, Divisor.gyro), y: Self.normalize(rawGyroY, Divisor.gyro),
            z: Self.normalize(rawGyroZ, Divisor.gyro))
    }

    /// The rotation channel, −1…1.
    public var rotation: Double { Self.normalize(rawRotation, Divisor.rotation) }

    /// The frame's own speed, 0…1.
    ///
    /// The library publishes the magnitude of the rotation instead.
    public var speed: Double { abs(Self.normalize(rawRotation, Divisor.speed)) }

    private static func normalize(_ value: Int16, _ divisor: Double) -> Double {
        SignalMaths.limit(Double(value) / divisor)
    }
}

/// The flags byte of a sensor frame or mini packet.
public struct SensorFlags: OptionSet, BitwiseCopyable, Hashable, Sendable {
    /// The raw byte.
    public let rawValue: UInt8

    /// Creates the value from a byte.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The button is down or was clicked.
    public static let click = SensorFlags(rawValue: 1 << 0)
    /// The device was shaken.
    public static let shake = SensorFlags(rawValue: 1 << 1)
}
