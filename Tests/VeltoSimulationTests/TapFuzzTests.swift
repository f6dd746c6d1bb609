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

/// Whatever a host writes and a program performs, a wearable goes on working.
@Suite struct TapFuzzTests {
    private static let prefixes: [[UInt8]] = [
        [], [3, 0x0C, 0], [3, 0x0D, 0], [0, 0, 0, 0], [0, 1, 0, 0], [1, 0, 0, 0], [1, 0, 1, 0], [1, 1, 2, 0],
        [1, 2, 3, 0, 0],
        [3, 4, 0, 0], [0, 2], [0, 0], [0x0D],
    ]

    @Test(arguments: [(TapConfiguration.Hardware.strap2, false), (.xr, false), (.strap2, true), (.xr, true)])
    func anyConversationIsSurvived(hardware: TapConfiguration.Hardware, isFramed: Bool) throws {
        var random = Numbers(state: hardware == .xr ? 1 : 2)
        let bench = try TapBench(TapConfiguration(hardware, isFramed: isFramed))
        let handles = bench.device.attributes.map(\.characteristic.handle)
        try bench.device.play(named: "play")
        for round in 0..<1000 {
            let prefix = Self.prefixes.randomElement(using: &random) ?? []
            let count = Int.random(in: 0...24, using: &random)
            let bytes = prefix + (0..<count).map { _ in UInt8.random(in: 0...9, using: &random) }
            let handle = handles.randomElement(using: &random) ?? 0
            try? bench.device.writeAttribute(handle, bytes, round.isMultiple(of: 2) ? .withResponse : .withoutResponse)
            _ = try? bench.device.readAttribute(handle)
            let kind = MotionStep.Kind.allCases.randomElement(using: &random) ?? .tap
            try? bench.perform(kind, UInt32.random(in: 0...400, using: &random), for: 0.1)
            if round.isMultiple(of: 50) { bench.advance([0.01, 1, 100, 1e9].randomElement(using: &random) ?? 1) }
            bench.advance(0.01)
            #expect(try bench.values().allSatisfy { $0.bytes.count <= 244 })
        }
    }
}
