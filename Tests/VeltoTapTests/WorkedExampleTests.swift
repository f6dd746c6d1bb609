import Testing
import WorkedExamples

/// The worked examples of the TAP protocol notes; Tests/WorkedExamples/Tap holds them as data.
@Suite struct TapExampleTests {
    @Test(arguments: try WorkedExample.all(in: "Tap"))
    func check2AnExampleHolds(_ example: WorkedExample) throws {
        #expect(try example.faults(exampleThing) == [])
    }

    /// Each expectation is changed by little more than its tolerance, and each is missed.
    @Test(arguments: try WorkedExample.all(in: "Tap"))
    func everyExpectationCanFail(_ example: WorkedExample) throws {
        #expect(example.expectationCount > 0)
        #expect(try example.spoilt.faults(exampleThing).count == example.expectationCount)
    }
}
