import Glibc
import Synchronization
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

@testable import VeltoKit

@Suite struct LifeCycleTests {
    @Test(arguments: [0.0, 0.05, 0.11, 0.7, 0.75, 0.8, 0.9, 2.0])
    func aContextCanBeDestroyedAtAnyMoment(moment: Double) throws {
        let test = try TestContext()
        _ = try test.addCap()
        try test.context.setAutoConnect(players: 1)
        try test.advance(moment)
        let operation = try test.context.devices.first?.beginConnect(timeout: 10)
        let device = test.context.devices.first
        test.context.destroy()
        test.context.destroy()
        #expect(code { _ = try test.context.beginScan() } == .staleHandle)
        if let operation {
            guard case .failure(let error) = operation.result else {
                Issue.record("a pending operation has not ended")
                return
            }
            #expect(error.code == .cancelled)
        }
        #expect(code { _ = try device?.beginConnect(timeout: 1) } == (device == nil ? nil : .staleHandle))
    }

    @Test func anEndedOperationKeepsNoForgottenDevice() throws {
        let test = try TestContext()
        weak var forgotten: Device?
        var operation: Context.Operation?
        do {
            let device = try test.context.createIngestDevice(family: .triki, identifier: "wired")
            forgotten = device
            operation = try device.beginForget()
        }
        try test.advance(1)
        #expect(operation?.result != nil && operation?.device != .null)
        #expect(forgotten == nil)
    }

    @Test func aThreadedContextConnectsAndEndsWithoutAThreadLeft() throws {
        for _ in 0..<20 {
            var definition = ContextDefinition(backends: [.simulated])
            definition.isEphemeral = true
            let context = try Context(definition)
            _ = try context.createSimulator(SimulatorDefinition())
            try context.setAutoConnect(players: 1)
            #expect(try context.beginScan().wait(timeout: 60))
            context.destroy()
        }
    }

    @Test func aContextThatIsLetGoOfEndsWithItsThread() throws {
        weak var core: ContextCore?
        weak var loop: Loop?
        func makeAndDrop() throws {
            var definition = ContextDefinition(backends: [.simulated])
            definition.isEphemeral = true
            let context = try Context(definition)
            _ = try context.createSimulator(SimulatorDefinition())
            try context.setAutoConnect(players: 1)
            #expect(try context.beginScan().wait(timeout: 60))
            (core, loop) = (context.core, context.core.loop)
        }
        try makeAndDrop()
        // The thread holds its loop until it ends.
        #expect(core == nil && loop == nil)
    }

    @Test func aHandleFindsItsContextUntilThatIsDestroyed() throws {
        var definition = ContextDefinition(backends: [.simulated])
        definition.isPumped = true
        definition.isEphemeral = true
        let handle = try Context.register(definition)
        try HandleTable.shared.resolve(handle, .context, as: Context.self).destroy()
        #expect(code { _ = try HandleTable.shared.resolve(handle, .context, as: Context.self) } == .staleHandle)
    }

    /// Row A1 of the attack: whatever is made while another thread destroys the context is refused, or ends with it.
    @Test func whatIsMadeDuringDestructionLeavesNothingBehind() throws {
        for _ in 0..<20 {
            let test = try TestContext {
                $0.isPumped = false; $0.hasManualClock = false
            }
            let context = test.context
            let made = Guarded<[ObjectHandle]>([])
            let isRunning = Flag()
            let makers = try (0..<3).map { number in
                try WorkerThread(named: "maker-\(number)") {
                    for _ in 0..<100 where isRunning.value.load(ordering: .relaxed) {
                        let handle =
                            switch number {
                            case 0: try? context.createQueue(.standard, capacity: 4).handle
                            case 1: try? context.createSimulator(SimulatorDefinition()).handle
                            default: try? context.beginScan().handle
                            }
                        if let handle { made.withLock { $0.append(handle) } }
                    }
                }
            }
            while made.withLock({ $0.count }) < 20 { sched_yield() }
            context.destroy()
            isRunning.value.store(false, ordering: .relaxed)
            for maker in makers { maker.join() }
            let alive = made.withLock { $0 }.filter { handle in
                HandleKind.allCases.contains {
                    (try? HandleTable.shared.resolve(handle, $0, as: AnyObject.self)) != nil
                }
            }
            #expect(alive == [])
        }
    }

    @Test func aThreadedContextPlays() throws {
        var definition = ContextDefinition(backends: [.simulated])
        definition.settleTime = 0
        definition.isEphemeral = true
        let context = try Context(definition)
        defer { context.destroy() }
        _ = try context.createSimulator(SimulatorDefinition())
        try context.setAutoConnect(players: 1)
        while true {
            guard case .event(let event) = context.defaultQueue.wait(timeout: 60) else {
                Issue.record("never connected")
                return
            }
            if event.isConnected { break }
        }
        #expect(context.players.device(at: 0)?.record.linkState == .ready)
    }

    @Test func anOwnersSecondContextReplacesTheFirst() throws {
        let first = try TestContext { $0.ownerName = "engine" }
        let second = try TestContext { $0.ownerName = "engine" }
        defer { second.context.destroy() }
        #expect(code { _ = try first.context.beginScan() } == .staleHandle)
        _ = try second.context.beginScan()
    }

    @Test func twoContextsDoNotSeeEachOthersDevices() throws {
        let (one, two) = (try TestContext(), try TestContext())
        defer {
            one.context.destroy()
            two.context.destroy()
        }
        _ = try one.connectedCap()
        _ = try two.context.beginScan()
        try two.advance(5)
        #expect(two.context.devices.isEmpty)
    }

    @Test func aDeviceNeverConnectedIsForgottenAfterTenMinutesOfSilence() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let simulator = try test.addCap(name: "Passer-by")
        _ = try test.context.beginScan()
        try test.advance(2)
        let device = try #require(test.context.devices.first)
        simulator.destroy()
        try test.advance(590)
        #expect(test.context.devices.count == 1)
        try test.advance(100)
        #expect(test.context.devices.isEmpty)
        #expect(
            code { _ = try HandleTable.shared.resolve(device.handle, .device, as: Device.self) } == .staleHandle)
    }

    @Test func aDefinitionThatMakesNoSenseIsRefusedByName() {
        refuses("a manual clock") { $0.isPumped = false }
        refuses("settleTime is 61") { $0.settleTime = 61 }
        refuses("reconnectDelay is -1") { $0.reconnectDelay = -1 }
        refuses("eventCapacity is 0") { $0.eventCapacity = 0 }
    }

    @Test func aTimestampOfThePastIsRefusedByItsSwiftName() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        do {
            try test.context.advanceClock(to: .zero)
            Issue.record("the clock went back")
        } catch {
            #expect(error.message.hasPrefix("timestamp is 0: must be "))
        }
    }

    private func refuses(_ name: String, _ change: (inout ContextDefinition) -> Void) {
        do {
            _ = try TestContext(change)
            Issue.record("\(name) was accepted")
        } catch {
            let error = error as? VeltoError
            #expect(error?.code == .invalidArgument)
            #expect(error?.message.hasPrefix(name) == true)
        }
    }

    @Test(
        arguments: [
            ("", [.bluez], false), ("simulated", [.simulated], true),
            ("bluez,simulated", [.bluez, .simulated], true),
        ] as [(String, Set<Backend>, Bool)])
    func theEnvironmentNamesTheBackends(text: String, backends: Set<Backend>, bringsCap: Bool) throws {
        var definition = ContextDefinition()
        try definition.takeBackends(from: text)
        #expect(definition.backends == backends)
        #expect(definition.bringsSimulatedCap == bringsCap)
    }

    @Test func forgettingADeviceThatStreamsLeavesNothingBehind() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try test.connectedCap()
        let operation = try device.beginForget()
        try test.advance(30)
        #expect(operation.result != nil)
        #expect(
            code { _ = try HandleTable.shared.resolve(device.handle, .device, as: Device.self) } == .staleHandle)
        #expect(device.playerIndex == nil)
    }

    @Test func anOperationThatIsCancelledAndEndsCountsOnce() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (simulator, device) = try test.connectedCap()
        let operation = try device.beginDisconnect()
        operation.cancel()
        try test.advance(5)
        #expect(operation.result != nil)
        #expect(device.pendingOperations == 0)
        simulator.destroy()
    }

    @Test func anUnknownBackendInTheEnvironmentIsRefused() {
        var definition = ContextDefinition()
        #expect(code { try definition.takeBackends(from: "wifi") } == .invalidArgument)
    }
}

private final class Flag: Sendable {
    let value = Atomic(true)
}
