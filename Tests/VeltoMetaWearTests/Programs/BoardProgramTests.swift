import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Slots, dependencies and removal of the parts of a board's program.
@Suite struct BoardProgramTests {
    private typealias Bench = ProgramBench
    private let comparator = ProcessorConfiguration.comparator(ComparatorProcessor(.less, [1], isSigned: true))
    private let command = BoardPacket([2, 1, 1])

    /// Adds a part that has the number that the board gives it.
    private func add(
        _ contents: ProgramItem.Contents, _ number: UInt8, to program: inout BoardProgram
    ) throws -> PartID {
        let id = Bench.part(UInt32(program.items.count + 1))
        try program.add(contents, as: id, .current)
        program.created(id, [number])
        return id
    }

    private func processor(_ source: ProcessorSignal, _ configuration: ProcessorConfiguration? = nil)
        -> ProgramItem.Contents
    {
        .processor(Processor(source: source, configuration: configuration ?? comparator))
    }

    private func output(_ number: UInt8) -> ProcessorSignal { Bench.output(number, width: 2, .signed) }

    /// Math 1 has the comparators 2 (event 3) and 5 (event 5); behind 2 come 3 and 4 (event 4), behind 5 come 6 and 7 (event 6).
    @Test func aCascadeGoesFromTheLeaves() throws {
        var program = Bench.program
        let root = try add(processor(output(0), .math(MathProcessor(.modulus, 2, isSigned: true))), 1, to: &program)
        for (number, source) in [(2, 1), (3, 2), (4, 3), (5, 1), (6, 5), (7, 6)] as [(UInt8, UInt8)] {
            _ = try add(processor(output(source)), number, to: &program)
        }
        for (number, source) in [(3, 2), (4, 4), (5, 5), (6, 7)] as [(UInt8, UInt8)] {
            _ = try add(.events([try BoardEvent(output(source), command)]), number, to: &program)
        }
        let removal = try program.removal(of: root, cascade: true)
        #expect(
            removal.map(\.packet.text) == [
                "09 06 04", "0A 04 04", "09 06 03", "09 06 02", "0A 04 03", "09 06 07", "0A 04 06", "09 06 06",
                "09 06 05",
                "0A 04 05", "09 06 01",
            ], "E-31")
        #expect(Set(removal.map(\.part)).count == 11)
        #expect(throws: VeltoError.self) { try program.removal(of: root, cascade: false) }
        do throws(VeltoError) {
            _ = try program.removal(of: root, cascade: false)
        } catch {
            #expect(error.code == .hasDependents && error.message.contains("depends on the math of acceleration"))
        }
        program.removed(removal.map(\.part))
        #expect(program.items.isEmpty && program.freeSlots(.processor) == 28)
        #expect(throws: VeltoError.self) { try program.removal(of: root, cascade: true) }
    }

    @Test func whatNamesAPartIsRemovedBeforeIt() throws {
        var program = Bench.program
        let acceleration = try Bench.signal("acceleration")
        let gate = try add(processor(acceleration, .passthrough(PassthroughProcessor(.count))), 0, to: &program)
        let timer = try add(.timer(try BoardTimer(period: 1)), 2, to: &program)
        let opening = try ProcessorPackets.setState(
            .slot(of: gate), of: .passthrough(PassthroughProcessor(.count)), to: 5)
        _ = try add(.events([try BoardEvent(BoardTimer.ticks(.slot(of: timer)), opening)]), 4, to: &program)
        let loggers = acceleration.output(of: .passthrough(PassthroughProcessor(.count)), .slot(of: gate))
        let id = try add(.loggers(loggers), 0, to: &program)
        program.created(id, [0, 1])
        let order = try program.removal(of: gate, cascade: true).map(\.packet.text)
        #expect(order == ["0A 04 04", "0B 03 00", "0B 03 01", "09 06 00"])
        #expect(try program.removal(of: timer, cascade: true).map(\.packet.text) == ["0C 05 02", "0A 04 04"])
        #expect(program.dependents(of: gate).count == 2 && program.dependents(of: timer).count == 1)
    }

    @Test func aFuserDependsOnItsBuffers() throws {
        var program = Bench.program
        let (acceleration, rotation) = (try Bench.signal("acceleration"), try Bench.signal("angular-velocity"))
        let buffer = try add(processor(rotation, .buffer(BufferProcessor())), 0, to: &program)
        let fuser = ProcessorConfiguration.fuser(FuserProcessor([(.slot(of: buffer), rotation.payload)]))
        let id = try add(processor(acceleration, fuser), 1, to: &program)
        #expect(program.dependents(of: buffer) == [id])
        #expect(try program.removal(of: buffer, cascade: true).map(\.packet.text) == ["09 06 01", "09 06 00"])
    }

    @Test func aFailureEndsWhatDependsOnIt() throws {
        var program = Bench.program
        let acceleration = try Bench.signal("acceleration[0]")
        let first = try add(processor(acceleration), 0, to: &program)
        let second = try add(processor(acceleration.output(of: comparator, .slot(of: first))), 1, to: &program)
        let third = try add(.loggers(acceleration.output(of: comparator, .slot(of: second))), 0, to: &program)
        #expect(program.failed(first) == [second, third] && program.items.isEmpty)
        #expect(throws: VeltoError.self) {
            try program.add(processor(acceleration.output(of: comparator, .slot(of: first))), as: first, .current)
        }
    }

    // MARK: Slots

    @Test func slotsAreCountedBeforeTheBoardRefuses() throws {
        var program = Bench.program
        let acceleration = try Bench.signal("acceleration")
        for number in 0..<28 {
            _ = try add(processor(acceleration, .vector(VectorProcessor(.rms))), UInt8(number), to: &program)
        }
        do throws(VeltoError) {
            try program.add(processor(acceleration, .vector(VectorProcessor(.rms))), as: Bench.part(99), .current)
            Issue.record("there are 28")
        } catch {
            #expect(error.code == .noSlot)
            #expect(
                error.message
                    == "the rms of acceleration takes 1 of the board's 28 processors, and 0 are free: remove others")
        }
        let quaternion = try Bench.signal("quaternion")
        _ = try add(.loggers(quaternion), 0, to: &program)
        _ = try add(.loggers(quaternion), 4, to: &program)
        #expect(program.freeSlots(.logging) == 0 && isRefused(.loggers(acceleration), program))
        for number in 0..<8 { _ = try add(.timer(try BoardTimer(period: 1)), UInt8(number), to: &program) }
        #expect(isRefused(.timer(try BoardTimer(period: 1)), program))
        #expect(isRefused(.loggers(BoardTimer.ticks(.value(0))), Bench.program), "ticks have nothing to log")
        #expect(isRefused(.timer(try BoardTimer(period: 1)), BoardProgram()), "no timer module")
    }

    private func isRefused(_ contents: ProgramItem.Contents, _ program: BoardProgram) -> Bool {
        var copy = program
        return (try? copy.add(contents, as: ProgramBench.part(77), .current)) == nil && copy.items == program.items
    }

    @Test func slotsOfOthersAreTaken() throws {
        var program = Bench.program
        program.foreign[.timer] = [0, 3, 7]
        #expect(program.freeSlots(.timer) == 5)
        _ = try add(.timer(try BoardTimer(period: 1)), 3, to: &program)
        #expect(program.freeSlots(.timer) == 5, "one of those was ours")
    }

    // MARK: Forecast

    @Test func aForecastSaysSlotsRatesAndLosses() throws {
        let acceleration = try Bench.signal("acceleration", rate: 200)
        let (rss, average, time) = (Bench.part(1), Bench.part(2), Bench.part(3))
        let length = acceleration.output(of: .vector(VectorProcessor(.rss)), .slot(of: rss))
        let mean = length.output(of: .average(AverageProcessor(window: 8)), .slot(of: average))
        let slow = mean.output(of: .time(TimeProcessor(.absolute, period: 100)), .slot(of: time))
        let parts: [(PartID, ProgramItem.Contents)] = [
            (rss, processor(acceleration, .vector(VectorProcessor(.rss)))),
            (average, processor(length, .average(AverageProcessor(window: 8)))),
            (time, processor(mean, .time(TimeProcessor(.absolute, period: 100)))), (Bench.part(4), .loggers(slow)),
        ]
        let forecast = try ProgramForecast(parts, on: Bench.program, .current, streaming: [mean], carried: 50)
        #expect(forecast.slots == [.processor: 3, .logging: 1] && forecast.freeSlots == [.processor: 25, .logging: 7])
        #expect(forecast.rates == [rss: .steady(200), average: .steady(200), time: .steady(10)])
        #expect(forecast.packetCount == 4 && forecast.heldSize == 16 + 2 + 4)
        #expect(forecast.notificationRate == 200 && forecast.lostShare == 0.75 && forecast.entryRate == 10)
        #expect(Bench.program.items.isEmpty)
        let buffer = mean.output(of: .buffer(BufferProcessor()), .value(9))
        #expect(throws: VeltoError.self) {
            try ProgramForecast(parts, on: Bench.program, .current, streaming: [buffer])
        }
        #expect(throws: VeltoError.self) {
            try ProgramForecast([(rss, processor(try Bench.signal("quaternion")))], on: Bench.program, .current)
        }
    }

    // MARK: Numbers at boot

    @Test func partsOfBootMacrosAreNumberedInTheirOrder() throws {
        func part(_ number: UInt32, _ module: BoardModule, _ count: Int = 1) -> PlannedNumbers.Part {
            PlannedNumbers.Part(id: Bench.part(number), module: module, count: count)
        }
        var first = PlannedNumbers()
        #expect(first.add(part(1, .processor)) == 0 && first.add(part(2, .processor)) == 1)
        #expect(
            first.add(part(3, .timer)) == 0 && first.add(part(4, .event, 3)) == 0 && first.add(part(5, .event)) == 3)
        #expect(first.add(part(6, .logging)) == nil, "loggers survive a reset")
        #expect(first.parts.count == 5 && first.numbers[Bench.part(5)] == 3)
        let acceleration = try Bench.signal("acceleration")
        let rss = Processor(source: acceleration, configuration: .vector(VectorProcessor(.rss)))
        let commands = [ProcessorPackets.create(rss, .current), ProcessorPackets.create(rss, .current), command]
        let boot = try BoardMacro(commands, runsAtBoot: true)
        var second = PlannedNumbers(after: [boot, try BoardMacro([command], runsAtBoot: false)])
        #expect(second.add(part(1, .processor)) == 2 && second.add(part(2, .event)) == 0)
        for _ in 0..<300 { _ = second.add(part(3, .processor)) }
        #expect(second.add(part(3, .processor)) == nil)
        #expect(throws: VeltoError.self, "numbers are known after a reset alone") {
            try BoardMacro(commands, runsAtBoot: false)
        }
        let logger = ProgramPackets.loggers(of: acceleration)
        #expect(throws: VeltoError.self) { try BoardMacro(logger, runsAtBoot: true) }
        #expect(throws: VeltoError.self) { try BoardEvent(acceleration, commands[0]) }
        #expect(throws: VeltoError.self) { try BoardEvent(acceleration, logger[0]) }
        #expect(logger.map(\.text) == ["0B 02 03 04 FF 60", "0B 02 03 04 FF 24"], "E-11")
        let battery = try Bench.signal("battery")
        #expect(ProgramPackets.loggers(of: battery).map(\.text) == ["0B 02 11 CC FF 40"], "E-10, the silent form")
    }
}
