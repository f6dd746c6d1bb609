import Testing
import VeltoCore

@testable import VeltoFirmware
@testable import VeltoSimulation

@Suite struct SecureTransferTests {
    private let package = {
        var package = TestPackage()
        package.size = 10_000
        return package
    }()

    @Test func initPacketAndObjectsAreSentInOrder() throws {
        let rig = TransferRig(.secure)
        let part = package.part(.secure)
        try rig.transfer(part).get()
        let size = UInt8(part.initPacket.count)
        #expect(
            rig.controls == [
                [6, 1], [1, 1, size, 0, 0, 0], [2, 0, 0], [3], [4], [2, 17, 0], [6, 2],
                [1, 2, 0, 0x10, 0, 0], [4], [1, 2, 0, 0x10, 0, 0], [4], [1, 2, 0x10, 7, 0, 0], [3], [4],
            ])
        #expect(rig.writes.filter { !$0.isControl }.flatMap(\.bytes) == part.initPacket + part.bytes)
        #expect(rig.flash.installedVersion == "1.7.9")
    }

    /// E-69.
    @Test func atAnObjectsEndTheNextOneFollows() {
        var transfer = selecting(offset: 8192, checksum: Checksums.crc32(Array(package.image.prefix(8192))))
        #expect(transfer.actions.controls == [[4]])
        #expect(transfer.transfer.handle(.notified([0x60, 4, 1])).controls == [[1, 2, 0x10, 7, 0, 0]])
    }

    @Test func anObjectThatWasExecutedIsNotRefused() {
        var transfer = selecting(offset: 8192, checksum: Checksums.crc32(Array(package.image.prefix(8192))))
        #expect(transfer.transfer.handle(.notified([0x60, 4, 8])).controls == [[1, 2, 0x10, 7, 0, 0]])
    }

    @Test func anObjectWithAWrongChecksumIsCreatedAgain() {
        #expect(selecting(offset: 8192, checksum: 0x1234_5678).actions.controls == [[1, 2, 0, 0x10, 0, 0]])
        #expect(selecting(offset: 9000, checksum: 0x1234_5678).actions.controls == [[1, 2, 0x10, 7, 0, 0]])
    }

    /// A transfer that has just received the answer to the selection of data.
    private func selecting(offset: Int, checksum: UInt32) -> (transfer: SecureTransfer, actions: [TransferAction]) {
        var transfer = SecureTransfer(package.part(.secure), mtu: 247)
        let initPacket = package.secureInit
        var actions = transfer.handle(.began)
        let answers: [[UInt8]] = [
            [0x60, 6, 1] + words(512, initPacket.count, Int(Checksums.crc32(initPacket))), [0x60, 4, 1], [0x60, 2, 1],
            [0x60, 6, 1] + words(4096, offset, Int(checksum)),
        ]
        for answer in answers { actions = transfer.handle(.notified(answer)) }
        return (transfer, actions)
    }

    private func words(_ numbers: Int...) -> [UInt8] { numbers.flatMap { [UInt8](word: UInt32($0)) } }

    @Test(arguments: [true, false])
    func anInterruptedTransferGoesOn(repeatsExecution: Bool) throws {
        for stop in Swift.stride(from: 10, to: 58, by: 5) {
            let rig = TransferRig(.secure, repeatsExecution: repeatsExecution)
            rig.fault = (.drop, after: stop)
            #expect(rig.transfer(package.part(.secure)).error?.code == .disconnected, "\(stop)")
            let before = rig.writes.count { !$0.isControl }
            try rig.transfer(package.part(.secure)).get()
            let packets = rig.writes.count { !$0.isControl }
            #expect(packets - before < 42 && packets <= 44 + 1, "\(stop): \(packets) \(before)")
            #expect(rig.flash.installedVersion == "1.7.9")
        }
    }

    /// The rest of another firmware, whose init packet is the same: its objects are wrong for good.
    @Test func aWrongPrefixStartsAnewOnce() throws {
        let rig = TransferRig(.secure)
        var other = package
        other.hash = Array(Checksums.sha256(package.image).reversed())
        other.version = "6.6.6"
        rig.fault = (.drop, after: 50)
        _ = rig.transfer(other.part(.secure))
        let before = rig.writes.count
        try rig.transfer(package.part(.secure)).get()
        let commands = rig.writes[before...].filter { $0.isControl && $0.bytes.starts(with: [1, 1]) }
        #expect(commands.count == 1 && rig.flash.installedVersion == "1.7.9")
    }
}

extension [TransferAction] {
    fileprivate var controls: [[UInt8]] {
        compactMap { if case .control(let bytes) = $0 { bytes } else { nil } }
    }
}
