internal import VeltoCore

/// The I2C and SPI buses.
///
/// Source: MetaWear module notes, 4.9.
struct BoardSerialBuses: BoardModule {
    private let revision: UInt8
    /// The last bytes written over SPI; without a device, MOSI is looped back to MISO.
    private var shifted: [UInt8] = []

    private enum Register {
        static let i2c: UInt8 = 0x01
        static let spi: UInt8 = 0x02
    }

    private static let (longestWrite, longestRead, longestExchange) = (10, 17, 16)
    private static let spiHead = 5

    init(_ information: BoardModuleInformation) {
        revision = information.revision
    }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch register {
        case Register.i2c where payload.count > 4:
            let data = payload.dropFirst(4)
            guard Int(payload[3]) == data.count, data.count <= Self.longestWrite else { return }
            _ = body.serialDevices.write(data, to: payload[0], from: payload[1])
        case Register.spi where revision >= 1 && payload.count > Self.spiHead:
            shifted = Array(payload.dropFirst(Self.spiHead))
        default: break
        }
    }

    /// Reads a bus; without a responding device, the reply contains only the request's id.
    mutating func read(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp
    ) -> [UInt8]? {
        switch register {
        case Register.i2c where payload.count == 4 && (1...Self.longestRead).contains(Int(payload[3])):
            return [payload[2]] + (body.serialDevices.read(Int(payload[3]), of: payload[0], from: payload[1]) ?? [])
        case Register.spi where revision >= 1 && payload.count > Self.spiHead:
            let (size, mark) = (Int(payload[Self.spiHead] & 0x0F) + 1, payload[Self.spiHead] >> 4)
            if payload.count > Self.spiHead + 1 { shifted = Array(payload.dropFirst(Self.spiHead + 1)) }
            let answer = body.serialDevices.spi[payload[0]] ?? shifted
            return [mark] + (0..<size).map { answer.isEmpty ? 0 : answer[$0 % answer.count] }
        default: return nil
        }
    }
}
