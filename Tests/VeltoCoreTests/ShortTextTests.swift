import Testing
import VeltoCore

@Suite struct ShortTextTests {
    @Test(arguments: [
        ("", ""), ("hci0", "hci0"),
        (String(repeating: "a", count: 31), String(repeating: "a", count: 31)),
        (String(repeating: "a", count: 40), String(repeating: "a", count: 31)),
        (String(repeating: "a", count: 30) + "ä", String(repeating: "a", count: 30)),
    ])
    func wholeCharactersAreKept(_ text: String, _ kept: String) {
        #expect(ShortText(text).description == kept)
    }
}
