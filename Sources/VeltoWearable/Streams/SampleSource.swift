public import VeltoCore

/// Frames that a family keeps until the program reads them, such as those of a log: none is dropped.
///
/// Any thread: the reader of the stream calls it, one thread at a time, and the loop asks for the counts.
public protocol SampleSource: AnyObject, Sendable {
    /// The description of the frames.
    var signal: SignalDescription { get }

    /// The number of frames that wait.
    var waitingCount: Int { get }

    /// The number of frames that were given up unread.
    var droppedCount: UInt64 { get }

    /// The outcome of the source; nil while frames may follow.
    var result: Result<Void, VeltoError>? { get }

    /// Feeds the oldest frames that wait, at most `limit`, and returns their number.
    func feed(_ limit: Int, to feed: SampleFeed) -> Int

    /// The stream was destroyed.
    func streamDestroyed()
}

/// A stream of a source, as the family sees it; any thread.
public protocol SourceStream: AnyObject, Sendable {
    /// Announces that frames wait.
    func announceFrames()

    /// Announces that the source has ended.
    func announceEnd()
}

extension SampleFeed {
    /// Feeds frames of a source as they stand in memory: little-endian numbers of that format, one for each channel.
    @inlinable @inline(__always)
    public func feed(_ run: SampleRun, in bytes: RawSpan, _ format: SampleFormat, arrival: Timestamp) {
        unsafe self.run = run
        unsafe self.arrival = arrival
        appendRun(bytes, format)
    }
}
