// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import VeltoCore

extension CapPacketFormat: RawRepresentable {
    /// Creates the value with a number of `velto_sim_packet_format`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .v2
        case 1: self = .block
        case 2: self = .twoBlocks
        case 3: self = .sensorFrame14
        case 4: self = .sensorFrame16
        case 5: self = .mini
        default: return nil
        }
    }

    /// The number in `velto_sim_packet_format`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .v2: 0
        case .block: 1
        case .twoBlocks: 2
        case .sensorFrame14: 3
        case .sensorFrame16: 4
        case .mini: 5
        }
    }
}

extension MotionStep.Kind: RawRepresentable {
    /// Creates the value with a number of `velto_sim_step_kind`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .rest
        case 1: self = .hold
        case 2: self = .sweep
        case 3: self = .shake
        case 4: self = .tilt
        case 5: self = .press
        case 6: self = .release
        case 7: self = .rate
        case 8: self = .silence
        case 9: self = .linkLoss
        case 10: self = .drift
        case 11: self = .noise
        case 12: self = .tap
        case 13: self = .gesture
        case 14: self = .keyboard
        case 15: self = .posture
        case 16: self = .battery
        case 17: self = .turn
        case 18: self = .walk
        case 19: self = .fall
        case 20: self = .charger
        case 21: self = .temperature
        case 22: self = .pressure
        case 23: self = .light
        case 24: self = .humidity
        case 25: self = .pin
        case 26: self = .openPin
        default: return nil
        }
    }

    /// The number in `velto_sim_step_kind`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .rest: 0
        case .hold: 1
        case .sweep: 2
        case .shake: 3
        case .tilt: 4
        case .press: 5
        case .release: 6
        case .rate: 7
        case .silence: 8
        case .linkLoss: 9
        case .drift: 10
        case .noise: 11
        case .tap: 12
        case .gesture: 13
        case .keyboard: 14
        case .posture: 15
        case .battery: 16
        case .turn: 17
        case .walk: 18
        case .fall: 19
        case .charger: 20
        case .temperature: 21
        case .pressure: 22
        case .light: 23
        case .humidity: 24
        case .pin: 25
        case .openPin: 26
        }
    }
}

extension LinkSecurity: RawRepresentable {
    /// Creates the value with a number of `velto_sim_security`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .open
        case 1: self = .encrypted
        case 2: self = .authenticated
        default: return nil
        }
    }

    /// The number in `velto_sim_security`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .open: 0
        case .encrypted: 1
        case .authenticated: 2
        }
    }
}

extension PeripheralReaction.Trigger: RawRepresentable {
    /// Creates the value with a number of `velto_sim_trigger`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .write
        case 1: self = .subscribe
        default: return nil
        }
    }

    /// The number in `velto_sim_trigger`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .write: 0
        case .subscribe: 1
        }
    }
}

extension PeripheralReaction.Action: RawRepresentable {
    /// Creates the value with a number of `velto_sim_action`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notify
        case 1: self = .setValue
        case 2: self = .stop
        case 3: self = .dropLink
        case 4: self = .refuse
        default: return nil
        }
    }

    /// The number in `velto_sim_action`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .notify: 0
        case .setValue: 1
        case .stop: 2
        case .dropLink: 3
        case .refuse: 4
        }
    }
}

extension PeripheralFault.Requests {
    /// Reads.
    @inlinable public static var read: Self { Self(rawValue: 0x1) }
    /// Writes.
    @inlinable public static var write: Self { Self(rawValue: 0x2) }
    /// Enabling notifications.
    @inlinable public static var subscribe: Self { Self(rawValue: 0x4) }
    /// Connecting, to a simulator that is not bare.
    @inlinable public static var connect: Self { Self(rawValue: 0x8) }
}

extension PeripheralFault.Requests: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "read"), (0x2, "write"), (0x4, "subscribe"), (0x8, "connect")])
    }
}

extension PeripheralFault.Kind: RawRepresentable {
    /// Creates the value with a number of `velto_sim_fault_kind`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .refuse
        case 1: self = .delay
        case 2: self = .dropLink
        default: return nil
        }
    }

    /// The number in `velto_sim_fault_kind`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .refuse: 0
        case .delay: 1
        case .dropLink: 2
        }
    }
}
