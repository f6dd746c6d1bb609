import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Timers, events and macros on a board in miniature.
@Suite struct ProgramSessionTests {
    // MARK: Timers

    @Test func ticksAreStreamedUntilTheTimerIsRemoved() throws {
        let rig = ProgramRig()
        let (other, create) = (try rig.timer(period: 2), try rig.timer())
        #expect(rig.perform(other) && rig.perform(create))
        #expect(rig.numbers(.timer) == [0, 1])
        let reader = try rig.board.stream("timer?id=1")
        #expect(rig.board.takeWrites().suffix(2) == ["0C 07 01 01", "0C 06 01"])
        rig.board.notify("0C 06 01", after: 1)
        rig.board.notify("0C 06 00", after: 0.5)
        rig.board.notify("0C 06 01", after: 0.5)
        #expect(rig.board.take(reader.outlet).values == [[1], [2]], "those of the other timer are left out")
        #expect(
            rig.writes(of: RemovePart(part: create.part)) == ["0C 06 00", "0C 05 01"],
            "nothing else is streamed from the register")
        #expect(rig.board.signals.contains { $0.identifier == "timer?id=0" })
        #expect(!rig.board.signals.contains { $0.identifier == "timer?id=1" })
    }

    @Test func aTimerStartsAndStops() throws {
        let rig = ProgramRig()
        let create = try rig.timer()
        #expect(rig.writes(of: create) == ["0C 02 E8 03 00 00 FF FF 00"])
        #expect(rig.writes(of: RunTimer(part: create.part, isOn: true)) == ["0C 03 00"])
        #expect(rig.writes(of: RunTimer(part: create.part, isOn: false)) == ["0C 04 00"])
    }

    @Test func slotsAreCountedBeforeTheBoardRefuses() throws {
        let rig = ProgramRig()
        for _ in 0..<8 { #expect(rig.perform(try rig.timer())) }
        _ = rig.board.takeWrites()
        let ninth = rig.board.perform(try rig.timer())
        #expect(rig.board.code(ninth) == .noSlot && rig.board.takeWrites().isEmpty)
        #expect(rig.board.message(ninth).contains("takes 1 of the board's 8 timers, and 0 are free"))
    }

    @Test func slotsOfOthersAreFoundByTheBoardsRefusal() throws {
        let model = ProgramModel()
        for _ in 0..<8 { _ = model.take(bytes("0C 02 E8 03 00 00 FF FF 00")) }
        let rig = ProgramRig(model: model)
        let refused = rig.board.perform(try rig.timer())
        #expect(rig.board.code(refused) == .noSlot && rig.board.message(refused).contains("tear the board down"))
        #expect(rig.numbers(.timer).isEmpty && rig.program.leftovers.isEmpty)
    }

    // MARK: Events

    @Test func anEventTakesASlotForEachPacket() throws {
        let rig = ProgramRig()
        let create = rig.event()
        #expect(
            rig.writes(of: create) == [
                "0A 02 01 01 FF 08 01 04", "0A 03 F8 F4 01 00", "0A 02 01 01 FF 02 02 01", "0A 03 01",
                "0A 02 01 01 FF 02 03 0F", "0A 03 00 02 1F 1F 00 00 F4 01 00 00 E8 03 00 00 FF",
                "0A 02 01 01 FF 02 01 01", "0A 03 01",
            ])
        #expect(rig.numbers(.event) == [0, 1, 2, 3])
        #expect(rig.writes(of: RemovePart(part: create.part)) == ["0A 04 00", "0A 04 01", "0A 04 02", "0A 04 03"])
        #expect(rig.model.events.isEmpty)
    }

    @Test func theEndOfTheLinkAndTicksAreSources() throws {
        let rig = ProgramRig()
        let timer = try rig.timer()
        #expect(rig.perform(timer))
        #expect(rig.writes(of: rig.event("disconnected"))[0] == "0A 02 11 0A FF 08 01 04")
        #expect(rig.writes(of: rig.event("timer?id=0"))[0] == "0A 02 0C 06 00 08 01 04")
        let removal = rig.board.perform(RemovePart(part: timer.part))
        #expect(rig.board.message(removal).contains("an event of timer?id=0 depends on a timer"))
    }

    @Test func anEventStartsATimerByItsNumber() throws {
        let rig = ProgramRig()
        let (other, timer) = (try rig.timer(), try rig.timer())
        #expect(rig.perform(other) && rig.perform(timer))
        let kept = KeptCommands(commands: [RunTimer(part: timer.part, isOn: true)])
        let event = CreateEventsOfSequence(part: rig.part(), identifier: "switch", kept: kept)
        #expect(rig.writes(of: event) == ["0A 02 01 01 FF 0C 03 01", "0A 03 01"])
        #expect(rig.perform(RemovePart(part: event.part)) && rig.perform(RemovePart(part: timer.part)))
        let late = rig.board.perform(CreateEventsOfSequence(part: rig.part(), identifier: "switch", kept: kept))
        #expect(rig.board.code(late) == .cancelled, "the timer is gone")
    }

    @Test func aTokenGoesIntoOnePacket() throws {
        let rig = ProgramRig()
        let token = try EventToken(length: 1, source: 0, target: 0)
        let kept = KeptCommands(commands: [ControlLight(action: .play)])
        let event = CreateEventsOfSequence(part: rig.part(), identifier: "switch", kept: kept, token: token)
        #expect(rig.writes(of: event) == ["0A 02 01 01 FF 02 01 01 03 00", "0A 03 01"])
        let two = CreateEventsOfSequence(
            part: rig.part(), identifier: "switch", kept: ProgramRig.kept, token: token)
        #expect(rig.board.message(rig.board.perform(two)).contains("goes into one packet"))
    }

    // MARK: Macros

    @Test func aMacroIsRecordedWithResponseAndAlone() throws {
        let rig = ProgramRig()
        let macro = rig.macro()
        // Two requests whose answers are on their way, and a command behind it.
        let operation = rig.board.perform(macro)
        let motor = rig.board.perform(PlayMotor(strength: 1, seconds: 1))
        #expect(rig.board.code(operation) == .ok && rig.board.code(motor) == .ok)
        #expect(
            rig.model.macros == [
                0: [
                    bytes("08 01 F8 F4 01 00"), bytes("02 02 01"),
                    bytes("02 03 00 02 1F 1F 00 00 F4 01 00 00 E8 03 00 00 FF"), bytes("02 01 01"),
                ]
            ])
        #expect(rig.model.intrusions.isEmpty)
        #expect(
            rig.board.acknowledged == [
                "0F 03 08 01 F8 F4 01 00", "0F 03 02 02 01", "0F 09 02 03",
                "0F 03 00 02 1F 1F 00 00 F4 01 00 00 E8 03 00 00 FF", "0F 03 02 01 01", "0F 04",
            ])
        #expect(rig.writes(of: RunMacro(part: macro.part)) == ["0F 05 00"])
    }

    @Test func nothingIsWrittenIntoARecording() {
        let rig = ProgramRig()
        rig.board.perform(PlayHaptic(durations: [0.1, 1, 0.1], strength: 1))
        rig.board.patience = rig.board.requestCount + 1
        rig.board.perform(rig.macro())
        _ = rig.board.takeWrites()
        rig.board.advance(1.5)
        #expect(rig.board.takeWrites() == [], "the second pulse is due")
    }

    @Test func aClockOfThisMachineThatWasSetIsNoReset() throws {
        let earlier = LogAnchors.Anchor(resetID: 3, tick: 1000, time: UTCTime(nanoseconds: 1_000_000_000_000))
        let later = { (reset: UInt8, tick: UInt32) in
            LogAnchors.Anchor(resetID: reset, tick: tick, time: UTCTime(nanoseconds: 2_000_000_000_000))
        }
        #expect(!later(3, 1100).isAfterReset(since: earlier), "it has counted on")
        #expect(later(3, 900).isAfterReset(since: earlier) && later(4, 1100).isAfterReset(since: earlier))
    }

    @Test func aCancelledRecordingGoesOn() throws {
        let rig = ProgramRig()
        rig.board.patience = rig.board.requestCount + 2
        let operation = rig.board.perform(rig.macro())
        rig.board.cancel(operation)
        #expect(rig.board.code(operation) == .cancelled)
        #expect(rig.numbers(.macro) == [0], "half a macro would run at boot")
    }

    @Test func erasureEndsWithTheLink() throws {
        let rig = ProgramRig()
        #expect(rig.perform(rig.macro()))
        #expect(rig.writes(of: EraseMacros()) == ["0F 08"] && rig.numbers(.macro).isEmpty)
        let early = rig.board.perform(rig.macro())
        #expect(rig.board.code(early) == .invalidState && rig.board.message(early).contains("disconnect first"))
        rig.reconnect(isReleased: true)
        #expect(rig.model.macros.isEmpty && rig.perform(rig.macro()) && rig.numbers(.macro) == [0])
    }

    // MARK: Links

    @Test func aResetEndsAllButMacros() throws {
        let rig = ProgramRig()
        let timer = try rig.timer()
        #expect(rig.perform(timer) && rig.perform(rig.event()) && rig.perform(rig.macro()))
        rig.reconnect()
        #expect(rig.numbers(.timer) == [0] && rig.numbers(.event) == [0, 1, 2, 3] && rig.numbers(.macro) == [0])
        rig.model.restart()
        rig.reconnect()
        #expect(rig.numbers(.timer).isEmpty && rig.numbers(.event).isEmpty && rig.numbers(.macro) == [0])
        #expect(rig.board.endedParts.contains(timer.part))
    }

    @Test func whatAnotherProgramHasRemovedEnds() throws {
        let rig = ProgramRig()
        let (gone, stays) = (try rig.timer(), try rig.timer(period: 2))
        #expect(rig.perform(gone) && rig.perform(stays))
        _ = rig.model.take(bytes("0C 05 00"))
        _ = rig.model.take(bytes("0C 02 0A 00 00 00 FF FF 00"))
        rig.reconnect()
        #expect(rig.numbers(.timer) == [1] && rig.board.endedParts == [gone.part])
        #expect(rig.perform(RecoverParts()))
        #expect(rig.program.text.contains("timer 0: every 0.01 s, endlessly; of another program"))
        #expect(rig.program.text.contains("timer 1: every 2.0 s, endlessly; of this program"))
    }

    @Test func aBoardThatDoesNotAnswerKeepsWhatIsKnown() throws {
        let rig = ProgramRig()
        rig.model.answers = false
        #expect(rig.perform(try rig.timer()) && rig.perform(rig.event()))
        rig.reconnect()
        rig.board.advance(2)
        #expect(rig.numbers(.timer) == [0] && rig.numbers(.event) == [0, 1, 2, 3])
        #expect(rig.program.text.contains("timers of other programs: not read"))
    }

    // MARK: Readings at the beginning of a link

    /// A board with a chain of processors, an event and a timer, and two processors of another program.
    private func chain() throws -> (rig: ProgramRig, mean: CreateProcessor) {
        let rig = ProgramRig()
        for _ in 0..<2 { _ = rig.model.take(bytes("09 02 01 01 FF 00 02 10")) }
        let acceleration = try ProgramBench.signal("acceleration")
        let rss = Processor(source: acceleration, configuration: .vector(VectorProcessor(.rss)))
        let length = CreateProcessor(part: rig.part(), processor: rss)
        let mean = CreateProcessor(
            part: rig.part(),
            processor: Processor(
                source: acceleration.output(of: rss.configuration, .slot(of: length.part)),
                configuration: .average(AverageProcessor(window: 4))))
        let commands: [any BoardCommand] = [length, mean, try rig.timer(), rig.event()]
        for command in commands { #expect(rig.perform(command)) }
        return (rig, mean)
    }

    @Test func aReconnectReadsWhatTheProgramOwns() throws {
        let (rig, _) = try chain()
        let before = rig.program
        rig.reconnect()
        let questions = rig.board.takeWrites().filter {
            $0.dropFirst(3).hasPrefix("8") && !$0.dropFirst(3).hasPrefix("80")
        }
        let own = ["09 82 02", "0C 82 00", "0A 82 00", "0A 83 00"]
        #expect(Set(own).isSubset(of: questions), "one of each register at once")
        #expect(questions.filter { $0.hasPrefix("09 82") } == ["09 82 02", "09 82 03"])
        #expect(questions.filter { $0.hasPrefix("0A") || $0.hasPrefix("0C") }.count == 9)
        let after = rig.program
        #expect(after.foreign == before.foreign && after.found == before.found && after.items == before.items)
        #expect(rig.perform(RecoverParts()))
        #expect(rig.board.takeWrites().filter { $0.hasPrefix("09 82") }.count == 28)
        #expect(rig.program.foreign[.processor] == [])
        #expect(rig.program.items.filter { $0.id.origin == .anotherProgram }.map(\.numbers) == [[0], [1]])
    }

    @Test func aReadingOfASensorDoesNotWaitForTheProgram() throws {
        let (rig, mean) = try chain()
        rig.model.answers = false
        rig.reconnect()
        #expect(try rig.board.read("temperature[1]").values == [22.5], "the board has not answered about its slots")
        _ = try rig.board.stream("switch")
        let removal = rig.board.perform(RemovePart(part: mean.part))
        #expect(rig.board.code(removal) == nil, "another program may have taken its number")
        rig.board.advance(1)
        #expect(rig.board.code(removal) == .ok || rig.board.code(removal) == .invalidState)
    }

    @Test func theProgramOfAnybodyIsDescribed() throws {
        let model = ProgramModel()
        for packet in ["0C 02 F4 01 00 00 03 00 01", "0A 02 0C 06 00 02 01 01", "0A 03 01"] {
            _ = model.take(bytes(packet))
        }
        let rig = ProgramRig(model: model)
        #expect(rig.perform(rig.event()) && rig.perform(RecoverParts()))
        #expect(
            rig.program.text.split(separator: "\n").map(String.init) == [
                "timer 0: every 0.5 s, 3 times, at once when started; of another program",
                "event 0: 0C 06 00 -> 02 01 01; of another program",
                "event 1: 01 01 FF -> 08 01 F8 F4 01 00; of this program",
                "event 2: 01 01 FF -> 02 02 01; of this program",
                "event 3: 01 01 FF -> 02 03 00 02 1F 1F 00 00 F4 01 00 00 E8 03 00 00 FF; of this program",
                "event 4: 01 01 FF -> 02 01 01; of this program",
                "macros of other programs: boards do not report them",
            ])
    }
}

/// A link that ends at any packet of a command leaves the program and the board alike.
@Suite struct ProgramDropTests {
    enum Step: CaseIterable {
        case timer, event, macro, removal, stop, erasure
    }

    private func command(_ step: Step, _ rig: ProgramRig) throws -> any BoardCommand {
        switch step {
        case .timer: try rig.timer(period: 3)
        case .event: rig.event()
        case .macro: rig.macro()
        case .removal: RemovePart(part: rig.program.items.first { $0.module == .event }?.id ?? rig.part())
        case .stop: RunTimer(part: rig.program.items.first { $0.module == .timer }?.id ?? rig.part(), isOn: false)
        case .erasure: EraseMacros()
        }
    }

    private func check(_ rig: ProgramRig, _ context: String) {
        #expect(rig.numbers(.timer) == rig.model.timers.keys.sorted(), "\(context)")
        #expect(rig.numbers(.event) == rig.model.events.keys.sorted(), "\(context)")
        let doubtful = rig.program.foreign[.macro] ?? []
        #expect(Set(rig.numbers(.macro)).isSubset(of: rig.model.macros.keys), "\(context)")
        // Those that are erased are there until the link ends.
        let others = rig.program.erasesMacros ? [] : Set(rig.model.macros.keys).subtracting(rig.numbers(.macro))
        #expect(others.isSubset(of: doubtful), "\(context)")
        #expect(rig.program.leftovers.isEmpty && rig.model.intrusions.isEmpty, "\(context)")
    }

    @Test(arguments: Step.allCases)
    func aDropAtEveryPacket(_ step: Step) throws {
        var count = 0
        while count < 100 {
            var isOver = false
            for (takesLast, isReleased) in [(false, false), (true, false), (false, true)] {
                let rig = ProgramRig()
                let others: [any BoardCommand] = [try rig.timer(period: 3), rig.event(), rig.macro()]
                for other in others { #expect(rig.perform(other)) }
                let board = rig.board
                (board.requestCount, board.patience, board.takesLastPacket) = (0, count, takesLast)
                let operation = board.perform(try command(step, rig))
                isOver = board.code(operation) == .ok
                let outcome = board.code(operation)
                (board.patience, board.takesLastPacket) = (nil, false)
                rig.reconnect(isReleased: isReleased && outcome != nil)
                let context = "packet \(count) of \(step), \(takesLast), \(isReleased)"
                #expect(board.code(operation) == (outcome ?? .disconnected), "\(context)")
                check(rig, context)
                rig.reconnect()
                check(rig, context)
                #expect(rig.perform(try rig.timer(period: 5)) && rig.perform(rig.event()), "\(context)")
                check(rig, context)
            }
            if isOver { break }
            count += 1
        }
        #expect(count >= 1 && count < 100, "\(step) has \(count) packets")
    }
}
