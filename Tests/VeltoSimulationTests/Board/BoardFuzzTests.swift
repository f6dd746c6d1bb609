import Glibc
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// The same numbers in every run (a linear congruential generator).
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 33
    }
}

/// Whatever a host writes and a program performs, a board goes on working.
@Suite struct BoardFuzzTests {
    private static let modules: [UInt8] = [
        1, 2, 3, 3, 3, 4, 5, 7, 8, 9, 9, 0x0A, 0x0B, 0x0C, 0x0D, 0x0F, 0x11, 0x12, 0x13, 0x13, 0x14, 0x15, 0x16, 0x19,
        0x19, 0xFE,
    ]
    /// Of each board: 15,000 in all, and 100,000 in `make test-long`.
    private static let rounds = getenv("VELTO_SWEEPS") == nil ? 5000 : 33_334
    private static let resets: Set<UInt8> = [1, 2, 5, 6]

    /// A packet of anything, or one that nearly means something.
    private func packet(_ random: inout Numbers) -> [UInt8] {
        let count = Int.random(in: 0...21, using: &random)
        guard Int.random(in: 0...9, using: &random) > 0 else {
            return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        let module = Self.modules.randomElement(using: &random) ?? 3
        var register = UInt8.random(in: 0...0x1D, using: &random)
        // A board that is always being reset does nothing else.
        if module == 0xFE, Self.resets.contains(register), Int.random(in: 0...50, using: &random) > 0 { register = 3 }
        let flags: [UInt8] = [0, 0, 0, 0x80, 0xC0]
        let small = Bool.random(using: &random)
        return [module, register | (flags.randomElement(using: &random) ?? 0)]
            + (0..<min(count, 18)).prefix(Int.random(in: 0...17, using: &random)).map { _ in
                small ? UInt8.random(in: 0...3, using: &random) : UInt8.random(in: 0...255, using: &random)
            }
    }

    /// A command may have started the bootloader, which has to survive the same.
    private func leaveBootloader(_ bench: BoardBench, _ random: inout Numbers) throws {
        let controlPoint = bench.handle("1531")
        guard controlPoint != 0 else { return }
        try bench.device.reportLink(isUp: true)
        for _ in 0..<50 { try? bench.device.writeAttribute(controlPoint, packet(&random), .withResponse) }
        try? bench.device.writeAttribute(controlPoint, [6], .withResponse)
        try bench.disconnect()
    }

    @Test(arguments: BoardConfiguration.Hardware.allCases) func anyConversationIsSurvived(
        hardware: BoardConfiguration.Hardware
    ) throws {
        var random = Numbers(state: UInt64(BoardConfiguration.Hardware.allCases.firstIndex(of: hardware) ?? 0))
        let bench = try BoardBench(BoardConfiguration(hardware, isOriginal: hardware == .metaMotionR))
        let command = bench.handle("326A9001")
        try bench.device.play(named: "play")
        var buffer: [UInt8] = []
        var longest = 0
        for round in 0..<Self.rounds {
            try? bench.device.writeAttribute(command, packet(&random), .withoutResponse)
            while let _ = try? bench.device.pollNotification(into: &buffer) { longest = max(longest, buffer.count) }
            if round.isMultiple(of: 16) {
                let kind = MotionStep.Kind.allCases.randomElement(using: &random) ?? .tap
                let value = UInt32.random(in: 0...(round.isMultiple(of: 64) ? .max : 8), using: &random)
                let amplitude = MotionAxes(x: Double.random(in: -1e5...1e5, using: &random))
                try? bench.perform(kind, value, for: Double.random(in: 0...10, using: &random), amplitude)
                bench.advance(0.002)
            }
            if round.isMultiple(of: 1000) {
                let pauses: [Double] = [0.01, 1, 100, 1e6]
                let pause = pauses.randomElement(using: &random) ?? 1
                // A day of logging costs what it logs.
                if pause > 100 { try? bench.send("0B 01 00") }
                bench.advance(pause)
                try? bench.disconnect()
                try? bench.device.pressButton(for: .milliseconds(20))
                bench.advance(2)
                try leaveBootloader(bench, &random)
                try bench.connect()
            }
        }
        #expect((3...20).contains(longest))
        try bench.disconnect()
        try leaveBootloader(bench, &random)
        try bench.connect()
        #expect(try bench.ask("02 80").hasPrefix("02 80 00"))
    }
}
