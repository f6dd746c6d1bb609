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
    case "sensor": try ExampleSensor(table.setup)
    case "signal": ExampleSignal(table.setup)
    case "light": ExampleLight(table.setup)
    case "detector": try ExampleDetector(table.setup)
    default: throw UnknownThing(name: table.thing)
    }
}

/// The answer about a module.
private struct ExampleModule: ExampleThing {
    func play(_ given: Row) -> Row {
        let info = ModuleInfo(answer: ReceivedBytes(bytes(given["answer"] ?? "")))
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
        let start = chip.hands(chip.configurationRegisters[0].register, on: true) + setting.start
        return [
            "configuration": text(setting.packets), "hz": words(setting.configuration.rate),
            "limit": words(setting.configuration.range), "start": text(start),
        ]
    }
}

/// A sensor that is set as a row wants it.
private struct ExampleSensor: ExampleThing {
    private let chip: any SensorChip
    private let output: BoardRegister

    init(_ setup: Row) throws {
        let accelerometer = UInt8(setup.integer("implementation", 4))
        let answers: [[UInt8]] = [
            [0x03, 0x80, accelerometer, 2], [0x12, 0x80, 0, 0], [0x13, 0x80, accelerometer == 4 ? 1 : 0, 1],
            [0x14, 0x80, 0, 0], [0x15, 0x80, 0, UInt8(setup.integer("revision", 2))], [0x16, 0x80, 0, 0],
            [0x19, 0x80, 0, 3],
        ]
        let modules = answers.compactMap { answer in
            ModuleInfo(answer: ReceivedBytes(answer)).map { (BoardModule(rawValue: answer[0]), $0) }
        }
        let sensors = Dictionary(uniqueKeysWithValues: BoardSensor.allCases.map { ("\($0)", $0) })
        let names = ["light": BoardSensor.light, "fusion": .fusion]
        let sensor = try #require(names[setup["named"] ?? ""] ?? sensors[setup["named"] ?? ""])
        chip = try #require(sensor.chip(in: Dictionary(uniqueKeysWithValues: modules)))
        output = BoardRegister(sensor.module, UInt8(setup.integer("output", 5)))
    }

    func play(_ given: Row) -> Row {
        let setting = chip.nearest(wanted(given))
        let steps = setting.setUp.map { step in
            switch step {
            case .write(let packet), .stop(let packet): Hex.text(packet.span)
            case .wake(_, let seconds): "wait \(seconds)"
            }
        }
        let isRead = setting.start.isEmpty
        let start = setting.prepare + (isRead ? [] : chip.hands(output, on: true)) + setting.start
        return [
            "set": steps.joined(separator: ", "), "start": text(start), "stop": text(setting.stop),
            "hz": words(setting.configuration.rate),
        ]
    }

    private func wanted(_ given: Row) -> SensorConfiguration {
        let modes: [String: FusionMode] = ["ndof": .ndof, "imuPlus": .imuPlus, "compass": .compass, "m4g": .m4g]
        let integer = { (name: String) in given[name].map { _ in given.integer(name) } }
        let number = { (name: String) in given[name].map { _ in given.number(name) } }
        var wanted = chip.standard
        wanted.rate = number("rate") ?? wanted.rate
        wanted.range = number("range") ?? wanted.range
        wanted.repetitionsXY = integer("repetitionsXY")
        wanted.repetitionsZ = integer("repetitionsZ")
        wanted.oversampling = integer("oversampling")
        wanted.smoothing = integer("smoothing")
        wanted.standby = number("standby")
        wanted.gain = integer("gain")
        wanted.integration = number("integration")
        wanted.fusion = given["fusion"].flatMap { modes[$0] }
        wanted.rotationRange = number("rotationRange")
        return wanted
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
            answer: ReceivedBytes(
                [0, 0, UInt8(setup.integer("implementation", 0)), UInt8(setup.integer("revision", 0))] + extra))
        let modules = [module: try #require(info)]
        let signals = BoardSignals.available(modules)
        let signal = try #require(signals.first { $0.identifier == setup["named"] })
        let limit = setup.number("range", 2)
        let scale = signal.sensor?.chip(in: modules)?.nearest(rate: 100, range: limit).scale
        let packet = bytes(given["bytes"] ?? "")
        var values: [Double] = []
        for start in stride(from: 0, through: packet.count - signal.offset - signal.size, by: signal.size) {
            let part = Array(packet.prefix(signal.offset)) + packet.dropFirst(signal.offset + start)
            for (field, raw) in zip(signal.fields, try raw(part, signal)) {
                values.append(raw * (scale ?? field.scale))
            }
        }
        return ["values": words(values)]
    }

    private func raw(_ packet: [UInt8], _ signal: BoardSignal) throws -> [Double] {
        switch signal.description.rawType {
        case .float32:
            var fractions = InlineArray<8, Float>(repeating: 0)
            let count = try signal.fractions(in: ByteReader(packet.span), &fractions)
            return (0..<count).map { Double(fractions[$0]) }
        case .int32: return try signal.numbers(in: ByteReader(packet.span)).map { Double(Int32(bitPattern: $0)) }
        default: return try signal.numbers(in: ByteReader(packet.span)).map { Double($0) }
        }
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
        let info = try #require(ModuleInfo(answer: ReceivedBytes(answer)))
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
        let found = detector.detection(in: ByteReader(packet.span, at: BoardPacket.headerSize))
        guard case .detected(_, let code, let axes, let sign, _) = found else {
            return ["code": "–", "axes": "–", "sign": "–"]
        }
        return ["code": words(code), "axes": words(Int(axes)), "sign": words(sign)]
    }

    private static let modes: [String: DetectorConfiguration.Mode] = [
        "sum": .sum, "normal": .normal, "sensitive": .sensitive, "robust": .robust,
    ]
}

/// Packets in hexadecimal digits.
private func text(_ packets: [[UInt8]]) -> String {
    packets.isEmpty ? "–" : packets.map { Hex.text($0.span) }.joined(separator: ", ")
}

extension SensorSetting {
    /// The packets that set the sensor.
    var packets: [[UInt8]] {
        setUp.compactMap { if case .write(let packet) = $0 { packet } else { nil } }
    }
}
