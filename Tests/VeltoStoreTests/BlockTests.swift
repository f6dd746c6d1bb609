import Testing
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoStore

/// The format of blocks.
@Suite struct BlockTests {
    private func decode(_ payload: [UInt8], _ type: SampleTable.ValueType) throws -> Block {
        try Block.decode(payload.span, type)
    }

    /// Frames of any kind that fit one block.
    private func randomFrames(_ random: inout Random) -> Frames {
        let type = SampleTable.ValueType.allCases.randomElement(using: &random) ?? .int32
        let keepsArrivals = Bool.random(using: &random)
        var frames = Frames(
            layout: FrameLayout(type, columns: .random(in: 1...9, using: &random), keepsArrivals: keepsArrivals))
        let width = UInt32.random(in: 0...31, using: &random)
        let (hasTicks, hasFlags) = (Bool.random(using: &random), Bool.random(using: &random))
        var info = FrameInfo()
        info.timestamp.nanoseconds = .random(in: 0...4_000_000_000_000_000_000, using: &random)
        info.sequence = .random(in: 0...1 << 60, using: &random)
        for _ in 0..<Int.random(in: 1...256, using: &random) {
            info.timestamp.nanoseconds += .random(in: 0...200_000_000, using: &random)
            info.sequence += UInt64.random(in: 0...9, using: &random) == 0 ? .random(in: 1...1000, using: &random) : 1
            if keepsArrivals {
                info.arrival.nanoseconds = info.timestamp.nanoseconds + .random(in: 0...90_000_000, using: &random)
            }
            if hasTicks { info.tick = .random(in: .min ... .max, using: &random) }
            if hasFlags { info.flags = FrameInfo.Flags(rawValue: .random(in: 0...2, using: &random)) }
            frames.infos.append(info)
            for _ in 0..<frames.layout.columns {
                let word = UInt32.random(in: .min ... .max, using: &random)
                frames.words.append(
                    type == .uint8
                        ? word & 0xFF
                        : type == .int32 ? UInt32(bitPattern: Int32(bitPattern: word) >> width) : word >> width)
            }
        }
        return frames
    }

    @Test func whatIsEncodedIsDecoded() throws {
        var random = Random(state: 1)
        for _ in 0..<300 {
            let frames = randomFrames(&random)
            let blocks = frames.blocks
            #expect(blocks.count == 1)
            let block = try decode(blocks[0].payload, frames.layout.valueType)
            #expect(block.words == frames.words)
            let (first, last) = (try #require(block.infos.first), try #require(block.infos.last))
            #expect(blocks[0].first == first.timestamp && blocks[0].last == last.timestamp)
            for (read, written) in zip(block.infos, frames.infos) {
                #expect(read.sequence == written.sequence && read.tick == written.tick && read.flags == written.flags)
                #expect(abs(Int64(read.timestamp.nanoseconds) - Int64(written.timestamp.nanoseconds)) <= 50)
                #expect(abs(Int64(read.arrival.nanoseconds) - Int64(written.arrival.nanoseconds)) <= 100)
            }
        }
    }

    @Test(arguments: [
        (0, 255, 1), (-128, 127, 1), (-1, 128, 2), (0, 65_535, 2), (-32_768, 32_767, 2), (-1, 32_768, 4),
        (0, 65_536, 4),
    ])
    func numbersAreAsNarrowAsTheyCanBe(smallest: Int, largest: Int, width: Int) throws {
        var frames = Frames(layout: FrameLayout(.int32, columns: 1, keepsArrivals: false))
        for (index, value) in [smallest, largest].enumerated() {
            var info = FrameInfo()
            info.sequence = UInt64(index) + 1
            frames.infos.append(info)
            frames.words.append(UInt32(bitPattern: Int32(value)))
        }
        let payload = frames.blocks[0].payload
        #expect(payload.count == BlockHeader.size + 4 + 2 * width)
        #expect(try decode(payload, .int32).words == frames.words)
    }

    @Test func aFrameOfADayOfAccelerationTakesFourteenBytes() {
        let frames = Frames.acceleration(0..<256)
        // Six of values, four of time, four of arrival; the rest is the header.
        #expect(frames.blocks[0].payload.count == BlockHeader.size + 256 * 14 - 4)
    }

    @Test func fullBlocksMinutesAndStepsBackBeginABlock() {
        func blocks(_ times: [UInt64], _ sequences: [UInt64]) -> [Int] {
            var frames = Frames(layout: FrameLayout(.int32, columns: 1))
            for (time, sequence) in zip(times, sequences) {
                var info = FrameInfo()
                info.timestamp.nanoseconds = time
                info.sequence = sequence
                frames.infos.append(info)
                frames.words.append(0)
            }
            return frames.blocks.map(\.count)
        }
        #expect(blocks((0..<600).map { $0 * 1000 }, Array(1...600)) == [256, 256, 88])
        #expect(blocks((0..<100).map { $0 * 1_000_000_000 }, Array(1...100)) == [61, 39])
        #expect(blocks([10, 20, 19, 30], [1, 2, 3, 4]) == [2, 2])
        #expect(blocks([10, 20, 30, 40], [1, 5, 5, 6]) == [2, 2])
        #expect(blocks([10, 20], [1, 1 << 40]) == [1, 1])
    }

    @Test func roundingErrorsOfTimesDoNotAddUp() throws {
        var frames = Frames(layout: FrameLayout(.int32, columns: 1))
        for index in 0..<256 {
            var info = FrameInfo()
            info.timestamp.nanoseconds = 12_345 + UInt64((Double(index) * 1e9 / 833).rounded())
            info.sequence = UInt64(index) + 1
            frames.infos.append(info)
            frames.words.append(0)
        }
        let block = try decode(frames.blocks[0].payload, .int32)
        for (read, written) in zip(block.infos, frames.infos) {
            #expect(abs(Int64(read.timestamp.nanoseconds) - Int64(written.timestamp.nanoseconds)) <= 50)
        }
    }

    @Test(arguments: [Units.si, .native, .raw])
    func unitsAreThoseOfALiveStream(units: Units) throws {
        let signal = SignalDescription.acceleration
        let feed = SampleFeed(signal)
        let (live, raw) = (try SampleOutlet(signal, 0..<3, units), try SampleOutlet(signal, 0..<3, .raw))
        feed.add(live)
        feed.add(raw)
        let out = SessionOutput(motion: MotionQueue())
        var random = Random(state: 2)
        for index in 0..<200 {
            let values = (0..<3).map { _ in Int32.random(in: -32_768...32_767, using: &random) }
            out.sample(feed, values.span, at: Timestamp(nanoseconds: UInt64(index) * 1_000_000))
        }
        var expected = [UInt32](repeating: 0, count: 600)
        #expect(live.take(200, &expected, nil) == 200)
        var (words, infos) = ([UInt32](repeating: 0, count: 600), [FrameInfo](repeating: FrameInfo(), count: 200))
        #expect(raw.take(200, &words, &infos) == 200)
        let track = TrackDescription(StoredDevice(family: "toy", address: ""), signal, scales: raw.scales)
        let payload = Frames(layout: track.layout, infos: infos, words: words).blocks[0].payload
        var (read, values): ([FrameInfo], [UInt32]) = ([], [])
        let decoder = BlockDecoder(.int32, columns: 3, factors: track.factors(units))
        try decoder.append(payload.span, to: &read, &values)
        #expect(values == expected)
    }

    @Test func damagedBlocksAreRefusedOrReadButNeverTrap() {
        var random = Random(state: 3)
        var refused = 0
        for _ in 0..<3000 {
            let frames = randomFrames(&random)
            var bytes = frames.blocks[0].payload
            switch UInt64.random(in: 0...3, using: &random) {
            case 0: bytes.removeLast(.random(in: 1...bytes.count, using: &random))
            case 1: bytes[.random(in: 0..<48, using: &random)] = .random(in: .min ... .max, using: &random)
            case 2: for _ in 0..<4 { bytes[bytes.indices.randomElement(using: &random) ?? 0] ^= 0xFF }
            default: for place in 4..<20 where Bool.random(using: &random) { bytes[place] = 0xFF }
            }
            if (try? decode(bytes, frames.layout.valueType)) == nil { refused += 1 }
        }
        #expect(refused > 1000)
    }

    @Test func aBlockOfAnotherTypeIsRefused() {
        let payload = Frames.acceleration(0..<10).blocks[0].payload
        #expect(throws: VeltoError.self) { try decode(payload, .float32) }
    }
}
