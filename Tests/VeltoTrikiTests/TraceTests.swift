import Foundation
import Testing
import VeltoMotion

@testable import VeltoTriki

/// A long game, replayed: the same packets give the same input for ever.
@Suite struct TraceTests {
    /// A line a second: the mode, numbers, a bar, counts.
    private static let expected = Trace.folder.appendingPathComponent("play.expected")

    private func lines(_ mode: MotionMode) throws -> [String] {
        var replay = TraceReplay(mode)
        var lines: [String] = []
        var poll = 0
        func catchUp(to time: Double) {
            while 10 + Double(poll) / 60 <= time {
                replay.poll(at: 10 + Double(poll) / 60)
                if poll % 60 == 0 { lines.append(Self.line(mode, replay)) }
                poll += 1
            }
        }
        for packet in try Trace.play.get().packets {
            catchUp(to: packet.time - 1e-9)
            replay.receive(packet)
        }
        return lines
    }

    private static func line(_ mode: MotionMode, _ replay: TraceReplay) -> String {
        let numbers = replay.numbers.map { String(($0 * 1e9).rounded() / 1e9) }.joined(separator: " ")
        return "\(mode) \(numbers) | \(replay.counts.map(String.init).joined(separator: " "))"
    }

    /// Writes the stored values anew if VELTO_UPDATE_TRACES is set; then the difference is to be read in review.
    private func expectedLines() throws -> [String] {
        if ProcessInfo.processInfo.environment["VELTO_UPDATE_TRACES"] != nil {
            let text = try MotionMode.allCases.flatMap { try lines($0) }.joined(separator: "\n") + "\n"
            try text.write(to: Self.expected, atomically: true, encoding: .utf8)
        }
        return try String(contentsOf: Self.expected, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    @Test func replayingGivesTheStoredValues() throws {
        let expected = try expectedLines()
        let actual = try MotionMode.allCases.flatMap { try lines($0) }
        try #require(actual.count == expected.count && actual.count > 800)
        for (line, target) in zip(actual, expected) {
            let (values, targets) = (line.split(separator: " "), target.split(separator: " "))
            let bar = targets.firstIndex(of: "|") ?? 0
            #expect(values[bar...] == targets[bar...], "\(line) for \(target)")
            for (value, target) in zip(values[1..<bar], targets[1..<bar]) {
                #expect(isClose(Double(value) ?? .nan, Double(target) ?? .nan, 1e-6), "\(line)")
            }
        }
    }

    @Test func theStoredGameHasEverythingInIt() throws {
        let lines = try String(contentsOf: Self.expected, encoding: .utf8).split(separator: "\n")
        func counts(_ mode: MotionMode) throws -> [Int] {
            let last = try #require(lines.last { $0.hasPrefix("\(mode) ") })
            return last.split(separator: "|")[1].split(separator: " ").map { Int($0) ?? 0 }
        }
        let paddle = try counts(.paddle)
        #expect(paddle[0] > 20 && paddle[0] == paddle[1], "presses and releases")
        #expect(paddle[8...10].allSatisfy { $0 > 5 }, "answers, balls and darts")
        #expect(try counts(.gesture)[4] > 5, "throws")
    }

    private func expectBounded(_ replay: TraceReplay) {
        #expect(replay.isFinite)
        let bounds = SIMD8<Double>(2, 1, 1, 1e6, 1, 1, 0, 0)
        #expect(all(replay.extremes .<= bounds), "\(replay.extremes)")
    }

    @Test(arguments: MotionMode.allCases, [1, 7])
    func pollingPacketByPacketStaysBounded(_ mode: MotionMode, _ loss: Int) throws {
        var trace = try Trace.play.get()
        if loss > 1 { trace = trace.losing(every: loss) }
        var replay = TraceReplay(mode)
        for packet in trace.packets {
            replay.receive(packet)
            replay.poll(at: packet.time)
        }
        expectBounded(replay)
        #expect(Int(replay.input.packetCount) == trace.packets.count)
    }

    @Test(arguments: MotionMode.allCases)
    func pollingInBurstsStaysBoundedAndLosesNoClick(_ mode: MotionMode) throws {
        let trace = try Trace.play.get()
        var seldom = TraceReplay(mode)
        var often = TraceReplay(mode)
        var nextPoll = 10.4
        for packet in trace.packets {
            seldom.receive(packet)
            often.receive(packet)
            often.poll(0.02)
            if packet.time >= nextPoll {
                seldom.poll(0.4)
                nextPoll = packet.time + 0.4
            }
        }
        seldom.poll(0.4)
        expectBounded(seldom)
        #expect(seldom.buttonCounts == often.buttonCounts)
    }
}
