internal import VeltoCore
internal import VeltoWearable

/// Adopts processors, timers and events of other programs after they were read.
///
/// The scale of a processor is that of the sensor's current configuration: the board does not store the configuration
/// at the processor's creation. Source: MetaWear system protocol, 6.1.
struct AdoptParts: BoardCommand {
    /// The timeout of the answer about a sensor (seconds).
    private static let patience = 0.5

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        board.sensorsOfOthers.flatMap { sensor in
            ((try? board.chip(of: sensor))?.configurationRegisters ?? []).map { row in
                .ask(
                    BoardStep.Question(
                        reply: .answer(row.register), packet: row.register.request(), name: "the \(sensor)",
                        size: row.size, patience: Self.patience, silence: .isEmpty))
            }
        }
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        var rest = answers[...]
        var settings: [BoardSensor: SensorSetting] = [:]
        for sensor in board.sensorsOfOthers {
            guard let chip = try? board.chip(of: sensor) else { continue }
            let own = Array(rest.prefix(chip.configurationRegisters.count))
            rest = rest.dropFirst(own.count)
            settings[sensor] = board.takeSetting(of: sensor, chip, own)
        }
        board.adoptParts(settings)
        return []
    }
}

extension BoardPlan {
    /// The sensors at the roots of foreign processors whose scale depends on the range.
    fileprivate var sensorsOfOthers: [BoardSensor] {
        let numbers = program.foreign[.processor] ?? []
        let registers = Set(
            program.answers.filter { numbers.contains($0.key) }.map {
                BoardRegister($0.value.module, $0.value.register)
            })
        let sensors = Set(signals.filter { registers.contains($0.register) && isRanged($0) }.compactMap(\.sensor))
        return BoardSensor.allCases.filter { sensors.contains($0) && self.sensors.setting(of: $0) == nil }
    }

    /// Applies the board's configuration of a sensor, unless the program has chosen one.
    fileprivate mutating func takeSetting(
        of sensor: BoardSensor, _ chip: any SensorChip, _ answers: [ReceivedBytes]
    ) -> SensorSetting? {
        let sizes = chip.configurationRegisters.map(\.size)
        guard !answers.contains(where: \.isEmpty), let values = try? answers.joinedValues("the \(sensor)", sizes)
        else { return nil }
        var reader = values.reader()
        guard !chip.isAsleep(reader), var configuration = try? chip.configuration(&reader) else { return nil }
        configuration.isPacked = (try? nextSetting(of: sensor))?.configuration.isPacked ?? configuration.isPacked
        if preferences.choices[sensor] == nil { take(configuration, readFrom: sensor) }
        return chip.nearest(configuration)
    }

    /// Adopts all readable foreign parts, with these sensor settings.
    fileprivate mutating func adoptParts(_ settings: [BoardSensor: SensorSetting]) {
        let signals = ownSignals + describedSignals.map(\.signal)
        var all = settings
        for sensor in BoardSensor.allCases { all[sensor] = sensors.setting(of: sensor) ?? settings[sensor] }
        let ranged = Set(signals.filter(isRanged).map(\.identifier))
        program.adoptProcessors(processorFirmware) { [all] module, register, id, chunk in
            ProcessorSignal(rootOf: (module, register, id), chunk, in: signals) { signal in
                let setting = signal.sensor.flatMap { all[$0] }
                return .init(
                    scale: setting?.scale, rate: setting?.configuration.rate,
                    isKnown: setting?.scale != nil || !ranged.contains(signal.identifier))
            }
        }
        for module in [BoardModule.timer, .event] { program.adoptSlots(of: module) }
        slots = program.numbers
    }
}

extension ProcessorSignal {
    /// The scale and the rate of a root.
    struct RootSetting {
        /// The value of one LSB in the native unit; nil for that of the signal.
        let scale: Double?
        let rate: Double?
        /// Whether the scale is known.
        let isKnown: Bool
    }

    /// Creates the signal, channel or bytes that a processor or event refers to.
    ///
    /// For an unknown register, these are its bytes.
    init(
        rootOf source: (module: BoardModule, register: UInt8, id: UInt8), _ chunk: LogSource.Chunk,
        in signals: [BoardSignal], _ setting: (BoardSignal) -> RootSetting
    ) {
        let register = BoardRegister(source.module, source.register)
        let signal = signals.first { signal in
            signal.register == register && (signal.id ?? LogSource.noID) == source.id
                && ProcessorSignal(signal)?.register == source.register
        }
        guard let signal else {
            let log = LogSource(module: source.module, register: source.register, id: source.id, size: chunk.length)
            let raw = ProcessorNumber("value", width: chunk.length, .unsigned)
            self.init(
                log.identifier, source.module, source.register, id: .value(source.id), offset: chunk.offset,
                ProcessorPayload([raw]))
            return
        }
        self.init(signal, setting(signal), chunk)
    }

    private init(_ signal: BoardSignal, _ setting: RootSetting, _ chunk: LogSource.Chunk) {
        let rate = setting.rate.flatMap { $0 > 0 ? $0 : nil }
        let parts = [nil] + signal.fields.indices.map { Optional($0) }
        let found = parts.lazy.compactMap {
            ProcessorSignal(signal, channel: $0, scale: setting.scale, rate: rate)
        }.first { $0.trigger == chunk.trigger }
        let whole =
            found ?? ProcessorSignal(signal, scale: setting.scale, rate: rate)?.taking(chunk)
            ?? ProcessorSignal(signal.identifier, signal.register.module, signal.register.number, ProcessorPayload([]))
        self = setting.isKnown ? whole : whole.unscaled
    }
}
