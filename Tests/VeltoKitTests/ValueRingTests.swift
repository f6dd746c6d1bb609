import Testing
import VeltoCore

@testable import VeltoKit

@Suite struct ValueRingTests {
    static func values(of ring: ValueRing) -> [[UInt8]] {
        var values: [[UInt8]] = []
        while let value = ring.takeFirst({ _, bytes in bytes.indices.map { bytes[$0] } }) { values.append(value) }
        return values
    }

    @Test func valuesComeOutAsTheyWentInAlsoAcrossTheEndOfTheMemory() throws {
        let ring = try ValueRing(capacity: 512)
        for round in 0..<100 {
            let values = (0..<5).map { [UInt8](repeating: UInt8(round &+ $0), count: (round * 7 + $0 * 31) % 100) }
            for value in values { ring.append(value.span, at: .zero) }
            #expect(Self.values(of: ring) == values)
        }
        #expect(ring.dropped == 0)
        #expect(ring.received == 500)
    }

    @Test func aValueThatDoesNotFitPushesOutTheOldestOnes() throws {
        let ring = try ValueRing(capacity: 512)
        for index in 0..<6 { ring.append([UInt8](repeating: UInt8(index), count: 200).span, at: .zero) }
        #expect(ring.dropped == 4)
        #expect(Self.values(of: ring).map(\.first) == [4, 5])
    }

    @Test func emptyValuesAreValuesAndBoundedToo() throws {
        let ring = try ValueRing(capacity: 512)
        for _ in 0..<40 { ring.append([UInt8]().span, at: .zero) }
        #expect(ring.count == 32)
        #expect(ring.dropped == 8)
        #expect(Self.values(of: ring) == Array(repeating: [], count: 32))
    }

    @Test func theLongestValueFitsIntoTheSmallestRing() throws {
        let ring = try ValueRing(capacity: 1)
        ring.append([UInt8](repeating: 7, count: 512).span, at: .zero)
        #expect(Self.values(of: ring) == [[UInt8](repeating: 7, count: 512)])
    }

    @Test func sequenceNumbersTellWhatIsMissing() throws {
        let ring = try ValueRing(capacity: 512)
        for _ in 0..<10 { ring.append([UInt8](repeating: 0, count: 100).span, at: .zero) }
        #expect(ring.takeFirst { header, _ in header.sequence } == 6)
    }
}
