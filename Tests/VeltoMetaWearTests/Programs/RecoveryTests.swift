import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Processors of others that a board describes, as parts of its program.
@Suite struct RecoveryTests {
    private static let modules = ProgramBench.modules + ["03 80 01 02", "13 80 00 01", "19 80 00 00"]
    private static let signals = PlanTests.plan(modules).signals

    /// The program of a board with those processors, read and adopted; the sensors are set to ±8 g and ±125 °/s.
    private static func program(_ rows: [(UInt8, String)]) -> BoardProgram {
        var program = BoardProgram(PlanTests.plan(modules).modules)
        var answers: [UInt8: ProcessorAnswer?] = [:]
        for (number, text) in rows {
            answers[number] = ProcessorAnswer(answer: ReceivedBytes(bytes("09 82 " + text + " A5 A5 A5")))
        }
        _ = program.take(answers, .current, isWhole: true)
        program.adoptProcessors(.current) { module, register, id, chunk in
            ProcessorSignal(rootOf: (module, register, id), chunk, in: signals) { signal in
                let scale: Double? =
                    switch signal.identifier {
                    case "acceleration": 1.0 / 4096
                    case "angular-velocity": 1.0 / 262.4
                    default: nil
                    }
                return .init(scale: scale, rate: 50, isKnown: true)
            }
        }
        return program
    }

    private static func output(_ number: UInt8, of program: BoardProgram) -> ProcessorSignal? {
        guard case .processor(let processor)? = program.item(PartID(.anotherProgram, .processor, number))?.contents
        else {
            return nil
        }
        return processor.source.output(of: processor.configuration, .value(number))
    }

    private static let example58 = [
        (UInt8(0), "03 04 FF A0 07 A5 00"), (1, "09 03 00 20 02 07"), (2, "09 03 01 60 08 13 30 75 00 00"),
        (3, "09 03 01 60 0F 03"),
    ]

    @Test func example59IsDecodedInTheScaleOfTheRoot() throws {
        let program = Self.program(Self.example58)
        let time = try #require(Self.output(2, of: program))
        #expect(time.payload.samples(in: answer("93 12 00 00")).first?.values == [4755.0 / 4096])
        #expect(time.payload.samples(in: answer("01 1B 70 00")).first?.values == [1793.687744140625])
        #expect(time.payload.number.unit == .acceleration)
        #expect(program.items.count == 4 && program.foreign[.processor] == [], "each is listed once")
    }

    @Test func example60IsTakenApart() throws {
        let program = Self.program([
            (0, "13 05 FF A0 0F 05"), (1, "03 04 FF A0 1B 01 00 00 00 00 00 00 00 00 00 00 00 00"),
        ])
        let fused = try #require(Self.output(1, of: program))
        let values = try #require(
            fused.payload.samples(in: answer("86 FE 49 01 6D 41 44 00 79 00 0C 00")).first?.values)
        #expect(fused.path.identifier() == "acceleration:fuser?id=1" && values.count == 6)
        #expect(values.suffix(3).map { ($0 * 1e6).rounded() } == [259146, 461128, 45732])
    }

    @Test func theBytesOfOthersStayAsTheyWere() throws {
        // An older form of time, a counter without the size of its input, and a length that reads as 8.
        for text in ["19 07 FF E0 08 07 E8 03 00 00", "03 04 FF 60 02 10", "09 03 05 20 01 00 00 00"] {
            let program = Self.program([(5, "03 04 FF A0 07 A5 00"), (7, text)])
            guard case .processor(let processor)? = program.item(PartID(.anotherProgram, .processor, 7))?.contents
            else { throw VeltoError(.notFound, text) }
            let packet = ProcessorPackets.create(processor, .current)
            #expect(packet.text == "09 02 " + text && processor.found?.isWhole == true)
        }
    }

    @Test func aSourceOfOtherBytesThanASignalHasIsRaw() throws {
        let program = Self.program([(0, "03 04 FF 61 02 07"), (1, "77 05 02 40 01 00 00 00")])
        #expect(Self.output(0, of: program)?.path.identifier() == "acceleration:accumulate?id=0")
        #expect(Self.output(1, of: program)?.path.identifier() == "register 77 05 02:passthrough?id=1")
        #expect(Self.output(1, of: program)?.payload.size == 3)
    }

    @Test func boardsThatTellNonsenseAreSurvived() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let rows = (0..<28).map { number in
                let source = Bool.random() ? "09 03 \(Hex.text([UInt8.random(in: 0...27)].span))" : "03 04 FF"
                let code = [1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 27, 63].randomElement(using: &random) ?? 1
                let rest = (0..<13).map { _ in UInt8.random(in: 0...27, using: &random) }
                return (UInt8(number), "\(source) \(Hex.text(([UInt8.random(in: 0...255), UInt8(code)] + rest).span))")
            }
            var plan = PlanTests.plan(Self.modules)
            plan.program = Self.program(rows)
            for signal in plan.processedSignals {
                _ = (signal.description, LogSource(signal.asStored), signal.sensors)
                _ = try? LoggerLayout(signal.asStored, loggers: Array(0..<UInt8(clamping: signal.loggerSlots)))
            }
            for item in plan.program.items { _ = try? plan.program.removal(of: item.id, cascade: true) }
            #expect(plan.program.savedParts.count == plan.program.items.count)
        }
    }
}
