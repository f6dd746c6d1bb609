internal import VeltoCore

/// The I2C and SPI buses, with the devices of the configuration on them.
///
/// Source: MetaWear module notes, 4.9.
struct BoardSerialBuses: BoardModule {
    private let revision: UInt8
    /// The registers of each I2C device, by its address.
    private var devices: [UInt8: [UInt8: UInt8]]
    /// What was last written over SPI, which is what the device there says.
    private var shifted: [UInt8] = []

    private enum Register {
        static let i2c: UInt8 = 0x01
        static let spi: UInt8 = 0x02
    }

    private static let (longestWrite, longestRead, longestExchange) = (10, 17, 16)
    private static let spiHead = 5

    init(_ information: BoardModuleInformation, _ configuration: BoardConfiguration) {
        revision = information.revision
        devices = configuration.i2cDevices
    }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ output: inout BoardOutput, at time: Timestamp
    ) {
        switch register {
        case Register.i2c where payload.count > 4:
            let data = payload.dropFirst(4)
            guard Int(payload[3]) == data.count, data.count <= Self.longestWrite, devices[payload[0]] != nil else {
                return
            }
            for (index, byte) in data.enumerated() { devices[payload[0]]?[payload[1] &+ UInt8(index)] = byte }
        case Register.spi where revision >= 1 && payload.count > Self.spiHead:
            shifted = Array(payload.dropFirst(Self.spiHead))
        default: break
        }
    }

    /// A device that does not answer leaves only the mark of the request.
    mutating func read(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp
    ) -> [UInt8]? {
        switch register {
        case Register.i2c where payload.count == 4 && (1...Self.longestRead).contains(Int(payload[3])):
            guard let device = devices[payload[0]] else { return [payload[2]] }
            return [payload[2]] + (0..<payload[3]).map { device[payload[1] &+ $0, default: 0] }
        case Register.spi where revision >= 1 && payload.count > Self.spiHead:
            let (size, mark) = (Int(payload[Self.spiHead] & 0x0F) + 1, payload[Self.spiHead] >> 4)
            if payload.count > Self.spiHead + 1 { shifted = Array(payload.dropFirst(Self.spiHead + 1)) }
            return [mark] + (0..<size).map { shifted.isEmpty ? 0 : shifted[$0 % shifted.count] }
        default: return nil
        }
    }
}
