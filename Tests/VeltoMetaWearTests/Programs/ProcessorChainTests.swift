import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Chains of processors of unknown origin, as a board describes them.
@Suite struct ProcessorChainTests {
    private func chains(_ answers: [(UInt8, String)], of modules: [String] = []) -> ProcessorChains {
        let plan = PlanTests.plan(modules)
        let all = answers.compactMap { number, text in
            ProcessorAnswer(answer: ReceivedBytes([0x09, 0x82] + Hex.bytes(text) + [0xA5, 0xA5])).map { (number, $0) }
        }
        return ProcessorChains(Dictionary(uniqueKeysWithValues: all), .current) { module, register, _, _ in
            plan.signals.first { $0.register.module == module && $0.register.number == register }.flatMap {
                ProcessorSignal($0)
            }
        }
    }

    @Test func example58ChainsHaveCanonicalIdentifiers() {
        let chains = chains([
            (0, "03 04 FF A0 07 A5 00"), (1, "09 03 00 20 02 07"), (2, "09 03 01 60 08 13 30 75 00 00"),
            (3, "09 03 01 60 0F 03"),
        ])
        #expect(chains.output(of: 2)?.path.identifier() == "acceleration:rms?id=0:accumulate?id=1:time?id=2")
        #expect(chains.state(of: 3)?.path.identifier() == "acceleration:rms?id=0:accumulate?id=1:buffer-state?id=3")
        #expect(chains.state(of: 2) == nil && chains.output(of: 4) == nil)
        #expect(chains.processor(2)?.configuration == .time(TimeProcessor(.absolute, period: 30_000)))
        #expect(chains.output(of: 1)?.payload.numbers.map(\.width) == [4])
    }

    @Test func aFuserKnowsWhatItsBuffersHold() {
        let chains = chains(
            [(0, "13 05 FF A0 0F 05"), (1, "03 04 FF A0 1B 01 00 00 00 00 00 00 00 00 00 00 00 00")],
            of: ["03 80 01 02", "13 80 00 01"])
        let fused = chains.output(of: 1)
        #expect(fused?.path.identifier() == "acceleration:fuser?id=1" && fused?.payload.size == 12)
        #expect(fused?.payload.numbers.map(\.unit).last == .rotationRate)
    }

    @Test func loopsUnknownTypesAndRootsAreSurvived() {
        let chains = chains([
            (0, "09 03 01 20 02 07"), (1, "09 03 00 20 02 07"), (2, "09 03 02 20 01 00 00 00"),
            (3, "77 01 FF 00 02 10"),
            (4, "03 04 FF A0 55 01 02 03"), (5, "09 03 04 A0 01 00 00 00"), (6, "09 03 09 20 01 00 00 00"),
            (7, "03 04 FF A0 1B 01 07 00 00 00 00 00 00 00 00 00 00 00"),
        ])
        for number in [0, 1, 2, 3, 6] as [UInt8] { #expect(chains.output(of: number) == nil, "\(number)") }
        #expect(chains.output(of: 5)?.path.identifier() == "acceleration:unknown85?id=4:passthrough?id=5")
        #expect(chains.output(of: 7)?.path.identifier() == "acceleration:fuser?id=7")
        #expect(chains.output(of: 7)?.payload.size == 6, "a fuser that holds itself adds nothing")
    }

    @Test(arguments: ["09 82", "09 82 FF", "09 82 FF FF FF FF FF", "09 82 03 04 FF A0", ""])
    func anEmptySlotIsNoProcessor(_ text: String) {
        #expect(ProcessorAnswer(answer: ReceivedBytes(Hex.bytes(text))) == nil)
    }
}
