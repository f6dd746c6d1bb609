import SessionBench
import Testing
import VeltoCore
import VeltoMotion

@testable import VeltoTriki

/// Whatever a radio delivers, nothing traps and every number stays finite.
@Suite struct HostilePacketTests {
    private func survive(_ packet: [UInt8], _ cap: CapBench, _ step: Int) {
        cap.seconds = 1 + Double(step) * 0.01
        cap.send(packet)
        let input = cap.poll(0.01)
        let numbers = [input.positionX, input.positionY, input.relativeX, input.relativeY, input.rawX, input.rawY]
        #expect(numbers.allSatisfy { $0.isFinite })
        var sensors = SensorFrameReader()
        while sensors.next(in: ByteReader(packet.span)) != nil {}
    }

    @Test(arguments: MotionMode.allCases)
    func everyLengthUpTo64(_ mode: MotionMode) {
        let cap = CapBench(mode)
        let fills: [UInt8] = [0x00, 0x22, 0xF7, 0xFF, 0x80]
        for length in 0...64 {
            for fill in fills {
                for begin: [UInt8] in [[], [0x22, 0x00], [0x22, 0x01]] {
                    survive(Array((begin + [UInt8](repeating: fill, count: 64)).prefix(length)), cap, length)
                }
            }
        }
    }

    @Test(arguments: MotionMode.allCases)
    func randomBytes(_ mode: MotionMode) {
        var random = SplitMix64(state: 20_261_121)
        let cap = CapBench(mode)
        let likely: [UInt8] = [0x22, 0x00, 0x01, 0xF7, 0xF8]
        for step in 0..<4000 {
            let packet = (0..<Int.random(in: 0...64, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? likely[Int.random(in: 0..<5, using: &random)] : UInt8.random(in: 0...255, using: &random)
            }
            survive(packet, cap, step)
        }
    }
}

/// A small generator with a seed, so that a failure can be repeated.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
