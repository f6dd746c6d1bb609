internal import VeltoCore

/// The BMP280 or the BME280.
///
/// Sources: MetaWear module protocol, 4.11; data sheet of the BMP280, 3.8.1 (the time of a measurement).
struct Barometer: SensorChip {
    /// Oversampling in the order of its codes.
    private static let oversampling = [0, 1, 2, 4, 8, 16]
    /// Smoothing in the order of its codes, in samples.
    private static let smoothing = [0, 2, 4, 8, 16]
    /// Pauses in the order of their codes (seconds).
    private static let pauses: [UInt8: [Double]] = [
        0: [0.0005, 0.0625, 0.125, 0.25, 0.5, 1, 2, 4], 1: [0.0005, 0.0625, 0.125, 0.25, 0.5, 1, 0.01, 0.02],
    ]
    private static let module = BoardModule.barometer
    private static let configuration = BoardRegister(module, 0x03)
    private static let cyclic = BoardRegister(module, 0x04)
    private static let largestOversampling = 5

    /// Pauses in the order of their codes (seconds).
    private let pauses: [Double]

    init?(_ info: ModuleInfo) {
        guard let pauses = Self.pauses[info.implementation] else { return nil }
        self.pauses = pauses
    }

    var standard: SensorConfiguration { SensorConfiguration(rate: 0) }

    func nearest(_ request: SensorConfiguration) -> SensorSetting {
        let pressure = Self.code(request.oversampling ?? 4, in: Self.oversampling)
        let smoothing = Self.code(request.smoothing ?? 0, in: Self.smoothing)
        let pause = pause(request, pressure: pressure)
        let temperature = Self.temperature(for: pressure)
        return SensorSetting(
            configuration: configuration(pressure, temperature, smoothing, pause),
            setUp: [
                .write(
                    Self.configuration.command(
                        UInt8(temperature << 5 | pressure << 2), UInt8(pause << 5 | smoothing << 2)))
            ],
            start: [Self.cyclic.command(1, 1)], stop: [Self.cyclic.command(0, 0)])
    }

    private func configuration(
        _ pressure: Int, _ temperature: Int, _ smoothing: Int, _ pause: Int
    ) -> SensorConfiguration {
        var chosen = SensorConfiguration(rate: 1 / (Self.measuringTime(pressure, temperature) + pauses[pause]))
        chosen.oversampling = Self.oversampling[pressure]
        chosen.smoothing = Self.smoothing[smoothing]
        chosen.standby = pauses[pause]
        return chosen
    }

    /// Returns the requested pause, or the one nearest to the requested rate; the shortest by default.
    private func pause(_ request: SensorConfiguration, pressure: Int) -> Int {
        if let standby = request.standby { return pauses.indices.nearest(to: standby) { pauses[$0] } ?? 0 }
        guard request.rate > 0 else { return 0 }
        let time = Self.measuringTime(pressure, Self.temperature(for: pressure))
        return pauses.indices.nearest(to: request.rate) { 1 / (time + pauses[$0]) } ?? 0
    }

    /// Temperature corrects the pressure: the highest pressure precision needs a better temperature.
    private static func temperature(for pressure: Int) -> Int { pressure == largestOversampling ? 2 : 1 }

    /// The duration of a measurement (seconds).
    private static func measuringTime(_ pressure: Int, _ temperature: Int) -> Double {
        let part = { (code: Int) in 2 * Double(oversampling[code]) }
        return (1 + part(temperature) + part(pressure) + (pressure > 0 ? 0.5 : 0)) / 1000
    }

    private static func code(_ value: Int, in values: [Int]) -> Int {
        values.indices.nearest(to: Double(value)) { Double(values[$0]) } ?? 0
    }

    var configurationRegisters: [(register: BoardRegister, size: Int)] { [(Self.configuration, 2)] }

    func configuration(_ values: inout ByteReader) throws(ByteError) -> SensorConfiguration? {
        let (measurement, configuration) = (try values.read(UInt8.self), try values.read(UInt8.self))
        let (pressure, temperature) = (Int(measurement >> 2 & 7), Int(measurement >> 5))
        let (smoothing, pause) = (Int(configuration >> 2 & 7), Int(configuration >> 5))
        guard Self.oversampling.indices.contains(pressure), Self.oversampling.indices.contains(temperature),
            Self.smoothing.indices.contains(smoothing)
        else { return nil }
        return self.configuration(pressure, temperature, smoothing, pause)
    }

    func hands(_ output: BoardRegister, on areOn: Bool) -> [[UInt8]] { [] }
}
