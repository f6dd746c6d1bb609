// Generated from bindings/api; do not edit.
// swift-format-ignore-file

extension HostAdapter.State: RawRepresentable {
    /// Creates the value with a number of `velto_host_state`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ready
        case 1: self = .off
        case 2: self = .absent
        default: return nil
        }
    }

    /// The number in `velto_host_state`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .ready: 0
        case .off: 1
        case .absent: 2
        }
    }
}

extension HostRequest.Kind: RawRepresentable {
    /// Creates the value with a number of `velto_host_request_kind`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .startScan
        case 1: self = .stopScan
        case 2: self = .connect
        case 3: self = .disconnect
        case 4: self = .read
        case 5: self = .write
        case 6: self = .subscribe
        case 7: self = .unsubscribe
        case 8: self = .pair
        case 9: self = .answerPairing
        case 10: self = .cancelPairing
        case 11: self = .forget
        case 12: self = .readSignalStrength
        default: return nil
        }
    }

    /// The number in `velto_host_request_kind`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .startScan: 0
        case .stopScan: 1
        case .connect: 2
        case .disconnect: 3
        case .read: 4
        case .write: 5
        case .subscribe: 6
        case .unsubscribe: 7
        case .pair: 8
        case .answerPairing: 9
        case .cancelPairing: 10
        case .forget: 11
        case .readSignalStrength: 12
        }
    }
}
