public import VeltoCore
public import VeltoWearable

// Asynchronous reads and streams of signals. Each call combines the `begin` operation of the same name with
// `finished()`.

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

    /// Streams every sample from now on, and returns the started stream.
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
    /// Stops the stream, and returns when the device has confirmed it.
    ///
    /// Waiting samples stay readable.
    public func stop() async throws(VeltoError) {
        try await beginStop().finished()
    }
}

/// The waiting samples and all later ones.
///
/// - **Buffer.** Samples wait in the ring of the stream. When the ring is full, the oldest sample is dropped:
///   `info.sequence` then has a gap, and `status.counts.dropped` counts it. The device never waits.
/// - **End.** The sequence ends when the stream is stopped or destroyed. It also ends when the task of its loop is
///   cancelled, which does not affect the stream. It throws the `VeltoError` that ended the stream, such as a lost
///   link, after the samples that had arrived.
/// - **Threads.** Waiting blocks no thread and does not pump: a loop continues when the context's own loop runs, or in
///   a pumped context when the program pumps it.
/// - **Several loops** over one stream share it: each sample goes to one of them. A loop takes up to 256 samples ahead.
extension SampleStream: AsyncSequence {
    /// Returns an iterator, which shares the samples with all other iterators.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Iterates over the samples of a stream.
    public struct Iterator: AsyncIteratorProtocol {
        private let stream: SampleStream
        private var samples: [StreamSample] = []
        private var next = 0

        fileprivate init(_ stream: SampleStream) {
            self.stream = stream
        }

        /// Returns the oldest sample, waiting for one if necessary; nil after the end.
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
