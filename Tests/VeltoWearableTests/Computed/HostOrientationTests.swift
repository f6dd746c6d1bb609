import Foundation
import Testing
import VeltoCore

@testable import VeltoWearable

/// Orientation from packets of a gyroscope and an accelerometer, as sessions feed them.
@Suite struct HostOrientationTests {
    private static let sources = InertialSignals(
        rotationRate: InertialSignals.Source("rate"), acceleration: InertialSignals.Source("force"),
        magneticField: InertialSignals.Source("field"))

    /// A device whose sensors send packets, and a reader of one signal.
    private final class Bench {
        let orientation: HostOrientation
        let outlet: SampleOutlet
        private var feeds: [InertialRole: SampleFeed] = [:]
        private var outlets: [SampleOutlet] = []

        init(_ signal: ComputedSignal, rate: Double = 100) throws {
            let listed = [("rate", SampleUnit.rotationRate), ("force", .acceleration), ("field", .magneticField)].map {
                name, unit in
                SignalDescription(name, .int32, ["x", "y", "z"].map { SignalDescription.Channel($0, unit) })
            }
            orientation = try #require(HostOrientation(HostOrientationTests.sources, in: listed))
            outlet = try SampleOutlet(signal.description, 0..<signal.description.channels.count, .si)
            for (role, description) in zip(InertialRole.allCases, listed) {
                let feed = SampleFeed(description)
                let reader = try #require(try orientation.makeOutlet(of: role))
                feed.add(reader)
                outlets.append(reader)
                // 0.1 °/s, 1 mg and 1 µT.
                feed.configure(rate: rate, scales: [Double](repeating: [0.1, 0.001, 1][feeds.count], count: 3))
                feeds[role] = feed
            }
            orientation.begin(signal).add(outlet)
        }

        /// Sends the samples of a packet: numbers of the sensor, the first one measured at that time (milliseconds).
        func send(
            _ role: InertialRole, _ values: (Int16, Int16, Int16), count: Int = 1, at time: Double, lost: UInt64 = 0
        ) {
            guard let feed = feeds[role] else { return }
            if lost > 0 { feed.lose(lost, isEstimate: true) }
            let numbers = (0..<count).flatMap { _ in [values.0, values.1, values.2] }
            let first = Timestamp(nanoseconds: UInt64(time * 1e6))
            let run = SampleRun(offset: 0, count: UInt16(count), stride: 6, first: first, period: 10_000_000)
            unsafe numbers.withUnsafeBytes { bytes in
                let arrival = Timestamp(nanoseconds: UInt64((time + 30) * 1e6))
                unsafe feed.feed(run, in: bytes.bytes, .int16, arrival: arrival)
            }
        }

        /// The frames that wait.
        func take() -> [(values: [Float], info: FrameInfo)] {
            let width = outlet.selection.count
            var (values, infos) = (
                [Float](repeating: 0, count: 1000 * width), [FrameInfo](repeating: FrameInfo(), count: 1000)
            )
            let count = unsafe values.withUnsafeMutableBytes { values in
                unsafe infos.withUnsafeMutableBufferPointer { infos in
                    guard let base = values.baseAddress else { return 0 }
                    return unsafe outlet.take(1000, base, infos.baseAddress)
                }
            }
            return (0..<count).map { (Array(values[$0 * width..<($0 + 1) * width]), infos[$0]) }
        }
    }

    private let level: (Int16, Int16, Int16) = (0, 0, 1000)

    @Test func aRateWaitsForItsForceInAnyOrder() throws {
        for isRateFirst in [true, false] {
            let bench = try Bench(.orientation)
            for packet in 0..<20 {
                let time = 1000 + Double(packet) * 30
                if isRateFirst { bench.send(.rotationRate, (0, 0, 900), count: 3, at: time) }
                #expect(packet > 1 || !isRateFirst || bench.take().count <= 3)
                bench.send(.acceleration, level, count: 3, at: time + 1)
                if !isRateFirst { bench.send(.rotationRate, (0, 0, 900), count: 3, at: time) }
            }
            let frames = bench.take()
            let last = try #require(frames.last)
            // 60 samples of 90 °/s.
            #expect(abs(2 * atan2(Double(last.values[3]), Double(last.values[0])) * 180 / .pi - 54) < 0.1)
            #expect(last.info.timestamp == Timestamp(nanoseconds: 1_590_000_000))
            #expect(!last.info.flags.contains(.afterGap))
        }
    }

    @Test func theFirstFrameKnowsTheInclination() throws {
        let bench = try Bench(.gravity)
        for packet in 0..<3 {
            bench.send(.acceleration, (0, -1000, 0), count: 3, at: Double(packet) * 30)
            bench.send(.rotationRate, (0, 0, 0), count: 3, at: Double(packet) * 30)
        }
        let frames = bench.take()
        #expect(frames.count == 6 && frames.allSatisfy { abs($0.values[1] + 9.80665) < 1e-3 })
    }

    @Test func lostSamplesAreFilledAndMarked() throws {
        let bench = try Bench(.orientation)
        for packet in (0..<30) where packet != 15 {
            bench.send(.acceleration, level, count: 3, at: Double(packet) * 30, lost: packet == 16 ? 3 : 0)
            bench.send(.rotationRate, (0, 0, 900), count: 3, at: Double(packet) * 30, lost: packet == 16 ? 3 : 0)
        }
        let frames = bench.take()
        let gaps = frames.filter { $0.info.flags.contains(.afterGap) }
        #expect(gaps.map(\.info.timestamp.nanoseconds) == [480_000_000])
        let place = try #require(frames.firstIndex { $0.info.flags.contains(.afterGap) })
        #expect(frames[place].info.sequence == frames[place - 1].info.sequence + 4)
        let last = try #require(frames.last).values
        #expect(abs(2 * atan2(Double(last[3]), Double(last[0])) * 180 / .pi - 81) < 0.1)
    }

    @Test func aSilenceHasNoRotation() throws {
        let bench = try Bench(.orientation)
        for packet in 0..<10 {
            let time = Double(packet) * 30 + (packet < 5 ? 0 : 40_000)
            bench.send(.acceleration, level, count: 3, at: time)
            bench.send(.rotationRate, (0, 0, 900), count: 3, at: time)
        }
        let frames = bench.take()
        #expect(frames.filter { $0.info.flags.contains(.unknownGap) }.count == 1)
        let last = try #require(frames.last).values
        #expect(abs(2 * atan2(Double(last[3]), Double(last[0])) * 180 / .pi - 27) < 1)
    }

    @Test func anAccelerometerThatFallsSilentHoldsNothingUp() throws {
        let bench = try Bench(.linearAcceleration)
        for packet in 0..<40 {
            if packet < 10 { bench.send(.acceleration, level, count: 3, at: Double(packet) * 30) }
            bench.send(.rotationRate, (0, 0, 0), count: 3, at: Double(packet) * 30)
        }
        let frames = bench.take()
        #expect(frames.count > 80 && frames.count < 117)
        #expect(frames.last?.values.allSatisfy(\.isNaN) ?? false)
        #expect(frames.prefix(20).allSatisfy { $0.values.allSatisfy { abs($0) < 0.01 } })
    }

    @Test func slowForcesAreOnStraightLines() throws {
        let bench = try Bench(.linearAcceleration)
        for index in 0..<20 {
            bench.send(.acceleration, (0, 0, Int16(1000 + 10 * index)), at: Double(index) * 40)
            for step in 0..<4 { bench.send(.rotationRate, (0, 0, 0), at: Double(index) * 40 + Double(step) * 10) }
        }
        let heights = bench.take().map { Double($0.values[2]) }
        #expect(
            heights.count > 60
                && zip(heights, heights.dropFirst()).allSatisfy { abs($1 - $0 - 9.80665 * 0.0025) < 1e-4 })
    }

    @Test func aFieldTurnsTheHeadingToNorth() throws {
        let bench = try Bench(.northOrientation)
        for packet in 0..<20 {
            let time = Double(packet) * 30
            if packet % 3 == 0 { bench.send(.magneticField, (20, 0, -40), at: time) }
            bench.send(.acceleration, level, count: 3, at: time)
            bench.send(.rotationRate, (0, 0, 0), count: 3, at: time)
        }
        let last = try #require(bench.take().last)
        // North is to the right: the device points west.
        #expect(abs(2 * atan2(Double(last.values[3]), Double(last.values[0])) * 180 / .pi - 90) < 0.1)
        #expect(last.info.flags.contains(.fieldDisturbed), "none is accepted in the first seconds")
    }

    @Test func theRangeIsThatOfTheSensor() throws {
        let bench = try Bench(.orientation)
        for packet in 0..<4 {
            bench.send(.acceleration, level, count: 3, at: Double(packet) * 30)
            bench.send(.rotationRate, (0, packet == 2 ? .max : 0, 0), count: 3, at: Double(packet) * 30)
        }
        #expect(bench.take().filter { $0.info.flags.contains(.saturated) }.count == 3)
    }

    @Test func onlyWhatTheDeviceListsIsComputed() {
        let rate = SignalDescription("rate", .int32, ["x", "y", "z"].map { SignalDescription.Channel($0) })
        let force = SignalDescription("force", .int32, ["x", "y"].map { SignalDescription.Channel($0) })
        #expect(ComputedSignal.available(from: Self.sources, in: [rate, force]).isEmpty)
        #expect(ComputedSignal.available(from: nil, in: [rate]).isEmpty)
        #expect(HostOrientation(Self.sources, in: [rate, force]) == nil)
    }
}
