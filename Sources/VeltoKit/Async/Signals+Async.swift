public import VeltoCore
public import VeltoWearable

// Signals for programs that await: a frame, or a stream of samples. Each is the operation of the same name with `begin`, and `finished()`.

extension Signal {
    /// Reads the signal once, and returns the frame in `units`.
    ///
    /// ```swift
    /// let frame = try await device.signal("temperature[0]").read()
    /// print("\(frame.values[0]) °C")
    /// print(frame.info.timestamp)
    /// ```
    public func read(_ units: Units = .si, timeout: Duration = .seconds(10)) async throws(VeltoError) -> SignalFrame {
        let operation = try beginRead(timeout: timeout)
        try await operation.finished()
        guard let frame = operation.frame(units) else { throw VeltoError(.staleHandle, "the frame is gone") }
        return frame
    }

    /// Streams every sample from now on, and returns the stream when frames are to be expected.
    ///
    /// The arguments are those of ``beginStream(_:capacity:pollInterval:timeout:countsLoss:)``. A start that fails leaves no stream behind.
    ///
    /// ```swift
    /// let stream = try await device.signal("axes").startStream()
    /// defer { stream.destroy() }
    /// for try await sample in stream {
    ///     plot(sample.timestamp, Float(sample.values[0]))
    /// }
    /// ```
    public func startStream(
        _ units: Units = .si, capacity: Int? = nil, pollInterval: Duration? = nil,
        timeout: Duration = .seconds(15), countsLoss: Bool = false
    ) async throws(VeltoError) -> SampleStream {
        let begun = try beginStream(
            units, capacity: capacity, pollInterval: pollInterval, timeout: timeout, countsLoss: countsLoss)
        do throws(VeltoError) {
            try await begun.operation.finished()
            return begun.stream
        } catch {
            begun.stream.destroy()
            throw error
        }
    }
}

extension SampleStream {
    /// Ends the stream, and returns when the device has taken that; what waits stays readable.
    public func stop() async throws(VeltoError) {
        try await beginStop().finished()
    }
}

/// The samples that wait, and those that arrive from now on.
///
/// - **Buffer.** Samples wait in the ring of the stream. When it is full the oldest goes: `info.sequence` then has a gap, and
///   `status.counts.dropped` counts. The device never waits.
/// - **End.** The sequence ends when the stream is stopped or destroyed, and when the task of its loop is cancelled, which leaves the
///   stream as it is. It throws the `VeltoError` that ended the stream, such as a lost link. Samples that had arrived come first.
/// - **Threads.** Waiting takes no thread, and pumps nothing: a loop goes on when the context's own loop runs, in a pumped context
///   when the program pumps it.
/// - **Several loops** over one stream share it: each sample goes to one of them. A loop takes up to 256 samples ahead.
extension SampleStream: AsyncSequence {
    /// Returns an iterator, which shares the samples with all others.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Takes the samples of a stream, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let stream: SampleStream
        private var samples: [StreamSample] = []
        private var next = 0

        fileprivate init(_ stream: SampleStream) {
            self.stream = stream
        }

        /// Returns the oldest sample; suspends the task until there is one.
        ///
        /// Nil after the end.
        public mutating func next() async throws(VeltoError) -> StreamSample? {
            if next == samples.count {
                samples = try await stream.nextSamples()
                next = 0
            }
            guard next < samples.count, !Task.isCancelled else { return nil }
            next += 1
            return samples[next - 1]
        }
    }
}
