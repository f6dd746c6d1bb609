import Testing
import VeltoBluetooth

@testable import VeltoBlueZ

@Suite struct PeerDirectoryTests {
    static func record(_ address: String, adapter: String = "hci0") -> BlueZDevice {
        let name = address.split(separator: ":").joined(separator: "_")
        var record = BlueZDevice(path: ObjectPath("/org/bluez/\(adapter)/dev_\(name)"))
        _ = record.set("Address", to: .text(address))
        return record
    }

    static func address(_ index: Int) -> String {
        let digits = String(index, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 12 - digits.count) + digits
        return stride(from: 0, to: 12, by: 2).map { offset in
            let start = padded.index(padded.startIndex, offsetBy: offset)
            return String(padded[start..<padded.index(start, offsetBy: 2)])
        }
        .joined(separator: ":")
    }

    private func update(
        _ directory: inout PeerDirectory, _ record: BlueZDevice, isFresh: Bool = true
    ) throws -> (PeerID, Advertisement) {
        let answer = directory.update(record, isFresh: isFresh)
        return try #require(answer)
    }

    @Test func twentyThousandPassingDevicesNeedNoMoreNumbersThanAreThereAtATime() throws {
        var directory = PeerDirectory()
        for index in 0..<20_000 {
            let record = Self.record(Self.address(index))
            let (peer, advertisement) = try update(&directory, record)
            #expect(advertisement.identifier == "bluez:\(Self.address(index))")
            _ = directory.deviceRemoved(record.path)
            // The thousand newest are remembered.
            if index >= 1000 {
                let old = try update(&directory, Self.record(Self.address(index - 1000)), isFresh: false)
                _ = directory.deviceRemoved(Self.record(Self.address(index - 1000)).path)
                directory.retire(old.0)
            }
            #expect(peer.index <= 1001)
        }
        #expect(directory.count == 1000)
        #expect(directory.numberCount <= 1001)
    }

    @Test func aRetiredNumberGoesToTheNextPeerAndLeadsNowhereElse() throws {
        var directory = PeerDirectory()
        let first = Self.record("AA:00:00:00:00:01")
        let second = Self.record("AA:00:00:00:00:02")
        let (peer, _) = try update(&directory, first)
        directory.retire(peer)
        #expect(directory[peer] == nil)
        #expect(directory.peer(of: first.path) == nil)
        let (next, _) = try update(&directory, second)
        #expect(next == peer)
        let (again, _) = try update(&directory, first)
        #expect(again != next)
    }

    @Test func aPeerThatGotItsIdentityAddressIsRetiredUnderBoth() throws {
        var directory = PeerDirectory()
        var record = Self.record("5A:00:00:00:00:01")
        let (peer, _) = try update(&directory, record)
        _ = record.set("Address", to: .text("C0:00:00:00:00:01"))
        let (same, _) = try update(&directory, record)
        #expect(same == peer)
        directory.retire(peer)
        let (other, _) = try update(&directory, Self.record("C0:00:00:00:00:01", adapter: "hci1"))
        let (third, _) = try update(&directory, Self.record("5A:00:00:00:00:01"))
        #expect(other != third)
    }

    @Test func retiringTwiceGivesANumberOutOnce() throws {
        var directory = PeerDirectory()
        let (peer, _) = try update(&directory, Self.record("AA:00:00:00:00:01"))
        directory.retire(peer)
        directory.retire(peer)
        let (one, _) = try update(&directory, Self.record("AA:00:00:00:00:02"))
        let (two, _) = try update(&directory, Self.record("AA:00:00:00:00:03"))
        #expect(one != two)
    }
}
