internal import VeltoCore

/// The calibration of sensor fusion.
///
/// Source: MetaWear module protocol, 4.17.
public struct FusionCalibration: Hashable, Sendable {
    /// The calibration of a sensor.
    public struct Sensor: Hashable, Sendable {
        /// The offsets.
        public var (x, y, z): (Int16, Int16, Int16) = (0, 0, 0)
        /// The radius of the sphere on which the values lie.
        public var radius: Int16 = 0
        /// The accuracy from 0 (unreliable) to 3.
        public var accuracy: Int16 = 0

        /// Creates an empty calibration.
        public init() {}

        static let size = 10

        init(_ reader: inout ByteReader) throws(ByteError) {
            x = try reader.read(Int16.self)
            y = try reader.read(Int16.self)
            z = try reader.read(Int16.self)
            radius = try reader.read(Int16.self)
            accuracy = try reader.read(Int16.self)
        }

        func write(to writer: inout ByteWriter) {
            for number in [x, y, z, radius, accuracy] { writer.write(number) }
        }
    }

    /// The accelerometer.
    public var accelerometer = Sensor()
    /// The gyroscope.
    public var gyroscope = Sensor()
    /// The magnetometer.
    public var magnetometer = Sensor()

    /// Creates an empty calibration.
    public init() {}

    /// A sensor with its register.
    struct Member: Sendable {
        let number: UInt8
        let sensor: BoardSensor
        let path: any WritableKeyPath<FusionCalibration, Sensor> & Sendable

        var register: BoardRegister { BoardRegister(.fusion, number) }
    }

    static let members = [
        Member(number: 0x0C, sensor: .accelerometer, path: \.accelerometer),
        Member(number: 0x0D, sensor: .gyroscope, path: \.gyroscope),
        Member(number: 0x0E, sensor: .magnetometer, path: \.magnetometer),
    ]
    static let firstRevision: UInt8 = 2
    static let bestAccuracy: Int16 = 3
}
