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
    /// The length of the problem in `message` (bytes); the remedy follows it.
    ///
    /// One text for both keeps an error as small as it was: thousands of places throw one.
    private var problemLength: UInt32
    /// The problem and its remedy in one line, without what the caller already knows.
    public private(set) var message: String
    /// The cause as another layer reported it.
    public var detail: Detail

    private static let separator = ": "

    /// Creates an error whose remedy depends on the program.
    public init(_ code: ResultCode, _ problem: String, detail: Detail = .none) {
        self.code = code
        self.detail = detail
        message = problem
        problemLength = UInt32(clamping: problem.utf8.count)
    }

    /// Creates an error with the remedy for its cause; empty for none.
    @inline(never)
    public init(_ code: ResultCode, _ problem: String, remedy: String, detail: Detail = .none) {
        self.init(code, problem, detail: detail)
        if !remedy.isEmpty { message += Self.separator + remedy }
    }

    /// The message without the remedy.
    public var problem: String { String(Substring(message.utf8.prefix(Int(problemLength)))) }

    /// The remedy for this cause, with which the message ends; empty if it depends on the program.
    public var remedy: String {
        String(Substring(message.utf8.dropFirst(Int(problemLength) + Self.separator.utf8.count)))
    }

    /// An argument outside its range; the sentence starts with the argument's name.
    public static func invalidArgument(_ name: String, _ problem: String) -> VeltoError {
        VeltoError(.invalidArgument, "\(name) \(problem)")
    }

    /// An argument that cannot be used as it is, with the remedy.
    public static func invalidArgument(_ name: String, _ problem: String, remedy: String) -> VeltoError {
        VeltoError(.invalidArgument, "\(name) \(problem)", remedy: remedy)
    }
}
