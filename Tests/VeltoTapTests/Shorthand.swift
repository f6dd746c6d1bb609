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

/// A message with the notification that it was found in.
struct FoundMessage {
    let message: RawMessage
    let notification: [UInt8]

    var kind: RawMessage.Kind { message.kind }
    var tick: UInt32 { message.tick }
    var samples: [Int16] { message.samples(in: ByteReader(notification.span)) }

    func values(of sensor: Int, _ sensitivity: RawSensitivity) -> (x: Double, y: Double, z: Double)? {
        message.values(of: sensor, sensitivity, in: ByteReader(notification.span))
    }

    func text(_ sensitivity: RawSensitivity, delimiter: String) -> String {
        message.text(sensitivity, delimiter: delimiter, in: ByteReader(notification.span))
    }
}

/// All messages of a notification, and whether it ended in the middle of one.
func rawMessages(in bytes: [UInt8]) -> (messages: [FoundMessage], isTruncated: Bool) {
    var reader = RawMessageReader()
    var messages: [FoundMessage] = []
    while let message = reader.next(in: ByteReader(bytes.span)) {
        messages.append(FoundMessage(message: message, notification: bytes))
    }
    return (messages, reader.isTruncated)
}

extension TapSettings {
    init(_ value: [UInt8]) throws(ByteError) { try self.init(ByteReader(value.span)) }
}
