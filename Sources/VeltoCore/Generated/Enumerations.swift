// Generated from bindings/api; do not edit.
// swift-format-ignore-file

extension ResultCode {
    /// The call succeeded.
    public static let ok = Self(rawValue: 0)
    /// There was nothing to take: no event, no new packet.
    public static let nothing = Self(rawValue: 1)
    /// The wait ended because its time was up.
    public static let timedOut = Self(rawValue: 2)
    /// The operation has not ended yet.
    public static let pending = Self(rawValue: 3)
    /// The requested state was already in force.
    public static let unchanged = Self(rawValue: 4)
    /// The answer was cut to fit.
    public static let truncated = Self(rawValue: 5)
    /// An argument is outside its documented range.
    public static let invalidArgument = Self(rawValue: -1)
    /// The handle is null or was never given out.
    public static let invalidHandle = Self(rawValue: -2)
    /// The object behind the handle no longer exists.
    public static let staleHandle = Self(rawValue: -3)
    /// The handle belongs to an object of another kind.
    public static let wrongKind = Self(rawValue: -4)
    /// The size member of a structure is not set or impossible.
    public static let structSize = Self(rawValue: -5)
    /// The answer does not fit into the buffer.
    public static let bufferTooSmall = Self(rawValue: -6)
    /// Memory or another limited resource ran out.
    public static let outOfMemory = Self(rawValue: -7)
    /// The program was built for another version of the library.
    public static let versionMismatch = Self(rawValue: -8)
    /// There is no Bluetooth adapter that can be used.
    public static let noAdapter = Self(rawValue: -9)
    /// The Bluetooth adapter is switched off or blocked.
    public static let adapterOff = Self(rawValue: -10)
    /// The program may not use the Bluetooth service.
    public static let permission = Self(rawValue: -11)
    /// What was asked for does not exist.
    public static let notFound = Self(rawValue: -12)
    /// The device is not connected.
    public static let notConnected = Self(rawValue: -13)
    /// The activity is already running.
    public static let already = Self(rawValue: -14)
    /// Somebody else is using the object at this moment, or a queue is full.
    public static let busy = Self(rawValue: -15)
    /// The link went down before the operation ended.
    public static let disconnected = Self(rawValue: -16)
    /// The device or the service did not answer in time.
    public static let timeout = Self(rawValue: -17)
    /// The device answered no; the detail holds its code.
    public static let rejected = Self(rawValue: -18)
    /// This device, firmware or version of the library cannot do it.
    public static let unsupported = Self(rawValue: -19)
    /// The device answered something that makes no sense.
    public static let `protocol` = Self(rawValue: -20)
    /// The operating system refused an input or output operation.
    public static let io = Self(rawValue: -21)
    /// A file or text does not have the expected form.
    public static let format = Self(rawValue: -22)
    /// The operation was cancelled.
    public static let cancelled = Self(rawValue: -23)
    /// The library contradicts itself, which is a bug worth reporting.
    public static let `internal` = Self(rawValue: -24)
    /// The message bus cannot be reached.
    public static let busUnavailable = Self(rawValue: -25)
    /// The Bluetooth service is not running.
    public static let serviceNotRunning = Self(rawValue: -26)
    /// The connection to the message bus was lost.
    public static let busLost = Self(rawValue: -27)
    /// The device wants to be paired first.
    public static let pairingRequired = Self(rawValue: -28)
    /// Another program or context holds the device.
    public static let inUse = Self(rawValue: -29)
    /// The link could not be established.
    public static let connectFailed = Self(rawValue: -30)
    /// A library that is loaded on demand is not installed.
    public static let libraryMissing = Self(rawValue: -31)
    /// The process is a forked child of the one that uses the library.
    public static let forked = Self(rawValue: -32)
}

extension Log.Class {
    /// The bit in `velto_log_class`.
    public var bit: UInt32 {
        switch self {
        case .fatal: 0x1
        case .error: 0x2
        case .warning: 0x4
        case .info: 0x8
        case .debug: 0x10
        case .packets: 0x20
        case .timing: 0x40
        }
    }
}
