import Testing
import VeltoCore
import VeltoMotion

@testable import VeltoKit

/// What several threads do to one virtual device at once; the sanitizers look on.
@Suite struct VirtualDeviceTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func threadsSupplyPlayRecordAndPollOneDevice() throws {
        let test = try TestContext {
            $0.isPumped = false
            $0.hasManualClock = false
        }
        defer { test.context.destroy() }
        let device = try test.context.createVirtualDevice("robot")
        let script = Array("{\"velto_script\": 1}\n{\"t\": 0, \"position_x\": 1}\n{\"t\": 0.001, \"flags\": []}\n".utf8)
        let path = folder.path + "/robot.jsonl"
        let acts: [@Sendable (Int) -> Void] = [
            { step in
                var input = GameInput()
                input.buttonsDown = UInt32(step % 2)
                try? device.supply(input)
            },
            { _ in _ = device.pollInput() },
            { _ in _ = device.input.peek() },
            { step in if step % 16 == 0 { _ = try? device.beginPlay(script: script) } },
            { step in
                if step % 64 == 0 { _ = try? device.beginRecording(to: path) }
                if step % 64 == 32 { device.stopRecording() }
            },
            { step in
                if step % 32 == 0 { _ = try? device.beginConnect(timeout: 1) }
                if step % 32 == 16 { device.input.discardEdges() }
            },
        ]
        let threads = try acts.map { act in
            try WorkerThread(named: "player") { for step in 0..<2000 { act(step) } }
        }
        for thread in threads { thread.join() }

        let last = try device.beginConnect(timeout: 1)
        #expect(last.wait())
        var input = GameInput()
        input.positionX = 0.25
        try device.supply(input)
        #expect(device.pollInput().positionX == 0.25)
    }

    @Test func noDeviceHasAnEmptyName() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try test.context.createVirtualDevice("robot")
        #expect(test.context.findDevice("") == nil && test.context.findDevice("robot") === device)
        #expect(
            code { _ = try test.context.beginConnectDevice("") as (Device?, Context.Operation) } == .invalidArgument)
    }

    @Test func aRecordingOfAForgottenDeviceEnds() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try test.context.createVirtualDevice("robot")
        let forgetting = try device.beginForget()
        let recording = try device.beginRecording(to: folder.path + "/robot.jsonl")
        let playing = try device.beginPlay(script: Array("{\"velto_script\": 1}\n{\"t\": 9}".utf8))
        #expect(forgetting.wait(timeout: 1) && recording.wait(timeout: 1) && playing.wait(timeout: 1))
        for operation in [recording, playing] {
            #expect(throws: VeltoError(.staleHandle, "the device was forgotten")) { try operation.result?.get() }
        }
        let isRecorded = device.input.isRecorded
        #expect(!isRecorded)
    }
}
