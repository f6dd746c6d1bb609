import Testing
import VeltoCore
@testable import VeltoFirmware

@Suite struct CatalogTests {
    private func catalog(_ applications: String, _ bootloaders: String = "{}") throws -> FirmwareCatalog {
        let json = #"{"0.4": {"5": {"vanilla": \#(applications), "bootloader": \#(bootloaders)}}}"#
        return try FirmwareCatalog(json: Array(json.utf8))
    }

    private func query(_ change: (inout FirmwareQuery) -> Void = { _ in }) -> FirmwareQuery {
        var query = FirmwareQuery()
        (query.target.model, query.target.hardware) = ("5", "r0.4")
        change(&query)
        return query
    }

    private let three =
        #"{"1.10.0": {"filename": "c.zip"}, "1.7.3": {"filename": "b.zip"}, "1.5": {"filename": "a.zip"}}"#

    /// E-64 of the protocol notes.
    @Test func aBuildHasItsPath() throws {
        let found = try catalog(#"{"1.7.3": {"filename": "firmware.zip"}}"#).builds[0]
        let address = FirmwareCatalog.folder + found.path
        #expect(address == "https://mbientlab.com/releases/metawear/0.4/5/vanilla/1.7.3/firmware.zip")
    }

    /// E-65 of the protocol notes.
    @Test func versionsCompareByNumbers() {
        #expect(FirmwareVersion("1.5") == FirmwareVersion("1.5.0"))
        #expect(FirmwareVersion("1.10.0")! > FirmwareVersion("1.9.9")!)
        for text in ["", "1.", ".1", "1.x", "+1", "-1", "99999999999", "1.2.3.4.5.6.7.8.9"] {
            #expect(FirmwareVersion(text) == nil, "\(text)")
        }
    }

    /// E-65 of the protocol notes.
    @Test func theNewestOnTheDeviceNeedsNoUpdate() throws {
        let found = try catalog(#"{"1.7.3": {"filename": "firmware.zip"}}"#)
        #expect(try found.updates(query { $0.target.firmware = "1.7.3" }).isEmpty)
        #expect(try found.updates(query { $0.target.firmware = "1.8" }).isEmpty)
        #expect(try found.updates(query { $0.target.firmware = "1.7.2" }).map(\.version) == ["1.7.3"])
        #expect(try found.updates(query()).map(\.version) == ["1.7.3"])
    }

    /// E-65 of the protocol notes.
    @Test func buildsForNewerAppsAreHidden() throws {
        let found = try catalog(
            #"{"1.7.3": {"filename": "a.zip", "min-ios-version": "3.3.0"}, "1.7.2": {"filename": "b.zip"}}"#)
        #expect(try found.matches(query()).map(\.version) == ["1.7.2"])
        #expect(try found.matches(query { $0.app = "3.3" }).map(\.version) == ["1.7.2", "1.7.3"])
    }

    @Test func buildsAreInTheOrderOfTheirVersions() throws {
        #expect(try catalog(three).matches(query()).map(\.version) == ["1.5", "1.7.3", "1.10.0"])
        #expect(try catalog(three).matches(query { $0.version = "1.5.0" }).map(\.fileName) == ["a.zip"])
    }

    @Test func aNamedVersionIsListedEvenIfItIsOlder() throws {
        let found = try catalog(three).updates(
            query {
                $0.version = "1.5"
                $0.target.firmware = "1.10"
            })
        #expect(found.map(\.version) == ["1.5"])
    }

    @Test func bootloadersComeBeforeTheFirmwareThatNeedsThem() throws {
        let found = try catalog(
            #"{"1.7.3": {"filename": "a.zip", "required-bootloader": "0.4"}, "1.7.2": {"filename": "b.zip", "required-bootloader": ""}}"#,
            #"{"0.2": {"filename": "x.zip"}, "0.3.1": {"filename": "y.zip", "required-bootloader": "0.2"}, "0.4": {"filename": "z.zip", "required-bootloader": "0.3"}}"#
        )
        func chain(_ bootloader: String?, _ version: String? = nil) throws -> [String] {
            try found.updates(
                query {
                    $0.target.bootloader = bootloader
                    $0.version = version
                }
            ).map(\.version)
        }
        #expect(try chain("0.1") == ["0.2", "0.3.1", "0.4", "1.7.3"])
        #expect(try chain("0.3.1") == ["0.4", "1.7.3"])
        #expect(try chain("0.4") == ["1.7.3"])
        #expect(try chain("0.1", "1.7.2") == ["1.7.2"])
        #expect(try chain(nil) == ["1.7.3"])
    }

    @Test func aMissingBootloaderIsNamed() throws {
        let found = try catalog(
            #"{"1.7.3": {"filename": "a.zip", "required-bootloader": "0.4"}}"#,
            #"{"0.3": {"filename": "x.zip"}, "0.4": {"filename": "y.zip", "withdrawn": "hangs"}}"#)
        let error = #expect(throws: VeltoError.self) { try found.updates(query { $0.target.bootloader = "0.1" }) }
        #expect(error?.code == .notFound)
        #expect(error?.message.contains("needs bootloader 0.4 for hardware 0.4") == true)
    }

    @Test func aWithdrawnBuildIsPassedOverAndExplained() throws {
        let found = try catalog(
            #"{"1.7.3": {"filename": "a.zip", "withdrawn": "forgets its bonds"}, "1.7.2": {"filename": "b.zip"}}"#)
        #expect(try found.updates(query()).map(\.version) == ["1.7.2"])
        let error = #expect(throws: VeltoError.self) { try found.updates(query { $0.version = "1.7.3" }) }
        #expect(error?.code == .unsupported && error?.message.contains("forgets its bonds") == true)
        let refusal = #expect(throws: VeltoError.self) {
            try found.matches(query { $0.version = "1.7.3" })[0].check(for: FirmwareTarget())
        }
        #expect(refusal?.message.contains("forgets its bonds") == true)
    }

    @Test func aBuildIsComparedWithWhatIsKnown() throws {
        var build = FirmwareBuild()
        (build.model, build.hardware, build.requiredBootloader, build.version) = ("5", "0.4", "0.4", "1.7.3")
        var target = FirmwareTarget()
        #expect(try build.check(for: target).isEmpty)
        (target.model, target.hardware, target.bootloader) = ("5", "r0.4", "0.4.0")
        #expect(try build.check(for: target) == [.model, .hardware, .bootloader])
        for (change, words) in [
            ({ $0.model = "6" }, "is model 6"), ({ $0.hardware = "0.3" }, "has hardware 0.3"),
            ({ $0.bootloader = "0.3.9" }, "has bootloader 0.3.9"),
        ] as [((inout FirmwareTarget) -> Void, String)] {
            var other = target
            change(&other)
            let error = #expect(throws: VeltoError.self) { try build.check(for: other) }
            #expect(error?.code == .unsupported && error?.message.contains(words) == true)
        }
    }

    @Test func unknownModelsAndEntriesWithoutFiles() throws {
        #expect(try catalog(#"{"1.7.3": {"other": [1, {}]}}"#).builds.isEmpty)
        let found = try catalog(three)
        #expect(throws: VeltoError(.notFound, "the catalog has no firmware for model 6 with hardware 0.4")) {
            try found.updates(query { $0.target.model = "6" })
        }
        let unknown = #expect(throws: VeltoError.self) { try found.updates(FirmwareQuery()) }
        #expect(unknown?.code == .invalidState)
    }

    @Test(arguments: [
        "", "[]", "{", #"{"0.4": 1}"#, #"{"0.4": {"5": {"vanilla": {"x": {}}}}}"#,
        #"{"0.4": {"5": {"vanilla": {"1": {"filename": "../x.zip"}}}}}"#, #"{"..": {}}"#, #"{"0.4/..": {}}"#,
        #"{"0.4": {"5": {"vanilla": {"1": {"filename": 5}}}}}"#, #"{"0.4": {}} x"#,
        #"{"0.4": {"5": {"vanilla": {"1": {"filename": "a.zip", "required-bootloader": "new"}}}}}"#,
        "{\"0.4\u{0}\": {}}", #"{"0.4": {}, "0.4": {}}"#,
    ])
    func otherShapesAreRefused(json: String) {
        let error = #expect(throws: VeltoError.self) { try FirmwareCatalog(json: Array(json.utf8)) }
        #expect(error?.code == .format && error?.message.hasPrefix("the catalog is invalid: line") == true)
    }

    @Test func everyPrefixOfACatalogIsRefused() throws {
        let json = Array(#"{"0.4": {"5": {"vanilla": {"1.7.3": {"filename": "a.zip"}}}}}"#.utf8)
        for count in json.indices {
            #expect(throws: VeltoError.self) { try FirmwareCatalog(json: Array(json[..<count])) }
        }
    }
}
