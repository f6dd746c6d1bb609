import Testing
import VeltoCore

@testable import VeltoBlueZ

@Suite struct BusErrorRingTests {
    static func record(_ index: Int) -> BusErrorRecord {
        BusErrorRecord(
            time: Timestamp(nanoseconds: UInt64(index)), method: "Connect", path: "/", name: "E", message: "\(index)")
    }

    @Test(arguments: [0, 1, 63, 64, 65, 200])
    func theNewestSixtyFourAreKeptOldestFirstAndAllAreCounted(count: Int) {
        var ring = BusErrorRing()
        for index in 0..<count { ring.append(Self.record(index)) }
        #expect(ring.count == UInt64(count))
        #expect(ring.records == (max(0, count - 64)..<count).map(Self.record))
    }
}
