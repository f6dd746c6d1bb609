import Testing
import VeltoCore

@testable import VeltoTriki

/// Where `22 01` begins a block (correction F2).
@Suite struct BlockAlignmentTests {
    private func ys(_ packet: [UInt8]) -> [Int16] {
        var reader = BlockReader()
        var values: [Int16] = []
        while let block = reader.next(in: ByteReader(packet.span)) { values.append(block.raw.y) }
        return values
    }

    @Test func aPressedButtonKeepsEveryBlockOfARow() {
        #expect(ys(block(1, 2, 3, button: 1) + block(4, 5, 6, button: 1)) == [2, 5])
    }

    @Test func insideOfABlockItIsPayload() {
        // The search behind junk must not stop at 22 01, wherever it stands.
        #expect(ys([0xAA, 0x22, 0x01, 0, 0, 0, 0, 0, 0] + block(7, 8, 9)) == [8])
    }

    @Test func onlyTheValuesZeroAndOneAreHeaders() {
        #expect(ys(block(1, 2, 3, button: 2)).isEmpty)
    }
}
