// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import VeltoCore

extension BoardState: RawRepresentable {
    /// Creates the value with a number of `velto_mw_state`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .idle
        case 2: self = .streaming
        case 3: self = .logging
        case 4: self = .downloading
        case 5: self = .updating
        default: return nil
        }
    }

    /// The number in `velto_mw_state`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .idle: 1
        case .streaming: 2
        case .logging: 3
        case .downloading: 4
        case .updating: 5
        }
    }
}

extension BoardActivities {
    /// The board streams samples.
    @inlinable public static var streaming: Self { Self(rawValue: 0x1) }
    /// The board logs samples.
    @inlinable public static var logging: Self { Self(rawValue: 0x2) }
    /// The log is being downloaded.
    @inlinable public static var downloading: Self { Self(rawValue: 0x4) }
    /// The firmware is being replaced.
    @inlinable public static var updating: Self { Self(rawValue: 0x8) }
}

extension BoardActivities: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "streaming"), (0x2, "logging"), (0x4, "downloading"), (0x8, "updating")])
    }
}

extension BoardInputSource: RawRepresentable {
    /// Creates the value with a number of `velto_mw_input_source`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .sensors
        case 1: self = .fusion
        default: return nil
        }
    }

    /// The number in `velto_mw_input_source`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .sensors: 0
        case .fusion: 1
        }
    }
}

extension BoardSensor: RawRepresentable {
    /// Creates the value with a number of `velto_mw_sensor`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .accelerometer
        case 2: self = .gyroscope
        case 3: self = .magnetometer
        case 4: self = .barometer
        case 5: self = .light
        case 6: self = .humidity
        case 7: self = .fusion
        default: return nil
        }
    }

    /// The number in `velto_mw_sensor`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .accelerometer: 1
        case .gyroscope: 2
        case .magnetometer: 3
        case .barometer: 4
        case .light: 5
        case .humidity: 6
        case .fusion: 7
        }
    }
}

extension FusionMode: RawRepresentable {
    /// Creates the value with a number of `velto_mw_fusion_mode`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .ndof
        case 2: self = .imuPlus
        case 3: self = .compass
        case 4: self = .m4g
        default: return nil
        }
    }

    /// The number in `velto_mw_fusion_mode`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .ndof: 1
        case .imuPlus: 2
        case .compass: 3
        case .m4g: 4
        }
    }
}

extension SensorConfiguration.Filter: RawRepresentable {
    /// Creates the value with a number of `velto_mw_filter`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .normal
        case 2: self = .oversampling2
        case 3: self = .oversampling4
        default: return nil
        }
    }

    /// The number in `velto_mw_filter`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .normal: 1
        case .oversampling2: 2
        case .oversampling4: 3
        }
    }
}

extension SensorConfiguration.Power: RawRepresentable {
    /// Creates the value with a number of `velto_mw_power`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .normal
        case 2: self = .low
        default: return nil
        }
    }

    /// The number in `velto_mw_power`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .normal: 1
        case .low: 2
        }
    }
}

extension ChipAxis: RawRepresentable {
    /// Creates the value with a number of `velto_mw_axis`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .x
        case 1: self = .y
        case 2: self = .z
        case 3: self = .negativeX
        case 4: self = .negativeY
        case 5: self = .negativeZ
        default: return nil
        }
    }

    /// The number in `velto_mw_axis`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .x: 0
        case .y: 1
        case .z: 2
        case .negativeX: 3
        case .negativeY: 4
        case .negativeZ: 5
        }
    }
}

extension DetectorKind: RawRepresentable {
    /// Creates the value with a number of `velto_mw_detector`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .orientation
        case 2: self = .tap
        case 3: self = .stepDetector
        case 4: self = .stepCounter
        case 5: self = .anyMotion
        case 6: self = .noMotion
        case 7: self = .slowMotion
        case 8: self = .significantMotion
        case 9: self = .lowG
        case 10: self = .highG
        case 11: self = .flat
        case 12: self = .activity
        case 13: self = .wristWear
        case 14: self = .wristGesture
        default: return nil
        }
    }

    /// The number in `velto_mw_detector`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .orientation: 1
        case .tap: 2
        case .stepDetector: 3
        case .stepCounter: 4
        case .anyMotion: 5
        case .noMotion: 6
        case .slowMotion: 7
        case .significantMotion: 8
        case .lowG: 9
        case .highG: 10
        case .flat: 11
        case .activity: 12
        case .wristWear: 13
        case .wristGesture: 14
        }
    }
}

extension DetectorConfiguration.Mode: RawRepresentable {
    /// Creates the value with a number of `velto_mw_detector_mode`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .single
        case 2: self = .double
        case 3: self = .both
        case 4: self = .symmetrical
        case 5: self = .highAsymmetrical
        case 6: self = .lowAsymmetrical
        case 7: self = .normal
        case 8: self = .sensitive
        case 9: self = .robust
        case 10: self = .singleAxis
        case 11: self = .sum
        default: return nil
        }
    }

    /// The number in `velto_mw_detector_mode`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .single: 1
        case .double: 2
        case .both: 3
        case .symmetrical: 4
        case .highAsymmetrical: 5
        case .lowAsymmetrical: 6
        case .normal: 7
        case .sensitive: 8
        case .robust: 9
        case .singleAxis: 10
        case .sum: 11
        }
    }
}

extension DetectorConfiguration.Arm: RawRepresentable {
    /// Creates the value with a number of `velto_mw_arm`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .left
        case 2: self = .right
        default: return nil
        }
    }

    /// The number in `velto_mw_arm`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .left: 1
        case .right: 2
        }
    }
}

extension TapFinding: RawRepresentable {
    /// Creates the value with a number of `velto_mw_tap_finding`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .double
        case 2: self = .single
        default: return nil
        }
    }

    /// The number in `velto_mw_tap_finding`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .double: 1
        case .single: 2
        }
    }
}

extension OrientationFinding: RawRepresentable {
    /// Creates the value with a number of `velto_mw_orientation_finding`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .upright
        case 1: self = .upsideDown
        case 2: self = .landscapeLeft
        case 3: self = .landscapeRight
        case 4: self = .uprightFaceDown
        case 5: self = .upsideDownFaceDown
        case 6: self = .landscapeLeftFaceDown
        case 7: self = .landscapeRightFaceDown
        default: return nil
        }
    }

    /// The number in `velto_mw_orientation_finding`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .upright: 0
        case .upsideDown: 1
        case .landscapeLeft: 2
        case .landscapeRight: 3
        case .uprightFaceDown: 4
        case .upsideDownFaceDown: 5
        case .landscapeLeftFaceDown: 6
        case .landscapeRightFaceDown: 7
        }
    }
}

extension ActivityFinding: RawRepresentable {
    /// Creates the value with a number of `velto_mw_activity_finding`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .still
        case 1: self = .walking
        case 2: self = .running
        case 3: self = .unknown
        default: return nil
        }
    }

    /// The number in `velto_mw_activity_finding`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .still: 0
        case .walking: 1
        case .running: 2
        case .unknown: 3
        }
    }
}

extension WristGesture: RawRepresentable {
    /// Creates the value with a number of `velto_mw_wrist_gesture`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .armDown
        case 2: self = .pivotUp
        case 3: self = .shake
        case 4: self = .flickIn
        case 5: self = .flickOut
        default: return nil
        }
    }

    /// The number in `velto_mw_wrist_gesture`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .armDown: 1
        case .pivotUp: 2
        case .shake: 3
        case .flickIn: 4
        case .flickOut: 5
        }
    }
}

extension LightAction: RawRepresentable {
    /// Creates the value with a number of `velto_mw_led_action`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .play
        case 2: self = .autoplay
        case 3: self = .pause
        case 4: self = .stop
        case 5: self = .stopAndClear
        default: return nil
        }
    }

    /// The number in `velto_mw_led_action`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .play: 1
        case .autoplay: 2
        case .pause: 3
        case .stop: 4
        case .stopAndClear: 5
        }
    }
}

extension BoardParts {
    /// Sensors and detectors stop.
    @inlinable public static var sensors: Self { Self(rawValue: 0x1) }
    /// Registers stop notifying.
    @inlinable public static var subscriptions: Self { Self(rawValue: 0x2) }
    /// The light goes out and its patterns are deleted.
    @inlinable public static var light: Self { Self(rawValue: 0x4) }
    /// Timers are removed.
    @inlinable public static var timers: Self { Self(rawValue: 0x8) }
    /// Data processors are removed.
    @inlinable public static var processors: Self { Self(rawValue: 0x10) }
    /// Events and their commands are removed.
    @inlinable public static var events: Self { Self(rawValue: 0x20) }
    /// Loggers are removed.
    @inlinable public static var loggers: Self { Self(rawValue: 0x40) }
}

extension BoardParts: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "sensors"), (0x2, "subscriptions"), (0x4, "light"), (0x8, "timers"), (0x10, "processors"), (0x20, "events"), (0x40, "loggers")])
    }
}

extension BoardReset: RawRepresentable {
    /// Creates the value with a number of `velto_mw_reset_kind`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .now
        case 2: self = .afterGarbageCollection
        case 3: self = .bootloader
        case 4: self = .link
        case 5: self = .powerSave
        default: return nil
        }
    }

    /// The number in `velto_mw_reset_kind`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .now: 1
        case .afterGarbageCollection: 2
        case .bootloader: 3
        case .link: 4
        case .powerSave: 5
        }
    }
}

extension PinAction: RawRepresentable {
    /// Creates the value with a number of `velto_mw_pin_action`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .high
        case 2: self = .low
        case 3: self = .pullUp
        case 4: self = .pullDown
        case 5: self = .noPull
        default: return nil
        }
    }

    /// The number in `velto_mw_pin_action`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .high: 1
        case .low: 2
        case .pullUp: 3
        case .pullDown: 4
        case .noPull: 5
        }
    }
}

extension PinEdge: RawRepresentable {
    /// Creates the value with a number of `velto_mw_pin_edge`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .rising
        case 2: self = .falling
        case 3: self = .any
        default: return nil
        }
    }

    /// The number in `velto_mw_pin_edge`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .rising: 1
        case .falling: 2
        case .any: 3
        }
    }
}

extension WhitelistMode: RawRepresentable {
    /// Creates the value with a number of `velto_mw_whitelist_mode`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .off
        case 1: self = .scans
        case 2: self = .connections
        case 3: self = .both
        default: return nil
        }
    }

    /// The number in `velto_mw_whitelist_mode`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .off: 0
        case .scans: 1
        case .connections: 2
        case .both: 3
        }
    }
}

extension BoardSettingsMembers {
    /// `name`.
    @inlinable public static var name: Self { Self(rawValue: 0x1) }
    /// `advertising_interval`, `advertising_timeout` and `is_advertising_directed`.
    @inlinable public static var advertising: Self { Self(rawValue: 0x2) }
    /// `transmit_power`.
    @inlinable public static var transmitPower: Self { Self(rawValue: 0x4) }
    /// `scan_response` and `scan_response_size`.
    @inlinable public static var scanResponse: Self { Self(rawValue: 0x8) }
    /// `interval_min`, `interval_max`, `latency` and `supervision_timeout`.
    @inlinable public static var connection: Self { Self(rawValue: 0x10) }
    /// `whitelist_mode`.
    @inlinable public static var whitelistMode: Self { Self(rawValue: 0x20) }
    ///  MetaMotion S.
    @inlinable public static var regulator: Self { Self(rawValue: 0x40) }
    ///  MetaMotion S.
    @inlinable public static var phy: Self { Self(rawValue: 0x80) }
    /// `watchdog_timeout`, `watchdog_runs_asleep`, `watchdog_refresh_by_schedule` and `watchdog_refresh_by_sleep`.
    @inlinable public static var watchdog: Self { Self(rawValue: 0x100) }
}

extension BoardSettingsMembers: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "name"), (0x2, "advertising"), (0x4, "transmitPower"), (0x8, "scanResponse"), (0x10, "connection"), (0x20, "whitelistMode"), (0x40, "regulator"), (0x80, "phy"), (0x100, "watchdog")])
    }
}

extension WhitelistEntry.Kind: RawRepresentable {
    /// Creates the value with a number of `velto_mw_address_kind`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .public
        case 1: self = .randomStatic
        case 2: self = .privateResolvable
        case 3: self = .privateNonResolvable
        default: return nil
        }
    }

    /// The number in `velto_mw_address_kind`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .public: 0
        case .randomStatic: 1
        case .privateResolvable: 2
        case .privateNonResolvable: 3
        }
    }
}

extension BoardAction: RawRepresentable {
    /// Creates the value with a number of `velto_mw_action`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 1: self = .startAdvertising
        case 2: self = .startBonding
        case 3: self = .eraseBonds
        case 4: self = .refreshWatchdog
        case 5: self = .suspendMagnetometer
        default: return nil
        }
    }

    /// The number in `velto_mw_action`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .startAdvertising: 1
        case .startBonding: 2
        case .eraseBonds: 3
        case .refreshWatchdog: 4
        case .suspendMagnetometer: 5
        }
    }
}

extension LogMode: RawRepresentable {
    /// Creates the value with a number of `velto_mw_log_mode`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .overwrite
        case 1: self = .stopWhenFull
        default: return nil
        }
    }

    /// The number in `velto_mw_log_mode`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .overwrite: 0
        case .stopWhenFull: 1
        }
    }
}

extension LogEstimate.End: RawRepresentable {
    /// Creates the value with a number of `velto_mw_log_end`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .memory
        case 1: self = .battery
        default: return nil
        }
    }

    /// The number in `velto_mw_log_end`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .memory: 0
        case .battery: 1
        }
    }
}

extension ProcessorKind: RawRepresentable {
    /// Creates the value with a number of `velto_mw_processor_type`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .passthrough
        case 1: self = .accumulate
        case 2: self = .count
        case 3: self = .lowPass
        case 4: self = .highPass
        case 5: self = .comparison
        case 6: self = .rms
        case 7: self = .rss
        case 8: self = .time
        case 9: self = .math
        case 10: self = .delay
        case 11: self = .pulse
        case 12: self = .delta
        case 13: self = .threshold
        case 14: self = .buffer
        case 15: self = .packer
        case 16: self = .accounter
        case 17: self = .fuser
        case 18: self = .unknown
        default: return nil
        }
    }

    /// The number in `velto_mw_processor_type`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .passthrough: 0
        case .accumulate: 1
        case .count: 2
        case .lowPass: 3
        case .highPass: 4
        case .comparison: 5
        case .rms: 6
        case .rss: 7
        case .time: 8
        case .math: 9
        case .delay: 10
        case .pulse: 11
        case .delta: 12
        case .threshold: 13
        case .buffer: 14
        case .packer: 15
        case .accounter: 16
        case .fuser: 17
        case .unknown: 18
        }
    }
}

extension DownloadInfo.State: RawRepresentable {
    /// Creates the value with a number of `velto_download_state`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .running
        case 1: self = .waiting
        case 2: self = .ended
        default: return nil
        }
    }

    /// The number in `velto_download_state`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .running: 0
        case .waiting: 1
        case .ended: 2
        }
    }
}

extension DownloadGap.Cause: RawRepresentable {
    /// Creates the value with a number of `velto_download_gap_cause`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .reset
        case 1: self = .notSent
        case 2: self = .overwritten
        default: return nil
        }
    }

    /// The number in `velto_download_gap_cause`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .reset: 0
        case .notSent: 1
        case .overwritten: 2
        }
    }
}
