internal import VeltoCore

/// The LTR-329.
///
/// Source: MetaWear module protocol, 4.14.
struct LightSensor: SensorChip {
    /// Gains with their codes.
    private static let gains: [(gain: Int, code: UInt8)] = [(1, 0), (2, 1), (4, 2), (8, 3), (48, 6), (96, 7)]
    /// Times of integration in the order of their codes (seconds).
    private static let integrations = [0.1, 0.05, 0.2, 0.4, 0.15, 0.25, 0.3, 0.35]
    /// Sample periods in the order of their codes (seconds).
    private static let periods = [0.05, 0.1, 0.2, 0.5, 1, 2]
    private static let module = BoardModule.ambientLight
    private static let (enable, configuration) = (BoardRegister(module, 0x01), BoardRegister(module, 0x02))

    var standard: SensorConfiguration { SensorConfiguration(rate: 2) }

    func nearest(_ request: SensorConfiguration) -> SensorSetting {
        let gain = Self.gains.nearest(to: Double(request.gain ?? 1)) { Double($0.gain) } ?? Self.gains[0]
        let integration =
            Self.integrations.indices.nearest(to: request.integration ?? 0.1) { Self.integrations[$0] } ?? 0
        let period = Self.periods.indices.nearest(to: request.rate) { 1 / Self.periods[$0] } ?? 0
        return SensorSetting(
            configuration: Self.configuration(gain.gain, integration, period),
            setUp: [
                .write(Self.configuration.command(gain.code << 2, UInt8(integration << 3 | period)))
            ],
            start: [Self.enable.command(1)], stop: [Self.enable.command(0)])
    }

    private static func configuration(_ gain: Int, _ integration: Int, _ period: Int) -> SensorConfiguration {
        // A sample takes at least the integration time.
        var chosen = SensorConfiguration(rate: 1 / max(periods[period], integrations[integration]))
        chosen.gain = gain
        chosen.integration = integrations[integration]
        return chosen
    }

    var configurationRegisters: [(register: BoardRegister, size: Int)] { [(Self.configuration, 2)] }

    func configuration(_ values: inout ByteReader) throws(ByteError) -> SensorConfiguration? {
        let (control, times) = (try values.read(UInt8.self), try values.read(UInt8.self))
        guard let gain = Self.gains.first(where: { $0.code == control >> 2 & 7 }) else { return nil }
        let period = Int(times & 7)
        guard Self.periods.indices.contains(period) else { return nil }
        return Self.configuration(gain.gain, Int(times >> 3 & 7), period)
    }

    func hands(_ output: BoardRegister, on areOn: Bool) -> [[UInt8]] { [] }
}
