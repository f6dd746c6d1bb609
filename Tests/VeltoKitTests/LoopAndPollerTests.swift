import Testing
import VeltoCore
import VeltoMotion

@testable import VeltoKit

/// What the loop does to a device's input while the program polls or tunes it: neither waits for the other.
@Suite struct LoopAndPollerTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func saveProfile() throws {
        let test = try folder.context()
        let (_, device) = try test.connectedCap()
        try device.input.withEngine { $0.config.pointer.sensitivity = 0.0625 }
        device.setPaddleOffset(-12)
        try device.saveProfile()
        test.context.destroy()
    }

    /// A context whose one cap is about to connect for the first time.
    private func connecting() throws -> (TestContext, Device) {
        let test = try folder.context { $0.loadsProfiles = true }
        let simulator = try test.addCap()
        _ = try test.context.beginScan()
        try test.advance(0.5)
        return (test, try #require(simulator.device))
    }

    /// Lets the loop work on a thread of its own while this one is in the middle of a call that holds the engine.
    private func turnLoop(of test: TestContext, seconds: Double, whileHolding device: Device) throws {
        let isDone = Condition(false)
        let thread = try device.input.withEngine { engine throws(VeltoError) in
            let thread = try WorkerThread(named: "loop") {
                try? test.advance(seconds)
                isDone.update { $0 = true }
            }
            let limit = TimeSource.monotonic().now.advanced(bySeconds: 20)
            #expect(isDone.wait(until: limit) { $0 }, "the loop waits for the engine's lock")
            return thread
        }
        thread.join()
    }

    @Test func aSessionIsRestartedWithoutWaitingForWhoeverHoldsTheEngine() throws {
        let test = try folder.context()
        defer { test.context.destroy() }
        let (_, device) = try test.connectedCap()
        #expect(try device.input.poll(step: 0.01).packetCount > 0)
        device.restartSession()
        try turnLoop(of: test, seconds: 0.001, whileHolding: device)
        #expect(device.input.peek().packetCount == 0)
        try test.advance(1)
        #expect(try device.input.poll(step: 0.01).flags.contains(.fresh))
    }

    @Test func aProfileIsLoadedWithoutWaitingForWhoeverHoldsTheEngine() throws {
        try saveProfile()
        let (test, device) = try connecting()
        defer { test.context.destroy() }
        _ = try device.beginConnect(timeout: 10)
        try turnLoop(of: test, seconds: 3, whileHolding: device)
        #expect(device.record.linkState == .ready)
        #expect(device.profile.motion.pointer.sensitivity == 0.0625)
        #expect(device.profile.paddleOffset == -12)
        #expect(try device.input.poll(step: 0.01).flags.contains(.calibrated))
        #expect(device.input.calibrationState == .done)
    }

    @Test func whatTheProgramSetsAfterLoadingIsNotOverwritten() throws {
        try saveProfile()
        let (test, device) = try connecting()
        defer { test.context.destroy() }
        _ = try device.beginConnect(timeout: 10)
        try test.advance(3)
        try device.input.withEngine { $0.config.pointer.sensitivity = 0.5 }
        device.setPaddleOffset(7)
        _ = try device.input.poll(step: 0.01)
        #expect(device.profile.motion.pointer.sensitivity == 0.5)
        #expect(device.profile.paddleOffset == 7)
    }

    @Test func theEndOfTheLinkTakesALoadedCalibrationAlongBeforeAnyonePolls() throws {
        try saveProfile()
        let (test, device) = try connecting()
        defer { test.context.destroy() }
        _ = try device.beginConnect(timeout: 10)
        try test.advance(3)
        _ = try device.beginDisconnect()
        try test.advance(3)
        #expect(device.profile.motion.pointer.sensitivity == 0.0625)
        #expect(device.profile.paddleOffset == nil)
        #expect(device.input.calibrationState == .idle)
    }

    @Test func anUntakenLetterIsReplacedAndReleased() {
        final class Thing: Sendable {}
        weak var first: Thing?
        weak var second: Thing?
        do {
            let mailbox = Mailbox<Thing>()
            #expect(mailbox.isEmpty && mailbox.take() == nil)
            for index in 0..<2 {
                let thing = Thing()
                if index == 0 { first = thing } else { second = thing }
                mailbox.put(thing)
            }
            #expect(first == nil && second != nil)
            #expect(mailbox.take() === second)
            mailbox.put(Thing())
        }
        #expect(second == nil)
    }
}
