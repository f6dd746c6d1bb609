internal import VeltoCore
internal import VeltoWearable

/// Converts the samples of a page to frames: numbers, dates and flags.
struct DownloadRows {
    private let format: SampleFormat?
    private let formats: [SampleFormat]
    /// Whether numbers of different formats become fractions.
    private let isFractional: Bool
    private let rate: Double?
    /// The scales of unscaled numbers.
    private let plainScales: [Double]

    /// Room for the numbers of a sample with several formats.
    private typealias Words = InlineArray<32, UInt32>

    /// Creates frames of a logger's samples.
    init(_ layout: LoggerLayout, _ units: Units) {
        format = layout.format
        formats = layout.fields.map(\.format)
        isFractional = layout.isFractional
        rate = layout.rate
        plainScales = layout.fields.map { units == .si && $0.unit.factor != 0 ? 1 / $0.unit.factor : 1 }
    }

    /// Creates frames of entries of unknown loggers.
    init() {
        (format, formats, isFractional, rate) = (.uint32, [], false, nil)
        plainScales = [1, 1, 1]
    }

    /// Feeds samples of a logger; `scales` are the LSBs of the numbers in their native units; nil if unknown.
    func feed(
        _ frames: LoggerFrames, _ range: Range<Int>, _ scales: [Double]?, at arrival: Timestamp, to feed: SampleFeed
    ) {
        var areScaled: Bool?
        let bytes = unsafe frames.words.span.bytes
        for index in range {
            let sample = frames.sample(index)
            let isScaled = !sample.flags.contains(.unscaled)
            // The range may have become known in the meantime.
            if isScaled != areScaled {
                feed.configure(rate: rate, scales: isScaled ? scales ?? plainScales : plainScales)
                areScaled = isScaled
            }
            let row = bytes.extracting(frames.place(of: index))
            if let format {
                feed.feed(sample.run, in: row, format, arrival: arrival)
            } else {
                feedMixed(row, sample.run, arrival, feed)
            }
        }
    }

    /// Feeds a sample whose numbers have different formats.
    private func feedMixed(_ row: RawSpan, _ run: SampleRun, _ arrival: Timestamp, _ feed: SampleFeed) {
        var (row, words) = (ByteReader(Span<UInt8>(_bytes: row)), Words(repeating: 0))
        for (index, format) in formats.prefix(words.count).enumerated() { words[index] = word(format, &row) }
        let bytes = unsafe words.span.extracting(first: min(formats.count, words.count)).bytes
        feed.feed(run, in: bytes, isFractional ? .float32 : .uint32, arrival: arrival)
    }

    /// Reads a number, widened.
    private func word(_ format: SampleFormat, _ row: inout ByteReader) -> UInt32 {
        switch format {
        case .uint8: number(row.next(UInt8.self))
        case .uint16: number(row.next(UInt16.self))
        case .uint32: number(row.next(UInt32.self))
        case .int8: number(row.next(Int8.self))
        case .int16: number(row.next(Int16.self))
        case .int32: number(row.next(Int32.self))
        case .float32: row.next(UInt32.self) ?? 0
        }
    }

    private func number<Number: FixedWidthInteger>(_ value: Number?) -> UInt32 {
        guard let value else { return 0 }
        return isFractional ? Float(value).bitPattern : UInt32(truncatingIfNeeded: value)
    }

    /// Feeds entries of unknown loggers.
    func feed(_ entries: ArraySlice<RawLogEntry>, at arrival: Timestamp, to feed: SampleFeed) {
        for raw in entries {
            let words: InlineArray<3, UInt32> = [UInt32(raw.entry.logger), UInt32(raw.entry.reset), raw.entry.data]
            unsafe feed.feed(raw.sample.run, in: words.span.bytes, .uint32, arrival: arrival)
        }
    }
}

extension LogSample {
    /// The date and the flags as those of a frame.
    fileprivate var run: SampleRun {
        var flags = FrameInfo.Flags.utc
        if self.flags.contains(.unanchored) { flags = .unanchored }
        if self.flags.contains(.unscaled) { flags.insert(.unscaled) }
        if self.flags.contains(.irregular) { flags.insert(.irregular) }
        if self.flags.contains(.afterGap) { flags.insert(.afterGap) }
        return SampleRun(
            offset: 0, first: Timestamp(nanoseconds: UInt64(clamping: time)), tick: tick, flags: flags)
    }
}
