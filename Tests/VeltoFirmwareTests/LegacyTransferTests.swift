import Testing
import VeltoCore

@testable import VeltoFirmware
@testable import VeltoSimulation

@Suite struct LegacyTransferTests {
    /// E-66.
    @Test func writesFollowTheWorkedExample() throws {
        let rig = TransferRig(.legacy)
        var package = TestPackage()
        package.size = 46072
        let part = package.part(.legacy)
        try rig.transfer(part).get()
        let starts: [RecordedTransferWrite] = [
            .init(isControl: true, bytes: [0x01, 0x04]),
            .init(isControl: false, bytes: [0, 0, 0, 0, 0, 0, 0, 0, 0xF8, 0xB3, 0, 0]),
            .init(isControl: true, bytes: [0x02, 0x00]), .init(isControl: false, bytes: part.initPacket),
            .init(isControl: true, bytes: [0x02, 0x01]), .init(isControl: true, bytes: [0x08, 0x0C, 0x00]),
            .init(isControl: true, bytes: [0x03]),
        ]
        #expect(Array(rig.writes.prefix(7)) == starts)
        let packets = rig.writes.dropFirst(7).dropLast(2)
        #expect(packets.count == 2304 && packets.allSatisfy { !$0.isControl } && packets.last?.bytes.count == 12)
        #expect(packets.flatMap(\.bytes) == part.bytes)
        #expect(rig.writes.suffix(2).map(\.bytes) == [[0x04], [0x05]])
        #expect(rig.flash.installedVersion == "1.7.9" && rig.flash.versionNumber == 2)
    }

    @Test func eachTwelfthPacketWaitsForItsReceipt() {
        var transfer = LegacyTransfer(TestPackage().part(.legacy))
        _ = transfer.handle(.began)
        _ = transfer.handle(.notified([0x10, 1, 1]))
        let first = transfer.handle(.notified([0x10, 2, 1]))
        #expect(packets(first) == 12)
        #expect(transfer.handle(.notified([0x10, 9, 1])).isEmpty)
        #expect(packets(transfer.handle(.notified([0x11, 0xF0, 0, 0, 0]))) == 12)
        #expect(transfer.handle(.notified([0x11, 0xF0, 0, 0, 0])).contains(.fail(.bytesLost)))
    }

    /// E-68.
    @Test func receiptsAreComparedInSixteenBits() {
        var package = TestPackage()
        package.size = 66000
        var transfer = LegacyTransfer(package.part(.legacy))
        for event in [TransferEvent.began, .notified([0x10, 1, 1]), .notified([0x10, 2, 1])] {
            _ = transfer.handle(event)
        }
        var sent = 240
        while sent < 65_760 {
            let number = UInt32(sent)
            let receipt = [0x11] + (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) }
            sent += 20 * packets(transfer.handle(.notified(receipt)))
        }
        #expect(sent == 65_760 && packets(transfer.handle(.notified([0x11, 0xE0, 0x00, 0x00, 0x00]))) == 12)
    }

    private func packets(_ actions: [TransferAction]) -> Int {
        actions.count { if case .packet = $0 { true } else { false } }
    }

    @Test func anInterruptedTransferBeginsAgainAfterAReset() throws {
        let rig = TransferRig(.legacy)
        let part = TestPackage().part(.legacy)
        rig.fault = (.drop, after: 50)
        #expect(throws: VeltoError.self) { try rig.transfer(part).get() }
        #expect(rig.flash.application == .none)
        #expect(rig.transfer(part).error == .interruptedTransfer)
        #expect(rig.controls.last == [6])
        try rig.transfer(part).get()
        #expect(rig.linkCount == 3 && rig.flash.installedVersion == "1.7.9")
    }

    @Test func aSilentBootloaderEndsTheTransfer() {
        let rig = TransferRig(.legacy)
        rig.fault = (.silence, after: 1)
        #expect(rig.transfer(TestPackage().part(.legacy)).error == .bootloaderSilent)
    }

    /// Section 10.4: start as version 1, with a receipt for each packet.
    @Test func aBootloaderOfVersion1TakesAnApplication() throws {
        let rig = TransferRig(.legacy)
        var old = LegacyBootloader()
        old.isVersion1 = true
        rig.device = old
        var package = TestPackage()
        package.size = 48
        let part = package.part(.legacy)
        try rig.transfer(part).get()
        let checksum = part.initPacket.suffix(2)
        #expect(rig.controls == [[1, 4], [1], [2] + checksum, [8, 1, 0], [3], [4], [5]])
        let packets = rig.writes.filter { !$0.isControl }.map(\.bytes)
        #expect(packets[1] == [48, 0, 0, 0] && packets[2...].map(\.count) == [20, 20, 8])
        #expect(rig.flash.installedVersion == "1.7.9")
        // A softdevice is not for such a bootloader.
        package.kind = .softDevice
        #expect(rig.transfer(package.part(.legacy)).error?.code == .rejected)
    }
}

extension Result where Failure == VeltoError {
    var error: VeltoError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
