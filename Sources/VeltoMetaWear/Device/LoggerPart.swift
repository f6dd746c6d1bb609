internal import VeltoCore
internal import VeltoWearable

/// A logger as a part of a device: its definition, until the board has created it.
final class LoggerPart: DevicePartContents {
    static let partName = "logger"
    static let refusal = "expected a handle of kind device, got one of kind logger: its device is in velto_logger_info"

    /// The program's own name for it; empty for none.
    let key: String
    /// The identifier of its signal.
    let identifier: String
    /// The number of the board's loggers that it takes.
    let slotCount: Int

    init(key: String, identifier: String, slotCount: Int) {
        self.key = key
        self.identifier = identifier
        self.slotCount = slotCount
    }
}

/// Information about a logger.
public struct LoggerInfo: Hashable, Sendable {
    /// The program's own name for it; empty for none.
    public let key: String
    /// The identifier of its signal; one without a signal names the processor or the register that feeds it.
    public let identifier: String
    /// The numbers of its loggers on the board; empty until the board has created them.
    public let numbers: [UInt8]
    /// The number of the board's loggers that it takes.
    public let slotCount: Int
    /// The number of its channels; 0 until the board has created it.
    public let channelCount: Int
    /// Whether it was found on the board, with no program that knew it.
    public let isRecovered: Bool
    /// Whether the board reads its signal again and again, at `rate`.
    public let isPolled: Bool
    /// Whether its range is not known: values are raw.
    public let isUnscaled: Bool
    /// The largest value, in the native unit; nil for a signal with one range, or without a known one.
    public let range: Double?
    /// Samples per second; nil before the first start, or if they come at no steady rate.
    public let rate: Double?

    init(_ logger: BoardLogger) {
        let layout = logger.layout
        (key, identifier, numbers) = (logger.key, layout.identifier, layout.loggers)
        (slotCount, channelCount) = (layout.loggers.count, layout.fields.count)
        (isRecovered, isUnscaled, isPolled) = (logger.isRecovered, layout.isUnscaled, layout.source.isRead)
        (range, rate) = (layout.range, layout.rate)
    }

    /// A logger that the board has not created.
    init(_ part: LoggerPart) {
        (key, identifier, slotCount) = (part.key, part.identifier, part.slotCount)
        (numbers, channelCount, range, rate) = ([], 0, nil, nil)
        (isRecovered, isUnscaled, isPolled) = (false, false, false)
    }
}
