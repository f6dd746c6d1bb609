public import VeltoCore
public import VeltoWearable

/// A measurement of a device: a sensor's output, a single axis, or a state.
///
/// A signal belongs to the device and outlives links. Any thread.
public final class Signal: Sendable {
    /// The signal's handle.
    package let handle: ObjectHandle
    /// The device.
    public let device: Device
    /// The canonical identifier, which is the same on every device, link and run.
    ///
    /// The identifier of a part's signal contains numbers assigned by the device.
    public var identifier: String { whole.identifier + (channel.map { "[\($0)]" } ?? "") }
    /// The channel of the whole signal; nil if this is the whole signal.
    public let channel: Int?
    private let latest: Guarded<SignalDescription>

    init(handle: ObjectHandle, device: Device, channel: Int?, _ description: SignalDescription) {
        self.handle = handle
        self.device = device
        self.channel = channel
        latest = Guarded(description)
    }

    /// The description of the whole signal, as of the last time the device was ready.
    public internal(set) var whole: SignalDescription {
        get { latest.withLock { $0 } }
        set { latest.withLock { $0 = newValue } }
    }

    /// The channels of the whole signal that this signal has.
    public var channels: Range<Int> { channels(of: whole) }

    /// Returns the channels in an earlier description: the next description may differ.
    func channels(of whole: SignalDescription) -> Range<Int> {
        channel.map { $0..<$0 + 1 } ?? 0..<whole.channels.count
    }

    /// The name and unit of each channel in `units`.
    ///
    /// A stream has the scale of its own configuration.
    public func columns(_ units: Units) -> [SampleTable.Channel] {
        let whole = whole
        return whole.table(units, of: channels(of: whole), scales: whole.channels.map(\.scale)).channels
    }

    /// The number of active streams.
    public var streamCount: Int {
        device.context.streams.all.count { $0.signal === self && $0.status.state != .ended }
    }

    /// Returns a channel as a signal, or the signal itself if it has a single channel.
    public func component(_ channel: Int) throws(VeltoError) -> Signal {
        guard (0..<channels.count).contains(channel) else {
            throw VeltoError(.notFound, "channel is \(channel): the signal \(identifier) has \(channels.count)")
        }
        return self.channel == nil ? try device.signalList.component(channel, of: self) : self
    }

    /// Reads the signal once.
    ///
    /// The operation returns the frame.
    ///
    /// ```swift
    /// let operation = try device.signal("temperature[0]").beginRead()
    /// _ = operation.wait()
    /// if let frame = operation.frame(.si) { print("\(frame.values[0]) °C") }
    /// ```
    public func beginRead(timeout: Duration = .seconds(10)) throws(VeltoError) -> Context.Operation {
        let limit = try timeout.seconds(within: TimeLimit.request)
        try require(.readable, "read")
        let whole = whole
        let reading = try SignalReading(whole, channels(of: whole))
        return try device.start(.read, reading: reading) { [device] in
            $0.read(reading, of: device, $1, timeout: limit)
        }
    }

    /// Streams every sample from now on.
    ///
    /// The operation ends when the stream has started.
    ///
    /// `capacity` is the number of frames that the stream keeps; nil keeps one minute. The stream exists at once, and
    /// stays readable after its end until it is destroyed. With a `pollInterval`, the signal is polled instead. With
    /// `countsLoss`, the device counts the frames, so that losses are known exactly. Throws if the device does not
    /// support that.
    ///
    /// ```swift
    /// let (stream, operation) = try axes.beginStream(.native)
    /// guard operation.wait(), stream.status.state == .active else { return }
    /// while isRunning() {
    ///     let frames = try stream.read(of: Float.self)
    ///     for (index, info) in frames.infos.enumerated() { plot(info.timestamp, frames.values[3 * index]) }
    /// }
    /// stream.destroy()
    /// ```
    public func beginStream(
        _ units: Units = .si, capacity: Int? = nil, pollInterval: Duration? = nil,
        timeout: Duration = .seconds(15), countsLoss: Bool = false
    ) throws(VeltoError) -> (stream: SampleStream, operation: Context.Operation) {
        try require(pollInterval == nil ? .streamable : .readable, pollInterval == nil ? "streamed" : "polled")
        let limit = try timeout.seconds(within: TimeLimit.request)
        // A device that counts by itself needs no request.
        let counts = countsLoss && whole.lossDetection != .counted
        if counts { try require(.processable, "counted by the device") }
        guard !counts || pollInterval == nil else {
            throw .invalidArgument("countsLoss", "and pollInterval exclude each other")
        }
        if let pollInterval { try checkNumber(pollInterval.seconds, "pollInterval", 0.01, 86_400) }
        let stream = try device.context.streams.register { handle throws(VeltoError) in
            try SampleStream(
                handle: handle, signal: self, units: units, capacity: capacity, pollInterval: pollInterval,
                countsLoss: counts)
        }
        do {
            let operation = try device.start(.startStream, making: stream.handle) { hub, operation in
                hub.start(stream, operation, timeout: limit)
            }
            return (stream, operation)
        } catch {
            device.context.streams.remove(stream.handle)
            throw error
        }
    }

    private func require(_ ability: SignalDescription.Abilities, _ verb: String) throws(VeltoError) {
        guard whole.abilities.contains(ability) else {
            let isRead = ability == .streamable && whole.abilities.contains(.readable)
            throw VeltoError(
                .unsupported, "the signal \(identifier) cannot be \(verb)",
                remedy: isRead ? "read it, or stream it by polling" : "")
        }
    }
}

extension Device {
    /// The signals of the device, as of the last time it was ready.
    ///
    /// ```swift
    /// for signal in device.signals {
    ///     print(signal.identifier, signal.whole.channels.map(\.name))
    /// }
    /// ```
    public var signals: [Signal] { signalList.all }

    /// Returns the signal with that identifier, such as `axes`.
    ///
    /// An index in brackets selects a channel, as in `axes[2]`.
    public func signal(_ identifier: String) throws(VeltoError) -> Signal {
        guard let signal = try signalList.find(identifier) else {
            let names = signalList.all.map(\.identifier)
            guard !names.isEmpty else {
                throw VeltoError(
                    .notFound, "the signals of the device are not known", remedy: "connect it, and ask when it is ready"
                )
            }
            throw VeltoError(
                .notFound,
                "the device has no signal '\(identifier)': \(SensorNames.suggestions(for: identifier, among: names))")
        }
        return signal
    }
}
