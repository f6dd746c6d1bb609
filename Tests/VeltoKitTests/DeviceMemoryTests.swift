import Glibc
import Testing
import VeltoCore

@testable import VeltoKit

extension TestContext {
    fileprivate var warnings: [String] {
        var lines: [String] = []
        while let line = context.log.read() { if line.kind == .warning { lines.append(line.text) } }
        return lines
    }
}

@Suite struct DeviceMemoryTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func aConnectedDeviceIsWrittenHalfASecondLaterAndKnownInTheNextRun() throws {
        let first = try folder.context()
        let (_, device) = try first.connectedCap()
        try first.advance(1)
        #expect(folder.devices?.split(separator: "\n").count == 2)
        first.context.destroy()
        let second = try folder.context()
        defer { second.context.destroy() }
        let known = try #require(second.context.knownDevices.first)
        #expect(known.identifier == device.identifier)
        #expect(known.name == device.record.name)
        #expect(known.address == device.record.address)
        #expect(known.family == .triki)
        #expect(known.playerIndex == 0)
        #expect(known.lastConnected > 1_600_000_000_000_000_000)
        #expect(second.context.device(of: known) == nil)
    }

    @Test func destroyingWritesWhatHasNotBeenWritten() throws {
        let test = try folder.context()
        _ = try test.connectedCap()
        #expect(folder.devices == nil || folder.devices?.isEmpty == false)
        test.context.destroy()
        #expect(folder.devices?.includes("device\tsim:") == true)
    }

    @Test func contextsThatWriteAtTheSameTimeLoseNothingOfEachOther() throws {
        let tests = try (0..<4).map { _ in try folder.context() }
        for (seed, test) in zip(UInt64(1)..., tests) {
            var definition = SimulatorDefinition()
            definition.seed = seed
            _ = try test.createSimulator(definition)
            try test.context.setAutoConnect(players: 1)
        }
        for test in tests { try test.advance(4) }
        for test in tests { test.context.destroy() }
        #expect(folder.devices?.split(separator: "\n").count == 5)
    }

    @Test func threadedContextsThatWriteAtTheSameTimeLoseNothingEither() throws {
        let contexts = try (UInt64(1)...6).map { seed in
            var definition = ContextDefinition(backends: [.simulated])
            definition.settleTime = 0
            definition.statePath = folder.path
            let context = try Context(definition)
            var cap = SimulatorDefinition()
            cap.seed = seed
            _ = try context.createSimulator(cap)
            try context.setAutoConnect(players: 1)
            return context
        }
        for context in contexts {
            while case .event(let event) = context.defaultQueue.wait(timeout: 60) {
                if event.isConnected { break }
            }
        }
        for context in contexts { context.destroy() }
        #expect(folder.devices?.split(separator: "\n").count == 7)
        #expect(folder.names == ["devices"])
    }

    @Test(arguments: ["", "rubbish", "veltokit devices 1000000\n"])
    func aDamagedFileIsSetAsideAndTheContextGoesOn(text: String) throws {
        folder.devices = text
        let test = try folder.context()
        #expect(test.context.knownDevices.isEmpty)
        #expect(test.warnings.contains { $0.includes("is damaged and was set aside") })
        #expect(folder.names == ["devices.damaged"])
        _ = try test.connectedCap()
        test.context.destroy()
        #expect(folder.names == ["devices", "devices.damaged"])
    }

    @Test func aFaultyLineIsToldAndTheFileKeptBesideTheNewOne() throws {
        folder.devices = "veltokit devices 1\nnonsense\ndevice\tsim:good\tconnected_ns=5\n"
        let test = try folder.context()
        #expect(test.context.knownDevices.map(\.identifier) == ["sim:good"])
        #expect(test.warnings.contains { $0.includes("line 2 of") })
        _ = try test.connectedCap()
        test.context.destroy()
        #expect(folder.devices?.includes("nonsense") == false)
        #expect(folder.devices?.includes("sim:good") == true)
        #expect(folder.names == ["devices", "devices.damaged"])
    }

    @Test(arguments: ["/dev/null/nowhere", "/dev/full", "/proc/veltokit"])
    func aFolderThatCannotBeUsedIsToldOnceAndHarmsNothing(path: String) throws {
        let test = try TestContext { definition in
            definition.isEphemeral = false
            definition.statePath = path
        }
        let (_, device) = try test.connectedCap()
        try device.setPlayerIndex(5)
        try test.advance(2)
        try device.setPlayerIndex(6)
        try test.advance(2)
        #expect(test.context.knownDevices.map(\.playerIndex) == [6])
        #expect(test.warnings.count { $0.includes("cannot be written") } == 1)
        #expect(code { try device.saveProfile() } == .io)
        test.context.destroy()
    }

    @Test func aListThatIsNoFileIsSetAside() throws {
        mkfifo(folder.path + "/devices", 0o600)
        let test = try folder.context()
        #expect(test.warnings.contains { $0.includes("is not a regular file") })
        test.context.destroy()
        #expect(folder.names == ["devices.damaged"])
    }

    @Test func whatCouldNotBeWrittenIsWrittenLater() throws {
        let hidden = folder.path + "/later"
        let test = try TestContext { definition in
            definition.isEphemeral = false
            definition.statePath = hidden
        }
        // A file where the folder should be.
        try StateFolder(folder.path).write("in the way", to: hidden)
        let (_, device) = try test.connectedCap()
        try test.advance(1)
        unlink(hidden)
        try device.setPlayerIndex(3)
        try test.advance(1)
        test.context.destroy()
        let file = try StateFolder(hidden).read(hidden + "/devices", limit: 4096) ?? []
        #expect(String(decoding: file, as: UTF8.self).includes("player=3"))
        #expect(String(decoding: file, as: UTF8.self).includes("connected_ns="))
        unlink(hidden + "/devices")
        rmdir(hidden)
    }

    @Test func anEphemeralContextLeavesNoFile() throws {
        let test = try folder.context { $0.isEphemeral = true }
        _ = try test.connectedCap()
        #expect(test.context.knownDevices.count == 1)
        test.context.destroy()
        #expect(folder.names == [])
    }
}
