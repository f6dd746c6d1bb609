import Glibc
import Testing
import VeltoCore
import VeltoSimulation

@testable import VeltoKit

/// The states of simulated boards in the state folder.
@Suite struct BoardMemoryTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    /// Runs a context with one board, and returns what it warns of.
    private func run() throws -> [String] {
        let test = try folder.context()
        var definition = SimulatorDefinition()
        definition.model = .board(BoardConfiguration(.metaMotionS))
        definition.seed = 1
        _ = try test.createSimulator(definition)
        try test.advance(1)
        var warnings: [String] = []
        while let line = test.context.log.read() { if line.kind == .warning { warnings.append(line.text) } }
        test.context.destroy()
        return warnings
    }

    private var states: [String] { folder.names.filter { $0.hasSuffix(".simulator") } }

    /// A loop of links stands for all that keeps a file from being opened, such as a limit of open files.
    @Test func aFileThatCannotBeOpenedIsNotSavedOver() throws {
        #expect(try run().isEmpty)
        let file = folder.path + "/" + (try #require(states.first))
        unlink(file)
        symlink(file, file)
        let warnings = try run()
        #expect(
            warnings == [
                "\(file) cannot be opened: Too many levels of symbolic links: it is left as it is, and the board is not saved"
            ])
        var facts = stat()
        #expect(lstat(file, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK)
        unlink(file)
        #expect(try run().isEmpty && states.count == 1, "once it can be read again, the board is saved again")
    }

    @Test func aStateThatIsTooLargeIsRefusedUnread() throws {
        let board = try SimulatedBoard(.metaMotionS).simulator.peripheral
        let size = try board.stateReader().sizeLimit + 1
        let region = mmap(nil, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        defer { munmap(region, size) }
        let bytes = UnsafeRawBufferPointer(start: region, count: size).bindMemory(to: UInt8.self)
        #expect {
            try board.setState(bytes.span)
        } throws: { error in
            (error as? VeltoError)?.message.includes("it has \(size) bytes") ?? false
        }
    }
}
