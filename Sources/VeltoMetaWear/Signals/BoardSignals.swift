internal import VeltoWearable

/// The signals of boards as a table.
///
/// A row applies if the board has the module, and the module has the signal.
///
/// Source: MetaWear module protocol, 3.6, 4.0 and 4.18.
enum BoardSignals {
    private struct Row {
        let module: BoardModule
        var isAvailable: @Sendable (ModuleInfo) -> Bool = { _ in true }
        let signals: @Sendable (ModuleInfo) -> [BoardSignal]
    }

    private static let table = [
        Row(module: .button) { _ in
            [signal("switch", .button, 0x01, [field("pressed", .uint8)], [.streamable, .readable])]
        },
        Row(module: .accelerometer) { inertial("acceleration", .acceleration, .accelerometer, $0) },
        Row(module: .accelerometer, isAvailable: { $0.implementation == 1 }) { _ in
            [
                found("bosch-motion", 0x0B, "motion"), found("bosch-orientation", 0x11, "orientation"),
                found("bosch-tap", 0x0E, "tap"), found("steps", 0x19, "steps"),
                signal("step-counter", .accelerometer, 0x1A, [field("steps", .uint16)], .readable),
            ]
        },
        Row(module: .accelerometer, isAvailable: { $0.implementation == 4 }) { _ in
            [
                found("bosch-motion", 0x09, "motion"), found("wrist", 0x0A, "wrist"),
                found("activity", 0x0C, "activity"),
                signal("steps", .accelerometer, 0x0B, [field("steps", .uint16)], [.streamable, .readable]),
            ]
        },
        Row(module: .temperature) { info in
            info.extra.indices.compactMap { thermometer(UInt8(exactly: $0), source: info.extra[$0]) }
        },
        Row(module: .gpio) { info in info.extra.indices.flatMap { pin($0, abilities: info.extra[$0], info) } },
        Row(module: .logging) { _ in
            let reset = [
                field("time", .uint32, .time, scale: BoardTick.seconds * 1000), field("reset", .uint8),
            ]
            return [
                signal("last-reset", .logging, 0x04, reset, .readable),
                signal("log-length", .logging, 0x05, [field("entries", .uint32)], .readable),
            ]
        },
        Row(module: .gyroscope) { inertial("angular-velocity", .rotationRate, .gyroscope, $0) },
        Row(module: .barometer) { info in
            let pressure = [field("pressure", .uint32, .pressure, scale: 1.0 / 256)]
            let altitude = [field("altitude", .int32, .length, scale: 1.0 / 256)]
            return [
                of(.barometer, signal("pressure", .barometer, 0x01, pressure, [.streamable, .readable])),
                of(.barometer, signal("altitude", .barometer, 0x02, altitude, .streamable)),
            ]
        },
        Row(module: .ambientLight) { _ in
            let fields = [field("illuminance", .uint32, .illuminance, scale: 0.001)]
            return [of(.light, signal("illuminance", .ambientLight, 0x03, fields, [.streamable, .readable]))]
        },
        Row(module: .magnetometer) { info in
            let fields = ["x", "y", "z"].map { field($0, .int16, .magneticField, scale: Magnetometer.scale) }
            var signal = of(.magnetometer, signal("magnetic-field", .magnetometer, 0x05, fields, .streamable))
            if Magnetometer(info).isPacked { signal.packed = Magnetometer.packedRegister }
            return [signal]
        },
        Row(module: .humidity) { _ in
            let fields = [field("humidity", .uint32, .percentage, scale: 1.0 / 1024)]
            return [of(.humidity, signal("relative-humidity", .humidity, 0x01, fields, .readable))]
        },
        Row(module: .fusion) { fusion($0) },
        Row(module: .settings, isAvailable: { $0.revision >= 3 }) { _ in
            let fields = [field("charge", .uint8, .percentage), field("voltage", .uint16, .voltage)]
            return [signal("battery", .settings, 0x0C, fields, .readable)]
        },
        Row(module: .settings, isAvailable: { $0.revision >= 2 }) { _ in
            var end = signal("disconnected", .settings, 0x0A, [field("count", .uint32)], [])
            end.isCounted = true
            return [end]
        },
        Row(module: .settings, isAvailable: { hasFeature(0, $0) }) { _ in
            [signal("power-status", .settings, 0x11, [field("powered", .uint8)], [.streamable, .readable])]
        },
        Row(module: .settings, isAvailable: { hasFeature(1, $0) }) { _ in
            [signal("charge-status", .settings, 0x12, [field("charging", .uint8)], [.streamable, .readable])]
        },
        Row(module: .debug) { _ in [signal("key-register", .debug, 0x04, [field("key", .uint32)], .readable)] },
        Row(module: .debug, isAvailable: { $0.revision >= 2 }) { _ in
            let fields = [field("checked", .uint8), field("free", .uint16)]
            return [signal("stack", .debug, 0x09, fields, .readable)]
        },
        // No source names the revision that brought it: the next one.
        Row(module: .debug, isAvailable: { $0.revision >= 3 }) { _ in
            [signal("reset-reason", .debug, 0x0B, [field("reasons", .uint32)], .readable)]
        },
    ]

    /// The identifier of the orientation by sensor fusion.
    static let quaternion = "quaternion"
    /// The outputs of fusion with the samples of its sensors.
    static let (correctedAcceleration, correctedRotation, correctedField) = (
        "corrected-acceleration", "corrected-angular-velocity", "corrected-magnetic-field"
    )

    /// Returns the signals of a board, in the order of its modules.
    static func available(_ modules: [BoardModule: ModuleInfo]) -> [BoardSignal] {
        table.flatMap { row -> [BoardSignal] in
            guard let info = modules[row.module], row.isAvailable(info) else { return [] }
            // Firmware may list a thermometer in a barometer that the board lacks.
            return row.signals(info).filter { signal in
                row.module != .temperature || signal.sensor.map { modules[$0.module] != nil } ?? true
            }
        }
    }

    // MARK: Rows

    private static func field(
        _ name: String, _ format: SampleFormat, _ unit: SampleUnit = .none, scale: Double = 1
    ) -> BoardSignal.Field {
        BoardSignal.Field(name: name, unit: unit, format: format, scale: scale)
    }

    private static func signal(
        _ identifier: String, _ module: BoardModule, _ register: UInt8, _ fields: [BoardSignal.Field],
        _ abilities: SignalDescription.Abilities
    ) -> BoardSignal {
        BoardSignal(
            identifier: identifier, register: BoardRegister(module, register), fields: fields, abilities: abilities)
    }

    /// Returns the signal of a detector's reports, as bits.
    private static func found(_ identifier: String, _ register: UInt8, _ channel: String) -> BoardSignal {
        signal(identifier, .accelerometer, register, [field(channel, .uint8)], .streamable)
    }

    private static func inertial(
        _ identifier: String, _ unit: SampleUnit, _ module: BoardModule, _ info: ModuleInfo
    ) -> [BoardSignal] {
        guard let chip = InertialChip.of(module, info) else { return [] }
        let scale = chip.standardSetting.scale ?? 1
        var signal = BoardSignal(
            identifier: identifier, register: chip.dataRegister,
            fields: ["x", "y", "z"].map { field($0, .int16, unit, scale: scale) }, abilities: .streamable)
        signal.sensor = BoardSensor.allCases.first { $0.module == module }
        signal.isSteady = true
        if info.revision >= chip.packed.firstRevision { signal.packed = chip.packedRegister }
        return [signal]
    }

    /// A signal that requires a sensor whose setting does not change the scale.
    private static func of(_ sensor: BoardSensor, _ signal: BoardSignal) -> BoardSignal {
        var signal = signal
        signal.sensor = sensor
        return signal
    }

    /// The outputs of sensor fusion, and its state of calibration.
    private static func fusion(_ info: ModuleInfo) -> [BoardSignal] {
        let milli = 0.001
        let standardGravity = 9.80665
        let vector = { (unit: SampleUnit, scale: Double) in
            ["x", "y", "z"].map { field($0, .float32, unit, scale: scale) }
        }
        let corrected = { vector($0, $1) + [field("accuracy", .uint8)] }
        let angles = ["heading", "pitch", "roll", "yaw"].map { field($0, .float32, .angle) }
        let outputs: [(identifier: String, fields: [BoardSignal.Field])] = [
            (correctedAcceleration, corrected(.acceleration, milli)),
            (correctedRotation, corrected(.rotationRate, 1)),
            (correctedField, corrected(.magneticField, 1)),
            (quaternion, ["w", "x", "y", "z"].map { field($0, .float32) }), ("euler-angles", angles),
            ("gravity", vector(.acceleration, 1 / standardGravity)),
            ("linear-acceleration", vector(.acceleration, 1 / standardGravity)),
        ]
        let signals = outputs.enumerated().map { index, output in
            var signal = of(
                .fusion, signal(output.identifier, .fusion, UInt8(0x04 + index), output.fields, .streamable))
            signal.isSteady = true
            return signal
        }
        guard info.revision >= 1 else { return signals }
        let accuracies = ["accelerometer", "gyroscope", "magnetometer"].map { field($0, .uint8) }
        return signals + [of(.fusion, signal("fusion-calibration", .fusion, 0x0B, accuracies, .readable))]
    }

    /// Returns the signals of a pin: its readable values and its changes.
    private static func pin(_ number: Int, abilities: UInt8, _ info: ModuleInfo) -> [BoardSignal] {
        guard let number = UInt8(exactly: number) else { return [] }
        let (digital, analog): (UInt8, UInt8) = (1, 2)
        // Firmware that takes parameters needs them.
        let parameters = info.revision >= PinConfiguration.firstRevision ? PinConfiguration().parameters : []
        let rows: [(ability: UInt8, name: String, register: UInt8, field: BoardSignal.Field, [UInt8])] = [
            (analog, "abs-ref", 0x06, field("voltage", .uint16, .voltage), parameters),
            (analog, "adc", 0x07, field("ratio", .uint16, scale: 1.0 / 1023), parameters),
            (digital, "digital", 0x08, field("level", .uint8), []),
            (digital, "pin-monitor", 0x0A, field("level", .uint8), []),
        ]
        return rows.filter { abilities & $0.ability != 0 }.map { row in
            let isStreamed = row.register == PinMonitors.register.number
            var signal = signal(
                "\(row.name)[\(number)]", .gpio, row.register, [row.field], isStreamed ? .streamable : .readable)
            signal.id = number
            signal.parameters = row.4
            return signal
        }
    }

    /// A channel of the temperature module, named after its source; nil for a missing channel.
    private static func thermometer(_ channel: UInt8?, source: UInt8) -> BoardSignal? {
        guard let channel, source != Thermometer.missing else { return nil }
        let thermometer = Thermometer(rawValue: source)
        let field = field(thermometer.map { "\($0)" } ?? "temperature", .int16, .temperature, scale: 0.125)
        var signal = signal("temperature[\(channel)]", .temperature, 0x01, [field], .readable)
        signal.id = channel
        // It is 0 while the barometer does not run.
        if thermometer == .barometer { signal.sensor = .barometer }
        return signal
    }

    /// Returns whether the module's feature mask has a bit; old firmware has no mask.
    private static func hasFeature(_ bit: UInt8, _ info: ModuleInfo) -> Bool {
        info.revision >= 5 && (info.extra.first ?? 0) & 1 << bit != 0
    }
}

extension BoardSensor {
    /// The fusion output with the sensor's samples; nil for a sensor that fusion does not use.
    var correctedSignal: String? {
        switch self {
        case .accelerometer: BoardSignals.correctedAcceleration
        case .gyroscope: BoardSignals.correctedRotation
        case .magnetometer: BoardSignals.correctedField
        case .barometer, .light, .humidity, .fusion: nil
        }
    }
}
