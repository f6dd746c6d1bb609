// Generated from bindings/api; do not edit.
// swift-format-ignore-file

extension ResultCode {
    /// The call succeeded.
    @inlinable public static var ok: Self { Self(rawValue: 0) }
    /// There is no output: no event, no value, no device.
    @inlinable public static var nothing: Self { Self(rawValue: 1) }
    /// The operation has not ended yet.
    @inlinable public static var pending: Self { Self(rawValue: 2) }
    /// The requested state was already set.
    @inlinable public static var unchanged: Self { Self(rawValue: 3) }
    /// The output was truncated to fit the buffer.
    @inlinable public static var truncated: Self { Self(rawValue: 4) }
    /// An argument is outside its documented range.
    @inlinable public static var invalidArgument: Self { Self(rawValue: -1) }
    /// The handle is null or was never returned by the library.
    @inlinable public static var invalidHandle: Self { Self(rawValue: -2) }
    /// The handle's object no longer exists.
    @inlinable public static var staleHandle: Self { Self(rawValue: -3) }
    /// The handle belongs to an object of another kind.
    @inlinable public static var wrongKind: Self { Self(rawValue: -4) }
    /// The struct_size of a structure is not set or invalid.
    @inlinable public static var structSize: Self { Self(rawValue: -5) }
    /// Memory or another limited resource is exhausted.
    @inlinable public static var outOfMemory: Self { Self(rawValue: -6) }
    /// The program was built for another version of the library.
    @inlinable public static var versionMismatch: Self { Self(rawValue: -7) }
    /// There is no usable Bluetooth adapter.
    @inlinable public static var noAdapter: Self { Self(rawValue: -8) }
    /// The Bluetooth adapter is switched off or blocked.
    @inlinable public static var adapterOff: Self { Self(rawValue: -9) }
    /// The program may not use the Bluetooth service.
    @inlinable public static var permission: Self { Self(rawValue: -10) }
    /// The requested object does not exist.
    @inlinable public static var notFound: Self { Self(rawValue: -11) }
    /// The device is not connected.
    @inlinable public static var notConnected: Self { Self(rawValue: -12) }
    /// The activity is already running.
    @inlinable public static var already: Self { Self(rawValue: -13) }
    /// Another thread is using the object, or a queue is full.
    @inlinable public static var busy: Self { Self(rawValue: -14) }
    /// The link went down before the operation ended.
    @inlinable public static var disconnected: Self { Self(rawValue: -15) }
    /// The device or the service did not respond in time.
    @inlinable public static var timeout: Self { Self(rawValue: -16) }
    /// The device rejected the request; the error detail holds its code.
    @inlinable public static var rejected: Self { Self(rawValue: -17) }
    /// This device, firmware or version of the library does not support it.
    @inlinable public static var unsupported: Self { Self(rawValue: -18) }
    /// The device sent an invalid response.
    @inlinable public static var `protocol`: Self { Self(rawValue: -19) }
    /// An input or output operation of the operating system failed.
    @inlinable public static var io: Self { Self(rawValue: -20) }
    /// A file or text has an invalid format.
    @inlinable public static var format: Self { Self(rawValue: -21) }
    /// The operation was cancelled.
    @inlinable public static var cancelled: Self { Self(rawValue: -22) }
    /// An internal error: please report it.
    @inlinable public static var `internal`: Self { Self(rawValue: -23) }
    /// The message bus cannot be reached.
    @inlinable public static var busUnavailable: Self { Self(rawValue: -24) }
    /// The Bluetooth service is not running.
    @inlinable public static var serviceNotRunning: Self { Self(rawValue: -25) }
    /// The connection to the message bus was lost.
    @inlinable public static var busLost: Self { Self(rawValue: -26) }
    /// The device requires pairing.
    @inlinable public static var pairingRequired: Self { Self(rawValue: -27) }
    /// Another program or context holds the device.
    @inlinable public static var inUse: Self { Self(rawValue: -28) }
    /// The link could not be established.
    @inlinable public static var connectFailed: Self { Self(rawValue: -29) }
    /// A library that is loaded on demand is not installed.
    @inlinable public static var libraryMissing: Self { Self(rawValue: -30) }
    /// The process is a forked child of the process that uses the library.
    @inlinable public static var forked: Self { Self(rawValue: -31) }
    /// The object is not in a state that allows the call.
    @inlinable public static var invalidState: Self { Self(rawValue: -32) }
    /// The device has no room for another one: a logger, for example.
    @inlinable public static var noSlot: Self { Self(rawValue: -33) }
    /// Others depend on it: remove them first, or with it.
    @inlinable public static var hasDependents: Self { Self(rawValue: -34) }
}

extension ResultCode: CustomStringConvertible {
    /// The name; a number without a name as digits.
    public var description: String {
        describe(value: Int64(rawValue), [(0, "ok"), (1, "nothing"), (2, "pending"), (3, "unchanged"), (4, "truncated"), (-1, "invalidArgument"), (-2, "invalidHandle"), (-3, "staleHandle"), (-4, "wrongKind"), (-5, "structSize"), (-6, "outOfMemory"), (-7, "versionMismatch"), (-8, "noAdapter"), (-9, "adapterOff"), (-10, "permission"), (-11, "notFound"), (-12, "notConnected"), (-13, "already"), (-14, "busy"), (-15, "disconnected"), (-16, "timeout"), (-17, "rejected"), (-18, "unsupported"), (-19, "protocol"), (-20, "io"), (-21, "format"), (-22, "cancelled"), (-23, "internal"), (-24, "busUnavailable"), (-25, "serviceNotRunning"), (-26, "busLost"), (-27, "pairingRequired"), (-28, "inUse"), (-29, "connectFailed"), (-30, "libraryMissing"), (-31, "forked"), (-32, "invalidState"), (-33, "noSlot"), (-34, "hasDependents")])
    }
}

extension Log.Class {
    /// The bit in `velto_log_class`.
    @inlinable public var bit: UInt32 {
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
