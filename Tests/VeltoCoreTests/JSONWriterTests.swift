import Testing
import VeltoCore

@Suite struct JSONWriterTests {
    @Test func tokensBecomeCompactText() throws {
        var json = JSONWriter()
        json.beginObject()
        json.key("a")
        json.writeArray([1, 2]) { $0.write($1) }
        json.key("b")
        json.writeObject(["y": "[]", "x": "{\"z\": 1}"])
        json.key("c")
        json.write(0.1)
        json.key("d")
        json.write(false)
        json.key("e")
        json.write(Double.nan)
        json.endObject()
        #expect(json.text == #"{"a":[1,2],"b":{"x":{"z": 1},"y":[]},"c":0.1,"d":false,"e":null}"#)
        var reader = try JSONReader(Array(json.text.utf8)[...])
        try reader.skipValue()
        try reader.finish()
    }

    @Test(arguments: ["", "\"\\/", "\0\u{1}\u{1F}\u{7F}", "ä€😀", "a\u{301}", "\r\n\t", "\u{2028}"])
    func aTextReadsAsItWasWritten(_ text: String) throws {
        var json = JSONWriter()
        json.write(text)
        var reader = try JSONReader(Array(json.text.utf8)[...])
        #expect(try Array(reader.readText().utf8) == Array(text.utf8))
        try reader.finish()
    }

    @Test func aValueIsReturnedAsItsText() throws {
        var reader = try JSONReader(Array(#"{"a": {"b":[1, null]} , "c": 1}"#.utf8)[...])
        try reader.beginObject()
        #expect(try reader.nextKey() == "a")
        #expect(try reader.readJSON() == #"{"b":[1, null]}"#)
        #expect(try reader.nextKey() == "c" && reader.readJSON() == "1" && reader.nextKey() == nil)
        #expect(throws: VeltoError.self) { _ = try reader.readJSON() }
    }
}
