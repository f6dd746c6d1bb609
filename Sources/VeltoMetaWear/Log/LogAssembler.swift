internal import VeltoCore

/// Assembles the samples of each logger from the chunks in its entries.
///
/// The chunks of a sample are adjacent and in ascending order, and their ticks differ by at most one. A duplicate
/// chunk, or a chunk with a larger tick difference, begins the next sample, so a missing chunk loses a single sample.
/// Chunks in another order still form a sample, unless the next chunk shows that the first ones belong to an earlier
/// sample.
///
/// Source: MetaWear system protocol, 3.8.
struct LogAssembler: Hashable, Sendable {
    /// The maximum number of bytes of a sample.
    static let largestSize = 32
    private static let noLogger: UInt8 = 0xFF

    /// The place of a board's logger among the chunks.
    private struct Place: BitwiseCopyable, Hashable, Sendable {
        /// The index of the signal, or `noLogger`.
        var index = LogAssembler.noLogger
        var chunk: UInt8 = 0
    }

    /// A sample that is incomplete or uncertain.
    struct Begun: BitwiseCopyable, Hashable, Sendable {
        /// The received chunks, as bits; 0 without an incomplete sample.
        var chunks: UInt8 = 0
        /// The received chunks before the last chunk that was out of order; they may belong to an earlier sample.
        var earlier: UInt8 = 0
        /// The newest chunk.
        var newest: UInt8 = 0
        /// Whether the tick is out of order.
        var isOdd = false
        /// The tick of the first received chunk, and the tick of the first chunk in ascending order.
        var tick: Int64 = 0
        var laterTick: Int64 = 0
        /// The data of each chunk.
        var words = SIMD8<UInt32>.zero
    }

    /// A logged signal, of which only the newest tick changes.
    private struct Logger: BitwiseCopyable, Hashable, Sendable {
        /// All chunks as bits.
        let all: UInt8
        /// The number of bytes of a sample.
        let size: UInt8
        /// Whether consecutive samples always have different ticks.
        let isSlow: Bool
        let isUnscaled: Bool
        var newest: Int64 = .min
        var isAfterGap = false
    }

    private var places: [Place]
    private var loggers: [Logger]
    /// The place of each logger, by number.
    private(set) var begun: [Begun]

    init(_ layouts: [LoggerLayout]) {
        var places = [Place](repeating: Place(), count: LogEntry.loggerLimit)
        for (index, layout) in layouts.enumerated() {
            for (chunk, logger) in layout.loggers.enumerated() where Int(logger) < places.count {
                places[Int(logger)] = Place(
                    index: UInt8(truncatingIfNeeded: index), chunk: UInt8(truncatingIfNeeded: chunk))
            }
        }
        self.places = places
        loggers = layouts.map { layout in
            Logger(
                all: UInt8(truncatingIfNeeded: (1 << layout.loggers.count) - 1), size: UInt8(layout.source.size),
                isSlow: layout.rate.map { $0 * BoardTick.seconds < 0.5 } ?? false, isUnscaled: layout.isUnscaled)
        }
        begun = Array(repeating: Begun(), count: layouts.count)
    }

    /// Restores the incomplete samples of a bookmark, and the newest ticks.
    mutating func restore(_ begun: [Begun], newest: [Int64]) {
        guard begun.count == self.begun.count, newest.count == loggers.count else { return }
        self.begun = begun
        for index in loggers.indices { loggers[index].newest = newest[index] }
    }

    /// The newest tick of each logger.
    var newestTicks: [Int64] { loggers.map(\.newest) }

    // MARK: Entries

    /// Takes consecutive entries; `tick` is the tick of the previous entry.
    mutating func take(
        _ entries: [LogEntry], _ range: Range<Int>, after tick: Int64, _ stretch: LogStretch, _ counts: inout LogCounts,
        into page: inout LogPage
    ) {
        var (tick, index) = (tick, range.lowerBound)
        while true {
            index = Self.takeSimple(
                entries, index..<range.upperBound, &tick, stretch, places, &begun, &loggers, &counts, &page.frames)
            guard index < range.upperBound else { return }
            tick &+= Int64(BoardTick.distance(from: UInt32(truncatingIfNeeded: tick), to: entries[index].tick))
            take(entries[index], at: tick, isOdd: false, stretch, &counts, into: &page)
            index += 1
        }
    }

    /// Takes entries while each begins a sample or continues the current one, as nearly all do.
    ///
    /// Returns the index of the first entry that does neither.
    private static func takeSimple(
        _ entries: [LogEntry], _ range: Range<Int>, _ tick: inout Int64, _ stretch: LogStretch, _ places: [Place],
        _ begun: inout [Begun], _ loggers: inout [Logger], _ counts: inout LogCounts, _ frames: inout [LoggerFrames]
    ) -> Int {
        // Each array is checked once for shared storage.
        var samples = begun.mutableSpan
        var loggers = loggers.mutableSpan
        var frames = frames.mutableSpan
        for index in range {
            let entry = entries[index]
            let place = places[Int(entry.logger)]
            let number = Int(place.index)
            guard number < samples.count else { return index }
            let next = tick &+ Int64(BoardTick.distance(from: UInt32(truncatingIfNeeded: tick), to: entry.tick))
            let isNew = samples[number].chunks == 0
            guard isNew || samples[number].goesOn(with: place.chunk, at: next) else { return index }
            tick = next
            if isNew { (samples[number].tick, samples[number].laterTick) = (next, next) }
            samples[number].chunks |= 1 &<< place.chunk
            samples[number].newest = place.chunk
            samples[number].words[Int(place.chunk)] = entry.data
            guard samples[number].chunks == loggers[number].all else { continue }
            emit(samples[number], &loggers[number], stretch, &counts, into: &frames[number])
            samples[number] = Begun()
        }
        return range.upperBound
    }

    /// Processes an entry at a tick that continues when the board's counter wraps.
    mutating func take(
        _ entry: LogEntry, at tick: Int64, isOdd: Bool, _ stretch: LogStretch, _ counts: inout LogCounts,
        into page: inout LogPage
    ) {
        let place = places[Int(entry.logger)]
        guard place.index != Self.noLogger else {
            return takeUnknown(entry, at: tick, isOdd: isOdd, stretch, &counts, into: &page)
        }
        let (index, bit) = (Int(place.index), UInt8(1) &<< place.chunk)
        var sample = begun[index]
        if sample.chunks != 0 {
            makeRoom(for: place, bit, at: tick, isOdd: isOdd, &sample, stretch, &counts, into: &page)
        }
        if sample.chunks == 0 {
            (sample.tick, sample.laterTick, sample.isOdd) = (tick, tick, isOdd)
        } else if place.chunk < sample.newest {
            (sample.earlier, sample.laterTick) = (sample.chunks, tick)
        }
        if isOdd != sample.isOdd {
            if !isOdd { sample.tick = tick }
            sample.isOdd = true
        }
        sample.chunks |= bit
        sample.newest = place.chunk
        sample.words[Int(place.chunk)] = entry.data
        if sample.chunks == loggers[index].all, sample.earlier == 0 {
            emit(sample, index, stretch, &counts, into: &page)
            sample = Begun()
        }
        begun[index] = sample
    }

    /// Ends the incomplete sample if a chunk does not belong to it.
    private mutating func makeRoom(
        for place: Place, _ bit: UInt8, at tick: Int64, isOdd: Bool, _ sample: inout Begun, _ stretch: LogStretch,
        _ counts: inout LogCounts, into page: inout LogPage
    ) {
        let isNear = tick &- sample.tick <= 1 && tick &- sample.tick >= -1 || isOdd || sample.isOdd
        if isNear, sample.chunks & bit == 0 { return }
        // The earlier chunks belong to a sample that lacks its first chunks; the later chunks and this one form the
        // next sample.
        let isNearLater = tick &- sample.laterTick <= 1 && tick &- sample.laterTick >= -1
        if sample.earlier & bit != 0, place.chunk > sample.newest, isNearLater || isOdd || sample.isOdd {
            counts.unpaired += UInt64(sample.earlier.nonzeroBitCount)
            loggers[Int(place.index)].isAfterGap = true
            sample.chunks &= ~sample.earlier
            (sample.earlier, sample.tick) = (0, sample.laterTick)
            return
        }
        end(&sample, Int(place.index), stretch, &counts, into: &page)
    }

    /// Ends a sample: emits it if it is complete, and otherwise counts its chunks.
    private mutating func end(
        _ sample: inout Begun, _ index: Int, _ stretch: LogStretch, _ counts: inout LogCounts, into page: inout LogPage
    ) {
        if sample.chunks == loggers[index].all {
            emit(sample, index, stretch, &counts, into: &page)
        } else if sample.chunks != 0 {
            counts.unpaired += UInt64(sample.chunks.nonzeroBitCount)
            loggers[index].isAfterGap = true
        }
        sample = Begun()
    }

    /// Ends all incomplete samples, since the board was reset.
    mutating func endAll(_ stretch: LogStretch, _ counts: inout LogCounts, into page: inout LogPage) {
        for index in begun.indices {
            var sample = begun[index]
            end(&sample, index, stretch, &counts, into: &page)
            begun[index] = sample
            loggers[index].newest = .min
        }
    }

    /// Handles missing entries before the next ones.
    mutating func noteGap() {
        for index in loggers.indices { loggers[index].isAfterGap = true }
    }

    /// Emits the complete samples when no further entry can change them.
    mutating func emitComplete(_ stretch: LogStretch, _ counts: inout LogCounts, into page: inout LogPage) {
        for index in begun.indices where begun[index].chunks == loggers[index].all {
            var sample = begun[index]
            end(&sample, index, stretch, &counts, into: &page)
            begun[index] = sample
        }
    }

    // MARK: Samples

    private mutating func emit(
        _ sample: Begun, _ index: Int, _ stretch: LogStretch, _ counts: inout LogCounts, into page: inout LogPage
    ) {
        Self.emit(sample, &loggers[index], stretch, &counts, into: &page.frames[index])
    }

    @inline(__always)
    private static func emit(
        _ sample: Begun, _ logger: inout Logger, _ stretch: LogStretch, _ counts: inout LogCounts,
        into frames: inout LoggerFrames
    ) {
        var flags = flags(stretch, logger)
        if sample.isOdd || logger.isSlow && sample.tick == logger.newest {
            flags.insert(.irregular)
            counts.irregular &+= 1
        }
        logger.newest = sample.tick
        logger.isAfterGap = false
        let time = LogSample(
            time: stretch.time(sample.tick), tick: UInt32(truncatingIfNeeded: sample.tick), reset: stretch.reset,
            flags: flags)
        frames.append(sample.words, time)
        counts.samples &+= 1
    }

    @inline(__always)
    private static func flags(_ stretch: LogStretch, _ logger: Logger) -> LogSample.Flags {
        var bits = stretch.line == nil ? LogSample.Flags.unanchored.rawValue : 0
        if logger.isUnscaled { bits |= LogSample.Flags.unscaled.rawValue }
        if logger.isAfterGap { bits |= LogSample.Flags.afterGap.rawValue }
        return LogSample.Flags(rawValue: bits)
    }

    @inline(never)
    private func takeUnknown(
        _ entry: LogEntry, at tick: Int64, isOdd: Bool, _ stretch: LogStretch, _ counts: inout LogCounts,
        into page: inout LogPage
    ) {
        var flags: LogSample.Flags = .unscaled
        if stretch.line == nil { flags.insert(.unanchored) }
        if isOdd { flags.insert(.irregular) }
        let sample = LogSample(time: stretch.time(tick), tick: entry.tick, reset: entry.reset, flags: flags)
        page.unknown.append(RawLogEntry(entry: entry, sample: sample))
        counts.unknown += 1
    }
}

extension LogAssembler.Begun {
    /// Whether a chunk is the next one of this sample: after the other chunks, and at the same time.
    @inline(__always)
    fileprivate func goesOn(with chunk: UInt8, at tick: Int64) -> Bool {
        chunk > newest && earlier == 0 && !isOdd && UInt64(bitPattern: tick &- self.tick &+ 1) <= 2
    }
}
