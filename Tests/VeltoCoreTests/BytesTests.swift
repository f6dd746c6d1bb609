import Testing
import VeltoCore

@Suite struct BytesTests {
    /// Nothing that borrows bytes can stand inside of an expectation.
    private func read<Number: FixedWidthInteger & BitwiseCopyable>(
        _ type: Number.Type, _ bytes: [UInt8], at offset: Int = 0
    ) throws(ByteError) -> Number {
        var reader = ByteReader(bytes.span, at: offset)
        return try reader.read(type)
    }

    @Test func numbersAreLittleEndianAndFollowEachOther() throws {
        let bytes: [UInt8] = [0xFE, 0x34, 0x12, 0x00, 0x80, 1, 0, 0, 0x80, 0, 0, 0x80, 0x3F]
        var reader = ByteReader(bytes.span)
        let first = try reader.read(Int8.self)
        let second = try reader.read(UInt16.self)
        let third = try reader.read(Int16.self)
        let fourth = try reader.read(UInt32.self)
        let fifth = try reader.read(Float.self)
        let left = reader.remaining
        #expect(first == -2 && second == 0x1234 && third == .min && fourth == 0x8000_0001 && fifth == 1)
        #expect(left == 0)
    }

    @Test(arguments: [0, 1, 2, 3])
    func theEndThrowsWithItsPlaceAndReadsNothing(_ count: Int) {
        let bytes = [UInt8](repeating: 7, count: count)
        #expect(throws: ByteError(offset: 0, needed: 4, available: count)) { try read(UInt32.self, bytes) }
    }

    @Test(arguments: [-1, 5, 99, Int.min, .max])
    func aPlaceOutsideThrowsToo(_ offset: Int) {
        #expect(throws: ByteError.self) { try read(UInt8.self, [1, 2, 3, 4], at: offset) }
    }

    @Test func aFailedReadLeavesTheReaderWhereItWas() throws {
        let bytes: [UInt8] = [1, 2, 3]
        var reader = ByteReader(bytes.span)
        try reader.skip(1)
        let failed = try? reader.read(UInt32.self)
        let offset = reader.offset
        let rest = try reader.read(UInt16.self)
        #expect(failed == nil && offset == 1 && rest == 0x0302)
    }

    @Test func piecesAreReadInOrder() throws {
        let bytes: [UInt8] = [1, 2, 3, 4, 5]
        var reader = ByteReader(bytes.span)
        let head = try reader.read(count: 2)
        let sum = head[0] &+ head[1]
        let tooMuch = (try? reader.skip(4)) == nil
        let negative = (try? reader.skip(-1)) == nil
        let tail = try reader.read(count: 3)
        let last = tail[2]
        #expect(sum == 3 && tooMuch && negative && last == 5)
    }

    @Test func lookingReadsNothing() throws {
        let bytes: [UInt8] = [1, 2, 3]
        var reader = ByteReader(bytes.span, at: 1)
        let (before, last, beyond, negative) = (
            reader.byte(at: 0), reader.byte(at: 2), reader.byte(at: 3), reader.byte(at: -1)
        )
        #expect(before == 1 && last == 3 && beyond == nil && negative == nil)
        let (offset, again) = (reader.offset, reader.reader(at: 2).rest().byte(at: 0))
        #expect(offset == 1 && again == 3)
        let rest = reader.readRest()
        let (nothing, isLate) = (reader.readRest(), reader.reader(at: 9).rest().isEmpty)
        #expect(rest == [2, 3] && nothing.isEmpty && isLate)
    }

    @Test func surplusBytesAreAnError() throws {
        let bytes: [UInt8] = [1, 2, 3]
        var reader = ByteReader(bytes.span, at: 1)
        var surplus: ByteError?
        do throws(ByteError) { try reader.expectEnd() } catch { surplus = error }
        #expect(surplus?.description == "the end expected at offset 1, 2 bytes are there")
        try reader.skip(2)
        try reader.expectEnd()
    }

    @Test func theNextNumberIsReadOnlyIfAllOfItIsThere() {
        let bytes: [UInt8] = [1, 2, 3]
        var reader = ByteReader(bytes.span)
        let (first, second, third) = (reader.next(UInt16.self), reader.next(UInt16.self), reader.next(UInt8.self))
        let (fourth, offset) = (reader.next(UInt8.self), reader.offset)
        #expect(first == 0x0201 && second == nil && third == 3 && fourth == nil && offset == 3)
        var beyond = ByteReader(bytes.span, at: -1)
        let nothing = beyond.next(UInt8.self)
        #expect(nothing == nil)
    }

    @Test func receivedBytesAreKeptWhole() throws {
        let bytes: [UInt8] = [1, 2, 3]
        var reader = ByteReader(bytes.span)
        try reader.skip(2)
        let received = ReceivedBytes(reader)
        #expect(received == [1, 2, 3] && received.readAll() == bytes && received.count == 3 && !received.isEmpty)
        #expect("\(received)" == "01 02 03")
        var value = received.reader(at: 1)
        let number = try value.read(UInt16.self)
        var late = received.reader(at: 9)
        let nothing = late.next(UInt8.self)
        #expect(number == 0x0302 && nothing == nil)
    }

    @Test func theErrorIsASentence() {
        let error = ByteError(offset: 3, needed: 2, available: 1)
        #expect(error.description == "2 bytes expected at offset 3, 1 are there")
    }

    @Test func whatIsWrittenIsReadBack() throws {
        var writer = ByteWriter()
        writer.write(UInt8(0x22))
        writer.write(Int16(-2))
        writer.write(UInt32(0x0102_0304))
        writer.write(Float(-0.5))
        writer.write([9, 8].span)
        #expect(writer.bytes == [0x22, 0xFE, 0xFF, 4, 3, 2, 1, 0, 0, 0, 0xBF, 9, 8])
        #expect(try read(Int16.self, writer.bytes, at: 1) == -2)
        writer.removeAll()
        #expect(writer.bytes.isEmpty)
    }
}
