internal import VeltoCore

/// The direction of a packet that starts or stops a sensor.
enum SensorChange: String {
    case start, stop

    /// The same for the sample output of a sensor.
    fileprivate var ofSamples: String { self == .start ? "enable" : "disable" }
}

/// The purposes of the packets that start and stop sensors.
extension BoardSensor {
    /// The registers that enable and disable samples.
    private static let sampleRegisters: Set<BoardRegister> = [
        BoardRegister(.accelerometer, 2), BoardRegister(.gyroscope, 2), BoardRegister(.magnetometer, 2),
        BoardRegister(.fusion, 3),
    ]

    /// Returns the purpose of a packet.
    ///
    /// It names the sensor that the packet addresses: fusion also starts the sensors that it uses.
    func purpose(of packet: [UInt8], _ change: SensorChange) -> String {
        guard packet.count >= BoardPacket.headerSize else { return "\(change) the \(self)" }
        let register = BoardRegister(BoardModule(rawValue: packet[0]), packet[1])
        return Self.sampleRegisters.contains(register)
            ? "\(change.ofSamples) the \(register.module)'s samples" : "\(change) the \(register.module)"
    }
}
