import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// Raw data of TAP wearables, from physical motion to bytes.
@Suite struct TapRawTests {
    private typealias Uuid = TapBench.Uuid

    private struct Message {
        let isFingers: Bool
        let milliseconds: UInt32
        let samples: [Int16]
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func messages(_ notifications: [[UInt8]]) -> [Message] {
        notifications.flatMap { notification in
            var rest = notification[...]
            var messages: [Message] = []
            while rest.count >= 16 {
                let header = number(rest.prefix(4))
                let isFingers = header >> 31 == 1
                let payload = rest.dropFirst(4).prefix(isFingers ? 30 : 12)
                let samples = stride(from: payload.startIndex, to: payload.endIndex, by: 2).map {
                    Int16(truncatingIfNeeded: number(payload[$0..<$0 + 2]))
                }
                messages.append(Message(isFingers: isFingers, milliseconds: header & 0x7FFF_FFFF, samples: samples))
                rest = rest.dropFirst(4 + payload.count)
            }
            #expect(rest.isEmpty)
            return messages
        }
    }

    private func stream(_ bench: TapBench, _ codes: [UInt8], seconds: Double = 1) throws -> [Message] {
        try bench.write(Uuid.commands, [3, 0x0C, 0, 0x0A] + codes)
        let notifications = try bench.bytes(Uuid.raw, after: seconds)
        #expect(notifications.allSatisfy { $0.count <= 182 })
        return Self.messages(notifications)
    }

    @Test func bothSensorsOfAStrapSampleAtTheirRates() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        try bench.device.move(to: MotionAxes(x: 87.5, y: -87.5, z: 175))
        let messages = try stream(bench, [0, 2, 1], seconds: 3)
        let fingers = messages.filter(\.isFingers)
        let motion = messages.filter { !$0.isFingers }
        #expect(fingers.count == 600)
        #expect((623...624).contains(motion.count))
        // 87.5 degrees per second at 8.75 mdps, 1 g at 0.061 mg.
        #expect(motion.first?.samples == [10_000, -10_000, 20_000, 0, 0, 16_393])
        // 1 g at 31.25 mg.
        #expect(fingers.first?.samples == Array(repeating: [0, 0, 32], count: 5).flatMap { $0 })
        let steps = zip(fingers, fingers.dropFirst()).map { $1.milliseconds - $0.milliseconds }
        #expect(Set(steps) == [5])
    }

    private static let ranges: [(codes: [UInt8], gyroscope: Int16, acceleration: Int16, finger: Int16)] = [
        ([0, 0, 0], 5714, 8197, 32), ([1, 1, 1], 22_857, 16_393, 256), ([2, 2, 2], 11_429, 8197, 128),
        ([3, 3, 3], 5714, 4098, 64), ([4, 4, 4], 2857, 2049, 32), ([0, 5, 0], 1429, 8197, 32),
    ]

    @Test(arguments: ranges.indices) func theRangesDecideTheScale(index: Int) throws {
        let (codes, gyroscope, acceleration, finger) = Self.ranges[index]
        let bench = try TapBench(TapConfiguration(.strap2))
        try bench.device.move(to: MotionAxes(x: 100))
        let messages = try stream(bench, codes, seconds: 0.1)
        #expect(messages.first { !$0.isFingers }?.samples == [gyroscope, 0, 0, 0, 0, acceleration])
        #expect(messages.first(where: \.isFingers)?.samples[2] == finger)
    }

    @Test func aTapShakesItsFingersAndSaturatesASmallRange() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        try bench.write(Uuid.commands, [3, 0x0C, 0, 0x0A, 1, 0, 0])
        try bench.perform(.tap, 5)
        let values = try bench.values(after: 0.1)
        #expect(values.allSatisfy { $0.uuid == Uuid.raw })
        let samples = Self.messages(values.map(\.bytes)).filter(\.isFingers).map(\.samples)
        #expect(samples.first?.enumerated().filter { $0.offset % 3 == 2 }.map(\.element) == [511, 256, 511, 256, 256])
        #expect(samples.last?.enumerated().filter { $0.offset % 3 == 2 }.map(\.element) == [256, 256, 256, 256, 256])
    }

    @Test func otherRangesAreNotAcceptedInRawMode() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        _ = try stream(bench, [0, 0, 0], seconds: 0.1)
        #expect(bench.refusal(Uuid.commands, [3, 0x0C, 0, 0x0A, 1, 0, 0]) == .att(0x13))
        #expect(bench.refusal(Uuid.commands, [3, 0x0C, 0, 0x0A, 0, 0, 0]) == nil)
        try bench.mode(0x01)
        #expect(bench.refusal(Uuid.commands, [3, 0x0C, 0, 0x0A, 1, 0, 0]) == nil)
    }

    @Test func anXRHasNoFingerSensors() throws {
        let bench = try TapBench(TapConfiguration(.xr))
        let messages = try stream(bench, [0, 0, 0], seconds: 3)
        #expect((623...624).contains(messages.count))
        #expect(messages.allSatisfy { !$0.isFingers })
    }

    @Test func withoutDeveloperModeTheStreamIsSilent() throws {
        let bench = try TapBench(TapConfiguration(.strap2, isDeveloperModeOn: false))
        #expect(try stream(bench, [0, 0, 0]).isEmpty)
        var settings = try bench.read(Uuid.settings)
        settings[3] |= 0x40
        try bench.write(Uuid.settings, settings)
        #expect(try !bench.bytes(Uuid.raw, after: 0.1).isEmpty)
        settings[3] &= ~0x40
        try bench.write(Uuid.settings, settings)
        #expect(try bench.bytes(Uuid.raw, after: 0.1).isEmpty)
    }

    @Test func aSilentStepAndAJumpOfTheClockLeaveOut() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        let steps = [MotionStep(.rest, duration: 0.1), MotionStep(.silence, duration: 0.5), MotionStep(.rest)]
        try bench.device.play(try MotionScript(checking: steps, repeats: false))
        let messages = try stream(bench, [0, 0, 0])
        #expect(messages.count < 250)
        bench.advance(1_000_000)
        try bench.write(Uuid.commands, [3, 0x0C, 0, 0x0A, 0, 0, 0])
        #expect(try bench.bytes(Uuid.raw).count < 64)
    }
}
