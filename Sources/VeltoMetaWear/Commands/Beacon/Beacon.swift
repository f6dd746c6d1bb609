public import VeltoBluetooth
internal import VeltoCore

/// The iBeacon that a disconnected board advertises instead of its name.
///
/// Source: MetaWear module protocol, 4.6.
public struct Beacon: Hashable, Sendable {
    /// The UUID.
    public var uuid: BluetoothUUID
    /// The major number.
    public var major: UInt16 = 0
    /// The minor number.
    public var minor: UInt16 = 0
    /// The signal strength at 1 m, in dBm.
    public var powerAtOneMeter: Int8 = -55
    /// The power of the transmitter, in dBm.
    public var transmitPower: Int8 = 0
    /// The advertising interval (seconds).
    public var period = 0.7
    /// Whether the board is a beacon when the link ends.
    ///
    /// Nil if that was not written on this link, since the board does not report it. Nil also writes only the other
    /// members.
    public var isOn: Bool? = true

    /// Creates a beacon.
    public init(_ uuid: BluetoothUUID) {
        self.uuid = uuid
    }

    private static let longestPeriod = 65.535

    func check() throws(VeltoError) {
        try checkNumber(period, "period", 0.001, Self.longestPeriod)
    }

    /// The register that enables the beacon; it cannot be read.
    private static let enable = BoardRegister(.beacon, 1)
    /// The registers of the parameters, and the sizes of their values.
    static let registers = (2...7).map { BoardRegister(.beacon, $0) }
    static let sizes = [16, 2, 2, 1, 1, 2]

    /// The packets that configure the beacon.
    ///
    /// The last one starts or stops it.
    var packets: [[UInt8]] {
        let milliseconds = UInt16(period, inUnitsOf: 0.001)
        let registers = Self.registers
        return [
            registers[0].command(uuid.bytes.reversed()), registers[1].command { $0.write(major) },
            registers[2].command { $0.write(minor) }, registers[3].command { $0.write(powerAtOneMeter) },
            registers[4].command { $0.write(transmitPower) }, registers[5].command { $0.write(milliseconds) },
        ] + (isOn.map { [Self.enable.command($0 ? 1 : 0)] } ?? [])
    }

    /// Reads the values of the parameter registers in order.
    init(_ reader: inout ByteReader, isOn: Bool?) throws(ByteError) {
        self.isOn = isOn
        uuid = BluetoothUUID(bytes: try reader.read(count: 16).reversed()) ?? BluetoothUUID(high: 0, low: 0)
        major = try reader.read(UInt16.self)
        minor = try reader.read(UInt16.self)
        powerAtOneMeter = try reader.read(Int8.self)
        transmitPower = try reader.read(Int8.self)
        period = Double(try reader.read(UInt16.self)) / 1000
    }
}
