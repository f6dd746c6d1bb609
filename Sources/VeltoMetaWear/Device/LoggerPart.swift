internal import VeltoCore
internal import VeltoWearable

/// A logger as a part of a device: its definition until the board has created it.
final class LoggerPart: DevicePartContents {
    static let partName = "logger"
    static let refusal = "expected a handle of kind device, got one of kind logger: its device is in velto_logger_info"

    /// The program's own name for the logger; empty for none.
    let key: String
    /// The identifier of the signal.
    let identifier: String
    /// The number of logger slots that it takes.
    let slotCount: Int

    init(key: String, identifier: String, slotCount: Int) {
        self.key = key
        self.identifier = identifier
        self.slotCount = slotCount
    }
}

/// Information about a logger.
public struct LoggerInfo: Hashable, Sendable {
    /// The program's own name for the logger; empty for none.
    public let key: String
    /// The identifier of the signal.
    ///
    /// A logger without a signal names its processor or register.
    public let identifier: String
    /// The numbers of the logger's slots; empty until the board has created it.
    public let numbers: [UInt8]
    /// The number of logger slots that it takes.
    public let slotCount: Int
    /// The number of channels; 0 until the board has created the logger.
    public let channelCount: Int
    /// Whether the logger was recovered from the board and its program is unknown.
    public let isRecovered: Bool
    /// Whether the board polls the signal, at `rate`.
    public let isPolled: Bool
    /// Whether the range is unknown.
    ///
    /// Values are then raw.
    public let isUnscaled: Bool
    /// The full scale in the native unit; nil for a signal with a fixed range, or if it is unknown.
    public let range: Double?
    /// Samples per second; nil before the first start, or without a steady rate.
    public let rate: Double?

    init(_ logger: BoardLogger) {
        let layout = logger.layout
        (key, identifier, numbers) = (logger.key, layout.identifier, layout.loggers)
        (slotCount, channelCount) = (layout.loggers.count, layout.fields.count)
        (isRecovered, isUnscaled, isPolled) = (logger.isRecovered, layout.isUnscaled, layout.source.isRead)
        (range, rate) = (layout.range, layout.rate)
    }

    /// Creates the information of a logger that the board has not created yet.
    init(_ part: LoggerPart) {
        (key, identifier, slotCount) = (part.key, part.identifier, part.slotCount)
        (numbers, channelCount, range, rate) = ([], 0, nil, nil)
        (isRecovered, isUnscaled, isPolled) = (false, false, false)
    }
}
