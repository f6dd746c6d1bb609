import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

@testable import VeltoKit

@Suite struct AwaitedOperationTests {
    @Test func aDeviceIsFoundConnectedAndForgotten() async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        _ = try test.addCap(name: "Triki 7")
        try await test.driving {
            try await test.context.startScan()
            let device = try await test.context.connectDevice("Triki 7")
            #expect(device.record.linkState == .ready)
            try await device.disconnect()
            #expect(device.record.linkState == .none)
            try await device.connect()
            test.context.stopScan()
            try await device.forget()
        }
        #expect(test.context.findDevice("Triki 7") == nil)
    }

    @Test func aFailureIsThrown() async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        await #expect(throws: VeltoError.self) {
            try await test.driving { try await test.context.connectDevice("nobody", timeout: 2) }
        }
        let device = try test.context.createIngestDevice(family: .triki, identifier: "wired")
        await #expect(throws: VeltoError(.unsupported, "the device is an ingest device, which has no link")) {
            try await device.connect()
        }
        #expect(test.context.status.pendingOperations == 0)
    }

    @Test func awaitingNeverPumps() async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let before = test.context.time.now
        let isDone = Milestone()
        let task = Task {
            defer { isDone.reach() }
            try await test.context.startScan()
        }
        while test.context.status.pendingOperations == 0 { await Task.yield() }
        for _ in 0..<1000 { await Task.yield() }
        #expect(!isDone.isReached && test.context.time.now == before)
        try test.advance(1)
        try await task.value
    }

    @Test(arguments: [true, false])
    func cancellingTheTaskCancelsTheOperation(beforeTheCall: Bool) async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let task = Task {
            if beforeTheCall { while !Task.isCancelled { await Task.yield() } }
            do throws(VeltoError) {
                _ = try await test.context.connectDevice("nobody", timeout: 300)
                return nil as VeltoError?
            } catch {
                return error
            }
        }
        if !beforeTheCall { while test.context.status.pendingOperations == 0 { await Task.yield() } }
        task.cancel()
        let start = test.context.time.now
        let error = try await test.driving { await task.value }
        #expect(error?.code == .cancelled)
        #expect(test.context.time.now.seconds(since: start) < 200, "cancelled, not timed out")
        #expect(test.context.status.pendingOperations == 0)
    }

    @Test func theEndOfTheContextEndsTheWait() async throws {
        let test = try TestContext()
        let task = Task { try await test.context.startScan() }
        while test.context.status.pendingOperations == 0 { await Task.yield() }
        test.context.destroy()
        await #expect(throws: VeltoError(.cancelled, "the context was destroyed")) { try await task.value }
    }

    @Test func valuesAreReadWrittenAndAwaited() async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (simulator, device) = try RawAccessTests.connected(test)
        try await test.driving {
            try await device.write([1, 2], to: RawAccessTests.value)
            #expect(try await device.read(RawAccessTests.value) == [1, 2])
            #expect(try await device.read(BluetoothUUID(assigned: 0xA001)) == [1, 2])
            let subscription = try await device.subscribe(to: RawAccessTests.stream)
            #expect(subscription.status.state == .active)
            async let value = device.awaitValue(of: RawAccessTests.stream, startingWith: [7])
            while device.pendingOperations == 0 { await Task.yield() }
            try simulator.peripheral.inject(RawAccessTests.stream, [6])
            try simulator.peripheral.inject(RawAccessTests.stream, [7, 1])
            #expect(try await value == [7, 1])
            subscription.destroy()
        }
        await #expect(throws: VeltoError.self) {
            try await test.driving { try await device.subscribe(to: ValueHandle(rawValue: 99)) }
        }
    }

    @Test func aHandThatKeepsStillIsCalibratedAndAScriptIsPlayedToItsEnd() async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (simulator, device) = try test.connectedCap()
        try simulator.play("rest")
        try await test.driving { try await device.calibrate() }
        let robot = try test.context.createVirtualDevice("robot")
        let script = Array("{\"velto_script\": 1}\n{\"t\": 0.5, \"position_x\": -1}\n".utf8)
        let start = test.context.time.now
        try await test.driving { try await robot.play(script: script) }
        #expect(test.context.time.now.seconds(since: start) >= 0.5)
    }

    @Test func manyTasksAwaitOneOperation() async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let operation: Context.Operation = try test.context.beginScan()
        try await test.driving {
            await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<50 { group.addTask { (try? await operation.finished()) != nil } }
                for await succeeded in group { #expect(succeeded) }
            }
        }
    }
}
