public import VeltoCore

/// The number of a request; chosen by the caller, and unique within a central.
public struct RequestID: Hashable, Sendable {
    /// The number of requests without a waiting caller.
    public static let none = RequestID(rawValue: 0)

    /// The raw number.
    public let rawValue: UInt64

    /// Creates a request ID from a number.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// The kind of write.
public enum WriteKind: Sendable {
    /// With response: ATT write request.
    case withResponse
    /// Without response: ATT write command.
    case withoutResponse
}

extension VeltoError {
    /// Creates the error for a write without response that does not fit into a packet of the link.
    public static func tooLong(_ count: Int, longest: Int) -> VeltoError {
        VeltoError(
            .invalidArgument,
            "the value has \(count) bytes: at most \(longest) fit into a write without response on this link",
            remedy: "shorten it")
    }
}
