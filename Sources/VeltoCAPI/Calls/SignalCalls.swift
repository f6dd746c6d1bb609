internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Signals and streams.
enum SignalCalls {
    // MARK: Signals

    static func deviceListSignals(_ device: Device) throws(VeltoError) -> [velto_signal] {
        device.signals.map { velto_signal($0.handle) }
    }

    static func deviceFindSignal(_ device: Device, _ identifier: String) throws(VeltoError) -> velto_signal {
        velto_signal(try device.signal(identifier).handle)
    }

    static func signalGetInfo(_ signal: Signal, _ info: inout velto_signal_info) throws(VeltoError) {
        let whole = signal.whole
        info.flags = whole.abilities.rawValue
        info.device = velto_device(signal.device.handle)
        info.raw_type = whole.rawType.rawValue
        info.channel_count = UInt32(clamping: signal.channels.count)
        info.wire_size = UInt32(clamping: whole.wireSize)
        info.logger_slot_count = UInt32(clamping: whole.loggerSlots)
        info.stream_count = UInt32(clamping: signal.streamCount)
        info.loss_detection = whole.lossDetection.rawValue
    }

    static func signalGetIdentifier(_ signal: Signal) throws(VeltoError) -> String {
        signal.identifier
    }

    static func signalGetComponent(_ signal: Signal, _ channel: UInt32) throws(VeltoError) -> velto_signal {
        velto_signal(try signal.component(Int(channel)).handle)
    }

    static func signalGetChannel(
        _ signal: Signal, _ channel: UInt32, _ units: velto_units, _ info: inout velto_channel_info
    ) throws(VeltoError) {
        try info.take(channel, of: signal.columns(Units(rawValue: units) ?? .si), "signal")
    }

    // MARK: Single reads

    static func signalRead(_ signal: Signal, _ timeout: Double) throws(VeltoError) -> velto_op {
        velto_op(try signal.beginRead(timeout: Duration(clampingSeconds: timeout)).handle)
    }

    /// Returns the frame of a completed read.
    static func opGetFrame(
        _ op: Context.Operation, _ units: velto_units, _ info: inout velto_frame_info
    ) throws(VeltoError) -> (code: ResultCode, values: [UInt8]) {
        guard op.result != nil else { return (.pending, []) }
        let wanted = Units(rawValue: units) ?? .si
        guard let raw = op.rawFrame, let frame = op.frame(wanted) else { return (.nothing, []) }
        info.take(raw.info)
        guard wanted != .raw else { return (.ok, raw.values) }
        return (.ok, frame.values.flatMap { unsafe withUnsafeBytes(of: Float($0)) { unsafe Array($0) } })
    }

    // MARK: Streams

    static func signalStartStream(
        _ signal: Signal, _ def: velto_stream_def
    ) throws(VeltoError) -> (stream: velto_stream, op: velto_op) {
        do throws(VeltoError) {
            let (stream, operation) = try signal.beginStream(
                Units(rawValue: def.units) ?? .si, capacity: def.capacity > 0 ? Int(def.capacity) : nil,
                pollInterval: def.poll_interval > 0 ? Duration(clampingSeconds: def.poll_interval) : nil,
                timeout: Duration(clampingSeconds: def.timeout), countsLoss: def.counts_loss != 0)
            return (velto_stream(stream.handle), velto_op(operation.handle))
        } catch {
            throw error.naming("capacity", "def.capacity").naming("pollInterval", "def.poll_interval")
                .naming("countsLoss", "def.counts_loss")
        }
    }

    static func streamGetInfo(_ stream: SampleStream, _ info: inout velto_stream_info) throws(VeltoError) {
        let (status, table) = (stream.status, stream.table)
        info.state = status.state.rawValue
        info.result = status.error?.code.rawValue ?? VELTO_OK
        info.value_type = table.valueType.rawValue
        info.signal = velto_signal(stream.signal?.handle ?? .null)
        info.device = velto_device(stream.device.handle)
        info.units = stream.units.rawValue
        info.channel_count = UInt32(clamping: table.channels.count)
        info.frame_size = UInt32(clamping: table.frameSize)
        info.waiting_count = UInt32(clamping: status.waiting)
        info.received_count = status.counts.received
        info.lost_count = status.counts.lost
        info.dropped_count = status.counts.dropped
        info.is_loss_estimated = status.counts.isLossEstimated ? 1 : 0
        info.rate_asked = status.counts.rateAsked ?? -1
        info.rate_measured = status.counts.rate ?? -1
        info.latency = status.counts.latency ?? -1
    }

    /// Returns the reason for the end of a stream.
    static func streamGetError(_ stream: SampleStream) throws(VeltoError) -> (code: ResultCode, buffer: String) {
        let status = stream.status
        guard status.state == .ended else { return (.pending, "") }
        return (.ok, status.error?.messageInC ?? "")
    }

    /// Returns the details of the failure that ended a stream.
    static func streamGetErrorDetail(
        _ stream: SampleStream, _ detail: inout velto_error_detail
    ) throws(VeltoError) -> ResultCode {
        let status = stream.status
        guard status.state == .ended else { return .pending }
        detail.device = velto_device(stream.device.handle)
        if let error = status.error { detail.take(error) }
        return .ok
    }

    /// Returns information about a column.
    static func streamGetChannel(
        _ stream: SampleStream, _ channel: UInt32, _ info: inout velto_channel_info
    ) throws(VeltoError) {
        try info.take(channel, of: stream.table.channels, "stream")
    }

    /// Takes the oldest frames.
    static func streamRead(_ stream: SampleStream, _ values: FrameBuffer) throws(VeltoError) -> ResultCode {
        try unsafe values.take(from: stream) ? .ok : .nothing
    }

    static func streamGetFd(_ stream: SampleStream) throws(VeltoError) -> Int32 {
        try stream.descriptor()
    }

    static func streamStop(_ stream: SampleStream) throws(VeltoError) -> velto_op {
        velto_op(try stream.beginStop().handle)
    }

    static func streamDestroy(_ stream: SampleStream) {
        stream.destroy()
    }
}

extension velto_frame_info {
    fileprivate mutating func take(_ info: FrameInfo) {
        timestamp_ns = info.timestamp.nanoseconds
        arrival_ns = info.arrival.nanoseconds
        sequence = info.sequence
        tick = info.tick
        flags = info.flags.rawValue
    }
}

extension velto_channel_info {
    /// Sets the members from a column; errors refer to its object.
    mutating func take(
        _ index: UInt32, of columns: [SampleTable.Channel], _ owner: String
    ) throws(VeltoError) {
        guard columns.indices.contains(Int(index)) else {
            throw VeltoError(.notFound, "channel is \(index): the \(owner) has \(columns.count)")
        }
        let column = columns[Int(index)]
        FixedText.store(column.name, in: &name)
        FixedText.store(column.unit, in: &unit)
        scale = column.scale
    }
}
