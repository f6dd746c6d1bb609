import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// The state of a board as text.
@Suite struct SavedBoardStateTests {
    private static let texts =
        #""deviceInformation":{"firmwareRevision":"1.7.2","hardwareRevision":"r0.1","manufacturer":"MbientLab Inc","modelNumber":"8","serialNumber":"055B9E"}"#
    private static let modules = #""modules":[{"extra":[1,255],"implementation":4,"module":3,"revision":0}]"#

    private static func json(_ members: String = "", modules: String = modules, version: String = "1") -> String {
        "{\(texts),\(members)\(modules),\"schemaVersion\":\(version)}"
    }

    private func state(_ json: String) throws -> SavedBoardState { try SavedBoardState(json: Array(json.utf8)) }

    @Test(arguments: [
        "", "\"logReferenceDate\":\"2023-11-14T22:13:20Z\",",
    ])
    func aStateIsWrittenAsItWasRead(_ members: String) throws {
        let text = Self.json(members)
        #expect(try state(text).json == text)
        let kept = String(text.dropLast()) + #","veltokit":{"a":[1, {"x":null}],"b":"ü"}}"#
        #expect(try state(kept).json == kept, "members of newer versions stay")
    }

    @Test func theStateOfABoardHasAllModulesInOrder() throws {
        let board = BoardBench().connected()
        let state = try state(board.record.json)
        #expect(state.json == board.record.json && state.isComplete)
        #expect(state.json.contains(#"{"extra":[],"implementation":255,"module":2,"revision":0}"#))
        #expect(state.presentModules == board.status?.modules)
    }

    @Test(arguments: ["\"\\\u{7F}\u{1}", "ä😀\u{2028}", ""])
    func anyTextSurvives(_ text: String) throws {
        let board = BoardBench()
        board.texts[MetaWearProfile.manufacturer] = text
        _ = board.connected()
        #expect(try state(board.record.json).details.manufacturer == (text.isEmpty ? nil : text))
    }

    @Test func unknownMembersAreIgnored() throws {
        let text = Self.json(
            #""more":{"a":[]},"#, modules: #""modules":[{"module":3,"implementation":1,"revision":2,"extra":[],"x":1}]"#
        )
        #expect(try state(text).modules[.accelerometer] == ModuleInfo(implementation: 1, revision: 2, extra: []))
    }

    @Test(arguments: [
        "", "{}", "null", "[]", "{\"schemaVersion\":1}", json(version: "2"), json(version: "0"), json(version: "1.0"),
        json() + "x", String(json().dropLast()), json(modules: #""modules":[{"module":3}]"#),
        json(modules: #""modules":[{"extra":[256],"implementation":4,"module":3,"revision":0}]"#),
        json(modules: #""modules":[{"extra":[],"implementation":-1,"module":3,"revision":0}]"#),
        json(#""logReferenceDate":"2023-11-14T22:13:20","#), json(#""logReferenceDate":"2023-02-29T00:00:00Z","#),
        json(#""veltokit":[],"#), json(String(repeating: #""x":[""#, count: 30)), "\u{0}", "{\"a\":\"\\ud800\"}",
    ])
    func whatIsNoStateIsRefused(_ text: String) {
        #expect(code(text) == .format)
    }

    private func code(_ text: String) -> ResultCode? {
        do throws(VeltoError) {
            _ = try SavedBoardState(json: Array(text.utf8))
            return nil
        } catch {
            return error.code
        }
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2023-11-14T22:13:20Z", 1_700_000_000), ("2000-02-29T12:00:00Z", 951_825_600),
        ("1969-12-31T23:59:59Z", -1), ("9999-12-31T23:59:59Z", 253_402_300_799),
        ("0001-01-01T00:00:00Z", -62_135_596_800),
    ])
    func datesAreWrittenAsTheyAreRead(_ text: String, _ seconds: Int64) {
        #expect(UTCDate.seconds(text) == seconds && UTCDate.text(seconds) == text)
    }

    @Test func zonesCount() {
        #expect(UTCDate.seconds("2023-11-14T22:13:20+01:30") == 1_699_994_600 as Int64?)
        #expect(UTCDate.seconds("2023-11-14T22:13:20-01:30") == 1_700_005_400 as Int64?)
        #expect(UTCDate.seconds("2023-11-14T22:13:20+24:00") == nil)
        #expect(UTCDate.text(.min) == "0001-01-01T00:00:00Z" && UTCDate.text(.max) == "9999-12-31T23:59:59Z")
    }

    // MARK: One limit

    /// A board that says as much as fits into its packets and characteristics, in characters that grow.
    private static func lyingBoard(_ record: BoardRecord = BoardRecord()) -> BoardBench {
        let board = BoardBench(record: record)
        for row in BoardBench.ownTexts { board.texts[row.uuid] = String(repeating: "\u{7F}", count: 512) }
        for module in BoardModule.discovered {
            let extra = [UInt8](repeating: 255, count: 510)
            board.answers[[module.rawValue, 0x80]] = [module.rawValue, 0x80, 1, 1] + extra
        }
        return board
    }

    /// The largest members of `veltokit` that are taken, under that name.
    private static func largeMembers(_ name: String, of texts: String = texts) -> String {
        let frame = #"{"":""}"#.utf8.count + 1 + name.utf8.count
        let value = String(repeating: "x", count: SavedBoardState.sizeLimit / 2 - frame)
        return "{\(texts),\(modules),\"schemaVersion\":1,\"veltokit\":{\"\(name)\":\"\(value)\"}}"
    }

    /// Every text is taken again, and every file is loaded, although the text of the board is not what it was.
    private func survives(_ record: BoardRecord) throws {
        let json = record.json
        #expect(json.utf8.count <= SavedBoardState.sizeLimit && json.utf8.count <= record.savedLimit)
        #expect(try state(json).json == json)
        let (other, later) = (BoardRecord(), BoardRecord())
        try other.setState(json)
        #expect(other.json == json)
        try later.restore(try #require(record.saved))
        try later.merge(try #require(record.saved))
        #expect(later.json == json && later.saved == record.saved)
    }

    @Test func whatALyingBoardSaysBesideTheLargestMembersIsTakenAgain() throws {
        let record = BoardRecord()
        try record.setState(Self.largeMembers("a"))
        let board = Self.lyingBoard(record).connected()
        #expect(board.record.json.utf8.count > SavedBoardState.sizeLimit / 2 + 50_000)
        board.linkDown()
        try survives(record)
    }

    @Test func whatTwoProcessesHaveKeptIsNotTooLargeTogether() throws {
        let (mine, theirs) = (BoardRecord(), BoardRecord())
        try mine.setState(Self.largeMembers("mine"))
        try theirs.setState(Self.largeMembers("a"))
        try mine.merge(try #require(theirs.saved))
        try survives(mine)
        #expect(try Array(state(mine.json).members.keys) == ["mine"], "what is here stays")
    }

    @Test(arguments: [0, 1]) func membersHaveALimit(_ excess: Int) throws {
        let text = Self.largeMembers("a").replacing("xx", with: excess > 0 ? "xxx" : "xx", maxReplacements: 1)
        #expect(code(text) == (excess > 0 ? .format : nil))
    }

    /// Texts, members and modules of characters and numbers of all kinds.
    @Test func anyStateThatIsTakenIsReturnedAsOneThatIsTaken() throws {
        var random = SystemRandomNumberGenerator()
        let characters = [
            "\u{7F}", "\\b", "\\f", "\\u0000", "ä", "😀", "\\ud83d\\ude00", "\\/", " ", "x", "\\\\", "\\\"",
        ]
        func text(_ longest: Int) -> String {
            let count = Int.random(in: 0...longest, using: &random)
            return (0..<count).reduce(into: "") { text, _ in text += characters.randomElement(using: &random) ?? "" }
        }
        var taken = 0
        for round in 0..<20 {
            let longest = round.isMultiple(of: 2) ? 50 : 10_000
            let texts = ["firmwareRevision", "hardwareRevision", "manufacturer", "modelNumber", "serialNumber"]
                .map { "\"\($0)\":\"\(text(longest / 5))\"" }.joined(separator: ",")
            let extra = (0..<Int.random(in: 0...longest / 2, using: &random)).map { _ in "255" }.joined(
                separator: " , ")
            let json = """
                {"deviceInformation":{\(texts)},"modules":[{"extra":[\(extra)],"implementation":-0,"module":3,"revision":1}],
                "schemaVersion":1,"veltokit":{"\(text(longest))":[{"\(text(longest / 4))": 1.50e3 }]}}
                """
            guard code(json) == nil else { continue }
            taken += 1
            let record = BoardRecord()
            try record.setState(json)
            try survives(record)
        }
        #expect(taken >= 10)
    }

    // MARK: Merging

    @Test func whatEachHasChangedStays() throws {
        let base = try state(String(Self.json().dropLast()) + #","veltokit":{"both":0,"mine":0,"theirs":0,"gone":0}}"#)
        var (mine, theirs) = (base, base)
        mine.members["mine"] = "1"
        mine.members["both"] = "1"
        mine.logReference = 5
        theirs.members["theirs"] = "2"
        theirs.members["both"] = "2"
        theirs.members["new"] = "2"
        theirs.members["gone"] = nil
        theirs.modules[.led] = ModuleInfo(implementation: 0, revision: 0, extra: [])
        mine.merge(theirs, since: base)
        #expect(mine.members == ["mine": "1", "both": "1", "theirs": "2", "new": "2"])
        #expect(mine.logReference == 5 && mine.modules[.led] != nil)
    }

    @Test func aStateIsNotSetWhileTheBoardIsConnected() throws {
        let board = BoardBench().connected()
        let json = board.record.json
        #expect(
            throws: VeltoError(.invalidState, "the board is connected", remedy: "disconnect it first")
        ) {
            try board.record.setState(json)
        }
        board.linkDown()
        try board.record.setState(json)
        #expect(BoardRecord().json == "" && BoardRecord().saved == nil)
    }

    /// Another run gets the state, and need not ask.
    @Test func aStateIsCarriedFromRunToRun() throws {
        let record = BoardRecord()
        try record.setState(BoardBench().connected().record.json)
        let board = BoardBench(record: record)
        board.connect()
        #expect(board.isReady && !board.writes.contains("03 80") && board.status?.model.name == "MetaMotion S")
    }
}
