/// A failure: a code to act on, a sentence to read, and the raw cause for a bug report.
public struct VeltoError: Error, Hashable, Sendable {
    /// The error reported by another layer.
    public enum Detail: Hashable, Sendable {
        /// No other layer was involved.
        case none
        /// The name of a D-Bus error, such as `org.bluez.Error.Failed`, what was said with it, and the error code of the
        /// attribute protocol in there.
        indirect case dbus(String, message: String, att: UInt8?)
        /// An error code of the attribute protocol (Bluetooth Core, Vol 3, Part F, 3.4.1.1).
        case att(UInt8)
        /// An error number of the operating system.
        case errno(Int32)
    }

    /// The kind of failure.
    public var code: ResultCode
    /// One line, without what the caller already knows.
    public var message: String
    /// The cause as another layer reported it.
    public var detail: Detail

    /// Makes an error.
    public init(_ code: ResultCode, _ message: String, detail: Detail = .none) {
        self.code = code
        self.message = message
        self.detail = detail
    }

    /// An argument outside its range; the sentence starts with the argument's name.
    public static func invalidArgument(_ name: String, _ problem: String) -> VeltoError {
        VeltoError(.invalidArgument, "\(name) \(problem)")
    }
}
