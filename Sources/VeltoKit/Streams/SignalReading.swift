internal import VeltoCore
public import VeltoWearable

/// The result of a single read: a frame of raw values, converted on request.
final class SignalReading: Sendable {
    private struct Frame {
        var values: [UInt8]
        var info = FrameInfo()
    }

    let feed: SampleFeed
    private let outlet: SampleOutlet
    private let frame = Guarded<Frame?>(nil)

    init(_ signal: SignalDescription, _ channels: Range<Int>) throws(VeltoError) {
        outlet = try SampleOutlet(signal, channels, .raw, capacity: 1)
        feed = SampleFeed(signal)
        feed.add(outlet)
    }

    /// The raw values of the frame in memory layout, and its times; nil before the frame arrived.
    var raw: (values: [UInt8], info: FrameInfo)? {
        frame.withLock { frame in
            if frame == nil { frame = take() }
            return frame.map { ($0.values, $0.info) }
        }
    }

    /// The frame in those units; nil before the frame arrived.
    func converted(_ units: Units) -> SignalFrame? {
        guard let raw else { return nil }
        let (signal, scales) = (outlet.signal, outlet.scales)
        let factors = signal.factors(units, of: outlet.selection, scales: scales)
        let row = unsafe raw.values.span.bytes
        var values: [Double] = []
        for (index, factor) in factors.enumerated() {
            values.append(signal.rawType.number(at: index, in: row) * factor)
        }
        return SignalFrame(
            values: values, channels: signal.table(units, of: outlet.selection, scales: scales).channels, info: raw.info
        )
    }

    private func take() -> Frame? {
        var frame = Frame(values: [UInt8](repeating: 0, count: outlet.table.frameSize))
        var info = FrameInfo()
        let count = unsafe frame.values.withUnsafeMutableBytes { values in
            guard let values = values.baseAddress else { return 0 }
            return unsafe outlet.take(1, values, &info)
        }
        frame.info = info
        return count == 1 ? frame : nil
    }
}

/// A frame of a single read.
public struct SignalFrame: Sendable {
    /// The value of each channel.
    public let values: [Double]
    /// The name and unit of each channel.
    public let channels: [SampleTable.Channel]
    /// The times of the frame.
    public let info: FrameInfo
}

extension Context.Operation {
    /// The frame of a signal read, in those units; nil unless the operation succeeded.
    public func frame(_ units: Units) -> SignalFrame? {
        guard case .success = result else { return nil }
        return reading?.converted(units)
    }

    /// The frame in raw values, in memory layout.
    package var rawFrame: (values: [UInt8], info: FrameInfo)? {
        guard case .success = result else { return nil }
        return reading?.raw
    }
}
