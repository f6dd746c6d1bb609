internal import CLinux
public import Synchronization

/// The log of one context: individually enabled classes, and a bounded buffer that the program reads.
///
/// A line is only built if its class is enabled. Any thread.
public final class Log: Sendable {
    /// The class of a line; classes are not levels, and each is enabled separately.
    public enum Class: CaseIterable, Sendable {
        /// The library cannot continue.
        case fatal
        /// An operation failed.
        case error
        /// An unexpected condition that does not stop the work.
        case warning
        /// Information for users.
        case info
        /// Information for maintainers.
        case debug
        /// Every packet, in hexadecimal.
        case packets
        /// Intervals between packets and changes of the rate mode.
        case timing
    }

    /// A set of classes.
    public struct Classes: OptionSet, Sendable {
        /// One bit per class, fatal first.
        public let rawValue: UInt32

        /// Creates a set from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Creates a set of one class.
        public init(_ member: Class) {
            rawValue = member.bit
        }

        /// Creates the set of the class with a name, or of `all`; returns nil for unknown names.
        public init?(name: some StringProtocol) {
            if name == "all" {
                self = .all
            } else if let member = Class.allCases.first(where: { "\($0)" == name }) {
                self.init(member)
            } else {
                return nil
            }
        }

        /// All classes.
        public static let all = Classes(rawValue: (1 << UInt32(Class.allCases.count)) - 1)
        /// The classes that are enabled by default.
        public static let standard: Classes = [Classes(.fatal), Classes(.error), Classes(.warning), Classes(.info)]
    }

    /// One line.
    public struct Line: Hashable, Sendable {
        /// The time of writing, on the context's clock.
        public let time: Timestamp
        /// The class of the line.
        public let kind: Class
        /// The handle of the line's device; null for none.
        package let deviceHandle: ObjectHandle
        /// The text, without a line break.
        public let text: String
    }

    private static let capacity = 512
    /// The maximum number of bytes that a pipe writes atomically (PIPE_BUF).
    private static let longestPrint = 4096

    private let time: TimeSource
    private let classes: Atomic<UInt32>
    private let echo: Classes
    /// The classes that are stored or printed.
    @usableFromInline let used: Atomic<UInt32>
    private let buffer = Guarded(Buffer())
    /// The names of devices in printed lines; only filled if lines are printed.
    private let names = Guarded<[ObjectHandle: String]>([:])

    private struct Buffer {
        var lines: [Line] = []
        var lost: UInt64 = 0
    }

    /// Creates an empty log; lines of the classes in `echo` are also printed to standard error.
    public init(time: TimeSource, echo: Classes = []) {
        self.time = time
        self.echo = echo
        classes = Atomic(Classes.standard.rawValue)
        used = Atomic(Classes.standard.union(echo).rawValue)
    }

    /// Creates an empty log that also prints lines to standard error; `names` is a comma-separated list of their
    /// classes.
    ///
    /// Unknown names are reported there, too, since the user expects lines.
    public convenience init(time: TimeSource, printing names: String) {
        let words = names.split { $0 == "," || $0 == " " }
        let unknown = words.filter { Classes(name: $0) == nil }
        self.init(time: time, echo: words.reduce(into: []) { $0.formUnion(Classes(name: $1) ?? []) })
        for word in unknown {
            let known = Class.allCases.map { "\($0)" }.joined(separator: ", ")
            record(
                .warning, .null,
                "VELTO_LOG names the unknown class \(String(word).debugDescription): use all, or some of \(known)",
                prints: true)
        }
    }

    /// The enabled classes.
    public var mask: Classes {
        get { Classes(rawValue: classes.load(ordering: .relaxed)) }
        set {
            classes.store(newValue.rawValue, ordering: .relaxed)
            used.store(newValue.union(echo).rawValue, ordering: .relaxed)
        }
    }

    /// Returns whether lines of a class are stored or printed.
    @inlinable
    public func isOn(_ kind: Class) -> Bool {
        used.load(ordering: .relaxed) & kind.bit != 0
    }

    /// Sets the name of a device in printed lines; nil once the device is gone.
    package func setName(_ name: String?, of device: ObjectHandle) {
        if !echo.isEmpty { names.withLock { $0[device] = name } }
    }

    /// Writes a line if its class is enabled.
    package func write(_ kind: Class, device: ObjectHandle = .null, _ text: @autoclosure () -> String) {
        guard isOn(kind) else { return }
        record(kind, device, text(), prints: echo.contains(Classes(kind)))
    }

    private func record(_ kind: Class, _ device: ObjectHandle, _ text: String, prints: Bool) {
        let line = Line(time: time.now, kind: kind, deviceHandle: device, text: text)
        if prints, !print(line) { buffer.withLock { $0.lost &+= 1 } }
        guard mask.contains(Classes(kind)) else { return }
        buffer.withLock { buffer in
            if buffer.lines.count == Self.capacity {
                buffer.lines.removeFirst()
                buffer.lost &+= 1
            }
            buffer.lines.append(line)
        }
    }

    /// Removes and returns the oldest line.
    public func read() -> Line? {
        buffer.withLock { $0.lines.isEmpty ? nil : $0.lines.removeFirst() }
    }

    /// The number of unread lines dropped from the buffer or from standard error.
    public var lost: UInt64 {
        buffer.withLock { $0.lost }
    }

    /// Prints a line without blocking; returns whether the stream has accepted it.
    private func print(_ line: Line) -> Bool {
        let milliseconds = line.time.nanoseconds / 1_000_000
        let name = names.withLock { $0[line.deviceHandle] }.map { "\($0): " } ?? ""
        var text = "velto [\(milliseconds) ms] \(line.kind): \(name)\(line.text)\n"
        if text.utf8.count > Self.longestPrint {
            text = String(decoding: text.utf8.prefix(Self.longestPrint - 4), as: UTF8.self) + "\n"
        }
        return text.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                unsafe velto_linux_print_line(characters.baseAddress, characters.count) == 1
            }
        }
    }
}
