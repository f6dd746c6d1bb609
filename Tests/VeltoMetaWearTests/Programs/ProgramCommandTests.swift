import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Commands that create, change and remove parts of a board's program, as values.
@Suite struct ProgramCommandTests {
    private typealias Bench = ProgramBench
    private let rss = Bench.part(1)
    private let average = Bench.part(2)
    private let timer = Bench.part(3)
    private let events = Bench.part(4)
    private let macro = Bench.part(5)

    private func created(_ text: String...) -> [ReceivedBytes] { text.map { ReceivedBytes(Hex.bytes($0)) } }

    private func createRSS() throws -> CreateProcessor {
        let acceleration = try Bench.signal("acceleration")
        return CreateProcessor(
            part: rss, processor: Processor(source: acceleration, configuration: .vector(VectorProcessor(.rss))))
    }

    private func createAverage(window: UInt8 = 4) throws -> CreateProcessor {
        let length = try Bench.signal("acceleration").output(of: .vector(VectorProcessor(.rss)), .slot(of: rss))
        let configuration = ProcessorConfiguration.average(AverageProcessor(window: window))
        return CreateProcessor(part: average, processor: Processor(source: length, configuration: configuration))
    }

    /// A board with the RSS 5 and the average 7.
    private func board() throws -> BoardPlan {
        var board = Bench.plan
        _ = try createRSS().plan(on: &board)
        _ = try createRSS().finish(created("09 02 05"), on: &board)
        _ = try createAverage().plan(on: &board)
        _ = try createAverage().finish(created("09 02 07"), on: &board)
        return board
    }

    private func refusal(_ command: some BoardCommand, on board: BoardPlan) -> String? {
        var board = board
        do throws(VeltoError) {
            try command.check()
            _ = try command.plan(on: &board)
            return nil
        } catch { return error.message }
    }

    @Test func aChainIsCreatedWithTheNumbersThatTheBoardGives() throws {
        var board = Bench.plan
        #expect(PlanTests.lines(try createRSS().plan(on: &board)) == ["09 02 03 04 FF A0 07 A5 01?"])
        #expect(board.program.items.isEmpty, "the board has not answered")
        #expect(
            refusal(try createAverage(), on: board)?.contains("depends on a part that the board no longer has") == true)
        _ = try createRSS().finish(created("09 02 05"), on: &board)
        #expect(PlanTests.lines(try createAverage().plan(on: &board)) == ["09 02 09 03 05 20 03 05 04 00?"])
        _ = try createAverage().finish(created("09 02 07"), on: &board)
        #expect(board.slots == [rss: 5, average: 7] && board.program.freeSlots(.processor) == 26)
    }

    @Test func answersWithoutANewNumberFail() throws {
        var board = try board()
        let third = CreateProcessor(
            part: Bench.part(9), processor: try createRSS().processor)
        #expect(throws: VeltoError.self) { try third.finish(created("09 02"), on: &board) }
        #expect(throws: VeltoError.self) { try third.finish(created("09 02 05"), on: &board) }
        #expect(throws: VeltoError.self) { try third.finish([], on: &board) }
        #expect(board.program.items.count == 2)
        do throws(VeltoError) {
            _ = try third.finish(created("09 02"), on: &board)
        } catch {
            #expect(error.code == .noSlot && error.message.contains("no free slot for the rss of acceleration"))
        }
    }

    @Test func eventsAreAskedForOneByOne() throws {
        var board = try board()
        let length = try createAverage().processor.source
        let commands = [BoardPacket([2, 1, 1]), ProcessorPackets.remove(.slot(of: average))]
        let command = try CreateEvents(events, length, commands)
        #expect(
            PlanTests.lines(try command.plan(on: &board)) == [
                "0A 02 09 03 05 02 01 01, 0A 03 01?", "0A 02 09 03 05 09 06 01, 0A 03 07?",
            ])
        _ = try command.finish(created("0A 02 00", "0A 02 03"), on: &board)
        #expect(board.program.item(events)?.numbers == [0, 3] && board.program.freeSlots(.event) == 26)
        let removal = try RemovePart(part: events).plan(on: &board)
        #expect(removal.writes.map(\.packet.text) == ["0A 04 00", "0A 04 03"])
        #expect(board.program.item(events) == nil && board.slots[events] == nil)
    }

    @Test func timersRunAndStop() throws {
        var board = Bench.plan
        let create = CreateTimer(part: timer, timer: try BoardTimer(period: 1))
        #expect(PlanTests.lines(try create.plan(on: &board)) == ["0C 02 E8 03 00 00 FF FF 00?"])
        _ = try create.finish(created("0C 02 02"), on: &board)
        let start = try RunTimer(part: timer, isOn: true).plan(on: &board).writes.map(\.packet)
        #expect(try start.map { try $0.resolved(by: board.slots) } == [[0x0C, 3, 2]])
        let stop = try RunTimer(part: timer, isOn: false).plan(on: &board).writes.map(\.packet)
        #expect(try stop.map { try $0.resolved(by: board.slots) } == [[0x0C, 4, 2]])
        #expect(refusal(RunTimer(part: rss, isOn: true), on: board)?.contains("no longer has the timer") == true)
    }

    @Test func processorsAreConfiguredSetAndReset() throws {
        var board = try board()
        func packets(_ command: some BoardCommand) throws -> [String] {
            try command.plan(on: &board).writes.map {
                let bytes = try $0.packet.resolved(by: board.slots)
                return Hex.text(bytes.span)
            }
        }
        let wider = ProcessorConfiguration.average(AverageProcessor(window: 9))
        #expect(try packets(ConfigureProcessor(part: average, configuration: wider)) == ["09 05 07 03 05 09 00"])
        #expect(board.program.item(average)?.contents == .processor(try createAverage(window: 9).processor))
        #expect(try packets(ResetProcessor(part: average)) == ["09 04 07"])
        #expect(refusal(ResetProcessor(part: rss), on: board)?.contains("rss cannot be reset") == true)
        #expect(refusal(SetProcessorState(part: rss, value: 1), on: board)?.contains("has no state") == true)
        let highPass = ProcessorConfiguration.average(AverageProcessor(window: 9, isHighPass: true))
        #expect(
            refusal(ConfigureProcessor(part: average, configuration: highPass), on: board)?.contains(
                "changes the output") == true)
        let other = ProcessorConfiguration.vector(VectorProcessor(.rms))
        #expect(
            refusal(ConfigureProcessor(part: average, configuration: other), on: board)?.contains("config.type") == true
        )
    }

    @Test func aPartIsRemovedWithWhatDependsOnIt() throws {
        var board = try board()
        #expect(refusal(RemovePart(part: rss), on: board)?.contains("the low-pass of acceleration:rss?id=5") == true)
        let steps = try RemovePart(part: rss, cascade: true).plan(on: &board)
        #expect(steps.writes.map(\.packet.text) == ["09 06 07", "09 06 05"])
        #expect(steps.writes.allSatisfy { $0.kind == .ending } && board.slots.isEmpty)
    }

    // MARK: Sequences and macros

    /// Planned parts of a sequence, and the macro that it becomes: their numbers continue behind those of an earlier boot macro.
    @Test func aSequenceOfPartsBecomesABootMacro() throws {
        var idle = Bench.plan.idle
        let steps = try createRSS().plan(on: &idle) + createAverage().plan(on: &idle)
        let create = CreateTimer(part: timer, timer: try BoardTimer(period: 1))
        let ticks = BoardTimer.ticks(.slot(of: timer))
        let event = try CreateEvents(events, ticks, [ProcessorPackets.removeAllPacket, BoardPacket([2, 1, 1])])
        let more =
            try create.plan(on: &idle) + event.plan(on: &idle) + RunTimer(part: timer, isOn: true).plan(on: &idle)
        let commands = (steps + more).writes.map(\.packet)
        #expect(
            commands.map(\.text) == [
                "09 02 03 04 FF A0 07 A5 01", "09 02 09 03 .. 20 03 05 04 00", "0C 02 E8 03 00 00 FF FF 00",
                "0A 02 0C 06 .. 09 08 00", "0A 03", "0A 02 0C 06 .. 02 01 01", "0A 03 01", "0C 03 ..",
            ])
        #expect(idle.planned.numbers == [rss: 0, average: 1, timer: 0, events: 0])
        var board = try board()
        let earlier = CreateMacro(
            part: Bench.part(8), macro: try BoardMacro([commands[0], commands[2]], runsAtBoot: true))
        #expect(PlanTests.lines(try earlier.plan(on: &board)) == ["0F 02 01?"])
        _ = try earlier.finish(created("0F 02 00"), on: &board)
        let record = CreateMacro(
            part: macro, macro: try BoardMacro(commands, runsAtBoot: true), parts: idle.planned.parts)
        _ = try record.plan(on: &board)
        let writes = try record.finish(created("0F 02 01"), on: &board).writes.map(\.packet.text)
        #expect(
            writes == [
                "0F 03 09 02 03 04 FF A0 07 A5 01", "0F 03 09 02 09 03 01 20 03 05 04 00",
                "0F 03 0C 02 E8 03 00 00 FF FF 00",
                "0F 03 0A 02 0C 06 01 09 08 00", "0F 03 0A 03", "0F 03 0A 02 0C 06 01 02 01 01", "0F 03 0A 03 01",
                "0F 03 0C 03 01", "0F 04",
            ])
        #expect(try RunMacro(part: macro).plan(on: &board).writes.map(\.packet.text) == ["0F 05 .."])
        #expect(board.slots[macro] == 1 && board.program.freeSlots(.macro) == 6)
    }

    @Test func aBootMacroNamesNoPartOfNow() throws {
        let board = try board()
        let commands = [ProcessorPackets.remove(.slot(of: rss))]
        let boot = CreateMacro(part: macro, macro: try BoardMacro(commands, runsAtBoot: true))
        #expect(refusal(boot, on: board)?.contains("is gone after the reset") == true, "it is gone after the reset")
        let now = CreateMacro(part: macro, macro: try BoardMacro(commands, runsAtBoot: false))
        #expect(refusal(now, on: board) == nil)
        #expect(refusal(now, on: board.idle)?.contains("a sequence cannot record a macro") == true)
    }

    @Test func aMacroKeepsThePartsThatItNames() throws {
        var board = try board()
        let commands = [ProcessorPackets.remove(.slot(of: average))]
        let create = CreateMacro(part: macro, macro: try BoardMacro(commands, runsAtBoot: false))
        _ = try create.plan(on: &board)
        _ = try create.finish(created("0F 02 00"), on: &board)
        for cascade in [false, true] {
            let sentence = refusal(RemovePart(part: rss, cascade: cascade), on: board)
            #expect(sentence?.contains("a macro names the low-pass of acceleration:rss") == true)
        }
        let ended = board.program.failed(average)
        #expect(ended.isEmpty && board.program.item(macro) != nil, "it stays on the board")
    }

    @Test func aPlannedPartIsOfItsSequenceAlone() throws {
        var planned = PlannedParts()
        planned.add(rss)
        let used = try createAverage().usedParts
        #expect(throws: Never.self) { try planned.check(used, signal: nil, own: [rss]) }
        #expect(throws: VeltoError.self) { try planned.check(used, signal: nil, own: [timer]) }
        #expect(throws: VeltoError.self) { try planned.check([], signal: ProcessedSignal.outputKey(of: rss)) }
        planned.remove([rss])
        #expect(throws: Never.self) { try planned.check(used, signal: nil) }
    }

    @Test func macrosAreErasedTogether() throws {
        var board = Bench.plan
        let create = CreateMacro(part: macro, macro: try BoardMacro([BoardPacket([2, 1, 1])], runsAtBoot: false))
        _ = try create.plan(on: &board)
        _ = try create.finish(created("0F 02 04"), on: &board)
        #expect(refusal(RemovePart(part: macro), on: board)?.contains("erase them all") == true)
        #expect(EraseMacros().steps(on: &board).writes.map(\.packet.text) == ["0F 08"])
        #expect(board.program.items.isEmpty && refusal(RunMacro(part: macro), on: board) != nil)
    }

    @Test func aBoardWithoutTheModulesIsNamed() throws {
        let bare = PlanTests.plan()
        #expect(refusal(try createRSS(), on: bare) == "the board has no data processor module")
        #expect(
            refusal(CreateTimer(part: timer, timer: try BoardTimer(period: 1)), on: bare)
                == "the board has no timer module")
    }
}
