import Testing
import VeltoCore

@testable import VeltoKit

@Suite struct WebReadingTests {
    @Test func aReadingWhoseEndTheLoopDoesNotSeeFreesItsHandle() throws {
        let test = try TestContext()
        let reading = try WebReading(.firmware, test.context.core, for: nil) { _, _ throws(VeltoError) in
            throw VeltoError(.io, "there is no server")
        }
        reading.waitForThread()
        test.context.core.destroy()
        let error = #expect(throws: VeltoError.self) {
            try HandleTable.shared.resolve(reading.handle, .firmware, as: Firmware.self)
        }
        #expect(error?.code == .staleHandle)
    }

    @Test(arguments: [-1, 0, (64 << 20) + 1])
    func aSizeLimitOutOfRangeIsAnError(limit: Int) throws {
        var options = WebOptions()
        options.sizeLimit = limit
        let error = #expect(throws: VeltoError.self) { try options.request("https://localhost/a.zip") }
        #expect(error?.code == .invalidArgument && error?.message.contains("sizeLimit") == true)
    }
}
