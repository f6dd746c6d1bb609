internal import VeltoCore

/// The humidity part of the BME280, which measures when it is read.
///
/// Source: MetaWear module protocol, 4.16.
struct Hygrometer: SensorChip {
    /// Oversampling in the order of its codes, which count from 1.
    private static let oversampling = [1, 2, 4, 8, 16]
    private static let configuration = BoardRegister(.humidity, 0x02)

    var standard: SensorConfiguration { SensorConfiguration(rate: 0) }

    func nearest(_ request: SensorConfiguration) -> SensorSetting {
        let index =
            Self.oversampling.indices.nearest(to: Double(request.oversampling ?? 1)) { Double(Self.oversampling[$0]) }
        let code = (index ?? 0) + 1
        var chosen = SensorConfiguration(rate: 0)
        chosen.oversampling = Self.oversampling[code - 1]
        return SensorSetting(
            configuration: chosen, setUp: [.write(Self.configuration.command(UInt8(code)))], start: [], stop: [])
    }

    var configurationRegisters: [(register: BoardRegister, size: Int)] { [(Self.configuration, 1)] }

    func configuration(_ values: inout ByteReader) throws(ByteError) -> SensorConfiguration? {
        let index = Int(try values.read(UInt8.self)) - 1
        guard Self.oversampling.indices.contains(index) else { return nil }
        var found = SensorConfiguration(rate: 0)
        found.oversampling = Self.oversampling[index]
        return found
    }

    func hands(_ output: BoardRegister, on areOn: Bool) -> [[UInt8]] { [] }
}
