import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Signals that a program describes.
@Suite struct BoardDefinitionTests {
    private func definition(
        _ identifier: String = "mine", _ change: (inout BoardSignalDefinition) -> Void = { _ in }
    ) -> BoardSignalDefinition {
        var definition = BoardSignalDefinition(identifier, .settings, register: 0x0C, .uint16)
        definition.offset = 1
        definition.channels = ["voltage"]
        definition.unit = .voltage
        change(&definition)
        return definition
    }

    private func define(_ definition: BoardSignalDefinition, on board: BoardBench) -> ObjectHandle {
        board.perform(SignalDefinitionCommand(identifier: definition.identifier, definition: definition))
    }

    @Test func aRegisterIsReadAndStreamedAsDescribed() throws {
        let board = BoardBench().connected()
        #expect(board.code(define(definition(), on: board)) == .ok)
        #expect(board.signals.last?.identifier == "mine")
        #expect(try board.read("mine").values == [4080])
        let (feed, outlet) = try board.stream("mine")
        #expect(board.takeWrites().last == "11 0C 01")
        board.notify("11 0C 57 F0 0F")
        #expect(board.take(outlet).values == [[4080]])
        board.perform(SignalCommand.stop(feed))
        #expect(board.takeWrites() == ["11 0C 00"])
    }

    @Test func channelsFormatScaleAndIdAreTheProgramS() throws {
        let board = BoardBench().connected()
        let wanted = definition {
            ($0.module, $0.register, $0.id, $0.offset) = (.temperature, 1, 3, 0)
            ($0.channels, $0.format, $0.scale, $0.unit) = (["t"], .int16, 0.125, .temperature)
        }
        _ = define(wanted, on: board)
        #expect(try board.read("mine").values == [-0.875])
        let pair = definition {
            ($0.module, $0.register, $0.offset, $0.channels) = (.button, 5, 0, ["a", "b"])
        }
        _ = define(pair, on: board)
        let outlet = try board.stream("mine").outlet
        board.notify("01 05 01 00 02 00")
        #expect(board.take(outlet).values == [[1, 2]])
    }

    @Test func aDefinitionHoldsBeforeALinkAndIsRemoved() {
        let board = BoardBench()
        _ = define(definition(), on: board)
        board.connect()
        #expect(board.signals.last?.identifier == "mine")
        board.perform(SignalDefinitionCommand(identifier: "mine", definition: nil))
        #expect(!board.signals.contains { $0.identifier == "mine" })
        _ = define(definition { $0.module = .haptic }, on: board)
        #expect(!board.signals.contains { $0.identifier == "mine" }, "the board lacks the module")
        _ = define(definition("battery"), on: board)
        #expect(board.signals.filter { $0.identifier == "battery" }.count == 1, "the board's own signals stay")
    }

    @Test func whatCannotBeASignalIsRefused() throws {
        let changes: [(inout BoardSignalDefinition) -> Void] = [
            { $0.identifier = "" }, { $0.identifier = String(repeating: "x", count: 41) }, { $0.register = 0 },
            { $0.register = 64 }, { $0.channels = [] }, { $0.channels = Array(repeating: "x", count: 10) },
            { $0.offset = -1 }, { $0.offset = 17 }, { $0.scale = .nan }, { $0.offset = .max }, { $0.scale = .infinity },
        ]
        for change in changes { #expect(throws: VeltoError.self) { try definition("x", change).check() } }
        try definition { ($0.offset, $0.channels) = (0, Array(repeating: "x", count: 9)) }.check()
    }
}
