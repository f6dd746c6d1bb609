internal import Synchronization
public import VeltoCore
public import VeltoWearable

/// The samples of a signal since the start of the stream, for reading in bulk.
///
/// Whole frames wait in a ring.
///
/// The ring holds one minute unless it has another capacity. A full ring drops and counts its oldest frame. The stream
/// ends when it is stopped or destroyed, when the link is down, and with its context. Waiting frames stay readable. Any
/// thread; several reading threads share the frames.
public final class SampleStream: Sendable {
    /// The states of a stream.
    public enum State: Sendable {
        /// The device has not confirmed the start.
        case starting
        /// Frames arrive.
        case active
        /// The stream has ended permanently.
        case ended
    }

    /// The status of a stream.
    public struct Status: Sendable {
        /// The state.
        public var state: State
        /// The error that ended the stream; nil before the end and after a request.
        public var error: VeltoError?
        /// The number of waiting frames.
        public var waiting: Int
        /// The counts of frames so far.
        public var counts: StreamCounts
    }

    /// Frames that were read.
    ///
    /// The values of each frame are contiguous, and its info has the same index.
    public struct Frames<Value: SampleValue>: Sendable {
        /// The values of all frames, oldest first.
        public let values: [Value]
        /// The info of each frame.
        public let infos: [FrameInfo]
    }

    /// The stream's handle.
    package let handle: ObjectHandle
    /// The device.
    public let device: Device
    /// The signal; nil for the frames of a log whose signal the device does not list.
    public let signal: Signal?
    /// The interval between readings of a polled signal; nil for a signal that the device sends by itself.
    public let pollInterval: Duration?
    /// The number of bytes of the values of a frame.
    package let frameSize: Int
    /// Whether the device counts the frames.
    let countsLoss: Bool
    let outlet: SampleOutlet
    /// The source that keeps the frames; nil for live frames.
    private let sourced: SourceFrames?
    private let wake = DescriptorOnDemand(for: "a stream")
    private let isActive = Atomic(false)
    /// Held only by readers: the loop never waits for it.
    private let reading = Lock()

    init(
        handle: ObjectHandle, signal: Signal, units: Units, capacity: Int?, pollInterval: Duration?,
        countsLoss: Bool = false
    ) throws(VeltoError) {
        self.countsLoss = countsLoss
        self.handle = handle
        self.signal = signal
        self.pollInterval = pollInterval
        sourced = nil
        let device = signal.device
        self.device = device
        let whole = signal.whole
        outlet = try SampleOutlet(
            whole, signal.channels(of: whole), units, capacity: capacity, descriptor: wake,
            notify: { notice in
                switch notice {
                // Checked first: creating an event for each sample costs more than reading it.
                case .frames where device.context.events.wants(.samples): device.publish(.samplesReady, about: handle)
                case .frames: break
                case .overflow: device.publish(.streamOverflow, about: handle)
                }
            })
        frameSize = outlet.frameSize
    }

    /// Creates a stream of frames kept by a source.
    init(
        handle: ObjectHandle, device: Device, source: any SampleSource, units: Units
    ) throws(VeltoError) {
        self.handle = handle
        self.device = device
        signal = try? device.signal(source.signal.identifier)
        (pollInterval, countsLoss) = (nil, false)
        outlet = try SampleOutlet(
            source.signal, 0..<source.signal.channels.count, units, capacity: SourceFrames.portion)
        frameSize = outlet.frameSize
        sourced = SourceFrames(source, outlet, wake)
        isActive.store(true, ordering: .releasing)
    }

    /// The identifier of the signal.
    public var identifier: String { signal?.identifier ?? outlet.signal.identifier }
    /// The units of the values.
    public var units: Units { outlet.units }
    /// The description of the frames.
    public var table: SampleTable { outlet.table }

    /// The current status.
    public var status: Status {
        // Frames are counted before the end is checked: after the end none arrive.
        let counts = sourced?.counts(outlet) ?? outlet.counts(at: device.context.time.now)
        var status = Status(state: .starting, error: nil, waiting: waitingCount, counts: counts)
        switch outcome {
        case nil: status.state = isActive.load(ordering: .acquiring) ? .active : .starting
        case .success: status.state = .ended
        case .failure(let error): (status.state, status.error) = (.ended, error)
        }
        return status
    }

    // MARK: Reading

    /// The descriptor that is readable while frames wait, and after the end of the stream.
    ///
    /// Poll it but never read it.
    ///
    /// The first call opens the descriptor, so other programs pay no system call for it.
    public func descriptor() throws(VeltoError) -> Int32 {
        try wake.open()
    }

    /// Removes the oldest waiting frames that fit into both buffers, and returns their number.
    ///
    /// Allocates nothing. After the end of the stream, returns the remaining frames and then 0.
    public func read<Value: SampleValue>(
        into values: inout MutableSpan<Value>, _ infos: inout MutableSpan<FrameInfo>
    ) throws(VeltoError) -> Int {
        try check(Value.self)
        let limit = Swift.min(values.count / outlet.selection.count, infos.count)
        return unsafe values.withUnsafeMutableBytes { values in
            unsafe infos.withUnsafeMutableBufferPointer { infos in
                guard let values = values.baseAddress, limit > 0 else { return 0 }
                return unsafe take(limit, values, infos.baseAddress)
            }
        }
    }

    /// Removes and returns the oldest waiting frames, at most `limit`.
    public func read<Value: SampleValue>(
        _ limit: Int = .max, of type: Value.Type
    ) throws(VeltoError) -> Frames<Value> {
        try checkInteger(limit, "limit", 0, .max)
        let room = Swift.min(limit, waitingCount)
        let channels = outlet.selection.count
        var values = [Value](repeating: .zero, count: room * channels)
        var infos = [FrameInfo](repeating: FrameInfo(), count: room)
        var valueSpan = values.mutableSpan
        var infoSpan = infos.mutableSpan
        let count = try read(into: &valueSpan, &infoSpan)
        // Another reader may have been faster.
        values.removeLast((room - count) * channels)
        infos.removeLast(room - count)
        return Frames(values: values, infos: infos)
    }

    private func check<Value: SampleValue>(_ type: Value.Type) throws(VeltoError) {
        let wanted = units == .raw ? outlet.signal.rawType : .float32
        guard Value.format.valueType == wanted, MemoryLayout<Value>.stride == wanted.width else {
            throw .invalidArgument("type", "is \(type): the values of the stream are \(wanted)")
        }
    }

    /// The error of a reader with another frame size.
    package func refusal(ofSize size: Int) -> VeltoError {
        .invalidArgument(
            "frame_size",
            "is \(UInt(bitPattern: size)): a frame of this stream (\(identifier)) has \(frameSize) bytes")
    }

    /// The number of waiting frames.
    package var waitingCount: Int { sourced?.source.waitingCount ?? outlet.waiting }

    /// Removes the oldest frames that fit, at most `limit`; infos may be nil.
    package func take(
        _ limit: Int, _ values: UnsafeMutableRawPointer, _ infos: UnsafeMutablePointer<FrameInfo>?
    ) -> Int {
        reading.withLock {
            unsafe sourced?.take(limit, from: outlet, values, infos) ?? outlet.take(limit, values, infos)
        }
    }

    // MARK: Tasks

    /// The result of the stream; nil before its end.
    var outcome: Result<Void, VeltoError>? { outlet.result ?? sourced?.source.result }

    /// Removes and returns the oldest frames as samples, at most `SourceFrames.portion`.
    func takeSamples() -> [StreamSample] {
        let limit = Swift.min(waitingCount, SourceFrames.portion)
        var bytes = [UInt8](repeating: 0, count: Swift.max(limit, 1) * frameSize)
        var infos = [FrameInfo](repeating: FrameInfo(), count: Swift.max(limit, 1))
        let count = unsafe bytes.withUnsafeMutableBytes { bytes in
            unsafe infos.withUnsafeMutableBufferPointer { infos in
                guard let values = bytes.baseAddress else { return 0 }
                return unsafe take(infos.count, values, infos.baseAddress)
            }
        }
        let (format, channels) = (units == .raw ? outlet.signal.rawType : .float32, outlet.selection.count)
        let numbers = unsafe bytes.span.bytes
        return (0..<count).map { frame in
            let values = (0..<channels).map { format.number(at: frame * channels + $0, in: numbers) }
            return StreamSample(values: values, info: infos[frame])
        }
    }

    /// Adds a task that the next frame or the end wakes.
    ///
    /// Returns false if either has occurred, or the task has ended.
    func enlist(_ waiter: @escaping Waiter, unless hasEnded: () -> Bool) -> Bool {
        // A feed holds locks while it stores a frame.
        let context = device.context
        return wake.enlist({ context.wakeOnLoop([waiter]) }, unless: hasEnded)
    }

    /// Wakes all waiting tasks.
    func wakeAll() { wake.wakeAll() }

    /// The number of waiting tasks.
    var waitingTaskCount: Int { wake.waiterCount }

    // MARK: Ends

    /// Ends the stream, and on the device if no other stream reads the signal.
    ///
    /// Waiting frames stay readable.
    ///
    /// Stopping an ended stream succeeds.
    public func beginStop() throws(VeltoError) -> Context.Operation {
        try device.start(.stopStream) { [self] in $0.stop(self, $1) }
    }

    /// Stops the stream, and removes its handle.
    public func destroy() {
        device.context.streams.remove(handle)
        if let sourced { return sourced.source.streamDestroyed() }
        device.onLoop { [self] in $0.stop(self, nil) }
    }

    /// Handles the confirmed start.
    func begin() {
        isActive.store(true, ordering: .releasing)
    }

    /// Ends the stream for the program.
    ///
    /// Frames kept by a source stay readable.
    func end() {
        if sourced == nil { outlet.end(.success(())) }
    }

    /// Ends the stream with an error.
    func fail(_ error: VeltoError) {
        if outlet.end(.failure(error)) { device.publish(.streamEnded, about: handle, result: error.code) }
    }
}

extension SampleStream: SourceStream {
    /// Announces frames of the source if the reader had read all earlier ones.
    public func announceFrames() {
        if sourced?.announce() == true { device.publish(.samplesReady, about: handle) }
    }

    /// Announces the end of the source.
    public func announceEnd() {
        guard let sourced, let result = sourced.source.result else { return }
        _ = sourced.announce()
        if case .failure(let error) = result { device.publish(.streamEnded, about: handle, result: error.code) }
    }
}
