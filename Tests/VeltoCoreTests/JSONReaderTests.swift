import Testing
import VeltoCore

@Suite struct JSONReaderTests {
    private func reader(_ text: String) throws(VeltoError) -> JSONReader {
        try JSONReader(Array(text.utf8)[...])
    }

    /// What is wrong with a text, nil for nothing.
    private func problem(_ text: String) -> String? {
        problem(Array(text.utf8))
    }

    private func problem(_ bytes: [UInt8]) -> String? {
        do throws(VeltoError) {
            var reader = try JSONReader(bytes[...])
            try reader.skipValue()
            try reader.finish()
            return nil
        } catch {
            #expect(error.code == .format)
            return error.message
        }
    }

    @Test func anObjectIsPulledMemberByMember() throws {
        var reader = try reader(
            #" {"t": 0.5, "names": ["a", "b"], "is_up": true, "none": null, "count": 18446744073709551615} "#)
        try reader.beginObject()
        #expect(try reader.nextKey() == "t" && reader.readNumber() == 0.5)
        #expect(try reader.nextKey() == "names")
        try reader.beginArray()
        var names: [String] = []
        while try reader.nextElement() { names.append(try reader.readText()) }
        #expect(names == ["a", "b"])
        #expect(try reader.nextKey() == "is_up" && reader.readBool())
        #expect(try reader.nextKey() == "none")
        try reader.readNull()
        #expect(try reader.nextKey() == "count" && reader.readInteger(UInt64.self) == .max)
        #expect(try reader.nextKey() == nil)
        try reader.finish()
    }

    /// Text made of the shortest digits gives the same bits again.
    @Test(arguments: [
        0, -0.0, 0.1, 1.0 / 3, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
        0.30000000000000004, 294.0,
    ])
    func numbersSurviveBitForBit(_ number: Double) throws {
        var reader = try reader("\(number)")
        #expect(try reader.readNumber().bitPattern == number.bitPattern)
    }

    @Test func escapesBecomeCharacters() throws {
        var reader = try reader(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é\u0000""#)
        #expect(try reader.readText() == "\"\\/\u{8}\u{c}\n\r\té😀é\0")
    }

    @Test(arguments: [
        "0", "-0", "1e5", "1E-5", "0.25", "\"\"", "[]", "{}", "[[],{}]", "[1,2]", #"{"a":{"b":[null,true,false]}}"#,
        " \t\r\n1 ", "\"\u{7f}\u{fffd}\u{10ffff}\"",
    ])
    func validTextsAreAccepted(_ text: String) {
        #expect(problem(text) == nil)
    }

    @Test(arguments: [
        ("", "line 1, column 1: a value is missing"),
        ("01", "line 1, column 2: something follows the value"),
        ("+1", "line 1, column 1: a value is missing"),
        (".5", "line 1, column 1: a value is missing"),
        ("1.", "line 1, column 3: a digit is missing"),
        ("1e", "line 1, column 3: a digit is missing"),
        ("-", "line 1, column 2: a digit is missing"),
        ("NaN", "line 1, column 1: a value is missing"),
        ("Infinity", "line 1, column 1: a value is missing"),
        ("1e999", "line 1, column 1: 1e999 is too large"),
        ("nul", "line 1, column 1: null is misspelled"),
        ("tru", "line 1, column 1: true is misspelled"),
        ("1 2", "line 1, column 3: something follows the value"),
        ("[1 2]", "line 1, column 4: a comma or ] is missing"),
        ("[1,]", "line 1, column 4: a value is missing"),
        ("[1", "line 1, column 3: a comma or ] is missing"),
        ("[1}", "line 1, column 3: a comma or ] is missing"),
        (#"{"a" 1}"#, "line 1, column 6: a colon is missing"),
        (#"{"a":1,}"#, "line 1, column 8: a key in quotes is missing"),
        (#"{a:1}"#, "line 1, column 2: a key in quotes is missing"),
        (#"{"é":1,"\u00e9":2}"#, "line 1, column 8: \"é\" appears twice"),
        (#""abc"#, "line 1, column 1: the text has no end"),
        (#""a\"#, "line 1, column 1: the text has no end"),
        (#""é\x""#, "line 1, column 4: there is no such escape"),
        (#""\u12g4""#, "line 1, column 4: four hexadecimal digits are missing"),
        (#""\u+123""#, "line 1, column 4: four hexadecimal digits are missing"),
        (#""\ud800""#, "line 1, column 2: a surrogate has no partner"),
        (#""\ud800\u0041""#, "line 1, column 2: a surrogate has no partner"),
        (#""\udc00""#, "line 1, column 2: a surrogate has no partner"),
        ("\"a\tb\"", "line 1, column 3: a control character must be written as \\u00…"),
        ("\u{feff}1", "line 1, column 1: a value is missing"),
    ])
    func everythingElseIsRefusedWithItsPlace(_ text: String, _ message: String) {
        #expect(problem(text) == message)
    }

    @Test(arguments: [[0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
    func invalidBytesAreFoundWhereTheyStand(_ bytes: [UInt8]) {
        #expect(problem([0x22, 0x61] + bytes + [0x22]) == "line 1, column 3: is not valid UTF-8")
    }

    @Test func depthAndNumbersHaveLimits() {
        let deepest = JSONReader.depthLimit
        let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
        #expect(problem(nested(deepest)) == nil)
        #expect(problem(nested(deepest + 1)) == "line 1, column 17: nests deeper than 16 levels")
        #expect(problem(String(repeating: "1", count: 64)) == nil)
        #expect(
            problem(String(repeating: "1", count: 65)) == "line 1, column 1: the number has more than 64 characters")
    }

    @Test func anotherKindThanExpectedIsAnError() throws {
        var reader = try reader(#"{"t": "soon"}"#)
        try reader.beginObject()
        _ = try reader.nextKey()
        #expect(throws: VeltoError(.format, "line 1, column 7: \"t\" must be a number")) { try reader.readNumber() }
        #expect(throws: VeltoError(.format, "line 1, column 7: no such object or array was begun")) {
            try reader.nextElement()
        }
    }

    @Test(arguments: ["-1", "256", "1.0", "1e2"])
    func integersMustFit(_ text: String) throws {
        var reader = try reader(text)
        #expect(throws: VeltoError(.format, "line 1, column 1: \(text) is not an integer of 0 to 255")) {
            try reader.readInteger(UInt8.self)
        }
    }
}

@Suite struct JSONLinesTests {
    private func numbers(_ text: String, _ limits: JSONLines.Limits = JSONLines.Limits()) throws(VeltoError) -> [Double]
    {
        var lines = JSONLines(Array(text.utf8), limits: limits)
        var numbers: [Double] = []
        while var reader = try lines.next() {
            numbers.append(try reader.readNumber())
            try reader.finish()
        }
        return numbers
    }

    @Test(arguments: ["1\n2\n3\n", "1\n2\n3", "\r\n1\r\n \t\n2\n\n3\n\n"])
    func everyLineIsAValueAndWhiteSpaceIsNone(_ text: String) throws {
        #expect(try numbers(text) == [1, 2, 3])
    }

    @Test func errorsNameTheLine() {
        #expect(throws: VeltoError(.format, "line 3, column 2: a digit is missing")) { try numbers("1\n\n-\n") }
    }

    @Test func lengthAndNumberOfLinesHaveLimits() throws {
        var limits = JSONLines.Limits()
        limits.lineLength = 4
        limits.lines = 2
        #expect(try numbers("1234\n5", limits) == [1234, 5])
        #expect(throws: VeltoError(.format, "line 1: has more than 4 bytes")) { try numbers("12345", limits) }
        #expect(throws: VeltoError(.format, "line 3: the text has more than 2 lines")) {
            try numbers("1\n2\n3", limits)
        }
    }
}
