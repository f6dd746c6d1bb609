public import VeltoCore

/// Frames that a family keeps until the program reads them, such as those of a log.
///
/// None is dropped.
///
/// Any thread: the reader of the stream calls it, one thread at a time, and the loop reads the counts.
public protocol SampleSource: AnyObject, Sendable {
    /// The description of the frames.
    var signal: SignalDescription { get }

    /// The number of waiting frames.
    var waitingCount: Int { get }

    /// The number of discarded unread frames.
    var droppedCount: UInt64 { get }

    /// The result of the source; nil while frames may follow.
    var result: Result<Void, VeltoError>? { get }

    /// Feeds the oldest waiting frames, at most `limit`, and returns their number.
    func feed(_ limit: Int, to feed: SampleFeed) -> Int

    /// The stream was destroyed.
    func streamDestroyed()
}

/// A stream of a source, as seen by the family.
///
/// Any thread.
public protocol SourceStream: AnyObject, Sendable {
    /// Announces waiting frames.
    func announceFrames()

    /// Announces the end of the source.
    func announceEnd()
}

extension SampleFeed {
    /// Feeds frames of a source in memory layout: little-endian numbers of that format, one for each channel.
    @inlinable @inline(__always)
    public func feed(_ run: SampleRun, in bytes: RawSpan, _ format: SampleFormat, arrival: Timestamp) {
        unsafe self.run = run
        unsafe self.arrival = arrival
        appendRun(bytes, format)
    }
}
