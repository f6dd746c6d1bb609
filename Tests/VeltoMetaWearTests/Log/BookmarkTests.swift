import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

private func sampleReader() -> LogReader {
    var vector = layout("acceleration", [0, 1], scale: 0.25, rate: 800)
    vector.setRange(4, scales: [1, 2, 3])
    let quaternion = layout("quaternion", [2, 3, 4, 5], channels: 4, format: .float32, scale: nil)
    let clock = LogClock([
        LogAnchors.Anchor(resetID: 1, tick: 5, time: UTCTime(nanoseconds: 1_700_000_000_000_000_000)),
        LogAnchors.Anchor(resetID: 2, tick: 6, time: UTCTime(nanoseconds: 1_700_000_900_000_000_000)),
    ])
    var reader = LogReader([vector, quaternion], clock)
    for number in 0..<40 {
        reader.take(ByteReader(packet(UInt8(number % 2), 1000 + UInt32(number), UInt32(number), reset: 1).span))
    }
    for number in 0..<41 {
        reader.take(ByteReader(packet(UInt8(number % 2), 10 + UInt32(number), UInt32(number), reset: 2).span))
    }
    // A tick that the next page explains.
    reader.take(ByteReader(packet(2, 500_000, 1, reset: 2).span))
    _ = reader.endPage(left: 1234, isLast: false)
    return reader
}

@Suite struct BookmarkTests {
    private let bookmark = sampleReader().bookmark(of: "05E1C4")

    @Test func bytesRestoreEverything() throws {
        let restored = try Bookmark(bookmark.bytes.span)
        #expect(restored == bookmark)
        #expect(restored.begun[0].chunks == 1 && restored.waiting.count == 1 && restored.tail.count == 82)
        #expect(restored.reset == 2 && restored.layouts[0].scales == [1, 2, 3] && restored.layouts[1].isUnscaled)
        #expect(LogReader(restored).bookmark(of: "05E1C4") == bookmark)
    }

    @Test func damageIsNoticed() {
        let bytes = bookmark.bytes
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x10
            #expect(throws: VeltoError.self, "byte \(index)") { try Bookmark(damaged.span) }
        }
        for count in bytes.indices {
            #expect(throws: VeltoError.self) { try Bookmark(Array(bytes[..<count]).span) }
        }
        #expect(throws: VeltoError.self) { try Bookmark((bytes + [0]).span) }
    }

    /// Also those whose hash is right.
    @Test func bytesOfAnyKindAreSurvived() {
        var random = SeededNumbers(seed: 7)
        let bytes = bookmark.bytes
        for _ in 0..<2000 {
            var damaged = Array(bytes.dropLast(8))
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                damaged[Int.random(in: 5..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in damaged { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            for shift in 0..<8 { damaged.append(UInt8(truncatingIfNeeded: hash >> (8 * shift))) }
            guard let read = try? Bookmark(damaged.span) else { continue }
            var reader = LogReader(read)
            for number in 0..<20 {
                reader.take(ByteReader(packet(UInt8(number % 6), UInt32(number), 0, reset: 2).span))
            }
            _ = reader.endPage(left: 0, isLast: true)
            _ = reader.bookmark(of: "").bytes
        }
    }

    /// Numbers that nothing can go on from, under a hash that is right.
    @Test func impossibleNumbersAreDamage() {
        for change in [
            { $0.layouts[0].rate = .nan }, { $0.layouts[0].rate = -1 }, { $0.layouts[0].range = .infinity },
            { $0.current.last = .max }, { $0.current.first = .min }, { $0.current.line?.utc = .max },
        ] as [(inout Bookmark) -> Void] {
            var changed = bookmark
            change(&changed)
            let error = #expect(throws: VeltoError.self) { try Bookmark(changed.bytes.span) }
            #expect(error?.code == .format)
        }
    }

    /// Old firmware has one page for all.
    @Test func aLargePageIsKept() throws {
        var large = bookmark
        large.tail = Array(repeating: bookmark.tail[0], count: 70_000)
        #expect(try Bookmark(large.bytes.span).tail.count == 70_000)
    }

    @Test func aBookmarkOfAnotherLogIsRefused() throws {
        let present = bookmark.layouts
        try bookmark.check(present)
        try bookmark.check([layout("pressure", [6], channels: 1)])
        let error = #expect(throws: VeltoError.self) {
            try bookmark.check([layout("angular-velocity", [0, 1], channels: 4)])
        }
        #expect(error?.code == .invalidArgument && error?.message.contains("angular-velocity") == true)
    }

    @Test func versionsAreTold() throws {
        var bytes = bookmark.bytes
        bytes[4] = 9
        do {
            _ = try Bookmark(bytes.span)
            Issue.record("read")
        } catch {
            #expect(error.code == .versionMismatch)
        }
    }

    @Test func aBookmarkOfAnotherBoardIsRefused() throws {
        try bookmark.check(serial: "05E1C4")
        let error = #expect(throws: VeltoError.self) { try bookmark.check(serial: "AAAAAA") }
        #expect(error?.code == .invalidArgument && error?.message.contains("05E1C4") == true)
    }

    @Test func aBookmarkOlderThanTheLogIsRefused() throws {
        try bookmark.check(length: 1234)
        try bookmark.check(length: 5000)
        try bookmark.check(length: 1233)
        let error = #expect(throws: VeltoError.self) { try bookmark.check(length: 1000) }
        #expect(error?.code == .invalidState && error?.message.contains("234 entries") == true)
    }

    @Test func itIsSmall() { #expect(bookmark.bytes.count < 4096) }
}

/// The same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
