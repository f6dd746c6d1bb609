import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoKit
@testable import VeltoSimulation

/// Updates of boards whose radio goes, on simulated devices.
@Suite struct FirmwareUpdateRadioTests {
    /// Longer than any search of an update.
    private static let absence = 100.0

    @Test(arguments: [BootloaderKind.legacy, .secure], [OperationPhase.connecting, .transferring, .returning])
    func aRadioThatIsReplacedIsWaitedFor(kind: BootloaderKind, phase: OperationPhase) throws {
        var configuration = BoardConfiguration(.metaMotionS)
        configuration.bootloader = kind
        let board = try SimulatedBoard(configuration)
        try board.connect()
        let firmware = Firmware(.simulated(kind, size: kind == .legacy ? 9000 : 60_000), name: "", build: nil)
        let operation = try board.device.beginUpdateFirmware(firmware)
        for _ in 0..<6000 where operation.progress?.phase != phase { try board.test.advance(0.01) }
        try board.test.advance(0.2)
        #expect(operation.result == nil && operation.progress?.phase == phase)
        let radio = try #require(board.test.context.core.backends.simulated)
        radio.setAdapter(isPresent: false, isPowered: false)
        for _ in 0..<100 { try board.test.advance(Self.absence / 100) }
        #expect(operation.result == nil)
        radio.setAdapter(isPowered: true)
        for _ in 0..<300 where operation.result == nil { try board.test.advance(0.5) }
        try #require(operation.result).get()
        #expect(try board.device.record.details.firmware == "1.7.9")
    }
}
