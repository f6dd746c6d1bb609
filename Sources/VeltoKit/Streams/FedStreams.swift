internal import VeltoCore
internal import VeltoWearable

/// The streams that a session feeds, or starts to.
///
/// On the loop.
struct FedStreams {
    private var all: [(feed: SampleFeed, start: SessionOperation)] = []

    mutating func add(_ feed: SampleFeed, startedBy operation: SessionOperation) {
        all.append((feed, operation))
    }

    /// Removes a stream, and returns the operation that started it.
    mutating func remove(_ feed: SampleFeed) -> SessionOperation? {
        all.firstIndex { $0.feed === feed }.map { all.remove(at: $0).start }
    }

    /// Removes the stream that an operation started.
    mutating func remove(startedBy operation: SessionOperation) -> SampleFeed? {
        all.firstIndex { $0.start == operation }.map { all.remove(at: $0).feed }
    }

    /// Ends every stream.
    mutating func endAll(_ error: VeltoError) {
        for stream in all { stream.feed.end(.failure(error)) }
        all = []
    }
}
