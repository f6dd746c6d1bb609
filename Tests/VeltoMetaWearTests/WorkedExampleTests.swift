import Testing
import VeltoCore
import VeltoWearable
import WorkedExamples

@testable import VeltoMetaWear

/// The worked examples of the MetaWear protocol notes; Tests/WorkedExamples/MetaWear holds them as data.
@Suite struct BoardExampleTests {
    @Test(arguments: try WorkedExample.all(in: "MetaWear"))
    func anExampleHolds(_ example: WorkedExample) throws {
        #expect(try example.faults(exampleThing) == [])
    }

    /// Each expectation is changed by little more than its tolerance, and each is missed.
    @Test(arguments: try WorkedExample.all(in: "MetaWear"))
    func everyExpectationCanFail(_ example: WorkedExample) throws {
        #expect(example.expectationCount > 0)
        #expect(try example.spoilt.faults(exampleThing).count == example.expectationCount)
    }
}

private func exampleThing(_ table: WorkedExample.Table) throws -> (any ExampleThing)? {
    switch table.thing {
    case "module": ExampleModule()
    case "chip": ExampleChip(table.setup)
    case "signal": ExampleSignal(table.setup)
    case "light": ExampleLight(table.setup)
    case "detector": try ExampleDetector(table.setup)
    default: throw UnknownThing(name: table.thing)
    }
}

/// The answer about a module.
private struct ExampleModule: ExampleThing {
    func play(_ given: Row) -> Row {
        let info = ModuleInfo(answer: bytes(given["answer"] ?? ""))
        return [
            "present": words(info != nil), "implementation": words(info.map { Int($0.implementation) }),
            "revision": words(info.map { Int($0.revision) }), "extra": words((info?.extra ?? []).map { Int($0) }),
        ]
    }
}

/// What a chip is set to.
private struct ExampleChip: ExampleThing {
    private let chip: InertialChip

    init(_ setup: Row) {
        let chips = InertialChip.all.filter { Int($0.implementation) == setup.integer("implementation") }
        chip = chips.first { Int($0.module.rawValue) == setup.integer("module") } ?? InertialChip.all[0]
    }

    func play(_ given: Row) -> Row {
        let setting = chip.nearest(rate: given.number("rate", 100), range: given.number("range", 2))
        return [
            "configuration": Hex.text(chip.configure(setting).span), "hz": words(setting.rate.frequency),
            "limit": words(setting.range.limit),
            "start": chip.start(setting).map { Hex.text($0.span) }.joined(separator: ", "),
        ]
    }
}

/// What a packet says.
private struct ExampleSignal: ExampleThing {
    private let setup: Row

    init(_ setup: Row) { self.setup = setup }

    func play(_ given: Row) throws -> Row {
        let module = BoardModule(rawValue: UInt8(setup.integer("module")))
        let extra = bytes(setup["extra"] ?? "")
        let info = ModuleInfo(
            answer: [0, 0, UInt8(setup.integer("implementation", 0)), UInt8(setup.integer("revision", 0))] + extra)
        let signals = BoardSignals.available([module: try #require(info)])
        let signal = try #require(signals.first { $0.identifier == setup["named"] })
        let limit = setup.number("range", 2)
        let scale = signal.chip.map { $0.nearest(rate: 100, range: limit).scale }
        let packet = bytes(given["bytes"] ?? "")
        var values: [Double] = []
        for start in stride(from: 0, through: packet.count - signal.offset - signal.size, by: signal.size) {
            let part = Array(packet.prefix(signal.offset)) + packet.dropFirst(signal.offset + start)
            for (field, number) in zip(signal.fields, try signal.numbers(in: part)) {
                let raw = signal.description.rawType == .int32 ? Double(Int32(bitPattern: number)) : Double(number)
                values.append(raw * (scale ?? field.scale))
            }
        }
        return ["values": words(values)]
    }
}

/// A pattern of the light.
private struct ExampleLight: ExampleThing {
    private let setup: Row

    init(_ setup: Row) { self.setup = setup }

    func play(_ given: Row) -> Row {
        let colors: [String: LightPattern.Color] = ["green": .green, "red": .red, "blue": .blue]
        let presets: [String: (LightPattern.Color) -> LightPattern] = [
            "blink": { .blink($0) }, "breathe": { .breathe($0) }, "solid": { .solid($0) }, "flash": { .flash($0) },
        ]
        let color = colors[setup["color"] ?? ""] ?? .green
        var pattern = presets[setup["preset"] ?? ""]?(color) ?? LightPattern(color)
        pattern.high = given.number("high", pattern.high)
        pattern.rise = given.number("rise", pattern.rise)
        pattern.hold = given.number("hold", pattern.hold)
        pattern.fall = given.number("fall", pattern.fall)
        pattern.period = given.number("period", pattern.period)
        pattern.delay = given.number("delay", pattern.delay)
        pattern.repeatCount = given.integer("repeats", pattern.repeatCount)
        let bytes = pattern.bytes(revision: UInt8(setup.integer("revision", 1)))
        return ["packet": Hex.text(BoardRegister(.led, 3).command(bytes).span)]
    }
}

/// A detector that is started, or has found something.
private struct ExampleDetector: ExampleThing {
    private let chip: DetectorChip
    private let detector: Detector
    private let range: Int

    init(_ setup: Row) throws {
        let answer = [0, 0, UInt8(setup.integer("implementation")), UInt8(setup.integer("revision", 2))]
        let info = try #require(ModuleInfo(answer: answer))
        chip = try #require(DetectorChip.of(info))
        let found = chip.detectors.first { $0.kind.description.filter { $0 != " " } == setup["named"]?.lowercased() }
        detector = try #require(found)
        range = [2.0, 4, 8, 16].firstIndex(of: setup.number("range", 2)) ?? 0
    }

    func play(_ given: Row) throws -> Row {
        if let packet = given["bytes"] { return found(bytes(packet)) }
        let number = { (name: String) in given[name].map { _ in given.number(name) } }
        var configuration = DetectorConfiguration(detector.kind)
        configuration.threshold = number("threshold")
        configuration.duration = number("duration")
        configuration.axes = number("axes").map { .init(rawValue: UInt8($0)) }
        configuration.mode = given["mode"].flatMap { Self.modes[$0] }
        configuration.window = number("window")
        configuration.quiet = number("quiet")
        configuration.shock = number("shock")
        configuration.hysteresis = number("hysteresis")
        configuration.arm = given["arm"].map { $0 == "left" ? .left : .right }
        configuration.count = number("count").map { Int($0) }
        var running = RunningDetectors()
        let set = try running.set(detector, configuration, range: range)
        return [
            "settings": set.map { Hex.text($0.span) } ?? "–",
            "switches": try detector.enabling(configuration).map { Hex.text($0.span) }.joined(separator: ", "),
            "cleared": Hex.text(running.clearing(chip.stepReset).span),
        ]
    }

    private func found(_ packet: [UInt8]) -> Row {
        let detection = detector.detection(in: Array(packet[2...]).span)
        return [
            "code": words(detection?.code), "axes": words(detection.map { Int($0.axes) }),
            "sign": words(detection?.sign),
        ]
    }

    private static let modes: [String: DetectorConfiguration.Mode] = [
        "sum": .sum, "normal": .normal, "sensitive": .sensitive, "robust": .robust,
    ]
}
