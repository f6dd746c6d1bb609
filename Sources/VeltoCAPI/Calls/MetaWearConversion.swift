internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

// MARK: Information

extension velto_mw_info {
    /// Sets the members from the status of a board.
    mutating func take(_ status: BoardStatus) {
        flags = status.model.isValidated ? VELTO_MW_VALIDATED : 0
        state = status.state.rawValue
        activities = status.activities.rawValue
        detectors = status.detectors.reduce(0) { $0 | 1 << UInt32(clamping: $1.rawValue) }
        input_source = status.inputSource.rawValue
        silent_module_count = UInt32(clamping: status.silentModules.count)
        asked_notification_rate = status.notificationsAsked
        carried_notification_rate = BoardStatus.notificationsCarried
        FixedText.store(status.model.name, in: &model_name)
    }
}

extension velto_mw_module {
    /// Creates the C form of a module.
    init(_ module: BoardModule, _ info: ModuleInfo) {
        self.init()
        id = module.rawValue
        implementation = info.implementation
        revision = info.revision
        extra_size = UInt8(clamping: FixedBytes.store(info.extra, in: &extra))
    }
}

extension velto_mw_source {
    /// Creates the C form of a signal's source.
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
    /// Creates a sensor from a checked number.
    init(number: velto_mw_sensor) {
        self = Self(rawValue: number) ?? .accelerometer
    }
}

extension velto_mw_sensor_config {
    /// The members that only some sensors use, and these sensors.
    private static let members: [(name: String, isGiven: @Sendable (Self) -> Bool, sensors: Set<BoardSensor>)] = [
        ("range_g", { $0.range_g != 0 }, [.accelerometer, .fusion]),
        ("range_dps", { $0.range_dps != 0 }, [.gyroscope, .fusion]),
        ("filter", { $0.filter != VELTO_MW_FILTER_DEFAULT }, [.accelerometer, .gyroscope]),
        ("power", { $0.power != VELTO_MW_POWER_DEFAULT }, [.accelerometer, .gyroscope]),
        ("is_unpacked", { $0.is_unpacked != 0 }, [.accelerometer, .gyroscope, .magnetometer]),
        ("rate", { $0.rate != 0 }, [.accelerometer, .gyroscope, .magnetometer, .barometer, .light]),
        ("fusion_mode", { $0.fusion_mode != VELTO_MW_FUSION_MODE_DEFAULT }, [.fusion]),
        ("preset", { $0.preset != VELTO_MW_MAGNETOMETER_PRESET_NONE }, [.magnetometer]),
        ("repetitions_xy", { $0.repetitions_xy != 0 }, [.magnetometer]),
        ("repetitions_z", { $0.repetitions_z != 0 }, [.magnetometer]),
        ("oversampling", { $0.oversampling != 0 }, [.barometer, .humidity]),
        ("smoothing", { $0.smoothing != 0 }, [.barometer]), ("standby", { $0.standby != 0 }, [.barometer]),
        ("gain", { $0.gain != 0 }, [.light]), ("integration", { $0.integration != 0 }, [.light]),
    ]

    /// The repetitions and the rates of the magnetometer's presets.
    private static let presets: [velto_mw_magnetometer_preset: (xy: Int, z: Int, rate: Double)] = [
        VELTO_MW_MAGNETOMETER_PRESET_LOW_POWER: (3, 3, 10), VELTO_MW_MAGNETOMETER_PRESET_REGULAR: (9, 15, 10),
        VELTO_MW_MAGNETOMETER_PRESET_ENHANCED_REGULAR: (15, 27, 10),
        VELTO_MW_MAGNETOMETER_PRESET_HIGH_ACCURACY: (47, 83, 20),
    ]

    /// Returns the requested configuration; 0 selects the sensor's default.
    func configuration(
        of sensor: BoardSensor, standard: SensorConfiguration
    ) throws(VeltoError) -> SensorConfiguration {
        for member in Self.members where member.isGiven(self) && !member.sensors.contains(sensor) {
            throw .invalidArgument("config.\(member.name)", "is nothing that the \(sensor) has")
        }
        let own = sensor == .gyroscope ? range_dps : range_g
        let preset = Self.presets[preset]
        let given: (Int32) -> Int? = { $0 == 0 ? nil : Int($0) }
        var wanted = SensorConfiguration(
            rate: rate == 0 ? preset?.rate ?? standard.rate : rate, range: own == 0 ? standard.range : own,
            filter: SensorConfiguration.Filter(rawValue: filter) ?? standard.filter,
            power: SensorConfiguration.Power(rawValue: power), isPacked: is_unpacked == 0)
        wanted.repetitionsXY = given(repetitions_xy) ?? preset?.xy
        wanted.repetitionsZ = given(repetitions_z) ?? preset?.z
        wanted.oversampling = given(oversampling)
        wanted.smoothing = given(smoothing)
        wanted.gain = given(gain)
        wanted.standby = standby == 0 ? nil : standby
        wanted.integration = integration == 0 ? nil : integration
        wanted.fusion = FusionMode(rawValue: fusion_mode)
        if sensor == .fusion { wanted.rotationRange = range_dps == 0 ? standard.rotationRange : range_dps }
        return wanted
    }

    /// Creates the C form of a sensor's configuration.
    init(_ configuration: SensorConfiguration, _ sensor: BoardSensor) {
        self.init()
        take(configuration, sensor)
    }

    /// Sets the members from the configuration of a sensor.
    mutating func take(_ configuration: SensorConfiguration, _ sensor: BoardSensor) {
        self.sensor = sensor.rawValue
        let hasRate = sensor != .fusion && sensor != .humidity
        let isInertial = sensor == .accelerometer || sensor == .gyroscope
        rate = hasRate ? configuration.rate : 0
        range_g = sensor == .gyroscope ? 0 : configuration.range
        range_dps = sensor == .gyroscope ? configuration.range : configuration.rotationRange ?? 0
        filter = isInertial ? configuration.filter.rawValue : VELTO_MW_FILTER_DEFAULT
        power = configuration.power?.rawValue ?? VELTO_MW_POWER_DEFAULT
        is_unpacked = configuration.isPacked ? 0 : 1
        fusion_mode = configuration.fusion?.rawValue ?? VELTO_MW_FUSION_MODE_DEFAULT
        preset = VELTO_MW_MAGNETOMETER_PRESET_NONE
        repetitions_xy = Int32(clamping: configuration.repetitionsXY ?? 0)
        repetitions_z = Int32(clamping: configuration.repetitionsZ ?? 0)
        oversampling = Int32(clamping: configuration.oversampling ?? 0)
        smoothing = Int32(clamping: configuration.smoothing ?? 0)
        gain = Int32(clamping: configuration.gain ?? 0)
        standby = configuration.standby ?? 0
        integration = configuration.integration ?? 0
    }
}

// MARK: Detectors

extension DetectorKind {
    /// Creates a detector from a checked number.
    init(number: velto_mw_detector) {
        self = Self(rawValue: number) ?? .orientation
    }
}

extension DetectorConfiguration {
    /// Creates the requested configuration; 0 selects the value that the data sheet recommends.
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
    /// Creates a color from a checked number, which is the board's own number.
    init(number: velto_mw_led_color) {
        self = Self(rawValue: UInt8(clamping: number)) ?? .green
    }
}

extension LightPattern {
    /// Creates the pattern of a preset in a color.
    init(preset: velto_mw_led_preset, _ color: Color) {
        self =
            switch preset {
            case VELTO_MW_LED_PRESET_BLINK: .blink(color)
            case VELTO_MW_LED_PRESET_BREATHE: .breathe(color)
            case VELTO_MW_LED_PRESET_FLASH: .flash(color)
            default: .solid(color)
            }
    }

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
    /// Creates the C form of a pattern.
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
