public import VeltoCore
public import VeltoWearable

/// Samples of a device, to be read in bulk: whole frames wait in a ring that is allocated once.
///
/// A ring that is full drops its oldest frame, counted. The stream ends when it is stopped or let go of, when the link is
/// down, and with its context; what waits stays readable. Any thread; frames that several threads read are shared out.
public final class SampleStream: Sendable {
    /// The states of a stream.
    public enum State: Sendable {
        /// The device has not confirmed the start.
        case starting
        /// Frames arrive.
        case active
        /// It has ended for good.
        case ended
    }

    /// The status of a stream.
    public struct Status: Sendable {
        /// The state.
        public var state: State
        /// Why it ended, nil before that and if it was stopped.
        public var error: VeltoError?
        /// The number of frames that wait.
        public var waiting: Int
        /// The counts of frames so far.
        public var counts: StreamCounts
    }

    /// Frames that were read: the values of each lie side by side, and its info is at the same index.
    public struct Frames<Value: SampleValue>: Sendable {
        /// The values of all frames, oldest first.
        public let values: [Value]
        /// The info of each frame.
        public let infos: [FrameInfo]
    }

    /// The capacity of a stream in frames, unless another one is requested.
    public static let standardCapacity = 1024

    /// Its device.
    public let device: Device
    private let feed: SampleFeed
    private let start: Context.Operation
    /// Held by readers alone: the loop never waits for it.
    private let reading = Lock()

    init(_ feed: SampleFeed, device: Device, start: Context.Operation) {
        self.feed = feed
        self.device = device
        self.start = start
    }

    deinit {
        device.end(feed)
    }

    /// The description of the frames.
    public var table: SampleTable { feed.table }

    /// The status now.
    public var status: Status {
        var status = Status(state: .ended, error: nil, waiting: feed.waiting, counts: feed.counts)
        switch feed.result ?? start.result {
        case nil: status.state = .starting
        case .failure(let error): status.error = error
        case .success: if feed.result == nil { status.state = .active }
        }
        return status
    }

    /// Takes the oldest frames that wait, as many as fit into both, and returns their number.
    ///
    /// Allocates nothing. After the end of the stream it takes what is left, and then 0.
    public func read<Value: SampleValue>(
        into values: inout MutableSpan<Value>, _ infos: inout MutableSpan<FrameInfo>
    ) throws(VeltoError) -> Int {
        try check(Value.self)
        let limit = min(values.count / table.channels.count, infos.count)
        return reading.withLock {
            unsafe values.withUnsafeMutableBytes { values in
                unsafe infos.withUnsafeMutableBufferPointer { infos in
                    guard let values = values.baseAddress, limit > 0 else { return 0 }
                    return unsafe feed.take(limit, values, infos.baseAddress)
                }
            }
        }
    }

    /// Takes the oldest frames that wait, at most `limit`.
    public func read<Value: SampleValue>(
        _ limit: Int = .max, of type: Value.Type
    ) throws(VeltoError) -> Frames<Value> {
        try checkInteger(limit, "limit", 0, .max)
        let room = min(limit, feed.waiting)
        let channels = table.channels.count
        var values = [Value](repeating: .zero, count: room * channels)
        var infos = [FrameInfo](repeating: FrameInfo(), count: room)
        var valueSpan = values.mutableSpan
        var infoSpan = infos.mutableSpan
        let count = try read(into: &valueSpan, &infoSpan)
        // Another reader may have been quicker.
        values.removeLast((room - count) * channels)
        infos.removeLast(room - count)
        return Frames(values: values, infos: infos)
    }

    private func check<Value: SampleValue>(_ type: Value.Type) throws(VeltoError) {
        let width = table.valueType.width
        guard Value.valueType == table.valueType, MemoryLayout<Value>.stride == width else {
            throw .invalidArgument("type", "is \(type): the values of the stream are \(table.valueType)")
        }
    }

    /// Ends the stream on the device too; what waits stays readable.
    ///
    /// Stopping one that has ended succeeds.
    public func stop() throws(VeltoError) -> Context.Operation {
        try device.start(.write) { [device, feed] in $0.stop(feed, of: device, $1) }
    }
}

extension Device {
    /// Starts a stream of what the device measures; the operation ends when frames are to be expected.
    ///
    /// `capacity` is the number of frames that the stream keeps. The stream exists at once, and stays readable after its end;
    /// releasing it stops it.
    ///
    /// ```swift
    /// let (stream, operation) = try device.startStream(request)
    /// guard operation.wait(), stream.status.state == .active else { return }
    /// while isRunning() {
    ///     let frames = try stream.read(of: Float.self)
    ///     for (index, info) in frames.infos.enumerated() { plot(info.timestamp, frames.values[3 * index]) }
    /// }
    /// _ = try stream.stop()
    /// ```
    public func startStream(
        _ request: some StreamRequest, capacity: Int = SampleStream.standardCapacity, timeout: Double = 15
    ) throws(VeltoError) -> (stream: SampleStream, operation: Context.Operation) {
        let feed = try SampleFeed(request.table, capacity: capacity)
        let operation = try start(.subscribe) { hub, operation in
            hub.perform(StreamCommand.start(request, feed), on: self, operation, timeout: timeout)
        }
        return (SampleStream(feed, device: self, start: operation), operation)
    }
}
