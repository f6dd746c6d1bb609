import Testing

@testable import VeltoCore

/// The sentences of refused numbers.
@Suite struct ValueCheckTests {
    @Test(arguments: [
        (0.49529999999999996, "0.4953"), (0.1 + 0.2, "0.3"), (2.5, "2.5"), (1.0 / 3, "0.3333333333333333"),
        (1e-7, "1e-07"), (1e300, "1e+300"),
    ])
    func limitsAreWrittenAsAPersonWouldWriteThem(_ limit: Double, _ text: String) throws {
        let error = #expect(throws: VeltoError.self) { try checkNumber(2 * limit, "threshold", 0, limit) }
        #expect(error?.message.contains("must be 0 to \(text)") == true, "\(error?.message ?? "")")
    }
}
