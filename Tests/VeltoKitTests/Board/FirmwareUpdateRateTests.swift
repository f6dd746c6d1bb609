import Testing
import VeltoCore
import VeltoFirmware
import VeltoWearable

@testable import VeltoKit
@testable import VeltoSimulation

/// The share of what a simulated link carries that a transfer uses, on a manual clock.
@Suite struct FirmwareUpdateRateTests {
    @Test func aLegacyTransferUsesHalfOfTheLink() throws {
        #expect(try share(.legacy, mtu: 247, packetSize: 20) >= 0.5)
    }

    /// With 244 bytes in a packet at most 0.70 over a long image, since an object has 17 packets then.
    ///
    /// They and two requests fill seven connection events, and another one passes before the first request is answered.
    @Test func aSecureTransferUsesMostOfTheLink() throws {
        #expect(try share(.secure, mtu: 23, packetSize: 20) >= 0.95)
        #expect(try share(.secure, mtu: 247, packetSize: 244) >= 0.7)
    }

    private func share(_ kind: BootloaderKind, mtu: Int, packetSize: Int) throws -> Double {
        var configuration = BoardConfiguration(.metaMotionS)
        configuration.bootloader = kind
        let board = try SimulatedBoard(configuration)
        try board.peripheral.setLink(LinkConditions(mtu: mtu))
        try board.connect()
        let image = FirmwareImage.simulated(kind, size: 20_000)
        let operation = try board.device.beginUpdateFirmware(Firmware(image, name: "", build: nil))
        var (steps, first, last) = (0, 0, 0)
        var begin: Int?
        var elapsed = 0.0
        while operation.result == nil, steps < 6000 {
            try board.test.advance(0.01)
            steps += 1
            guard let progress = operation.progress, progress.phase == .transferring, progress.done > 0 else {
                continue
            }
            if begin == nil { (begin, first) = (steps, Int(progress.done)) }
            guard Int(progress.done) > last, let begin else { continue }
            last = Int(progress.done)
            elapsed = Double(steps - begin) * 0.01
        }
        try #require(operation.result).get()
        return Double(last - first) / Double(packetSize) / elapsed / Self.packetsPerSecond
    }

    /// Three in each connection interval of 30 ms.
    private static let packetsPerSecond = 100.0
}
