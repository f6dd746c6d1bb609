import Testing
import VeltoCore

@testable import VeltoTap

/// Bytes that no TAP sends: nothing traps, and what ends early is refused.
@Suite struct HostileReportTests {
    /// Every length, and every first byte; the fuzzer takes them all together.
    @Test func check1EveryLengthAndFirstByte() {
        for length in 0...255 {
            for first: UInt8 in [0, 1, 3, 0x14, 0x80, 0xFF] { read(length, first) }
        }
        for first in UInt8.min...UInt8.max {
            for length in [1, 2, 4, 6, 16, 34] { read(length, first) }
        }
    }

    /// The same bytes behind the first one, and others.
    private func read(_ length: Int, _ first: UInt8) {
        readAll([UInt8](repeating: first, count: length))
        readAll((0..<length).map { UInt8(truncatingIfNeeded: Int(first) &+ $0 &* 37) })
    }

    private func readAll(_ bytes: [UInt8]) {
        _ = try? TapReport(ByteReader(bytes.span))
        _ = try? MouseReport(ByteReader(bytes.span))
        _ = try? AirReport(ByteReader(bytes.span))
        _ = try? FramedReport(ByteReader(bytes.span))
        _ = try? TapSettings(bytes)
        _ = DeviceText.decode(bytes).map { TapVersion($0) }
        let messages = rawMessages(in: bytes).messages
        #expect(messages.count <= bytes.count / 16)
        for message in messages { _ = message.values(of: 1, RawSensitivity()) }
    }

    @Test func reportsThatEndEarlyAreRefused() {
        let nothing: [UInt8] = []
        #expect(throws: ByteError.self) { try TapReport(ByteReader(nothing.span)) }
        #expect(throws: ByteError.self) { try AirReport(ByteReader(bytes("14").span)) }
        for length in 0..<10 {
            #expect(throws: ByteError.self) { try MouseReport(ByteReader([UInt8](repeating: 0, count: length).span)) }
        }
        for length in 0..<4 {
            #expect(throws: ByteError.self) { try FramedReport(ByteReader([UInt8](repeating: 3, count: length).span)) }
        }
        for header in ["01 02 00 00", "01 03 00 00", "02 00 00 00", "03 00 00 00 01", "03 03 00 00 01"] {
            #expect(throws: ByteError.self, "\(header)") { try FramedReport(ByteReader(bytes(header).span)) }
        }
    }

    @Test func theOrientationComesWhole() throws {
        for length in 10..<16 {
            #expect(try MouseReport(ByteReader([UInt8](repeating: 0, count: length).span))?.orientation == nil)
        }
        #expect(try MouseReport(ByteReader([UInt8](repeating: 0, count: 16).span))?.orientation != nil)
    }

    @Test func laterFirmwareSaysThingsThatAreUnknown() throws {
        for text in [
            "00 02 00 00", "01 04 00 00 01", "04 00 00 00", "03 05 00 00", "03 00 00 00 09 01", "03 01 00 00 07",
        ] {
            #expect(try FramedReport(ByteReader(bytes(text).span)) == .unknown, "\(text)")
        }
        #expect(try FramedReport(ByteReader(bytes("00 00 00 00").span)) == .motion)
        #expect(try FramedReport(ByteReader(bytes("00 01 00 00").span)) == .rawData)
        #expect(try FramedReport(ByteReader(bytes("03 01 00 00 02").span)) == .operation(.stream))
        #expect(try FramedReport(ByteReader(bytes("03 02 00 00 01").span)) == .model(.airGestures))
        #expect(
            try FramedReport(ByteReader(bytes("03 03 00 00 05 04").span))
                == .sensitivity(gyroscope: 5, accelerometer: 4))
    }

    // MARK: Raw sensors

    private let imu = bytes("E8 03 00 00 64 00 9C FF C8 00 00 20 00 E0 01 00")

    /// The originals lose the last message, or invent values behind the end.
    @Test func bug1EveryMessageThatIsWholeIsRead() {
        for count in 0...11 {
            let whole = (0..<count).flatMap { _ in imu }
            #expect(rawMessages(in: whole).messages.count == count)
            for extra in 1..<16 {
                let (messages, isTruncated) = rawMessages(in: whole + imu.prefix(extra))
                #expect(messages.count == count && isTruncated == (extra >= 4), "\(count) and \(extra) bytes")
            }
        }
    }

    /// An original makes up zeros for what is missing, and takes this header for one of the IMU.
    @Test func bug2NothingIsMadeUpAndTheHeaderSaysWhatFollows() {
        let fingers = bytes("00 00 00 80") + [UInt8](repeating: 1, count: 30)
        for length in 4..<34 {
            let (messages, isTruncated) = rawMessages(in: Array(fingers.prefix(length)))
            #expect(messages.isEmpty && isTruncated, "\(length) bytes")
        }
        let message = rawMessages(in: fingers).messages.first
        #expect(message?.kind == .fingers && message?.tick == 0 && message?.samples[14] == 0x0101)
    }

    /// An original cuts velocities to eight bits, and takes reports of every type.
    @Test func bug3VelocitiesHaveSixteenBitsAndOtherTypesAreNoMovement() throws {
        let report = try MouseReport(ByteReader(bytes("00 2C 01 D4 FE 10 00 00 00 01").span))
        #expect(report?.velocityX == 300 && report?.velocityY == -300)
        for type in 1...255 {
            let other = [UInt8(type)] + bytes("2C 01 D4 FE 10 00 00 00 01")
            #expect(try MouseReport(ByteReader(other.span)) == nil)
        }
    }

    /// The original ends the text with a delimiter, and its own bridge then refuses all of it.
    @Test func bug11TextEndsWithANumberThatEveryoneReads() throws {
        for (bytes, count) in [(imu, 8), (bytes("ED 03 00 80") + [UInt8](repeating: 0x81, count: 30), 17)] {
            let message = try #require(rawMessages(in: bytes).messages.first)
            let fields = message.text(RawSensitivity(gyroscope: 1), delimiter: "^").split(
                separator: "^", omittingEmptySubsequences: false)
            #expect(fields.count == count && UInt32(fields[0]) == message.tick)
            #expect(fields.dropFirst(2).allSatisfy { Double($0) != nil && $0.contains(".") })
        }
    }

    @Test func zerosEndTheNotification() {
        let (messages, isTruncated) = rawMessages(in: imu + [0, 0, 0, 0] + imu)
        #expect(messages.count == 1 && !isTruncated)
    }

    @Test func sensorsHaveThreeAxesAndEndSomewhere() throws {
        let message = try #require(rawMessages(in: imu).messages.first)
        let sensitivity = RawSensitivity(gyroscope: 2, accelerometer: 1)
        let gyroscope = try #require(message.values(of: 0, sensitivity))
        #expect(gyroscope == (875, -875, 1750))
        #expect(message.values(of: 1, sensitivity)?.z == 0.061)
        #expect([-1, 2, 5, .max].allSatisfy { message.values(of: $0, sensitivity) == nil })
        #expect(message.tick == 1000)
    }

    @Test func theClockHas31Bits() {
        let fingers = bytes("FF FF FF FF") + [UInt8](repeating: 1, count: 30)
        #expect(rawMessages(in: fingers).messages.first?.tick == 0x7FFF_FFFF)
    }
}
