internal import Synchronization
internal import VeltoCore
internal import VeltoWearable

/// The frames of a stream with a source.
///
/// They are converted when read, so the loop never waits for the conversion.
final class SourceFrames: Sendable {
    /// The maximum number of frames converted at a time.
    static let portion = 256

    let source: any SampleSource
    private let feed: SampleFeed
    private let isAnnounced = Atomic(false)
    private let wake: DescriptorOnDemand

    init(_ source: any SampleSource, _ outlet: SampleOutlet, _ wake: DescriptorOnDemand) {
        self.source = source
        self.wake = wake
        feed = SampleFeed(source.signal)
        feed.add(outlet)
    }

    /// The counts of the frames.
    func counts(_ outlet: SampleOutlet) -> StreamCounts {
        var counts = outlet.counts
        counts.received += UInt64(source.waitingCount) + source.droppedCount
        counts.dropped = source.droppedCount
        // Frames of a log are read long after their measurement.
        (counts.rate, counts.latency) = (nil, nil)
        return counts
    }

    /// Removes the oldest frames that fit, at most `limit`.
    ///
    /// One thread at a time.
    func take(
        _ limit: Int, from outlet: SampleOutlet, _ values: UnsafeMutableRawPointer,
        _ infos: UnsafeMutablePointer<FrameInfo>?
    ) -> Int {
        var count = 0
        while count < limit {
            let fed = source.feed(min(limit - count, Self.portion), to: feed)
            guard fed > 0 else { break }
            let place = unsafe values + count * outlet.frameSize
            count += unsafe outlet.take(fed, place, infos.map { unsafe $0 + count })
        }
        if source.waitingCount == 0 { rest() }
        return count
    }

    /// Records that no frame waits, so that the next frames are announced, including those arriving now.
    private func rest() {
        guard isAnnounced.exchange(false, ordering: .acquiringAndReleasing) else { return }
        wake.clear()
        if source.waitingCount > 0 || source.result != nil { wake.set() }
    }

    /// Makes the descriptor readable.
    ///
    /// Returns whether an event must be published.
    func announce() -> Bool {
        wake.set()
        return !isAnnounced.exchange(true, ordering: .acquiringAndReleasing)
    }
}
