import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Signals and parts of boards for the tests of processors.
enum ProgramBench {
    static let modules = ["09 80 00 03 1C", "0A 80 00 00 1C", "0B 80 00 03 08", "0C 80 00 00 08", "0F 80 00 02 08"]
    static let plan = PlanTests.plan(modules + ["14 80 00 00"])
    static let program = BoardProgram(plan.modules)
    /// Firmware as the maker's tests have it, which shows the older forms where the revision matters.
    static let old = ProcessorFirmware(revision: 0, version: "1.3.6")
    static let oldest = ProcessorFirmware(revision: 0, version: "1.0.4")
    static let current = ProcessorFirmware.current

    /// A signal of the board by its identifier, with the scale of a range.
    static func signal(_ name: String, scale: Double? = nil, rate: Double? = nil, of plan: BoardPlan = plan) throws
        -> ProcessorSignal
    {
        if let signal = plan.signals.first(where: { $0.identifier == name }) {
            return try #require(ProcessorSignal(signal, scale: scale, rate: rate))
        }
        let parts = name.dropLast().split(separator: "[")
        let signal = try #require(plan.signals.first { $0.identifier == parts[0] })
        let channel = try #require(Int(parts[1]))
        return try #require(ProcessorSignal(signal, channel: channel, scale: scale, rate: rate))
    }

    /// The output of a processor as a plain number.
    static func output(
        _ number: UInt8, width: Int = 2, channels: Int = 1, _ kind: ProcessorNumber.Kind = .unsigned,
        unit: SampleUnit = .none, scale: Double = 1
    ) -> ProcessorSignal {
        let value = ProcessorNumber("value", width: width, kind, unit: unit, scale: scale)
        return ProcessorSignal(
            "acceleration", .processor, 0x03, id: .value(number),
            ProcessorPayload(Array(repeating: value, count: channels)), rate: .steady(100))
    }

    /// The packet that creates a processor, after its checks.
    static func packet(
        _ source: ProcessorSignal, _ configuration: ProcessorConfiguration, _ firmware: ProcessorFirmware = current
    ) throws -> String {
        try configuration.check(source, firmware)
        return ProcessorPackets.create(Processor(source: source, configuration: configuration), firmware).text
    }

    /// Makes handles of parts.
    static func part(_ number: UInt32) -> PartID {
        PartID(ObjectHandle(rawValue: 0x0100_0000_0000_0000 | UInt64(number)))
    }
}
