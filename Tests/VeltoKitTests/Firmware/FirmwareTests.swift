import Testing
import VeltoKit

@Suite struct FirmwareTests {
    private let json = Array(
        #"{"0.4": {"5": {"vanilla": {"1.7.3": {"filename": "a.zip"}, "1.5": {"filename": "b.bin"}}}}}"#.utf8)

    @Test func bytesAreAFirmwareOfTheirFormat() throws {
        let firmware = try Firmware(bytes: [1, 2, 3, 4], format: .binary)
        #expect(firmware.partCount == 1 && firmware.size == 4 && !firmware.isChecked && firmware.build == nil)
        let error = #expect(throws: VeltoError.self) { try Firmware(bytes: [1, 2, 3, 4]) }
        #expect(error?.code == .format)
        let missing = #expect(throws: VeltoError.self) { try Firmware(path: "/nonexistent/firmware.zip") }
        #expect(missing?.code == .notFound)
    }

    @Test func aCatalogListsUpdatesOfADescribedBoard() throws {
        let catalog = try Catalog(json: json)
        var query = FirmwareQuery()
        (query.target.model, query.target.hardware, query.target.firmware) = ("5", "r0.4", "1.6")
        let updates = try catalog.updates(for: nil, query)
        #expect(updates.map(\.version) == ["1.7.3"])
        #expect(try catalog.address(of: updates[0]).hasSuffix("/0.4/5/vanilla/1.7.3/a.zip"))
        #expect(try catalog.builds().map(\.version) == ["1.5", "1.7.3"])
        #expect(catalog.readAt == nil && !catalog.isCached && catalog.buildCount == 2)
    }

    @Test func onlyHTTPSIsRead() throws {
        let context = try Context.simulated(script: nil, hasManualClock: true)
        for address in ["http://localhost/a.zip", "file:///a.zip", ""] {
            let error = #expect(throws: VeltoError.self) { try context.beginReadFirmware(address) }
            #expect(error?.code == .invalidArgument)
        }
    }
}
