import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoMetaWear

/// The conversation by itself: what it writes when, on a link whose requests end when the test says so.
private final class Link: @unchecked Sendable {
    // Unchecked: one thread.

    let conversation = BoardConversation()
    /// The writes that have not ended.
    private(set) var sent: [(request: SessionRequest, packet: String)] = []
    private(set) var withdrawn: [SessionRequest] = []
    /// The outcomes of functions, by their names.
    var outcomes: [String: String] = [:]
    private var output = SessionOutput(motion: MotionQueue())
    private var now = Timestamp(nanoseconds: 1_000_000_000)
    private var written: [String] = []

    init() {
        output.turns = TurnSignal {}
        conversation.begin(10, at: now, output)
    }

    /// Runs a function of the conversation.
    @discardableResult
    func run(
        _ name: String, _ body: @escaping @Sendable (BoardConversation) async throws(VeltoError) -> Void
    ) -> SessionOperation {
        let operation = SessionOperation(ObjectHandle(rawValue: UInt64(outcomes.count + 1)))
        outcomes[name] = "goes on"
        conversation.start(operation) { [self] in
            do throws(VeltoError) {
                try await body(conversation)
                outcomes[name] = "ok"
            } catch {
                outcomes[name] = "\(error.code)"
            }
        }
        work()
        return operation
    }

    func cancel(_ operation: SessionOperation) {
        conversation.cancel(operation)
        work()
    }

    /// Ends the link: a function that goes on would keep its memory.
    func close() {
        conversation.end(VeltoError(.disconnected, "the test is over"))
        work()
    }

    /// Ends the request that wrote a packet.
    func end(_ packet: String, _ result: Result<ReceivedBytes, VeltoError> = .success([])) throws {
        let index = try #require(sent.firstIndex { $0.packet == packet })
        let request = sent.remove(at: index).request
        conversation.completed(request, result, at: now, &output)
        work()
    }

    func reply(_ packet: String) {
        let packet = bytes(packet)
        conversation.replied(ByteReader(packet.span), at: now)
        work()
    }

    func advance(_ seconds: Double) {
        now = now.advanced(bySeconds: seconds)
        conversation.timePassed(to: now)
        work()
    }

    /// The packets that were written since the last look.
    func takeWrites() -> [String] {
        defer { written = [] }
        return written
    }

    private func work() {
        while output.turns?.take() ?? false { conversation.turn(at: now, &output) }
        for action in output.takeActions() {
            switch action {
            case .write(let packet, _, _, let request):
                sent.append((request, Hex.text(packet.span)))
                written.append(Hex.text(packet.span))
            case .withdraw(let request):
                withdrawn.append(request)
                sent.removeAll { $0.request == request }
            default: break
            }
        }
    }
}

private let refusal = VeltoError(.rejected, "no")

@Suite struct ConversationTests {
    private static let three = [bytes("0B 01"), bytes("0B 02"), bytes("0B 03")]

    // MARK: Packets

    @Test func packetsAreHandedOverAtOnceAndTheLastIsAwaited() throws {
        let link = Link()
        link.run("write") { conversation throws(VeltoError) in try await conversation.write(Self.three) }
        #expect(link.takeWrites() == ["0B 01", "0B 02", "0B 03"])
        try link.end("0B 01")
        try link.end("0B 02")
        #expect(link.outcomes["write"] == "goes on")
        try link.end("0B 03")
        #expect(link.outcomes["write"] == "ok")
    }

    @Test func aFailureWithdrawsTheRest() throws {
        let link = Link()
        link.run("write") { conversation throws(VeltoError) in try await conversation.write(Self.three) }
        try link.end("0B 01")
        try link.end("0B 02", .failure(refusal))
        #expect(link.outcomes["write"] == "\(ResultCode.rejected)" && link.withdrawn.count == 1 && link.sent.isEmpty)
    }

    @Test func aCancellationWithdrawsWhatIsNotSent() throws {
        let link = Link()
        let write = link.run("write") { conversation throws(VeltoError) in try await conversation.write(Self.three) }
        let ask = link.run("ask") { conversation throws(VeltoError) in
            _ = try await conversation.ask(bytes("11 8C"), for: .answer(BoardRegister(.settings, 0x0C))).value()
        }
        try link.end("0B 01")
        link.cancel(write)
        link.cancel(ask)
        #expect(link.outcomes.values.allSatisfy { $0 == "\(ResultCode.cancelled)" })
        #expect(link.withdrawn.count == 3 && link.sent.isEmpty)
    }

    @Test func packetsThatEndSomethingAreNotWithdrawnByACancellation() throws {
        let link = Link()
        let stop = link.run("stop") { conversation throws(VeltoError) in try await conversation.writeWhole(Self.three) }
        link.cancel(stop)
        #expect(link.outcomes["stop"] == "\(ResultCode.cancelled)" && link.withdrawn.isEmpty)
        #expect(link.conversation.owed == Self.three)
        for packet in ["0B 01", "0B 02", "0B 03"] { try link.end(packet) }
        #expect(link.conversation.owed.isEmpty)
    }

    @Test func packetsThatEndSomethingAreOwedAfterAFailure() throws {
        let link = Link()
        defer { link.close() }
        link.run("stop") { conversation throws(VeltoError) in try await conversation.writeWhole(Self.three) }
        try link.end("0B 01", .failure(refusal))
        #expect(link.conversation.owed == Self.three && link.sent.isEmpty)
        link.run("next") { conversation throws(VeltoError) in await conversation.writeOwed() }
        #expect(link.sent.map(\.packet) == ["0B 01", "0B 02", "0B 03"])
    }

    // MARK: Replies

    @Test func creationsAreAnsweredInTheirOrder() throws {
        let link = Link()
        for name in ["first", "second"] {
            link.run(name) { conversation throws(VeltoError) in
                let reply = try await conversation.ask(bytes("0B 02 03"), for: .created(BoardRegister(.logging, 2)))
                    .value()
                guard reply == (name == "first" ? answer("0B 02 00") : answer("0B 02 01")) else { throw refusal }
            }
        }
        #expect(link.conversation.routes[BoardRegister(.logging, 2)] == .reply)
        try link.end("0B 02 03")
        link.reply("0B 02 00")
        try link.end("0B 02 03")
        link.reply("0B 82 07")
        #expect(link.outcomes == ["first": "ok", "second": "goes on"], "an answer creates nothing")
        link.reply("0B 02 01")
        #expect(link.outcomes["second"] == "ok" && link.conversation.routes[BoardRegister(.logging, 2)].isEmpty)
    }

    @Test func silenceCanBeAnAnswer() throws {
        let link = Link()
        for (name, silence) in [("slot", Silence.isEmpty), ("register", .isFailure)] {
            link.run(name) { conversation throws(VeltoError) in
                let reply = Reply.answer(BoardRegister(.logging, name == "slot" ? 2 : 3))
                guard try await conversation.ask([11, 0x82], for: reply, patience: 0.3, silence: silence).value() == []
                else {
                    throw refusal
                }
            }
        }
        try link.end("0B 82")
        try link.end("0B 82")
        link.advance(0.29)
        #expect(link.outcomes == ["slot": "goes on", "register": "goes on"])
        link.advance(0.01)
        #expect(link.outcomes == ["slot": "ok", "register": "\(ResultCode.timeout)"])
    }

    // MARK: Exclusive stretches

    @Test func nothingElseIsWrittenInAnExclusiveStretch() throws {
        let link = Link()
        defer { link.close() }
        link.run("macro") { conversation throws(VeltoError) in
            try await conversation.exclusively { () throws(VeltoError) in
                _ = try await conversation.ask(bytes("0F 02 01"), for: .created(BoardRegister(.macro, 2))).value()
                try await conversation.write([bytes("0F 03 01"), bytes("0F 04")])
            }
        }
        #expect(link.takeWrites() == ["0F 02 01"])
        let write = link.run("write") { conversation throws(VeltoError) in try await conversation.write([1, 1, 1]) }
        link.run("write too") { conversation throws(VeltoError) in try await conversation.write([1, 1, 2]) }
        link.run("read") { conversation throws(VeltoError) in
            _ = try await conversation.ask(bytes("11 8C"), for: .answer(BoardRegister(.settings, 0x0C))).value()
        }
        link.conversation.post([[1, 1, 0]])
        link.cancel(write)
        #expect(link.takeWrites().isEmpty)
        try link.end("0F 02 01")
        link.reply("0F 02 00")
        #expect(link.takeWrites() == ["0F 03 01", "0F 04"])
        try link.end("0F 03 01")
        try link.end("0F 04")
        #expect(link.outcomes["macro"] == "ok" && link.takeWrites() == ["01 01 02", "11 8C", "01 01 00"])
    }

    @Test func exclusiveStretchesFollowEachOther() throws {
        let link = Link()
        for packet in [bytes("0F 01 01"), bytes("0F 01 02")] {
            link.run(Hex.text(packet.span)) { conversation throws(VeltoError) in
                try await conversation.exclusively { () throws(VeltoError) in try await conversation.write(packet) }
            }
        }
        #expect(link.takeWrites() == ["0F 01 01"])
        try link.end("0F 01 01", .failure(refusal))
        #expect(link.takeWrites() == ["0F 01 02"])
        link.conversation.end(VeltoError(.disconnected, "gone"))
        link.run("later") { _ throws(VeltoError) in }
        #expect(link.outcomes["0F 01 02"] == "\(ResultCode.disconnected)")
    }

    // MARK: Routes

    @Test func aRouteIsThatOfOneRegisterAlone() {
        let all = (0..<BoardRegister.codeLimit).map { code in
            BoardRegister(BoardModule(rawValue: UInt8(code & 0xFF)), UInt8(code >> 8))
        }
        var routes = RegisterRoutes()
        for register in [BoardRegister(.accelerometer, 4), BoardRegister(.debug, 63)] {
            let before = routes
            routes.set(.stream, register, true)
            #expect(all.filter { routes[$0] != before[$0] } == [register] && routes[register] == .stream)
        }
    }

    // MARK: The loop

    #if DEBUG
        @Test func aCallBesideTheLoopTrapsInDebugBuilds() async {
            await #expect(processExitsWith: .failure) {
                var output = SessionOutput(motion: MotionQueue())
                output.turns = TurnSignal(isOnLoop: { false }, wake: {})
                BoardConversation().begin(10, at: .zero, output)
            }
        }
    #endif
}
