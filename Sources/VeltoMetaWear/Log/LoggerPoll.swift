internal import VeltoCore

/// The timer and event on a board that poll a signal for a logger.
///
/// Source: MetaWear system protocol, 3.5.
struct LoggerPoll: Hashable, Sendable {
    /// The polling interval (seconds).
    let interval: Double
    /// The number of the timer on the board.
    let timer: UInt8
    /// The number of the event.
    let event: UInt8
    /// Whether the board has the timer and the event; a reset removes them.
    var isOnBoard = true
}

extension LoggerPoll {
    /// Reads the polling from JSON.
    init(_ reader: inout JSONReader) throws(VeltoError) {
        var (interval, timer, event, isOnBoard): (Double?, UInt8?, UInt8?, Bool) = (nil, nil, nil, true)
        try reader.beginObject()
        while let key = try reader.nextKey() {
            switch key {
            case "event": event = try reader.readInteger()
            case "interval": interval = try reader.readNumber()
            case "isOnBoard": isOnBoard = try reader.readBool()
            case "timer": timer = try reader.readInteger()
            default: try reader.skipValue()
            }
        }
        guard let interval, interval > 0, let timer, let event else {
            throw reader.error("the readings of a logger need interval, timer and event")
        }
        self.init(interval: interval, timer: timer, event: event, isOnBoard: isOnBoard)
    }

    /// Writes the polling as JSON, with sorted keys.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("event")
        json.write(event)
        json.key("interval")
        json.write(interval)
        json.key("isOnBoard")
        json.write(isOnBoard)
        json.key("timer")
        json.write(timer)
        json.endObject()
    }
}
