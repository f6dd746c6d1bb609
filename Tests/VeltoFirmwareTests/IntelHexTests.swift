import Testing
import VeltoCore
@testable import VeltoFirmware

@Suite struct IntelHexTests {
    private func record(_ type: UInt8, _ address: UInt16, _ data: [UInt8]) -> String {
        let head: [UInt8] = [UInt8(data.count), UInt8(address >> 8), UInt8(address & 0xFF), type]
        let sum = (head + data).reduce(UInt8(0), &+)
        return ":"
            + (head + data + [0 &- sum]).map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    private var end: String { record(1, 0, []) }

    private func image(_ lines: [String]) throws(VeltoError) -> [UInt8] {
        try IntelHex.application(Array(lines.joined(separator: "\r\n").utf8))
    }

    private func problem(_ lines: [String]) -> String {
        do throws(VeltoError) {
            _ = try image(lines)
            return ""
        } catch {
            return error.message
        }
    }

    @Test func segmentsAndLinearAddressesAreJoined() throws {
        let lines = [
            record(2, 0, [0x18, 0x00]), record(0, 0x0000, [1, 2]), record(0, 0x0002, [3]), record(4, 0, [0, 1]),
            record(5, 0, [0, 1, 0x80, 1]), record(0, 0x8003, [4]), record(4, 0, [0x10, 0]), record(0, 0x1000, [9]), end,
        ]
        #expect(try image(lines) == [1, 2, 3, 4])
    }

    @Test(arguments: [
        (":00000001FE", "checksum"), (":0000000", "no record"), (":0G000001FF", "no digit"), ("0000", "no record"),
        (":05000001FA", "another size"),
    ])
    func damagedRecordsAreNamed(line: String, words: String) {
        let found = problem([record(4, 0, [0, 2]), line])
        #expect(found.contains(words) && found.contains("line 2"), "\(found)")
    }

    @Test func gapsMissingEndsAndBootCodeAreRefused() {
        let start = record(4, 0, [0, 2])
        #expect(problem([start, record(0, 0, [1]), record(0, 2, [1]), end]).contains("no gaps"))
        #expect(problem([start, record(0, 0, [1])]).contains("truncated"))
        #expect(problem([record(0, 0, [1]), end]).contains("boot code"))
        #expect(problem([end]).contains("no data"))
        #expect(problem([start, end, record(0, 0, [1])]).contains("follows the end"))
        #expect(problem([record(7, 0, []), end]).contains("unknown type 7"))
        #expect(problem([record(4, 0, [1])]).contains("1 bytes instead of 2"))
    }
}
