import VeltoCore

@testable import VeltoTap

/// Bytes written as in the protocol notes.
func bytes(_ text: String) -> [UInt8] {
    Hex.bytes(text)
}

extension Timestamp {
    static func seconds(_ value: Double) -> Timestamp {
        Timestamp(nanoseconds: UInt64((value * 1e9).rounded()))
    }
}

/// All messages of a notification, and whether it ended in the middle of one.
func rawMessages(in bytes: [UInt8]) -> (messages: [RawMessage], isTruncated: Bool) {
    var reader = RawMessageReader()
    var messages: [RawMessage] = []
    while let message = reader.next(in: bytes.span) { messages.append(message) }
    return (messages, reader.isTruncated)
}
