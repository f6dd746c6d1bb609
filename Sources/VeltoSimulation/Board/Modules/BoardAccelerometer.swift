internal import VeltoCore

/// The accelerometer of a BMI160 or a BMI270, with its detectors.
///
/// Source: MetaWear module notes, 4.3.
struct BoardAccelerometer: BoardModule {
    private var sensor: BoardSensor
    private var detectors: [(feature: BoardFeature, detector: (any BoardDetector)?)]
    private var banks: BoardRegisters
    private var stepCount: UInt16 = 0
    private let isBMI270: Bool

    private static let module: UInt8 = 0x03
    private static let data: UInt8 = 0x04
    private static let bmi160: UInt8 = 1
    private static let bmi270: UInt8 = 4
    /// The minimum rate for the detectors of a BMI270 (Hz).
    private static let slowestDetectingRate = 25.0
    private static let fullScale = 32_768.0
    /// The unit of offsets (g).
    private static let offsetUnit = 0.0039
    private static let offsetBit: UInt8 = 1 << 3

    /// Returns nil for chips that are not simulated.
    init?(_ information: BoardModuleInformation) {
        isBMI270 = information.implementation == Self.bmi270
        let features: [BoardFeature]
        switch information.implementation {
        case Self.bmi160:
            let packed: UInt8? = information.revision >= 1 ? BMI160Features.packed : nil
            sensor = BoardSensor(
                Self.chip(packed, [3: 16_384, 5: 8192, 8: 4096, 12: 2048], [0x28, 0x03]),
                others: BMI160Features.registers, masks: BMI160Features.masks)
            features = BMI160Features.all(revision: information.revision)
            banks = BoardRegisters()
        case Self.bmi270:
            sensor = BoardSensor(
                Self.chip(BMI270Features.packed, [0: 16_384, 1: 8192, 2: 4096, 3: 2048], [0xA8, 0x02]),
                others: BMI270Features.registers, masks: BMI270Features.masks)
            features = BMI270Features.all
            banks = BoardRegisters(BMI270Features.banks)
        default: return nil
        }
        detectors = features.map { ($0, nil) }
    }

    private static func chip(
        _ packed: UInt8?, _ scales: [UInt8: Double], _ configuration: [UInt8]
    ) -> BoardSensor.Chip {
        BoardSensor.Chip(
            module: module, data: data, packed: packed, powerModes: 0...2, scales: scales, rates: 1...12,
            configuration: configuration)
    }

    var notifying: [UInt8] { sensor.notifying + detectors.map(\.feature.event) }
    var isRunning: Bool { sensor.isMeasuring }
    var nextDue: Timestamp { needsSamples ? sensor.nextDue : .distantFuture }

    private var needsSamples: Bool { sensor.isInterruptEnabled || detectors.contains { $0.detector != nil } }
    private var range: Double { Self.fullScale / sensor.scale }

    // MARK: Registers

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        if !needsSamples { sensor.skip(to: time) }
        switch register {
        case BMI160Features.stepReset where !isBMI270: if payload.isEmpty { stepCount = 0 }
        case BMI270Features.bank where isBMI270: writeBank(payload)
        default: sensor.write(register, payload, at: time)
        }
        body.accelerometer = sensor.state
        switchDetectors()
    }

    /// Writes a configuration bank; the bit that resets the step counter clears itself.
    private mutating func writeBank(_ payload: [UInt8]) {
        guard let bank = payload.first else { return }
        var bytes = Array(payload.dropFirst())
        if bank == BMI270Features.Bank.stepCounter, bytes.count == 4, bytes[3] & BMI270Steps.resetBit != 0 {
            stepCount = 0
            bytes[3] &= ~BMI270Steps.resetBit
        }
        banks.write(bank, bytes)
    }

    /// Restarts detectors when they, or the accelerometer, are switched on.
    private mutating func switchDetectors() {
        let isDetecting = sensor.isMeasuring && (!isBMI270 || sensor.rate >= Self.slowestDetectingRate)
        for index in detectors.indices {
            let feature = detectors[index].feature
            if !isDetecting || feature.enabled(sensor.registers) == 0 {
                detectors[index].detector = nil
            } else if detectors[index].detector == nil {
                detectors[index].detector = feature.make()
            }
        }
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        switch register {
        case Self.data where payload.isEmpty: sensor.bytes(acceleration(body, at: time))
        case isBMI270 ? BMI270Features.stepCount : BMI160Features.stepCount where payload.isEmpty:
            stepCount.littleEndianBytes
        case BMI160Features.powerStatus where !isBMI270 && payload.isEmpty: [body.powerStatus]
        case BMI270Features.bank where isBMI270 && payload.count == 1:
            banks.read(payload[0], []).map { payload + $0 }
        case BMI270Features.chipTemperature where isBMI270 && payload.isEmpty: chipTemperature(body)
        default: sensor.registers.read(register, payload)
        }
    }

    /// Returns the chip temperature: 512 LSB per degree, 0 at 23 degrees.
    private func chipTemperature(_ body: BoardBody) -> [UInt8]? {
        guard sensor.registers.byte(BMI270Features.chipThermometer, 0) != 0 else { return nil }
        return Int16(nearestCount: (body.temperature(ofChannel: 1) - 23) * 512).littleEndianBytes
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        banks.commands.map { [BMI270Features.bank] + $0 } + sensor.commands
    }

    // MARK: Samples

    mutating func skip(to time: Timestamp) {
        sensor.skip(to: time)
    }

    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        guard let sample = sensor.takeSample() else { return }
        let acceleration = acceleration(body, at: sample.time)
        sensor.send(acceleration, &body, &bus, at: sample.time)
        detect(&bus, at: sample.time) { $0.sense(acceleration, &$1) }
    }

    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        detect(&bus, at: time) { $0.notice(happening, &$1) }
    }

    private mutating func detect(
        _ bus: inout BoardBus, at time: Timestamp, _ look: (inout any BoardDetector, inout BoardDetection) -> Void
    ) {
        for index in detectors.indices {
            guard var detector = detectors[index].detector else { continue }
            let feature = detectors[index].feature
            var detection = BoardDetection(
                sensor.registers, banks, enabled: feature.enabled(sensor.registers),
                reported: feature.reported(sensor.registers), range: range, stepCount: stepCount, at: time)
            look(&detector, &detection)
            detectors[index].detector = detector
            stepCount = detection.stepCount
            guard detection.reported != 0 else { continue }
            for event in detection.events { bus.notify(Self.module, feature.event, event, at: time) }
        }
    }

    private func acceleration(_ body: BoardBody, at time: Timestamp) -> MotionAxes {
        body.acceleration(at: time) + offset
    }

    private var offset: MotionAxes {
        let (registers, register) = (sensor.registers, BMI270Features.offset)
        guard isBMI270, registers.byte(register, 0) & Self.offsetBit != 0 else { return .zero }
        return MotionAxes(
            x: registers.signedByte(register, 1), y: registers.signedByte(register, 2),
            z: registers.signedByte(register, 3)) * Self.offsetUnit
    }
}
