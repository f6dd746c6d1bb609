internal import VeltoCore

/// The temperature channels.
///
/// Source: MetaWear module notes, 4.4.
struct BoardThermometer: BoardModule {
    private let sources: [UInt8]
    private var thermistors: [UInt8: [UInt8]] = [:]

    private enum Register {
        static let temperature: UInt8 = 0x01
        static let thermistor: UInt8 = 0x02
    }

    private enum Source {
        static let processor: UInt8 = 0
        static let external: UInt8 = 1
        static let barometer: UInt8 = 2
    }

    init(_ information: BoardModuleInformation) {
        sources = information.extra
    }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        guard register == Register.thermistor, payload.count == 4, source(payload[0]) == Source.external else { return }
        thermistors[payload[0]] = Array(payload.dropFirst())
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        thermistors.sorted { $0.key < $1.key }.map { [Register.thermistor, $0.key] + $0.value }
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard payload.count == 1, let source = source(payload[0]) else { return nil }
        switch register {
        case Register.temperature: return payload + temperature(ofChannel: payload[0], source, body).littleEndianBytes
        case Register.thermistor: return thermistors[payload[0]].map { payload + $0 }
        default: return nil
        }
    }

    private func source(_ channel: UInt8) -> UInt8? {
        Int(channel) < sources.count ? sources[Int(channel)] : nil
    }

    /// Returns the temperature in 1/8 degree.
    ///
    /// The processor has a resolution of 1/4 degree. A stopped barometer measures nothing.
    private func temperature(ofChannel channel: UInt8, _ source: UInt8, _ body: BoardBody) -> Int16 {
        let degrees = body.temperature(ofChannel: channel)
        switch source {
        case Source.processor: return Int16(nearestCount: (degrees * 4).rounded() * 2)
        case Source.barometer where !body.isBarometerRunning: return 0
        default: return Int16(nearestCount: degrees * 8)
        }
    }
}
