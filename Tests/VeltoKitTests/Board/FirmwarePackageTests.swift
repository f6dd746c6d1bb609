import Testing
import VeltoCore
import VeltoFirmware
import VeltoWearable

@testable import VeltoKit
@testable import VeltoSimulation

/// Packages that the vendors' tools have made, flashed on the models of the bootloaders.
///
/// `Tests/Python/packages/make` makes them: adafruit-nrfutil 0.5.3.post16 those for legacy DFU, nrfutil 6.0.0a1 those for
/// secure DFU.
@Suite struct FirmwarePackageTests {
    private static let folder =
        #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Python/packages"

    @Test(arguments: ["legacy-app", "legacy-any", "legacy-all", "secure-app", "secure-all"])
    func theFlashHoldsTheImageOfThePackage(name: String) throws {
        let firmware = try Firmware(path: "\(Self.folder)/\(name).zip")
        let kind: BootloaderKind = firmware.image.parts[0].procedure == .legacy ? .legacy : .secure
        #expect(name.hasPrefix(kind == .legacy ? "legacy" : "secure"))
        var configuration = BoardConfiguration(.metaMotionS)
        configuration.bootloader = kind
        let board = try SimulatedBoard(configuration)
        try board.connect()
        let operation = try board.device.beginUpdateFirmware(firmware)
        for _ in 0..<300 where operation.result == nil { try board.test.advance(0.5) }
        try #require(operation.result).get()
        let program = try #require((board.peripheral.model as? BoardModel)?.program)
        let application = try #require(firmware.image.parts.last)
        #expect(application.bytes.count == 3000 && program.application == .image(application.bytes))
        #expect(program.system == (firmware.image.parts.count == 2 ? firmware.image.parts[0].bytes : []))
    }

    /// A softdevice takes the place of the firmware, so the board waits in its bootloader for the second package.
    @Test func aSystemComesInAPackageOfItsOwn() throws {
        var configuration = BoardConfiguration(.metaMotionS)
        configuration.bootloader = .secure
        let board = try SimulatedBoard(configuration)
        try board.connect()
        for (name, mode) in [("secure-system", DeviceMode.bootloader), ("secure-app", .application)] {
            let firmware = try Firmware(path: "\(Self.folder)/\(name).zip")
            let operation = try board.device.beginUpdateFirmware(firmware)
            for _ in 0..<300 where operation.result == nil { try board.test.advance(0.5) }
            try #require(operation.result).get()
            #expect(try board.device.mode == mode)
        }
        let program = try #require((board.peripheral.model as? BoardModel)?.program)
        let system = try Firmware(path: "\(Self.folder)/secure-system.zip").image.parts[0]
        #expect(program.system == system.bytes && system.kind == .softDeviceAndBootloader && program.isStartable)
    }
}
