import Testing
import VeltoCore

@testable import VeltoStore

/// Files that appear complete or not at all.
@Suite struct NewFileTests {
    private let folder: RealFolder
    private var path: String { folder.path + "/x.csv" }

    init() throws {
        folder = try RealFolder()
    }

    private func text(_ words: String) -> TextBuffer {
        var text = TextBuffer()
        text.append(words)
        return text
    }

    private var names: [String] { folder.files.keys.sorted() }

    @Test(arguments: [false, true]) func nothingIsThereBeforeAllOfIt(replaces: Bool) throws {
        var file = try NewFile(path, replaces: replaces)
        var words = text("half")
        try file.write(&words)
        #expect(!names.contains("x.csv"))
        try file.complete()
        #expect(names == ["x.csv"] && folder.files["x.csv"] == Array("half".utf8))
    }

    @Test func sessionsAndFoldersAreNotReplaced() throws {
        let store = try SessionStore(.file(path))
        _ = try store.beginAcceleration()
        #expect(throws: VeltoError.self) { _ = try NewFile(path, replaces: true) }
        #expect(throws: VeltoError.self) { _ = try NewFile(folder.path, replaces: true) }
        #expect(try store.sessions().count == 1)
    }

    @Test func aFileThatIsGivenUpLeavesNothing() throws {
        do {
            var file = try NewFile(path, replaces: false)
            var words = text("half")
            try file.write(&words)
        }
        #expect(names.isEmpty)
    }

    @Test func filesOfTheUserStay() throws {
        for name in ["x.csv", "x.csv.part"] { folder.write("mine", to: name) }
        #expect(throws: VeltoError.self) { _ = try NewFile(path, replaces: false) }
        var file = try NewFile(path, replaces: true)
        #expect(folder.files["x.csv"] == Array("mine".utf8))
        var words = text("new")
        try file.write(&words)
        try file.complete()
        #expect(folder.files == ["x.csv": Array("new".utf8), "x.csv.part": Array("mine".utf8)])
    }

    @Test func aFileThatAppearsMeanwhileStays() throws {
        do {
            var file = try NewFile(path, replaces: false)
            folder.write("theirs", to: "x.csv")
            var isRefused = false
            do throws(VeltoError) { try file.complete() } catch {
                isRefused = error.message.contains("the file exists")
            }
            #expect(isRefused)
        }
        #expect(folder.files == ["x.csv": Array("theirs".utf8)])
    }
}
