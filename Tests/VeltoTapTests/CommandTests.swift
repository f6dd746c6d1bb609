import Testing
import VeltoCore

@testable import VeltoTap

/// What is written, beyond the worked examples.
@Suite struct CommandTests {
    @Test(arguments: [.nan, -1, -.infinity, 0, 0.009, .leastNonzeroMagnitude] as [Double])
    func aDurationThatIsTooShortIsAnEmptySlot(_ seconds: Double) {
        #expect(HapticPattern([seconds]).body[2] == 0)
    }

    /// The originals crash, or wrap around.
    @Test(arguments: [2.55, 2.56, 1e9, .infinity, .greatestFiniteMagnitude])
    func aDurationThatIsTooLongIsTheLongest(_ seconds: Double) {
        #expect(HapticPattern([seconds]).body[2] == 255)
    }

    @Test func everyHundredthBecomesItsOwnSlot() {
        for units in 0...255 { #expect(HapticPattern([Double(units) / 100]).body[2] == UInt8(units)) }
    }

    @Test func noDurationIsNothing() {
        let empty = HapticPattern([])
        #expect(empty.isEmpty && !empty.isTruncated && empty.body.count == 20)
        #expect(!HapticPattern([0]).isEmpty)
        #expect(!HapticPattern([Double](repeating: 0.1, count: 18)).isTruncated)
        #expect([0.004, 0.125, 2.56].allSatisfy { HapticPattern([$0]).isTruncated })
        #expect(HapticPattern([Double](repeating: 0.1, count: 19)).isTruncated)
    }

    @Test func aTapOnRequestHasFiveFingersAtMost() {
        #expect(KeyboardRequest.tap(FingerCombination(rawValue: 0xFF)).command == [0x1F, 0])
    }

    /// The original crashes.
    @Test(arguments: [Int.min, -256, -1, 6, 255, 256, Int.max])
    func bug13AnySensitivityIsTaken(_ code: Int) {
        let sensitivity = RawSensitivity(fingers: code, gyroscope: code, accelerometer: code)
        #expect(sensitivity == RawSensitivity() && sensitivity.gyroscopeRange.scale == 17.5)
    }

    @Test func sensitivitiesHaveTheRangesOfTheirCodes() {
        for code in 0...4 {
            let sensitivity = RawSensitivity(fingers: code, gyroscope: code, accelerometer: code)
            #expect(sensitivity.fingerRange == RawSensitivity.fingerRanges[code])
            #expect(sensitivity.gyroscopeRange == RawSensitivity.gyroscopeRanges[code])
            #expect(sensitivity.accelerometerRange == RawSensitivity.accelerometerRanges[code])
        }
        #expect(RawSensitivity(gyroscope: 5).gyroscopeRange.limit == 2000)
        #expect(RawSensitivity(fingers: .min, gyroscope: .max, accelerometer: 5) == RawSensitivity())
    }

    // MARK: The framed protocol

    @Test(arguments: [
        (FramedCommand.getFeature(.motion), "00 01 00 00 02"), (.setFeature(.rawData, false), "00 00 00 00 00 00"),
        (.setOperation(.stream), "01 00 00 00 02"), (.setModel(.airGestures), "01 00 01 00 01"),
        (.getOperation, "01 00 0A 00"), (.getModel, "01 00 0B 00"), (.getSensitivity, "01 01 0C 00"),
        (.getStandby, "03 03 00 00"), (.setStandby(false), "03 04 00 00 00"),
    ])
    func framedCommands(_ command: FramedCommand, _ text: String) {
        #expect(command.bytes == bytes(text))
    }

    @Test(arguments: [
        (TapMode.text, XRState.airMouse, ["1 0", "2 0", "0 0"]),
        (.controller, .userControl, ["1 1", "2 1", "0 0"]),
        (.controllerWithKeyboard, .airMouse, ["1 1", "2 1", "0 0", "model 1", "operation 2"]),
        (.controllerWithMouse, .tapping, ["1 1", "2 1", "0 0", "model 0", "operation 0"]),
        (.tapHold, .userControl, ["1 1", "2 1", "0 0", "model 0", "operation 2"]),
        (.rawSensors(RawSensitivity(gyroscope: 5, accelerometer: 4)), .userControl, ["0 1", "1 0", "2 0", "5 4"]),
    ])
    func modesOfTheFramedProtocol(_ mode: TapMode, _ state: XRState, _ expected: [String]) {
        let written = FramedModes.commands(for: mode, state).map { command in
            switch command {
            case .setFeature(let feature, let isOn): "\(feature.rawValue) \(isOn ? 1 : 0)"
            case .setModel(let model): "model \(model.rawValue)"
            case .setOperation(let operation): "operation \(operation.rawValue)"
            case .setSensitivity(let gyroscope, let accelerometer): "\(gyroscope) \(accelerometer)"
            default: "\(command)"
            }
        }
        #expect(written == expected)
    }
}
