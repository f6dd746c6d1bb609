// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import VeltoCore

extension Backend {
    /// The bit in `velto_backend`.
    @inlinable public var bit: UInt32 {
        switch self {
        case .bluez: 0x1
        case .simulated: 0x2
        case .host: 0x4
        }
    }
}

extension DownReason: RawRepresentable {
    /// Creates the value with a number of `velto_down_reason`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .local
        case 2: self = .remote
        case 3: self = .timeout
        case 4: self = .authentication
        case 5: self = .suspend
        case 6: self = .backendLost
        case 7: self = .gaveUp
        default: return nil
        }
    }

    /// The number in `velto_down_reason`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .local: 1
        case .remote: 2
        case .timeout: 3
        case .authentication: 4
        case .suspend: 5
        case .backendLost: 6
        case .gaveUp: 7
        }
    }
}

extension NotificationRoute.Path: RawRepresentable {
    /// Creates the value with a number of `velto_notify_path`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .direct
        case 2: self = .socket
        case 3: self = .signal
        default: return nil
        }
    }

    /// The number in `velto_notify_path`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .direct: 1
        case .socket: 2
        case .signal: 3
        }
    }
}

extension PairingPolicy: RawRepresentable {
    /// Creates the value with a number of `velto_pairing_policy`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .system
        case 1: self = .justWorks
        case 2: self = .interactive
        default: return nil
        }
    }

    /// The number in `velto_pairing_policy`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .system: 0
        case .justWorks: 1
        case .interactive: 2
        }
    }
}

extension PairingRequest.Kind: RawRepresentable {
    /// Creates the value with a number of `velto_pairing_kind`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .confirm
        case 1: self = .enterPasskey
        case 2: self = .showPasskey
        case 3: self = .authorize
        default: return nil
        }
    }

    /// The number in `velto_pairing_kind`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .confirm: 0
        case .enterPasskey: 1
        case .showPasskey: 2
        case .authorize: 3
        }
    }
}

extension Characteristic.Properties {
    /// It can be broadcast in advertisements.
    @inlinable public static var broadcast: Self { Self(rawValue: 0x1) }
    /// It can be read.
    @inlinable public static var read: Self { Self(rawValue: 0x2) }
    /// It can be written without response.
    @inlinable public static var writeWithoutResponse: Self { Self(rawValue: 0x4) }
    /// It can be written with response.
    @inlinable public static var write: Self { Self(rawValue: 0x8) }
    /// It can notify.
    @inlinable public static var notify: Self { Self(rawValue: 0x10) }
    /// It can indicate: notify with confirmation.
    @inlinable public static var indicate: Self { Self(rawValue: 0x20) }
    /// It can be written without response, with a signature.
    @inlinable public static var signedWrite: Self { Self(rawValue: 0x40) }
    /// A descriptor holds further properties.
    @inlinable public static var extended: Self { Self(rawValue: 0x80) }
}

extension Characteristic.Properties: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "broadcast"), (0x2, "read"), (0x4, "writeWithoutResponse"), (0x8, "write"), (0x10, "notify"), (0x20, "indicate"), (0x40, "signedWrite"), (0x80, "extended")])
    }
}

extension WriteKind: RawRepresentable {
    /// Creates the value with a number of `velto_write_kind`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .withResponse
        case 1: self = .withoutResponse
        default: return nil
        }
    }

    /// The number in `velto_write_kind`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .withResponse: 0
        case .withoutResponse: 1
        }
    }
}
