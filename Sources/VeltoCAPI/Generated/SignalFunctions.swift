// Generated from bindings/api/signal.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of SignalCalls, which people write:
//
//     static func deviceListSignals(_ device: Device) throws(VeltoError) -> [velto_signal]
//     static func deviceFindSignal(_ device: Device, _ identifier: String) throws(VeltoError) -> velto_signal
//     static func signalGetInfo(_ signal: Signal, _ info: inout velto_signal_info) throws(VeltoError)
//     static func signalGetIdentifier(_ signal: Signal) throws(VeltoError) -> String
//     static func signalGetChannel(_ signal: Signal, _ channel: UInt32, _ units: velto_units, _ info: inout velto_channel_info) throws(VeltoError)
//     static func signalGetComponent(_ signal: Signal, _ channel: UInt32) throws(VeltoError) -> velto_signal
//     static func signalRead(_ signal: Signal, _ timeout: Double) throws(VeltoError) -> velto_op
//     static func opGetFrame(_ op: Context.Operation, _ units: velto_units, _ info: inout velto_frame_info) throws(VeltoError) -> (code: ResultCode, values: [UInt8])
//     static func signalStartStream(_ signal: Signal, _ def: velto_stream_def) throws(VeltoError) -> (stream: velto_stream, op: velto_op)
//     static func streamGetInfo(_ stream: SampleStream, _ info: inout velto_stream_info) throws(VeltoError)
//     static func streamGetError(_ stream: SampleStream) throws(VeltoError) -> (code: ResultCode, buffer: String)
//     static func streamGetErrorDetail(_ stream: SampleStream, _ detail: inout velto_error_detail) throws(VeltoError) -> ResultCode
//     static func streamGetChannel(_ stream: SampleStream, _ channel: UInt32, _ info: inout velto_channel_info) throws(VeltoError)
//     static func streamRead(_ stream: SampleStream, _ values: FrameBuffer) throws(VeltoError) -> ResultCode
//     static func streamGetFd(_ stream: SampleStream) throws(VeltoError) -> Int32
//     static func streamStop(_ stream: SampleStream) throws(VeltoError) -> velto_op
//     static func streamDestroy(_ stream: SampleStream)

/// List the signals of a device, as of the last time it was READY.
@c @implementation
public func velto_device_list_signals(
    _ device: velto_device, _ signals: UnsafeMutablePointer<velto_signal>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_list_signals") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let signalsValue = try unsafe OutputBuffer(signals, capacity, out_count, "signals")
        let signals = try SignalCalls.deviceListSignals(deviceValue)
        let stored = unsafe signalsValue.store(signals)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_device_list_signals", device: ObjectHandle(device))
    }
}

/// Find a signal of a device by its identifier.
@c @implementation
public func velto_device_find_signal(
    _ device: velto_device, _ identifier: UnsafePointer<CChar>?, _ out_signal: UnsafeMutablePointer<velto_signal>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_find_signal") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let identifierValue = try unsafe readText(identifier, "identifier", limit: 255)
        try unsafe checkPointer(out_signal, "out_signal")
        let signal = try SignalCalls.deviceFindSignal(deviceValue, identifierValue)
        unsafe out_signal?.pointee = signal
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_find_signal", device: ObjectHandle(device))
    }
}

/// Get information about a signal.
@c @implementation
public func velto_signal_get_info(
    _ signal: velto_signal, _ out_info: UnsafeMutablePointer<velto_signal_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_signal_get_info") }
    do throws(VeltoError) {
        let signalValue = try resolve(ObjectHandle(signal), as: Signal.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_signal_info) throws(VeltoError) in
            try SignalCalls.signalGetInfo(signalValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_signal_get_info")
    }
}

/// Get the identifier of a signal, which is the same on all devices, links and runs.
@c @implementation
public func velto_signal_get_identifier(
    _ signal: velto_signal, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_signal_get_identifier") }
    do throws(VeltoError) {
        let signalValue = try resolve(ObjectHandle(signal), as: Signal.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try SignalCalls.signalGetIdentifier(signalValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_signal_get_identifier")
    }
}

/// Get the name and the unit of a channel of a signal.
@c @implementation
public func velto_signal_get_channel(
    _ signal: velto_signal, _ channel: UInt32, _ units: velto_units,
    _ out_info: UnsafeMutablePointer<velto_channel_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_signal_get_channel") }
    do throws(VeltoError) {
        let signalValue = try resolve(ObjectHandle(signal), as: Signal.self)
        try checkInteger(channel, "channel", 0, 511)
        try checkMember(units, "units", "0 to 2", known: isKnown_velto_units(units))
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_channel_info) throws(VeltoError) in
            try SignalCalls.signalGetChannel(signalValue, channel, units, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_signal_get_channel")
    }
}

/// Get a channel of a signal as a signal.
@c @implementation
public func velto_signal_get_component(
    _ signal: velto_signal, _ channel: UInt32, _ out_signal: UnsafeMutablePointer<velto_signal>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_signal_get_component") }
    do throws(VeltoError) {
        let signalValue = try resolve(ObjectHandle(signal), as: Signal.self)
        try checkInteger(channel, "channel", 0, 511)
        try unsafe checkPointer(out_signal, "out_signal")
        let signal = try SignalCalls.signalGetComponent(signalValue, channel)
        unsafe out_signal?.pointee = signal
        return VELTO_OK
    } catch {
        return report(error, in: "velto_signal_get_component")
    }
}

/// Read a signal once.
@c @implementation
public func velto_signal_read(
    _ signal: velto_signal, _ timeout: Double, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_signal_read") }
    do throws(VeltoError) {
        let signalValue = try resolve(ObjectHandle(signal), as: Signal.self)
        try checkNumber(timeout, "timeout", 0.01, 300)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try SignalCalls.signalRead(signalValue, timeout)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_signal_read")
    }
}

/// Get the frame read by velto_signal_read().
@c @implementation
public func velto_op_get_frame(
    _ op: velto_op, _ units: velto_units, _ values: UnsafeMutableRawPointer?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?, _ out_info: UnsafeMutablePointer<velto_frame_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_op_get_frame") }
    do throws(VeltoError) {
        let opValue = try resolve(ObjectHandle(op), as: Context.Operation.self)
        try checkMember(units, "units", "0 to 2", known: isKnown_velto_units(units))
        let valuesValue = try unsafe OutputBuffer(bytes: values, capacity, out_count, "values")
        let (code, values) = try unsafe withFrozenOutput(out_info, "out_info", nullAllowed: true) { (info: inout velto_frame_info) throws(VeltoError) in
            try SignalCalls.opGetFrame(opValue, units, &info)
        }
        let stored = unsafe valuesValue.store(values)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_op_get_frame")
    }
}

/// Fill a velto_stream_def with its defaults.
@c @implementation
public func velto_stream_def_init(_ def: UnsafeMutablePointer<velto_stream_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_stream_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_stream_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_stream_def_init")
    }
}

/// Start a stream of every sample of a signal.
@c @implementation
public func velto_signal_start_stream(
    _ signal: velto_signal, _ def: UnsafePointer<velto_stream_def>?, _ out_stream: UnsafeMutablePointer<velto_stream>?,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_signal_start_stream") }
    do throws(VeltoError) {
        let signalValue = try resolve(ObjectHandle(signal), as: Signal.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        try unsafe checkPointer(out_stream, "out_stream")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (stream, op) = try SignalCalls.signalStartStream(signalValue, defValue)
        unsafe out_stream?.pointee = stream
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_signal_start_stream")
    }
}

/// Get information about a stream.
@c @implementation
public func velto_stream_get_info(
    _ stream: velto_stream, _ out_info: UnsafeMutablePointer<velto_stream_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_stream_get_info") }
    do throws(VeltoError) {
        let streamValue = try resolve(ObjectHandle(stream), as: SampleStream.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_stream_info) throws(VeltoError) in
            try SignalCalls.streamGetInfo(streamValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_stream_get_info")
    }
}

/// Get the reason why a stream ended.
@c @implementation
public func velto_stream_get_error(
    _ stream: velto_stream, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_stream_get_error") }
    do throws(VeltoError) {
        let streamValue = try resolve(ObjectHandle(stream), as: SampleStream.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let (code, buffer) = try SignalCalls.streamGetError(streamValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_stream_get_error")
    }
}

/// Get the details of the failure that ended a stream.
@c @implementation
public func velto_stream_get_error_detail(
    _ stream: velto_stream, _ out_detail: UnsafeMutablePointer<velto_error_detail>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_stream_get_error_detail") }
    do throws(VeltoError) {
        let streamValue = try resolve(ObjectHandle(stream), as: SampleStream.self)
        let code = try unsafe withOutput(out_detail, "out_detail") { (detail: inout velto_error_detail) throws(VeltoError) in
            try SignalCalls.streamGetErrorDetail(streamValue, &detail)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_stream_get_error_detail")
    }
}

/// Get information about a column of a stream.
@c @implementation
public func velto_stream_get_channel(
    _ stream: velto_stream, _ channel: UInt32, _ out_info: UnsafeMutablePointer<velto_channel_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_stream_get_channel") }
    do throws(VeltoError) {
        let streamValue = try resolve(ObjectHandle(stream), as: SampleStream.self)
        try checkInteger(channel, "channel", 0, 511)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_channel_info) throws(VeltoError) in
            try SignalCalls.streamGetChannel(streamValue, channel, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_stream_get_channel")
    }
}

/// Take the oldest waiting frames, up to the capacity.
@c @implementation
public func velto_stream_read(
    _ stream: velto_stream, _ values: UnsafeMutableRawPointer?, _ frame_size: Int, _ capacity: Int,
    _ infos: UnsafeMutablePointer<velto_frame_info>?, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_stream_read") }
    do throws(VeltoError) {
        let code = try withRecent(ObjectHandle(stream), as: SampleStream.self) { streamValue throws(VeltoError) in
            let valuesValue = try unsafe FrameBuffer(values, frame_size, capacity, infos, out_count, "values")
            let code = try unsafe SignalCalls.streamRead(streamValue, valuesValue)
            return code
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_stream_read")
    }
}

/// Get the descriptor that is readable while frames wait, and once the stream has ended; poll it, but never read or close it.
@c @implementation
public func velto_stream_get_fd(_ stream: velto_stream, _ out_fd: UnsafeMutablePointer<Int32>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_stream_get_fd") }
    do throws(VeltoError) {
        let streamValue = try resolve(ObjectHandle(stream), as: SampleStream.self)
        try unsafe checkPointer(out_fd, "out_fd")
        let fd = try SignalCalls.streamGetFd(streamValue)
        unsafe out_fd?.pointee = fd
        return VELTO_OK
    } catch {
        return report(error, in: "velto_stream_get_fd")
    }
}

/// End a stream, and stop the signal on the device if no other stream uses it; waiting frames stay readable.
@c @implementation
public func velto_stream_stop(_ stream: velto_stream, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_stream_stop") }
    do throws(VeltoError) {
        let streamValue = try resolve(ObjectHandle(stream), as: SampleStream.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try SignalCalls.streamStop(streamValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_stream_stop")
    }
}

/// Destroy a stream; a running stream is stopped.
@c @implementation
public func velto_stream_destroy(_ stream: velto_stream) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let streamValue = try resolve(ObjectHandle(stream), as: SampleStream.self)
        SignalCalls.streamDestroy(streamValue)
    } catch {
        return
    }
}
