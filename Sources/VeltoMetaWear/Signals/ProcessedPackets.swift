internal import VeltoCore
internal import VeltoWearable

/// Reads the samples in the packets of a processor, and detects losses by the counter of an accounter.
///
/// It accepts any number of bytes, since firmware differs in the widths of some outputs, and allocates nothing. Source:
/// MetaWear system protocol, 5.2 and 5.9.
struct ProcessedPackets: Sendable {
    /// The numbers of a sample: there is a byte for each at least.
    static let largestCount = ProcessorSignal.longestPayload
    typealias Words = InlineArray<17, UInt32>

    private var widths = InlineArray<17, UInt8>(repeating: 0)
    private var kinds = InlineArray<17, ProcessorNumber.Kind>(repeating: .unsigned)
    private let count: Int
    private let sampleSize: Int
    private let sampleCount: Int
    private let counterWidth: Int
    private let counterKind: ProcessorPayload.Counter.Kind?
    private let isCounterOfSamples: Bool
    private let valueType: SampleTable.ValueType
    /// Nanoseconds between the samples of a packet, 0 if that is unknown.
    private let period: UInt64
    private var newest: UInt32?

    init(_ processed: ProcessedSignal) {
        let payload = processed.payload
        let columns = payload.columns.prefix(Self.largestCount)
        for (index, number) in columns.enumerated() {
            widths[index] = UInt8(clamping: number.width)
            kinds[index] = number.kind
        }
        count = columns.count
        sampleSize = columns.reduce(0) { $0 + $1.width }
        sampleCount = payload.sampleCount
        counterWidth = payload.counter?.width ?? 0
        counterKind = payload.counter?.kind
        isCounterOfSamples = payload.counter?.isOfSamples ?? false
        valueType = payload.valueType
        if case .steady(let rate) = processed.rate {
            period = SampleClock.spacing(rate: rate * Double(payload.sampleCount))
        } else {
            period = 0
        }
    }

    /// The format of the words.
    private var format: SampleFormat {
        switch valueType {
        case .int32: .int32
        case .float32: .float32
        case .uint32, .uint8: .uint32
        }
    }

    private var isAlone: Bool { count == 1 && sampleCount == 1 }

    /// Feeds the samples of a packet that the reader stands before.
    mutating func take(_ packet: ByteReader, at time: Timestamp, _ feed: SampleFeed, _ out: SessionOutput) {
        var (packet, words) = (packet, Words(repeating: 0))
        var shared: UInt32?
        if counterKind != nil, !isCounterOfSamples { shared = Self.number(&packet, counterWidth) }
        let prefix = isCounterOfSamples ? counterWidth : 0
        let room = isAlone ? min(packet.remaining, 1) : packet.remaining / max(sampleSize + prefix, 1)
        let found = min(room, sampleCount)
        guard found > 0, counterKind == nil || isCounterOfSamples || shared != nil else {
            return out.lost(1, of: feed, isEstimate: false)
        }
        if let shared { out.lost(missing(before: shared) * UInt64(sampleCount), of: feed, isEstimate: false) }
        for index in 0..<found {
            let own = isCounterOfSamples ? Self.number(&packet, counterWidth) : nil
            if let own { out.lost(missing(before: own), of: feed, isEstimate: false) }
            guard read(&packet, &words) else { return }
            let age = UInt64(found - 1 - index) &* period
            let run = SampleRun(
                offset: 0, first: Timestamp(nanoseconds: time.nanoseconds - min(age, time.nanoseconds)),
                tick: own ?? shared ?? 0)
            give(words, run, at: time, feed, out)
        }
    }

    /// Feeds a sample; of a signal of bytes, which was counted, bytes.
    private func give(_ words: Words, _ run: SampleRun, at time: Timestamp, _ feed: SampleFeed, _ out: SessionOutput) {
        guard feed.signal.rawType == .uint8 else {
            return out.samples(feed, run, in: unsafe words.span.extracting(first: count).bytes, format, arrival: time)
        }
        var bytes = InlineArray<17, UInt8>(repeating: 0)
        for index in 0..<count { bytes[index] = UInt8(truncatingIfNeeded: words[index]) }
        out.samples(feed, run, in: unsafe bytes.span.extracting(first: count).bytes, .uint8, arrival: time)
    }

    /// Reads the numbers of a sample, each widened; false where the bytes end.
    ///
    /// A single number takes all bytes.
    func read(_ packet: inout ByteReader, _ words: inout Words) -> Bool {
        for index in 0..<count {
            let width = isAlone ? packet.remaining : Int(widths[index])
            guard width > 0, let number = Self.number(&packet, width) else { return false }
            words[index] = word(number, width, kinds[index])
        }
        return true
    }

    /// The words of a sample that was read once; nil for too few bytes.
    func words(in packet: ByteReader) -> [UInt32]? {
        var (packet, words) = (packet, Words(repeating: 0))
        guard read(&packet, &words) else { return nil }
        return (0..<count).map { words[$0] }
    }

    private func word(_ number: UInt32, _ width: Int, _ kind: ProcessorNumber.Kind) -> UInt32 {
        let unused = UInt32(max(0, 32 - 8 * width))
        let signed = Int32(bitPattern: number << unused) >> Int32(unused)
        guard valueType == .float32 else { return kind == .signed ? UInt32(bitPattern: signed) : number }
        switch kind {
        case .float: return number
        case .signed: return Float(signed).bitPattern
        case .unsigned: return Float(number).bitPattern
        }
    }

    /// Reads a number whose bytes above the fourth mean nothing.
    private static func number(_ packet: inout ByteReader, _ width: Int) -> UInt32? {
        var number: UInt32 = 0
        for index in 0..<width {
            guard let byte = packet.next(UInt8.self) else { return nil }
            if index < MemoryLayout<UInt32>.size { number |= UInt32(byte) << UInt32(8 * index) }
        }
        return number
    }

    /// The number of counts between the last one and this; a count that goes back begins again.
    private mutating func missing(before counter: UInt32) -> UInt64 {
        guard counterKind == .count else { return 0 }
        defer { newest = counter }
        guard let newest else { return 0 }
        let mask = counterWidth >= MemoryLayout<UInt32>.size ? UInt32.max : 1 << UInt32(8 * counterWidth) - 1
        let gap = (counter &- newest) & mask
        return gap > 0 && gap <= mask / 2 ? UInt64(gap - 1) : 0
    }
}
