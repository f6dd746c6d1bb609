internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

// MARK: Information

extension velto_mw_info {
    /// What is known of a board.
    mutating func take(_ status: BoardStatus) {
        flags = status.model.isValidated ? VELTO_MW_VALIDATED : 0
        state = status.state.rawValue
        activities = status.activities.rawValue
        detectors = status.detectors.reduce(0) { $0 | 1 << UInt32(clamping: $1.rawValue) }
        asked_notification_rate = status.notificationsAsked
        carried_notification_rate = BoardStatus.notificationsCarried
        FixedText.store(status.model.name, in: &model_name)
    }
}

extension velto_mw_module {
    /// A module as the board answered.
    init(_ module: BoardModule, _ info: ModuleInfo) {
        self.init()
        id = module.rawValue
        implementation = info.implementation
        revision = info.revision
        extra_size = UInt8(clamping: FixedBytes.store(info.extra, in: &extra))
    }
}

extension velto_mw_source {
    /// Where a signal comes from.
    init(_ source: SignalSource) {
        self.init()
        module = source.module.rawValue
        register_id = source.register
        has_id = source.id == nil ? 0 : 1
        id = source.id ?? 0
        offset = UInt8(clamping: source.offset)
        size = UInt8(clamping: source.size)
        packed_register_id = source.packedRegister ?? 0
    }
}

// MARK: Sensors

extension BoardSensor {
    /// A number that has been checked.
    init(number: velto_mw_sensor) {
        self = Self(rawValue: number) ?? .accelerometer
    }
}

extension velto_mw_sensor_config {
    /// What a program wants; 0 is what a sensor is usually set to.
    func configuration(
        of sensor: BoardSensor, standard: SensorConfiguration
    ) throws(VeltoError) -> SensorConfiguration {
        let (own, other, name) =
            sensor == .accelerometer ? (range_g, range_dps, "range_dps") : (range_dps, range_g, "range_g")
        guard other == 0 else { throw .invalidArgument("config.\(name)", "is not a range of the \(sensor)") }
        return SensorConfiguration(
            rate: rate == 0 ? standard.rate : rate, range: own == 0 ? standard.range : own,
            filter: SensorConfiguration.Filter(rawValue: filter) ?? standard.filter,
            power: SensorConfiguration.Power(rawValue: power), isPacked: is_unpacked == 0)
    }

    /// What a sensor is set to.
    init(_ configuration: SensorConfiguration, _ sensor: BoardSensor) {
        self.init()
        take(configuration, sensor)
    }

    /// What a sensor is set to.
    mutating func take(_ configuration: SensorConfiguration, _ sensor: BoardSensor) {
        self.sensor = sensor.rawValue
        rate = configuration.rate
        range_g = sensor == .accelerometer ? configuration.range : 0
        range_dps = sensor == .gyroscope ? configuration.range : 0
        filter = configuration.filter.rawValue
        power = configuration.power?.rawValue ?? VELTO_MW_POWER_DEFAULT
        is_unpacked = configuration.isPacked ? 0 : 1
    }
}

// MARK: Detectors

extension DetectorKind {
    /// A number that has been checked.
    init(number: velto_mw_detector) {
        self = Self(rawValue: number) ?? .orientation
    }
}

extension DetectorConfiguration {
    /// What a program wants; 0 is what the data sheet recommends.
    init(_ c: velto_mw_detector_config) {
        self.init(DetectorKind(number: c.detector))
        let given: (Double) -> Double? = { $0 == 0 ? nil : $0 }
        threshold = given(c.threshold)
        duration = given(c.duration)
        window = given(c.window)
        quiet = given(c.quiet)
        shock = given(c.shock)
        hysteresis = given(c.hysteresis)
        axes = c.axes == 0 ? nil : Axes(rawValue: UInt8(clamping: c.axes))
        mode = Mode(rawValue: c.mode)
        arm = Arm(rawValue: c.arm)
        count = c.count == 0 ? nil : Int(c.count)
    }
}

// MARK: Light

extension LightPattern.Color {
    /// A number that has been checked, which is the device's.
    init(number: velto_mw_led_color) {
        self = Self(rawValue: UInt8(clamping: number)) ?? .green
    }
}

extension LightPattern {
    /// A preset in a color.
    init(preset: velto_mw_led_preset, _ color: Color) {
        self =
            switch preset {
            case VELTO_MW_LED_PRESET_BLINK: .blink(color)
            case VELTO_MW_LED_PRESET_BREATHE: .breathe(color)
            case VELTO_MW_LED_PRESET_FLASH: .flash(color)
            default: .solid(color)
            }
    }

    /// What a program wants.
    init(_ c: velto_mw_led_pattern) {
        self.init(Color(number: c.color))
        high = c.high
        low = c.low
        rise = c.rise
        hold = c.hold
        fall = c.fall
        period = c.period
        delay = c.delay
        repeatCount = Int(c.repeat_count)
    }
}

extension velto_mw_led_pattern {
    /// A pattern as programs see it.
    init(_ pattern: LightPattern) {
        self.init()
        color = velto_mw_led_color(pattern.color.rawValue)
        repeat_count = UInt32(clamping: pattern.repeatCount)
        high = pattern.high
        low = pattern.low
        rise = pattern.rise
        hold = pattern.hold
        fall = pattern.fall
        period = pattern.period
        delay = pattern.delay
    }
}
