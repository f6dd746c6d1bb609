internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

extension BoardSettings {
    /// Creates settings from the members that are written; the other members may have any values.
    init(_ given: velto_mw_settings, _ members: BoardSettingsMembers) throws(VeltoError) {
        let c = given.only(members)
        try c.check("settings")
        self.init()
        name = try FixedText.load(c.name, "settings.name")
        advertisingInterval = c.advertising_interval
        advertisingTimeout = c.advertising_timeout
        isAdvertisingDirected = c.is_advertising_directed != 0
        transmitPower = Int(c.transmit_power)
        scanResponse = FixedBytes.load(c.scan_response, UInt16(clamping: c.scan_response_size))
        guard c.interval_min <= c.interval_max else {
            throw .invalidArgument("settings.interval_min", "is more than interval_max")
        }
        connectionInterval = c.interval_min...c.interval_max
        latency = Int(c.latency)
        supervisionTimeout = c.supervision_timeout
        whitelistMode = WhitelistMode(rawValue: c.whitelist_mode) ?? .off
        isRegulatorOn = c.is_regulator_on != 0
        isSlowPHYForced = c.is_slow_phy_forced != 0
        watchdogTimeout = c.watchdog_timeout
        watchdogRunsAsleep = c.watchdog_runs_asleep != 0
        watchdogIsRefreshedBySchedule = c.watchdog_refresh_by_schedule != 0
        watchdogIsRefreshedBySleep = c.watchdog_refresh_by_sleep != 0
    }
}

extension velto_mw_settings {
    /// Returns the settings with defaults for all members not in `members`.
    fileprivate func only(_ members: BoardSettingsMembers) -> velto_mw_settings {
        var c = Self.defaults
        if members.contains(.name) { c.name = name }
        if members.contains(.advertising) {
            c.advertising_interval = advertising_interval
            c.advertising_timeout = advertising_timeout
            c.is_advertising_directed = is_advertising_directed
        }
        if members.contains(.transmitPower) { c.transmit_power = transmit_power }
        if members.contains(.scanResponse) {
            c.scan_response = scan_response
            c.scan_response_size = scan_response_size
        }
        if members.contains(.connection) {
            c.interval_min = interval_min
            c.interval_max = interval_max
            c.latency = latency
            c.supervision_timeout = supervision_timeout
        }
        if members.contains(.whitelistMode) { c.whitelist_mode = whitelist_mode }
        if members.contains(.regulator) { c.is_regulator_on = is_regulator_on }
        if members.contains(.phy) { c.is_slow_phy_forced = is_slow_phy_forced }
        if members.contains(.watchdog) {
            c.watchdog_timeout = watchdog_timeout
            c.watchdog_runs_asleep = watchdog_runs_asleep
            c.watchdog_refresh_by_schedule = watchdog_refresh_by_schedule
            c.watchdog_refresh_by_sleep = watchdog_refresh_by_sleep
        }
        return c
    }

    mutating func take(_ settings: BoardSettings) {
        FixedText.store(settings.name, in: &name)
        advertising_interval = settings.advertisingInterval
        advertising_timeout = settings.advertisingTimeout
        is_advertising_directed = settings.isAdvertisingDirected ? 1 : 0
        transmit_power = Int32(clamping: settings.transmitPower)
        scan_response_size = UInt32(clamping: FixedBytes.store(settings.scanResponse, in: &scan_response))
        interval_min = settings.connectionInterval.lowerBound
        interval_max = settings.connectionInterval.upperBound
        latency = Int32(clamping: settings.latency)
        supervision_timeout = settings.supervisionTimeout
        whitelist_mode = settings.whitelistMode.rawValue
        is_regulator_on = settings.isRegulatorOn ? 1 : 0
        is_slow_phy_forced = settings.isSlowPHYForced ? 1 : 0
        watchdog_timeout = settings.watchdogTimeout
        watchdog_runs_asleep = settings.watchdogRunsAsleep ? 1 : 0
        watchdog_refresh_by_schedule = settings.watchdogIsRefreshedBySchedule ? 1 : 0
        watchdog_refresh_by_sleep = settings.watchdogIsRefreshedBySleep ? 1 : 0
    }
}
