internal import VeltoCore

/// The clock of a board's log, and the length of the log, which is empty.
///
/// Source: MetaWear system notes, 3.1 and 3.3.
struct BoardLogging: BoardModule {
    private static let time: UInt8 = 0x04
    private static let length: UInt8 = 0x05

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard payload.isEmpty else { return nil }
        if register == Self.length { return UInt32(0).littleEndianBytes }
        guard register == Self.time else { return nil }
        return Self.ticks(time.nanoseconds - min(time.nanoseconds, body.start.nanoseconds)).littleEndianBytes
            + [body.resetCount]
    }

    /// A tick is 48 of 32768 parts of a second, so four ticks are 5,859,375 ns; the count starts again when it is full.
    private static func ticks(_ nanoseconds: UInt64) -> UInt32 {
        let four: UInt64 = 5_859_375
        return UInt32(truncatingIfNeeded: nanoseconds / four * 4 + nanoseconds % four * 4 / four)
    }
}
