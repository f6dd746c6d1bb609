/// A failure: a code for programs, a sentence for people, and the raw cause for bug reports.
public struct VeltoError: Error, Hashable, Sendable {
    /// The error reported by another layer.
    public enum Detail: Hashable, Sendable {
        /// There is no other layer.
        case none
        /// A D-Bus error: its name, such as `org.bluez.Error.Failed`, its message, and the ATT error code in the
        /// message.
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
    /// A single text for both keeps the error small, since thousands of places throw one.
    private var problemLength: UInt32
    /// The problem and its remedy in one line.
    public private(set) var message: String
    /// The cause reported by another layer.
    public var detail: Detail

    private static let separator = ": "

    /// Creates an error whose remedy depends on the program.
    public init(_ code: ResultCode, _ problem: String, detail: Detail = .none) {
        self.code = code
        self.detail = detail
        message = problem
        problemLength = UInt32(clamping: problem.utf8.count)
    }

    /// Creates an error with the remedy for its cause; an empty remedy means none.
    @inline(never)
    public init(_ code: ResultCode, _ problem: String, remedy: String, detail: Detail = .none) {
        self.init(code, problem, detail: detail)
        if !remedy.isEmpty { message += Self.separator + remedy }
    }

    /// The message without the remedy.
    public var problem: String { String(Substring(message.utf8.prefix(Int(problemLength)))) }

    /// The remedy at the end of the message; empty if it depends on the program.
    public var remedy: String {
        String(Substring(message.utf8.dropFirst(Int(problemLength) + Self.separator.utf8.count)))
    }

    /// Creates the error for an argument outside its range; the sentence starts with the argument's name.
    public static func invalidArgument(_ name: String, _ problem: String) -> VeltoError {
        VeltoError(.invalidArgument, "\(name) \(problem)")
    }

    /// Creates the error for an unusable argument, with a remedy.
    public static func invalidArgument(_ name: String, _ problem: String, remedy: String) -> VeltoError {
        VeltoError(.invalidArgument, "\(name) \(problem)", remedy: remedy)
    }
}
