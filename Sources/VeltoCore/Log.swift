internal import CLinux
public import Synchronization

/// The log of one context: classes that are enabled one by one, and a bounded buffer that a program reads.
///
/// A line is only built when its class is on. Any thread.
public final class Log: Sendable {
    /// The class of a line; classes are not levels, each is on or off by itself.
    public enum Class: CaseIterable, Sendable {
        /// The library cannot continue.
        case fatal
        /// An operation failed.
        case error
        /// An unexpected condition, but work continues.
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

        /// The set of that one class.
        public init(_ member: Class) {
            rawValue = member.bit
        }

        /// The set of the class of that name, or of `all`; nil if there is none.
        public init?(name: some StringProtocol) {
            if name == "all" {
                self = .all
            } else if let member = Class.allCases.first(where: { "\($0)" == name }) {
                self.init(member)
            } else {
                return nil
            }
        }

        /// Everything.
        public static let all = Classes(rawValue: (1 << UInt32(Class.allCases.count)) - 1)
        /// The classes that are on by default.
        public static let standard: Classes = [Classes(.fatal), Classes(.error), Classes(.warning), Classes(.info)]
    }

    /// One line.
    public struct Line: Hashable, Sendable {
        /// The time of writing, on the context's clock.
        public let time: Timestamp
        /// The class of the line.
        public let kind: Class
        /// The handle of the device it is about, null for none.
        package let deviceHandle: ObjectHandle
        /// The text, without a line break.
        public let text: String
    }

    private static let capacity = 512
    /// A pipe takes up to this number of bytes as a whole or not at all (PIPE_BUF).
    private static let longestPrint = 4096

    private let time: TimeSource
    private let classes: Atomic<UInt32>
    private let echo: Classes
    /// The bits of both.
    @usableFromInline let used: Atomic<UInt32>
    private let buffer = Guarded(Buffer())
    /// The names of devices in printed lines; filled only if lines are printed.
    private let names = Guarded<[ObjectHandle: String]>([:])

    private struct Buffer {
        var lines: [Line] = []
        var lost: UInt64 = 0
    }

    /// Creates an empty log; lines of the classes in `echo` also go to the standard error stream.
    public init(time: TimeSource, echo: Classes = []) {
        self.time = time
        self.echo = echo
        classes = Atomic(Classes.standard.rawValue)
        used = Atomic(Classes.standard.union(echo).rawValue)
    }

    /// Creates an empty log whose lines also go to the standard error stream if their class is in `names`, a comma list.
    ///
    /// Unknown names are reported there as well, since their author waits for lines.
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

    /// The classes that are on.
    public var mask: Classes {
        get { Classes(rawValue: classes.load(ordering: .relaxed)) }
        set {
            classes.store(newValue.rawValue, ordering: .relaxed)
            used.store(newValue.union(echo).rawValue, ordering: .relaxed)
        }
    }

    /// Returns whether lines of that class are kept or printed.
    @inlinable
    public func isOn(_ kind: Class) -> Bool {
        used.load(ordering: .relaxed) & kind.bit != 0
    }

    /// Gives a device a name in printed lines; nil once it is gone.
    package func setName(_ name: String?, of device: ObjectHandle) {
        if !echo.isEmpty { names.withLock { $0[device] = name } }
    }

    /// Writes a line if its class is on.
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

    /// The number of lines dropped from the buffer or on the way to the standard error stream, which nothing has read.
    public var lost: UInt64 {
        buffer.withLock { $0.lost }
    }

    /// Returns whether the stream took the line; it is never waited for.
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
