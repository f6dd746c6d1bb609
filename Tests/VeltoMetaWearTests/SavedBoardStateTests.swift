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
        #expect(throws: VeltoError(.invalidState, "the board is connected: set its state before or after that")) {
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
