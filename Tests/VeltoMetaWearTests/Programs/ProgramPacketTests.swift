import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Timers, events and macros as packets; the worked examples of the system protocol, 13.4, by their numbers.
@Suite struct ProgramPacketTests {
    private func packet(_ text: String) -> BoardPacket { BoardPacket(Hex.bytes(text)) }

    private func value(_ identifier: String) throws -> ProcessorSignal { try ProgramBench.signal(identifier) }

    // MARK: Timers

    @Test func timersAreCreatedByTheirBytes() throws {
        #expect(try BoardTimer(period: 60).creation.text == "0C 02 60 EA 00 00 FF FF 00", "E-24")
        let timer = try BoardTimer(period: 0.25, repetitions: 12, startsImmediately: true)
        #expect(timer.creation.text == "0C 02 FA 00 00 00 0C 00 01", "E-24")
        let ticks = BoardTimer.ticks(.value(2), period: timer.period)
        #expect(ticks.path.identifier() == "timer?id=2" && ticks.rate == .steady(4) && !ticks.isLoggable)
        #expect(BoardTimer.notifications(.value(2), true).map(\.text) == ["0C 07 02 01", "0C 06 01"], "E-25")
        #expect(BoardTimer.notifications(.value(2), false).map(\.text) == ["0C 07 02 00"])
        #expect(
            [BoardTimer.start(.value(0)), .init(Hex.bytes("0C 04 01"))].map(\.text) == [
                "0C 03 00", BoardTimer.stop(.value(1)).text,
            ])
        #expect(BoardTimer.removeAll(slots: 8).map(\.text) == (0..<8).map { "0C 05 0\($0)" })
    }

    @Test(arguments: [0.0005, 0, -1, .nan, .infinity, 5e6]) func aPeriodThatNoTimerHasIsRefused(period: Double) {
        #expect(throws: VeltoError.self) { try BoardTimer(period: period) }
        #expect(throws: VeltoError.self) { try BoardTimer(period: 1, repetitions: 0) }
        #expect(throws: VeltoError.self) { try BoardTimer(period: 1, repetitions: 0xFFFF) }
    }

    @Test func timersAreReadBack() throws {
        for timer in [
            try BoardTimer(period: 60), try BoardTimer(period: 0.25, repetitions: 12, startsImmediately: true),
        ] {
            let bytes = try timer.creation.resolved(by: [:])
            var reader = ByteReader(bytes.span, at: 2)
            #expect(BoardTimer(&reader) == timer)
        }
        for text in ["", "01 00 00 00", "00 00 00 00 01 00 00", "01 00 00 00 01 00"] {
            let bytes = Hex.bytes(text)
            var reader = ByteReader(bytes.span)
            #expect(BoardTimer(&reader) == nil)
        }
    }

    // MARK: Events

    @Test func eventsAreEntriesWithParameters() throws {
        let play = try BoardEvent(BoardTimer.ticks(.value(2)), packet("02 01 01"))
        #expect(play.creation.map(\.text) == ["0A 02 0C 06 02 02 01 01", "0A 03 01"], "E-26")
        let lost = ProcessorSignal("disconnect", .settings, 0x0A, ProcessorPayload([]))
        #expect(
            try BoardEvent(lost, packet("02 02 01")).creation.map(\.text) == ["0A 02 11 0A FF 02 02 01", "0A 03 01"],
            "E-27")
        let read = try BoardEvent(BoardTimer.ticks(.value(0)), packet("04 C1 01"))
        #expect(read.creation.map(\.text) == ["0A 02 0C 06 00 04 C1 01", "0A 03 01"], "E-23, but for the channel")
        let reset = try BoardEvent(try value("temperature[1]"), packet("FE 01"))
        #expect(reset.creation.map(\.text) == ["0A 02 04 C1 01 FE 01 00", "0A 03"], "silent reads fire events")
        #expect(BoardEvent.remove(.value(3)).text == "0A 04 03" && BoardEvent.removeAllPacket.text == "0A 05")
    }

    @Test func tokensAreTwoBytes() throws {
        #expect(try EventToken(length: 4, source: 2, target: 3).bytes == Hex.bytes("29 03"), "E-28")
        #expect(try EventToken(length: 2, source: 0, target: 4).bytes == Hex.bytes("05 04"), "E-28")
        let output = ProgramBench.output(0)
        let event = try BoardEvent(
            output, packet("09 05 01 09 07 09 00 00 00 00 00"), try EventToken(length: 2, source: 0, target: 4))
        #expect(
            event.creation.map(\.text) == ["0A 02 09 03 00 09 05 09 05 04", "0A 03 01 09 07 09 00 00 00 00 00"], "E-29")
        for (length, source, target) in [(0, 0, 0), (8, 0, 0), (1, 16, 0), (1, 0, 18)] as [(UInt8, UInt8, UInt8)] {
            #expect(throws: VeltoError.self) { try EventToken(length: length, source: source, target: target) }
        }
        for bits in UInt8.min ... .max {
            guard let token = EventToken(bits, 7) else { continue }
            #expect(token.bytes == [bits, 7])
        }
    }

    @Test func aTokenThatDoesNotFitIsRefused() throws {
        let output = ProgramBench.output(0)
        let token = try EventToken(length: 2, source: 0, target: 4)
        func refusal(_ source: ProcessorSignal, _ command: String, _ token: EventToken) -> String? {
            do throws(VeltoError) {
                _ = try BoardEvent(source, packet(command), token)
                return nil
            } catch { return error.message }
        }
        #expect(refusal(output, "09 05 01 02 03 04 05", token)?.contains("behind the 5 bytes of the command") == true)
        #expect(refusal(output, "09 05 01 02 03 04 05 06", token) == nil)
        let far = try EventToken(length: 2, source: 1, target: 0)
        #expect(refusal(output, "09 05 01 02", far)?.contains("behind the 2 bytes of acceleration") == true)
        let tick = try EventToken(length: 1, source: 0, target: 0)
        #expect(refusal(BoardTimer.ticks(.value(0)), "02 01 01", tick)?.contains("0 bytes of timer?id=0") == true)
        #expect(refusal(output, "0F 05 01", tick)?.contains("two macros") == true)
    }

    @Test func commandsBecomeAnEventEach() throws {
        let output = ProgramBench.output(0)
        let events = try BoardEvent.events(output, [packet("02 02 01"), packet("02 01 01")])
        #expect(events.map(\.command) == [packet("02 02 01"), packet("02 01 01")])
        #expect(throws: VeltoError.self) { try BoardEvent.events(output, []) }
        let token = try EventToken(length: 1, source: 0, target: 0)
        #expect(throws: VeltoError.self) {
            try BoardEvent.events(output, [packet("02 02 01"), packet("02 01 01")], token)
        }
        #expect(throws: VeltoError.self) { try BoardEvent(output, BoardPacket([UInt8](repeating: 2, count: 21))) }
        #expect(throws: VeltoError.self) { try BoardEvent(output, BoardPacket([2])) }
    }

    @Test func eventsAreReadBack() throws {
        let answer = try #require(
            EventAnswer(
                entry: ReceivedBytes(Hex.bytes("0A 82 05 09 03 00 09 05 09 05 04")),
                parameters: ReceivedBytes(Hex.bytes("0A 83 05 01 09 07 09 00 00 00 00 00"))))
        #expect(answer.command == Hex.bytes("09 05 01 09 07 09 00 00 00 00 00"))
        #expect(answer.token == (try EventToken(length: 2, source: 0, target: 4)))
        #expect(answer.module == .processor && answer.register == 3 && answer.id == 0)
        for (entry, parameters) in [
            ("0A 82", "0A 83"), ("0A 82 05 FF FF FF FF FF FF", "0A 83 05"),
            ("0A 82 05 01 01 FF 02 01 01", "0A 83 04 01"),
            ("0A 82 05 01 01 FF 02 01 02", "0A 83 05 01"), ("0A 82 05 01 01 FF 02 01", "0A 83 05"),
            ("0A 82 05 01 01 FF 02 01 13", "0A 83 05 " + String(repeating: "00 ", count: 19)),
        ] {
            let bytes = (ReceivedBytes(Hex.bytes(entry)), ReceivedBytes(Hex.bytes(parameters)))
            #expect(EventAnswer(entry: bytes.0, parameters: bytes.1) == nil, "\(entry)")
        }
    }

    // MARK: Macros

    @Test func aMacroIsRecorded() throws {
        let pattern = "02 03 02 02 10 10 00 00 F4 01 00 00 E8 03 00 00 05"
        let macro = try BoardMacro([packet("02 01 01"), packet(pattern)], runsAtBoot: true)
        #expect(macro.beginning.text == "0F 02 01", "E-30")
        #expect(
            macro.recording.map(\.packet.text) == [
                "0F 03 02 01 01", "0F 09 02 03", "0F 03 02 02 10 10 00 00 F4 01 00 00 E8 03 00 00 05", "0F 04",
            ], "E-30")
        #expect(macro.recording.allSatisfy { $0.isAcknowledged })
        #expect(BoardMacro.run(.value(3)).text == "0F 05 03", "E-30")
        #expect(BoardMacro.erasePacket.text == "0F 08")
    }

    /// However long the commands are, no packet is longer than one is, and the board puts them together again.
    @Test func commandsOfEveryLengthAreRecorded() throws {
        let commands = (2...20).map { BoardPacket([1] + [UInt8](repeating: UInt8($0), count: $0 - 1)) }
        let macro = try BoardMacro(commands, runsAtBoot: false)
        let packets = try ([macro.beginning] + macro.recording.map(\.packet)).map { try $0.resolved(by: [:]) }
        #expect(packets.allSatisfy { $0.count <= 20 })
        #expect(BoardMacro(recording: packets) == macro)
        #expect(
            BoardMacro(recording: packets.dropLast()) == nil && BoardMacro(recording: Array(packets.dropFirst())) == nil
        )
        #expect(BoardMacro(recording: []) == nil && BoardMacro(recording: [[0x0F, 2, 1]]) == nil)
        #expect(BoardMacro(recording: [[0x0F, 2, 1], [0x0F, 9, 2], [0x0F, 4]]) == nil, "a part without its end")
        #expect(BoardMacro(recording: [[0x0F, 2, 1], [2, 1, 1], [0x0F, 4]]) == nil, "something else between")
    }

    @Test func aMacroHoldsNoRecording() throws {
        #expect(throws: VeltoError.self) { try BoardMacro([], runsAtBoot: true) }
        for text in ["0F 02 01", "0F 03 02 01 01", "0F 08", "0F 04"] {
            #expect(throws: VeltoError.self) { try BoardMacro([packet(text)], runsAtBoot: true) }
        }
        _ = try BoardMacro([packet("0F 05 01")], runsAtBoot: true)
        #expect(throws: VeltoError.self) { try BoardMacro([BoardPacket([1])], runsAtBoot: true) }
    }

    // MARK: Numbers that come later

    @Test func numbersAreFilledInWhenTheyAreKnown() throws {
        let (rss, timer) = (ProgramBench.part(1), ProgramBench.part(2))
        let acceleration = try value("acceleration")
        let output = acceleration.output(of: .vector(VectorProcessor(.rss)), .slot(of: rss))
        let packet = ProcessorPackets.create(
            Processor(source: output, configuration: .average(AverageProcessor(window: 4))), .current)
        #expect(packet.text == "09 02 09 03 .. 20 03 05 04 00")
        #expect(throws: VeltoError.self) { try packet.resolved(by: [timer: 1]) }
        #expect(try packet.resolved(by: [rss: 5]) == Hex.bytes("09 02 09 03 05 20 03 05 04 00"))
        #expect(output.path.identifier() == nil && output.path.text == "acceleration:rss?id=..")
        #expect(output.path.identifier([rss: 5]) == "acceleration:rss?id=5")
        let event = try BoardEvent(BoardTimer.ticks(.slot(of: timer)), ProcessorPackets.remove(.slot(of: rss)))
        #expect(event.creation.map(\.text) == ["0A 02 0C 06 .. 09 06 01", "0A 03 .."])
        let fuser = FuserProcessor([(.slot(of: rss), output.payload), (.value(3), output.payload)])
        let fused = ProcessorPackets.create(Processor(source: acceleration, configuration: .fuser(fuser)), .current)
        #expect(try fused.resolved(by: [rss: 9]).suffix(13).prefix(4) == [2, 9, 3, 0])
    }
}
