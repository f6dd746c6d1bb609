import Testing
import VeltoCore
import VeltoMotion

@testable import VeltoKit

@Suite struct ScriptTests {
    private func steps(_ text: String) throws(VeltoError) -> [ScriptStep] {
        var reader = try ScriptReader(Array(text.utf8))
        var steps: [ScriptStep] = []
        while let step = try reader.next() { steps.append(step) }
        return steps
    }

    /// Every member of a step survives being written and read, to the last bit.
    @Test func aLineIsReadAsItWasWritten() throws {
        var step = ScriptStep()
        step.time = 12_345_678_901
        step.timestamp = -17
        step.input.named = InputMembers(rawValue: .max)
        step.input.isExact = true
        for (index, member) in InputMember.numbers.enumerated() {
            step.input.values[keyPath: member.path] = 1 / Double(index + 3)
        }
        step.input.values.positionX = -0.0
        step.input.values.rotationRate = [.leastNonzeroMagnitude, -.pi, .greatestFiniteMagnitude]
        step.input.values.orientation = [0.1, 0.2, 0.3, 0.4]
        step.input.values.flags = [.connected, .calibrated]
        step.input.values.gestures = [.throw, .swing]
        step.input.values.motionMode = .gesture
        step.input.values.buttonsDown = GameInput.mainButton | 1 << 12
        step.input.values.counts.fingerPress[4] = .max
        step.input.values.packetCount = .max
        let again = try steps("{\"velto_script\": 1}\n" + step.line)
        #expect(again.count == 1 && again[0].line == step.line)
        #expect(again[0].input.values.positionX.sign == .minus)
        #expect(again[0].input.values.rotationRate == step.input.values.rotationRate)
    }

    @Test(arguments: [0, 1, 10, 999_999_999, 1_000_000_000, 1_000_000_001, 604_800_000_000_000] as [UInt64])
    func timesAreExactToTheNanosecond(_ nanoseconds: UInt64) throws {
        var step = ScriptStep()
        step.time = nanoseconds
        #expect(try steps("{\"velto_script\": 1}\n" + step.line)[0].time == nanoseconds)
    }

    @Test func everyMemberHasItsOwnBit() {
        let named = ScriptField.all.map(\.member)
        #expect(Set(named).count == named.count && Set(ScriptField.all.map(\.name)).count == named.count)
        #expect(named.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
        #expect(named.reduce(InputMembers()) { $0.union($1) }.isSuperset(of: .unmeasured))
    }

    @Test func theHeadingIsReadAsItWasWritten() throws {
        var start = ScriptStart()
        start.pollCount = 9
        start.counts.press = 1
        start.counts.action = .max
        start.counts.fingerPress[2] = 5
        #expect(try ScriptReader(Array(start.line.utf8)).start == start)
    }
}
