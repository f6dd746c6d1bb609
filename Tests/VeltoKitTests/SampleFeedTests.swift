import Testing
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoKit

/// The way of samples from a session to a reader, without a device.
@Suite struct SampleFeedTests {
    private let out = SessionOutput(motion: MotionQueue())

    /// A session's end and a reader's.
    private struct Feed {
        let input: SampleFeed
        let outlet: SampleOutlet
        var counts: StreamCounts { outlet.counts }
        var waiting: Int { outlet.waiting }
        var result: Result<Void, VeltoError>? { outlet.result }

        init(_ signal: SignalDescription, _ selection: Range<Int>, _ units: Units, capacity: Int?) throws {
            input = SampleFeed(signal)
            outlet = try SampleOutlet(signal, selection, units, capacity: capacity)
            input.add(outlet)
        }
    }

    private func feed(
        _ type: SampleTable.ValueType = .float32, channels: Int = 3, capacity: Int? = 8
    ) throws -> Feed {
        let signal = SignalDescription("test", type, (0..<channels).map { .init("\($0)") })
        return try Feed(signal, 0..<channels, .raw, capacity: capacity)
    }

    private func seconds(_ seconds: Double) -> Timestamp { Timestamp.zero.advanced(bySeconds: seconds) }

    /// Feeds a frame, and returns whether it did not count as lost.
    @discardableResult
    private func sample<Value: SampleValue>(
        _ feed: Feed, _ values: [Value], at timestamp: Timestamp = .zero, arrival: Timestamp? = nil
    ) -> Bool {
        let before = feed.counts
        out.sample(feed.input, values.span, at: timestamp, arrival: arrival)
        return feed.counts.lost == before.lost && feed.counts.received == before.received + 1
    }

    private func take<Value: SampleValue>(_ feed: Feed, _ limit: Int, _ zero: Value) -> ([Value], [FrameInfo]) {
        var values = [Value](repeating: zero, count: limit * feed.outlet.selection.count)
        var infos = [FrameInfo](repeating: FrameInfo(), count: limit)
        let count = feed.outlet.take(limit, &values, &infos)
        return (Array(values.prefix(count * feed.outlet.selection.count)), Array(infos.prefix(count)))
    }

    /// Feeds that many frames of one channel, ten milliseconds apart.
    private func feedFrames(_ feed: Feed, _ count: Int) {
        for _ in 0..<count {
            let before = feed.counts.received
            sample(feed, [Float(1)], at: seconds(Double(before) / 100))
        }
    }

    @Test(arguments: [(1.0, 1024), (100, 6300), (800, 50_400), (1600, 100_800), (1e30, 262_144)])
    func aStreamKeepsAMinuteAtTheRateOfItsDevice(_ rate: Double, _ kept: Int) throws {
        let feed = try feed(channels: 1, capacity: nil)
        feed.input.configure(rate: rate, scales: nil)
        feedFrames(feed, kept)
        #expect(feed.waiting == kept && feed.counts.dropped == 0)
        feedFrames(feed, 1)
        #expect(feed.waiting == kept && feed.counts.dropped == 1)
    }

    @Test func aDeviceWithoutARateGetsRoomOfItsOwnAndALowerRateDropsNothing() throws {
        let feed = try feed(channels: 1, capacity: nil)
        feedFrames(feed, 16_384)
        feed.input.configure(rate: 100, scales: nil)
        #expect(feed.waiting == 16_384 && feed.counts.dropped == 0)
        _ = take(feed, 16_000, Float(0))
        feed.input.configure(rate: 100, scales: nil)
        feedFrames(feed, 6300)
        #expect(feed.waiting == 6300 && feed.counts.dropped == 384)
    }

    @Test func anOverflowIsNotifiedOnceUntilTheReaderCatchesUp() throws {
        let signal = SignalDescription("test", .float32, [.init("x")])
        let notices = Guarded<[SampleOutlet.Notice]>([])
        let outlet = try SampleOutlet(signal, 0..<1, .raw, capacity: 8) { notice in
            notices.withLock { $0.append(notice) }
        }
        let input = SampleFeed(signal)
        input.add(outlet)
        var values = [Float](repeating: 0, count: 8)
        func feed(_ count: Int) {
            for _ in 0..<count { out.sample(input, [Float(1)].span, at: .zero, arrival: nil) }
        }
        var overflows: Int { notices.withLock { $0.count { $0 == .overflow } } }
        feed(8)
        #expect(overflows == 0)
        feed(5)
        #expect(overflows == 1)
        _ = outlet.take(3, &values, nil)
        feed(5)
        #expect(overflows == 1, "it is still behind")
        _ = outlet.take(4, &values, nil)
        feed(5)
        #expect(overflows == 2)
    }

    @Test func aFramesInfoHas32Bytes() {
        #expect(MemoryLayout<FrameInfo>.size == 32 && MemoryLayout<FrameInfo>.stride == 32)
        #expect(
            MemoryLayout<FrameInfo>.offset(of: \.sequence) == 16 && MemoryLayout<FrameInfo>.offset(of: \.tick) == 24)
    }

    @Test(arguments: 1...17)
    func everyTypeAndNumberOfChannelsComesThrough(_ channels: Int) throws {
        func roundTrip<Value: SampleValue & Equatable>(_ convert: (Int) -> Value) throws {
            let feed = try feed(Value.format.valueType, channels: channels)
            let rows = (0..<5).map { row in (0..<channels).map { convert(row * channels + $0) } }
            for row in rows { #expect(sample(feed, row)) }
            #expect(take(feed, 5, convert(0)).0 == rows.flatMap { $0 })
        }
        try roundTrip { Float($0) * -1.5 }
        try roundTrip { Int32($0) - 7 }
        try roundTrip { UInt32.max - UInt32($0) }
        try roundTrip { UInt8(truncatingIfNeeded: $0 * 37) }
    }

    /// Frames as they stand in a packet: any channels of them, raw and scaled, from one to more than are converted at once.
    @Test(arguments: [0..<1, 0..<3, 1..<3, 2..<3, 0..<7, 1..<6])
    func framesAreTakenFromThePacket(_ selection: Range<Int>) throws {
        let numbers: [Int16] = [1, -32768, -2, 0, 32767, 255, -256]
        let frame = numbers.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        let packet = [0xFF] + frame + [0xAA] + frame
        let run = SampleRun(offset: 1, count: 2, stride: 15, first: seconds(1), period: 500_000_000, tick: 7)
        for (format, type) in [(SampleFormat.int16, SampleTable.ValueType.int32), (.uint16, .uint32)] {
            let expected = numbers.map { format == .int16 ? Int64($0) : Int64(UInt16(bitPattern: $0)) }
            let channels = (0..<7).map { SignalDescription.Channel("\($0)", .acceleration, scale: 0.5) }
            let raw = try Feed(SignalDescription("test", type, channels), selection, .raw, capacity: 8)
            let scaled = try Feed(SignalDescription("test", type, channels), selection, .native, capacity: 8)
            for feed in [raw, scaled] {
                out.samples(feed.input, run, in: packet.span.bytes, format, arrival: seconds(2))
                #expect(feed.counts.received == 2 && feed.counts.lost == 0)
                let short = packet.span.extracting(0..<packet.count - 1).bytes
                out.samples(feed.input, run, in: short, format, arrival: seconds(2))
                #expect(feed.counts.received == 2 && feed.counts.lost == 2)
            }
            let (bits, infos) = take(raw, 8, UInt32(0))
            #expect(bits == (expected[selection] + expected[selection]).map { UInt32(truncatingIfNeeded: $0) })
            #expect(infos.map(\.timestamp) == [seconds(1), seconds(1.5)] && infos.map(\.sequence) == [1, 2])
            #expect(infos.allSatisfy { $0.arrival == seconds(2) && $0.tick == 7 })
            let values = expected[selection].map { Float($0) / 2 }
            #expect(take(scaled, 8, Float(0)).0 == values + values)
        }
    }

    @Test(arguments: [
        SampleRun(offset: 99, first: .zero), SampleRun(offset: .max, count: .max, stride: .max, first: .zero),
        SampleRun(offset: .min, count: .min, stride: .min, first: .distantFuture, period: .max),
        SampleRun(offset: 0, count: 9, stride: 0, first: .distantFuture, period: .max),
    ])
    func anyRunIsSurvived(_ run: SampleRun) throws {
        let feed = try feed(.int32, channels: 1)
        let packet = [UInt8](repeating: 1, count: 8)
        out.samples(feed.input, run, in: packet.span.bytes, .int32, arrival: .zero)
        let isTaken = run.offset < 5
        #expect((feed.counts.lost == 0) == isTaken)
        #expect(take(feed, 16, Int32(0)).1.count == (isTaken ? min(Int(run.count), 8) : 0))
    }

    @Test func infosSayWhenAndWhich() throws {
        let feed = try feed(.int32, channels: 1)
        let value: [Int32] = [1]
        out.sample(feed.input, value.span, at: seconds(1), arrival: seconds(1.5), tick: .max)
        out.lost(3, of: feed.input, isEstimate: true)
        for _ in 1...2 { sample(feed, value) }
        let infos = take(feed, 8, Int32(0)).1
        #expect(infos.map(\.sequence) == [1, 5, 6])
        #expect(infos.map(\.flags) == [[], .estimatedLoss, []])
        #expect(infos[0].timestamp == seconds(1) && infos[0].arrival == seconds(1.5) && infos[0].tick == .max)
        #expect(feed.counts.lost == 3 && feed.counts.isLossEstimated)
    }

    @Test func whatDoesNotFitIsRefusedAndCounted() throws {
        let feed = try feed(channels: 2)
        let floats: [Float] = [1, 2, 3]
        let integers: [Int32] = [1, 2]
        #expect(!sample(feed, floats))
        #expect(!sample(feed, [Float]()))
        #expect(!sample(feed, integers))
        out.lost(.max, of: feed.input, isEstimate: false)
        #expect(sample(feed, Array(floats.prefix(2)), at: .distantFuture, arrival: .zero))
        #expect(feed.counts.received == 1 && feed.counts.lost == 2)
    }

    /// A signal that is defined anew may have fewer channels than a moment before.
    @Test func channelsThatAreNotThereAreRefused() throws {
        let signal = SignalDescription("test", .int32, [.init("x")])
        for selection in [0..<2, 1..<2, 5..<9] {
            #expect(throws: VeltoError.self) { try SampleOutlet(signal, selection, .raw, capacity: 8) }
        }
    }

    @Test func rateAndLatencyAreMeasuredOverASecond() throws {
        let feed = try feed(channels: 1)
        let value: [Float] = [0]
        for index in 0...99 {
            let arrival = seconds(Double(index) / 50)
            sample(feed, value, at: arrival, arrival: arrival.advanced(bySeconds: 0.02))
        }
        #expect(abs((feed.counts.rate ?? 0) - 50) < 0.01)
        #expect(abs((feed.counts.latency ?? 0) - 0.02) < 1e-6)
    }

    /// The rate is that of the device: by timestamps, with the frames that are missing, and not by what arrives.
    @Test func theRateCountsWhatIsLost() throws {
        let feed = try feed(channels: 1)
        let value: [Float] = [0]
        for index in 0..<1200 {
            if index % 3 == 0 {
                feed.input.lose(1, isEstimate: true)
            } else {
                sample(feed, value, at: seconds(Double(index) / 101))
            }
        }
        #expect(abs((feed.counts.rate ?? 0) / 101 - 1) < 0.005)
    }

    @Test func theRateOfSilenceIsZero() throws {
        let feed = try feed(channels: 1)
        let value: [Float] = [0]
        for index in 0..<300 { sample(feed, value, at: seconds(Double(index) / 100)) }
        #expect((feed.outlet.counts(at: seconds(4)).rate ?? 0) > 99)
        #expect(feed.outlet.counts(at: seconds(6)).rate == 0)
    }

    @Test func nothingIsFedAfterTheEnd() throws {
        let feed = try feed(channels: 1)
        let value: [Float] = [0]
        #expect(sample(feed, value))
        feed.outlet.end(.success(()))
        feed.outlet.end(.failure(VeltoError(.disconnected, "late")))
        sample(feed, value)
        out.lost(1, of: feed.input, isEstimate: false)
        #expect(feed.counts.received == 1 && feed.counts.lost == 0 && feed.waiting == 1)
        #expect((try? feed.result?.get()) != nil)
    }

    @Test func aRingOfOneFrameKeepsTheNewest() throws {
        let feed = try feed(.uint32, channels: 1, capacity: 1)
        for number: UInt32 in 1...3 { sample(feed, [number]) }
        #expect(take(feed, 5, UInt32(0)).0 == [3] && feed.counts.dropped == 2 && feed.waiting == 0)
    }

    /// Both ends at once: every frame arrives whole and in order, or is counted as dropped.
    @Test func aReaderOnAnotherThreadSeesWholeFrames() throws {
        let feed = try feed(.uint32, channels: 5, capacity: 16)
        let total: UInt32 = 100_000
        let (input, outlet) = (feed.input, feed.outlet)
        let producer = try WorkerThread(named: "feeds") {
            let out = SessionOutput(motion: MotionQueue())
            for number in 1...total {
                let values = InlineArray<5, UInt32> { _ in number }
                out.sample(input, values.span, at: Timestamp(nanoseconds: UInt64(number)), tick: number)
            }
            outlet.end(.success(()))
        }
        var (taken, newest) = (0, UInt64(0))
        var isOver = false
        while !isOver {
            isOver = feed.result != nil
            let (values, infos) = take(feed, 7, UInt32(0))
            for (index, info) in infos.enumerated() {
                #expect(info.sequence > newest && info.timestamp.nanoseconds == info.sequence)
                #expect(values[index * 5..<index * 5 + 5].allSatisfy { UInt64($0) == info.sequence })
                newest = info.sequence
            }
            taken += infos.count
            if !infos.isEmpty { isOver = false }
        }
        producer.join()
        #expect(UInt64(taken) + feed.counts.dropped == UInt64(total) && newest == UInt64(total))
    }
}
