// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import VeltoCore

extension ContextFeatures {
    /// libdbus, the library for the message bus, is installed.
    @inlinable public static var libdbus: Self { Self(rawValue: 0x1) }
    /// The Bluetooth service responds.
    @inlinable public static var bluez: Self { Self(rawValue: 0x2) }
    /// An adapter that can connect to devices is present and powered.
    @inlinable public static var adapter: Self { Self(rawValue: 0x4) }
}

extension ContextFeatures: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "libdbus"), (0x2, "bluez"), (0x4, "adapter")])
    }
}

extension Context.Operation.Kind: RawRepresentable {
    /// Creates the value with a number of `velto_op_kind`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .startScan
        case 2: self = .connect
        case 3: self = .disconnect
        case 4: self = .forget
        case 5: self = .calibrate
        case 6: self = .read
        case 7: self = .write
        case 8: self = .subscribe
        case 9: self = .await
        case 10: self = .play
        case 11: self = .record
        case 12: self = .startStream
        case 13: self = .stopStream
        case 14: self = .pair
        case 15: self = .download
        case 16: self = .updateFirmware
        default: return nil
        }
    }

    /// The number in `velto_op_kind`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .startScan: 1
        case .connect: 2
        case .disconnect: 3
        case .forget: 4
        case .calibrate: 5
        case .read: 6
        case .write: 7
        case .subscribe: 8
        case .await: 9
        case .play: 10
        case .record: 11
        case .startStream: 12
        case .stopStream: 13
        case .pair: 14
        case .download: 15
        case .updateFirmware: 16
        }
    }
}

extension LinkState: RawRepresentable {
    /// Creates the value with a number of `velto_link_state`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .connecting
        case 2: self = .discovering
        case 3: self = .ready
        case 4: self = .closing
        default: return nil
        }
    }

    /// The number in `velto_link_state`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .connecting: 1
        case .discovering: 2
        case .ready: 3
        case .closing: 4
        }
    }
}

extension ReconnectPolicy: RawRepresentable {
    /// Creates the value with a number of `velto_reconnect_policy`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .never
        case 1: self = .automatic
        default: return nil
        }
    }

    /// The number in `velto_reconnect_policy`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .never: 0
        case .automatic: 1
        }
    }
}

extension Subscription.State: RawRepresentable {
    /// Creates the value with a number of `velto_subscription_state`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .starting
        case 1: self = .active
        case 2: self = .suspended
        case 3: self = .ended
        default: return nil
        }
    }

    /// The number in `velto_subscription_state`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .starting: 0
        case .active: 1
        case .suspended: 2
        case .ended: 3
        }
    }
}

extension SampleStream.State: RawRepresentable {
    /// Creates the value with a number of `velto_stream_state`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .starting
        case 1: self = .active
        case 2: self = .ended
        default: return nil
        }
    }

    /// The number in `velto_stream_state`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .starting: 0
        case .active: 1
        case .ended: 2
        }
    }
}

extension GameInputPolicy: RawRepresentable {
    /// Creates the value with a number of `velto_game_input`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .automatic
        case 1: self = .on
        case 2: self = .off
        default: return nil
        }
    }

    /// The number in `velto_game_input`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .automatic: 0
        case .on: 1
        case .off: 2
        }
    }
}

extension StoreNotice: RawRepresentable {
    /// Creates the value with a number of `velto_store_notice`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .behind
        case 1: self = .full
        case 2: self = .failed
        case 3: self = .caughtUp
        case 4: self = .lowSpace
        default: return nil
        }
    }

    /// The number in `velto_store_notice`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .behind: 0
        case .full: 1
        case .failed: 2
        case .caughtUp: 3
        case .lowSpace: 4
        }
    }
}

extension EventClasses {
    /// Adapters.
    @inlinable public static var adapter: Self { Self(rawValue: 0x1) }
    /// Discovery and found devices.
    @inlinable public static var scan: Self { Self(rawValue: 0x2) }
    /// Links.
    @inlinable public static var link: Self { Self(rawValue: 0x4) }
    /// Ended operations.
    @inlinable public static var operation: Self { Self(rawValue: 0x8) }
    /// Buttons.
    @inlinable public static var button: Self { Self(rawValue: 0x10) }
    /// Gestures.
    @inlinable public static var gesture: Self { Self(rawValue: 0x20) }
    /// Rate modes.
    @inlinable public static var rateMode: Self { Self(rawValue: 0x40) }
    /// Calibration.
    @inlinable public static var calibration: Self { Self(rawValue: 0x80) }
    /// Player indices.
    @inlinable public static var player: Self { Self(rawValue: 0x100) }
    /// Streams that ended or overflowed.
    @inlinable public static var stream: Self { Self(rawValue: 0x200) }
    /// Information and states of wearables.
    @inlinable public static var wearing: Self { Self(rawValue: 0x400) }
    /// States and detectors of boards.
    @inlinable public static var board: Self { Self(rawValue: 0x800) }
    /// Progress of operations.
    @inlinable public static var progress: Self { Self(rawValue: 0x1000) }
    /// Movements; continuous, off unless a mask includes it.
    @inlinable public static var move: Self { Self(rawValue: 0x100000000) }
    /// Values of subscriptions; continuous, off unless a mask includes it.
    @inlinable public static var value: Self { Self(rawValue: 0x200000000) }
    /// Frames of streams; continuous, off unless a mask includes it.
    @inlinable public static var samples: Self { Self(rawValue: 0x400000000) }
    /// Pointers of TAPs; continuous, off unless a mask includes it.
    @inlinable public static var mouse: Self { Self(rawValue: 0x800000000) }
    /// Postures of hands; continuous, off unless a mask includes it.
    @inlinable public static var hand: Self { Self(rawValue: 0x1000000000) }
    /// Orientations of TAPs; continuous, off unless a mask includes it.
    @inlinable public static var orientation: Self { Self(rawValue: 0x2000000000) }
}

extension EventClasses: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "adapter"), (0x2, "scan"), (0x4, "link"), (0x8, "operation"), (0x10, "button"), (0x20, "gesture"), (0x40, "rateMode"), (0x80, "calibration"), (0x100, "player"), (0x200, "stream"), (0x400, "wearing"), (0x800, "board"), (0x1000, "progress"), (0x100000000, "move"), (0x200000000, "value"), (0x400000000, "samples"), (0x800000000, "mouse"), (0x1000000000, "hand"), (0x2000000000, "orientation")])
    }
}

extension Event.Payload {
    /// The event's class in masks; nil for events that are always delivered.
    var eventClass: EventClasses? {
        switch self {
        case .adapterChanged: .adapter
        case .scanStarted: .scan
        case .scanStopped: .scan
        case .deviceFound: .scan
        case .choiceNeeded: .scan
        case .linkChanged: .link
        case .deviceConnected: .link
        case .deviceDisconnected: .link
        case .operationDone: .operation
        case .button: .button
        case .rateModeChanged: .rateMode
        case .playerChanged: .player
        case .calibrated: .calibration
        case .dropped: nil
        case .gesture: .gesture
        case .gesturePrimed: .gesture
        case .moved: .move
        case .calibrationWanted: .calibration
        case .progress: .progress
        case .servicesChanged: .link
        case .subscriptionEnded: .link
        case .valuesReady: .value
        case .connectFailed: .link
        case .device(.silent): .link
        case .deviceForgotten: .scan
        case .streamEnded: .stream
        case .streamOverflow: .stream
        case .signalsChanged: .link
        case .samplesReady: .samples
        case .pairingRequested: .link
        case .device(.tapped): .gesture
        case .device(.airGesture): .gesture
        case .device(.airStateChanged): .wearing
        case .device(.handGesture): .gesture
        case .device(.tapHeld): .gesture
        case .device(.standby): .wearing
        case .device(.keyboardState): .wearing
        case .device(.detailsRead): .wearing
        case .device(.boardStateChanged): .board
        case .device(.detected): .board
        case .device(.pinChanged): .board
        case .device(.logFilled): .board
        case .device(.boardReset): .board
        case .device(.pageReady): .board
        case .linkLimitChanged: .adapter
        case .device(.pointerMoved): .mouse
        case .device(.handState): .hand
        case .device(.attitude): .orientation
        case .device(.tapReported): .wearing
        case .device(.gyroscopeCalibrated): .calibration
        case .storeNoticed: .stream
        case .trackSilent: .stream
        case .sessionEnded: .stream
        }
    }
}

extension CalibrationPolicy: RawRepresentable {
    /// Creates the value with a number of `velto_calibration_policy`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ask
        case 1: self = .never
        default: return nil
        }
    }

    /// The number in `velto_calibration_policy`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .ask: 0
        case .never: 1
        }
    }
}

extension CalibrationState: RawRepresentable {
    /// Creates the value with a number of `velto_calibration_state`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .idle
        case 1: self = .awaitingPlayer
        case 2: self = .done
        default: return nil
        }
    }

    /// The number in `velto_calibration_state`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .idle: 0
        case .awaitingPlayer: 1
        case .done: 2
        }
    }
}

extension SimulatedModel.Kind: RawRepresentable {
    /// Creates the value with a number of `velto_sim_model`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .trikiCap
        case 1: self = .table
        case 2: self = .tapStrap2
        case 3: self = .tapXR
        case 4: self = .tapStrap2Framed
        case 5: self = .tapXRFramed
        case 6: self = .metaMotionR
        case 7: self = .metaMotionRL
        case 8: self = .metaMotionS
        case 9: self = .metaEnvironment
        default: return nil
        }
    }

    /// The number in `velto_sim_model`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .trikiCap: 0
        case .table: 1
        case .tapStrap2: 2
        case .tapXR: 3
        case .tapStrap2Framed: 4
        case .tapXRFramed: 5
        case .metaMotionR: 6
        case .metaMotionRL: 7
        case .metaMotionS: 8
        case .metaEnvironment: 9
        }
    }
}
