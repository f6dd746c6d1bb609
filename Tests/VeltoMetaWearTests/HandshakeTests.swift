import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// From services to a board that is ready.
@Suite struct HandshakeTests {
    private static let requests = [
        "01", "02", "03", "04", "05", "07", "08", "09", "0A", "0B", "0C", "0D", "0F", "11", "12", "13", "14", "15",
        "16",
        "19", "FE",
    ].map { "\($0) 80" }

    @Test func modulesAreAskedInOrderAndNothingElseIsWrittenButTheEndOfForeignStreams() {
        let board = BoardBench()
        board.connect()
        #expect(board.isReady && board.failure == nil)
        #expect(
            board.takeWrites() == Self.requests + [
                "01 01 00", "03 04 00", "03 05 00", "03 09 00", "03 0A 00", "03 0C 00", "03 0B 00", "13 04 00",
                "13 05 00", "11 11 00", "11 12 00",
            ])
    }

    @Test(arguments: [(2, false), (3, true)])
    func notificationsOfTasksThatAKilledProgramLeftAreEnded(_ revision: Int, _ hasPages: Bool) {
        let board = BoardBench()
        for module in ["09", "0C", "0F"] { board.answers[bytes("\(module) 80")] = bytes("\(module) 80 00 00") }
        board.answers[bytes("0B 80")] = bytes("0B 80 00 0\(revision)")
        board.connect()
        let ended = ["09 03 00", "0B 07 00", "0B 08 00"] + (hasPages ? ["0B 0D 00"] : []) + ["0C 06 00", "0F 07 00"]
        #expect(board.takeWrites().filter { ended.contains($0) } == ended)
        board.perform(TearDown(parts: .all))
        let writes = board.takeWrites()
        #expect(ended.allSatisfy { writes.contains($0) })
    }

    @Test func theBoardIsDescribed() throws {
        let board = BoardBench().connected()
        let status = try #require(board.status)
        #expect(status.model.name == "MetaMotion S" && status.model.isValidated)
        #expect(status.modules[.settings]?.revision == 10 && status.modules[.haptic] == nil)
        let details = try #require(board.details)
        #expect(details.model == "8" && details.firmware == "1.7.2" && details.serial == "055B9E")
        #expect(details.hardware == "r0.1" && details.manufacturer == "MbientLab Inc")
        #expect(board.logs.isEmpty)
    }

    @Test func onlyWhatTheBoardHasIsListed() {
        let board = BoardBench()
        board.connect()
        #expect(
            board.signals.map(\.identifier) == [
                "switch", "acceleration", "bosch-motion", "wrist", "activity", "steps", "temperature[0]",
                "temperature[1]", "temperature[2]", "angular-velocity", "battery", "disconnected", "power-status",
                "charge-status",
            ])
        board.linkDown()
        board.texts[MetaWearProfile.firmware] = "1.7.3"
        board.answers[bytes("04 80")] = bytes("04 80 01 00 00 FF")
        board.answers[bytes("11 80")] = bytes("11 80 00 02")
        board.answers[bytes("13 80")] = bytes("13 80 07 00")
        board.connect()
        #expect(
            board.signals.map(\.identifier) == [
                "switch", "acceleration", "bosch-motion", "wrist", "activity", "steps", "temperature[0]",
                "disconnected",
            ])
    }

    @Test func aModuleThatDoesNotAnswerIsAskedOnceMoreAndThenMissing() {
        let board = BoardBench()
        board.silent = [bytes("13 80")]
        board.connect()
        #expect(!board.isReady)
        board.advance(1.01)
        #expect(board.takeWrites().last == "13 80" && !board.isReady)
        board.advance(1.01)
        #expect(board.isReady && board.status?.modules[.gyroscope] == nil)
        #expect(board.logs == ["warning: the board did not answer about gyroscope: they are asked about again"])
        #expect(board.status?.silentModules == [.gyroscope])
    }

    @Test func aModuleThatAnswersLateJoinsTheOthers() {
        let board = BoardBench()
        board.silent = [bytes("13 80")]
        board.connect()
        board.advance(1.01)
        board.advance(1.01)
        #expect(board.isReady && !board.signals.contains { $0.identifier == "angular-velocity" })
        board.advance(1)
        board.advance(5.01)
        board.silent = []
        board.advance(5)
        #expect(board.status?.silentModules == [] && board.status?.modules[.gyroscope] != nil)
        #expect(board.signals.contains { $0.identifier == "angular-velocity" })
        #expect(board.logs.last == "info: all modules of the board have answered")
        board.linkDown()
        _ = board.takeWrites()
        board.connect()
        #expect(board.isReady && !board.takeWrites().contains("13 80"), "the record is complete now")
    }

    @Test func aBoardOfWhichMostIsSilentGetsMoreTimeAndThenFails() {
        let board = BoardBench()
        board.silent = BoardModule.discovered.dropFirst(3).map { [$0.rawValue, 0x80] }
        board.connect()
        for seconds in [1.01, 1.01, 3.01, 3.01, 3.01] {
            board.advance(seconds)
            #expect(board.failure == nil && !board.isReady)
        }
        board.advance(3.01)
        #expect(board.failure?.code == .connectFailed && !board.isReady)
        #expect(board.failure?.message == "the board answered about 3 of its 21 modules: connect again, or reset it")
        #expect(board.record.json.isEmpty, "nothing of it is kept")
    }

    @Test func aSlowBoardIsReadyOnceMostHasAnswered() {
        let board = BoardBench()
        board.silent = BoardModule.discovered.map { [$0.rawValue, 0x80] }
        board.connect()
        var seconds = 0
        while !board.isReady, board.failure == nil, seconds < 20 {
            board.advance(1.01)
            seconds += 1
            let module = BoardModule.discovered[seconds - 1]
            board.silent.removeFirst()
            board.notify(board.answers[[module.rawValue, 0x80]] ?? [module.rawValue, 0x80])
        }
        #expect(board.isReady && seconds < 16)
    }

    @Test func aBoardThatAnswersNothingFails() {
        let board = BoardBench()
        board.silent = [[]]
        board.connect()
        for _ in 0..<6 { board.advance(3.01) }
        #expect(board.failure?.code == .connectFailed && !board.isReady && board.deadline == nil)
    }

    @Test func writesThatFailEndTheAttempt() {
        let board = BoardBench()
        board.refusesWrites = true
        board.connect()
        #expect(board.failure != nil && !board.isReady)
    }

    @Test func otherDevicesAreRefused() {
        let board = BoardBench()
        board.connect(GATTTable([]))
        #expect(board.failure?.code == .unsupported)
    }

    /// The link is lost after each step of the handshake: nothing stays, and the next connect is clean.
    @Test func aLinkThatIsLostAtAnyStepLeavesNothingBehind() {
        let whole = BoardBench()
        whole.connect()
        for step in 0..<whole.requestCount {
            let board = BoardBench()
            board.patience = step
            board.connect()
            #expect(!board.isReady, "step \(step)")
            board.linkDown()
            #expect(board.failure == nil || board.failure?.code == .disconnected, "step \(step)")
            board.patience = nil
            board.connect()
            #expect(board.isReady, "step \(step)")
        }
    }

    /// The board changes its services in the middle of each step: the handshake before does not fail the new one.
    @Test func aHandshakeThatBeginsAnewIsNotEndedByTheOneBefore() {
        let whole = BoardBench()
        whole.connect()
        for step in 0..<whole.requestCount {
            let board = BoardBench()
            board.patience = step
            board.connect()
            board.patience = nil
            board.connect()
            board.answerAll()
            #expect(board.isReady && board.failure == nil, "step \(step)")
        }
    }

    @Test func aBoardThatTheProgramFeedsIsReadyAtOnce() throws {
        let board = BoardBench(isFed: true)
        board.connect()
        #expect(board.isReady && board.takeWrites().isEmpty)
        let (_, outlet) = try board.stream("acceleration", .raw)
        board.notify("03 04 01 00 02 00 FF FF")
        #expect(board.take(outlet).infos.count == 1)
    }

    @Test(arguments: [
        ("8", "r0.1", "MetaMotion S", true), ("8", "0.1", "MetaMotion S", true),
        (" 8 ", " R0.1\0", "MetaMotion S", true),
        ("8", "r0.2", "MetaMotion S", false), ("5", "0.5", "MetaMotion RL", true),
        ("5", "r0.6", "MetaMotion RL", false),
        ("9", "r0.1", "Unknown (9)", false), ("", "", "Unknown ()", false),
    ])
    func modelsAreKnownByNumberAndRevision(_ number: String, _ hardware: String, _ name: String, _ isValidated: Bool) {
        let model = BoardIdentity(number: number, hardware: hardware) { _ in false }
        #expect(model.name == name && model.isValidated == isValidated)
    }

    @Test func modulesDecideBetweenModels() {
        #expect(BoardIdentity(number: "5", hardware: "r0.4") { $0.rawValue == 0x14 }.name == "MetaMotion R")
        #expect(BoardIdentity(number: "1", hardware: nil) { $0.rawValue == 0x14 }.name == "MetaWear RG")
        #expect(
            BoardIdentity(number: "1", hardware: nil) { [0x12, 0x14].contains($0.rawValue) }.name == "MetaWear RPro")
        #expect(BoardIdentity(number: "2", hardware: nil) { $0.rawValue == 0x15 }.name == "MetaWear CPro")
        #expect(BoardIdentity(number: "2", hardware: nil) { $0.rawValue == 0x16 }.name == "MetaEnvironment")
    }
}
