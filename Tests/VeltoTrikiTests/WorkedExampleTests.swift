import Testing
import WorkedExamples

/// The worked examples of the protocol notes, E1 to E91, inside the modules; Tests/WorkedExamples holds them as data.
@Suite struct WorkedExampleTests {
    @Test(arguments: try WorkedExample.all())
    func anExampleHolds(_ example: WorkedExample) throws {
        #expect(try example.faults(exampleThing) == [])
    }

    /// Each expectation is changed by little more than its tolerance, and each is missed.
    @Test(arguments: try WorkedExample.all())
    func everyExpectationCanFail(_ example: WorkedExample) throws {
        #expect(example.expectationCount > 0)
        #expect(try example.spoilt.faults(exampleThing).count == example.expectationCount)
    }
}
