internal import VeltoCore
internal import VeltoWearable

extension TapSession {
    /// Takes a notification of the framed protocol.
    func takeFrame(_ bytes: ByteReader, at time: Timestamp, _ out: inout SessionOutput) {
        guard let report = out.read(.frames, { () throws(ByteError) in try FramedReport(bytes) }) else { return }
        switch report {
        case .motion:
            unsafe decoder.takeMouse(bytes.reader(at: FramedReport.headerSize).rest(), at: time, &out)
        case .rawData: takeRawSensors(bytes.reader(at: FramedReport.headerSize).rest(), at: time, &out)
        case .tap(let fingers):
            unsafe decoder.take(fingers, asHold: modes.mode == .tapHold, at: time, &out)
        case .gesture(let code): unsafe decoder.take(FramedGesture(rawValue: code), at: time, &out)
        case .standby(let isOn):
            unsafe decoder.status.isInStandby = isOn
            out.tell(.standby(isOn), at: time)
            answers.answered(.property(.standby), [isOn ? 1 : 0], &out)
        case .feature(let feature, let isOn):
            unsafe decoder.status.features[feature] = isOn
            answers.answered(.feature(feature), [isOn ? 1 : 0], &out)
        case .operation(let operation):
            unsafe decoder.status.visionOperation = operation
            take(.visionOperation, [operation.rawValue], at: time, &out)
        case .model(let model):
            unsafe decoder.status.visionModel = model
            take(.visionModel, [model.rawValue], at: time, &out)
        case .sensitivity(let gyroscope, let accelerometer):
            unsafe decoder.status.sensitivity = RawSensitivity(
                gyroscope: Int(gyroscope), accelerometer: Int(accelerometer))
            take(.sensitivity, [gyroscope, accelerometer], at: time, &out)
        case .haptic(let pattern):
            unsafe decoder.status.hapticPattern = pattern
            take(.hapticPattern, [], at: time, &out)
        case .unknown: out.log(.debug, "the device reports something unknown: \(Hex.text(bytes))")
        }
    }

    /// Stores a property reported by the device.
    private func take(_ property: FramedProperty, _ bytes: [UInt8], at time: Timestamp, _ out: inout SessionOutput) {
        out.tell(.tapReported(property: Int(property.rawValue), value: Int(bytes.first ?? 0)), at: time)
        answers.answered(.property(property), bytes, &out)
    }

    /// The answer to a request of the keyboard's state is a tap without fingers.
    func answerKeyboard(_ bytes: ByteReader, _ out: inout SessionOutput) {
        guard let report = try? TapReport(bytes), report.fingers.isEmpty, let keyboard = report.keyboard else { return }
        answers.answered(.keyboard, [keyboard.shift, keyboard.isSwitched ? 1 : 0], &out)
    }
}
