import Testing
import VeltoCore

@testable import VeltoMotion
@testable import VeltoTriki

/// One classification per packet (corrections F33 and F38).
@Suite struct PacketFormatTests {
    private let frame16 = sensorFrame([40, -20, 32, -32, 16, 24], flags: 0)
    private let frame14 = Array(sensorFrame([40, -20, 32, -32, 16, 24], flags: 0).dropLast(2))

    private func classify(_ packet: [UInt8]) -> PacketFormat {
        var classifier = PacketClassifier()
        return classifier.classify(ByteReader(packet.span))
    }

    @Test func theLengthAndTheMarkersDecide() {
        #expect(classify([0x01, 0xF7]) == .mini)
        #expect(classify([0x01, 0xF6]) == .blocks)
        #expect(classify([0x22, 0xF7]) == .blocks, "a header and a button")
        #expect(classify(frame14) == .shortSensorFrame)
        #expect(classify([0x22, 0x01] + frame14.dropFirst(2)) == .shortSensorFrame, "with the button down")
        #expect(classify([0x21] + frame14.dropFirst()) == .blocks)
        #expect(classify(frame16) == .longSensorFrame)
        #expect(classify([0x22, 0x01] + frame16.dropFirst(2)) == .longSensorFrame, "with the button down")
        #expect(classify(v2(1)) == .blocks)
        #expect(classify(frame14 + frame14) == .sensorFrames)
        #expect(classify(frame16 + frame16) == .sensorFrames)
        #expect(classify(frame14 + frame16) == .sensorFrames)
        #expect(classify(block(1, 2, 3) + block(1, 2, 3) + block(1, 2, 3) + block(1, 2, 3)) == .blocks)
    }

    private func classify(_ packets: [[UInt8]]) -> [PacketFormat] {
        var classifier = PacketClassifier()
        return packets.map { classifier.classify(ByteReader($0.span)) }
    }

    @Test func aFooterIsDistrustedAfterAPacketWithoutOne() {
        let formats = classify([frame16, v2(1)] + [[UInt8]](repeating: frame16, count: 9))
        let distrusted = [PacketFormat](repeating: .blocks, count: 9)
        #expect(formats == [.longSensorFrame] + distrusted + [.longSensorFrame])
    }

    @Test func otherLengthsDoNotTouchTheHistoryOfFooters() {
        #expect(classify([block(1, 2, 3), frame16]) == [.blocks, .longSensorFrame])
    }

    @Test func aRowOfFramesGivesItsLastFrameAndAllItsFlags() throws {
        let cap = DecodedCap()
        let row = sensorFrame([1, 1, 1, 1, 1, 1], flags: 1) + sensorFrame([2, 3, 4, 5, 6, 7], flags: 2)
        let frame = try #require(cap.frame(row))
        #expect(frame.readings.tiltY == 3.0 / 80)
        #expect(frame.flags.contains(.shaken))
        #expect(cap.status.clickCount == 1)
    }
}
