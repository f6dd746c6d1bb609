public import VeltoCore

/// The number of a request, chosen by the caller, unique within a central.
public struct RequestID: Hashable, Sendable {
    /// The number of requests without a waiting caller.
    public static let none = RequestID(rawValue: 0)

    /// The number itself.
    public let rawValue: UInt64

    /// Creates the value from a number.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// The way a value is written.
public enum WriteKind: Sendable {
    /// With response: ATT write request.
    case withResponse
    /// Without response: ATT write command.
    case withoutResponse
}

extension VeltoError {
    /// The error of a write without response that one packet of the link has no room for.
    public static func tooLong(_ count: Int, longest: Int) -> VeltoError {
        VeltoError(
            .invalidArgument,
            "the value has \(count) bytes: at most \(longest) fit into a write without response on this link",
            remedy: "shorten it")
    }
}
