/// The outcome of a call, as the C interface numbers it: 0 is success, negative numbers are failures and positive ones
/// successes with a footnote.
///
/// A structure instead of an enumeration, so that a code can be added without breaking a program that switches over it.
public struct ResultCode: RawRepresentable, Hashable, Sendable {
    /// The number used by the C interface.
    public let rawValue: Int32

    /// Wraps a number of the C interface.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

extension ResultCode {
    /// The call succeeded.
    public static let ok = Self(rawValue: 0)
    /// There was nothing to take: no packet, no event.
    public static let nothing = Self(rawValue: 1)
    /// A wait ended because its time was up.
    public static let timedOut = Self(rawValue: 2)
    /// The operation has not ended yet.
    public static let pending = Self(rawValue: 3)
    /// The requested state was already in force.
    public static let unchanged = Self(rawValue: 4)
    /// The text was cut to fit.
    public static let truncated = Self(rawValue: 5)

    /// An argument is outside its documented range.
    public static let invalidArgument = Self(rawValue: -1)
    /// The handle is null or was never given out.
    public static let invalidHandle = Self(rawValue: -2)
    /// The handle's object has been destroyed.
    public static let staleHandle = Self(rawValue: -3)
    /// The handle belongs to an object of another kind.
    public static let wrongKind = Self(rawValue: -4)
    /// A structure's size member is not set, or impossible.
    public static let structSize = Self(rawValue: -5)
    /// The caller's buffer cannot hold the answer.
    public static let bufferTooSmall = Self(rawValue: -6)
    /// Memory or another limited resource ran out.
    public static let outOfMemory = Self(rawValue: -7)
    /// The program was built for another version of the library.
    public static let versionMismatch = Self(rawValue: -8)
    /// There is no Bluetooth adapter that can act as a central.
    public static let noAdapter = Self(rawValue: -9)
    /// The Bluetooth adapter is switched off or blocked.
    public static let adapterOff = Self(rawValue: -10)
    /// The program may not talk to the Bluetooth service.
    public static let permission = Self(rawValue: -11)
    /// The thing asked for does not exist (any more).
    public static let notFound = Self(rawValue: -12)
    /// The device is not connected.
    public static let notConnected = Self(rawValue: -13)
    /// The activity is already running.
    public static let already = Self(rawValue: -14)
    /// Something else is using the object right now, or a queue is full.
    public static let busy = Self(rawValue: -15)
    /// The link went down before the operation ended.
    public static let disconnected = Self(rawValue: -16)
    /// The device or the service did not answer in time.
    public static let timeout = Self(rawValue: -17)
    /// The device answered no.
    public static let rejected = Self(rawValue: -18)
    /// This device, firmware or build cannot do it.
    public static let unsupported = Self(rawValue: -19)
    /// The device answered something that makes no sense.
    public static let `protocol` = Self(rawValue: -20)
    /// The operating system refused an input or output operation.
    public static let io = Self(rawValue: -21)
    /// A file or text does not have the expected form.
    public static let format = Self(rawValue: -22)
    /// The operation was cancelled.
    public static let cancelled = Self(rawValue: -23)
    /// The library contradicts itself: a bug of ours.
    public static let `internal` = Self(rawValue: -24)
    /// The message bus cannot be reached.
    public static let busUnavailable = Self(rawValue: -25)
    /// The Bluetooth service (bluetoothd) is not running.
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
