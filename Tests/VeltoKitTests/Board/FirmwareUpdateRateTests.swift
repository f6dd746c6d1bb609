import Testing
import VeltoCore
import VeltoFirmware
import VeltoWearable

@testable import VeltoKit
@testable import VeltoSimulation

/// The share of what a simulated link carries that a transfer uses, on a manual clock.
@Suite struct FirmwareUpdateRateTests {
    @Test func aLegacyTransferUsesHalfOfTheLink() throws {
        #expect(try share(.legacy, mtu: 247, packetSize: 20, size: 20_000) >= 0.5)
    }

    /// An object, its creation and its execution fill connection events, and one more passes before the response to the execution.
    ///
    /// Another object must not be created before that: the bootloader would begin the same one again.
    @Test(arguments: [(mtu: 23, packetSize: 20, objects: 12), (mtu: 247, packetSize: 244, objects: 40)])
    func aSecureTransferReachesTheCountedLimit(link: (mtu: Int, packetSize: Int, objects: Int)) throws {
        let packets = (4096 + link.packetSize - 1) / link.packetSize
        let events = (packets + 2 + Self.packetsPerEvent - 1) / Self.packetsPerEvent + 1
        // The last packet of an object is short.
        let limit = 4096 / Double(link.packetSize) / Double(Self.packetsPerEvent * events)
        let share = try share(.secure, mtu: link.mtu, packetSize: link.packetSize, size: 4096 * link.objects)
        print("secure DFU, MTU \(link.mtu): \(share) of the link, the counted limit is \(limit)")
        #expect(share >= 0.97 * limit && share <= 1.03 * limit)
        #expect(limit >= (link.mtu == 23 ? 0.97 : 0.69))
    }

    private func share(_ kind: BootloaderKind, mtu: Int, packetSize: Int, size: Int) throws -> Double {
        var configuration = BoardConfiguration(.metaMotionS)
        configuration.bootloader = kind
        let board = try SimulatedBoard(configuration)
        try board.peripheral.setLink(LinkConditions(mtu: mtu))
        try board.connect()
        let image = FirmwareImage.simulated(kind, size: size)
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
    private static let packetsPerEvent = 3
    private static let packetsPerSecond = 100.0
}
