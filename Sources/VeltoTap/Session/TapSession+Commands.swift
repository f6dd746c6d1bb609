internal import VeltoCore
public import VeltoWearable

extension TapSession {
    /// Performs a command of the program.
    public func perform(
        _ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput
    ) {
        do throws(VeltoError) {
            switch command {
            case let defaults as TapDefaults:
                take(defaults, &out)
                out.finish(operation, .success([]))
            case let settings as InputSettings:
                take(settings, out)
                out.finish(operation, .success([]))
            // Text mode is the last write: other commands come too late, and streams have ended.
            case SignalCommand.stop where isLeaving: out.finish(operation, .success([]))
            case _ where isLeaving: out.finish(operation, .failure(Self.released))
            case let command as TapCommand: try perform(command, operation, &out)
            case let command as DeviceCommand: try perform(command, operation, &out)
            case let command as SignalCommand: try perform(command, operation, &out)
            default: throw VeltoError(.unsupported, "a TAP does not support the command")
            }
        } catch {
            out.log(.error, error.message)
            out.finish(operation, .failure(error))
        }
        finishTurn(&out)
    }

    private static let released = VeltoError(.notConnected, "the device is being released: it takes no commands")

    private static let streaming = VeltoError(
        .invalidState, "streams of the raw sensors need the feature", remedy: "stop them first")

    private static let scaled = VeltoError(
        .invalidState, "streams of the raw sensors are scaled by the ranges", remedy: "stop them first")

    private func perform(
        _ command: TapCommand, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        switch command {
        case .setMode(let mode): send(try modes.set(mode), ending: operation, &out)
        case .setXRState(let state): send(try modes.set(state), ending: operation, &out)
        case .refresh: refresh(operation, &out)
        case .readSettings: try read(settings: .read(operation), &out)
        case .changeSettings(let change): try self.change(SettingsChanges.Change(operation, change), &out)
        case .setName(let name): try setName(name, operation, &out)
        case .play(let pattern): try vibrate(pattern, operation, &out)
        case .tap(let fingers): try write(.tap(fingers), as: .command(operation), &out)
        case .readKeyboardState:
            try write(.state, as: .question(.keyboard), &out)
            answers.add(.keyboard, operation, &out)
        case .setFeature(let feature, let isOn):
            if feature == .rawData, !isOn, unsafe rawSignals.areWanted { throw Self.streaming }
            try write(.setFeature(feature, isOn), as: .command(operation), &out)
        case .readFeature(let feature):
            try write(.getFeature(feature), as: .question(.feature(feature)), &out)
            answers.add(.feature(feature), operation, &out)
        case .setStandby(let isOn): try write(.setStandby(isOn), as: .command(operation), &out)
        case .setVisionOperation(let vision): try write(.setOperation(vision), as: .command(operation), &out)
        case .setVisionModel(let model): try write(.setModel(model), as: .command(operation), &out)
        case .setSensitivity(let ranges): try set(ranges, operation, &out)
        case .readProperty(let property): try read(property, operation, &out)
        }
    }

    private func set(
        _ ranges: RawSensitivity, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        guard unsafe !rawSignals.areWanted else { throw Self.scaled }
        let command = FramedCommand.setSensitivity(
            gyroscope: ranges.gyroscope, accelerometer: ranges.accelerometer)
        try write(command, as: .command(operation), &out)
    }

    private func read(
        _ property: FramedProperty, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        guard let request = property.request else {
            throw VeltoError(.unsupported, "a TAP reports its haptic pattern by itself, and takes no request for it")
        }
        try write(request, as: .question(.property(property)), &out)
        answers.add(.property(property), operation, &out)
    }

    private func perform(
        _ command: DeviceCommand, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        switch command {
        case .playHaptic(let durations, let strength):
            // A TAP has a single vibration strength.
            try vibrate(HapticPattern(strength > 0 ? durations : []), operation, &out)
        case .playPulse: try vibrate(HapticPattern([DeviceCommand.pulseDuration]), operation, &out)
        case .readDetails:
            for text in TapText.versions { read(text, &out) }
            readDetails(DetailsEnd(operation: operation), &out)
        }
    }

    // MARK: Writes

    private func vibrate(
        _ pattern: HapticPattern, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        guard !pattern.isEmpty else { return out.finish(operation, .success([])) }
        if handles?.isFramed == true { return try write(.haptic(pattern), as: .command(operation), &out) }
        let target = try require(handles?.haptics, .haptics, "vibrate")
        queue.add(.write(pattern.body, target), as: .command(operation), &out)
    }

    private func write(_ request: KeyboardRequest, as purpose: Purpose, _ out: inout SessionOutput) throws(VeltoError) {
        let target = try require(handles?.requests, .keyboardRequests, "take requests of its keyboard")
        queue.add(.write(request.command, target), as: purpose, &out)
    }

    private func write(_ command: FramedCommand, as purpose: Purpose, _ out: inout SessionOutput) throws(VeltoError) {
        guard let handles, handles.isFramed else {
            throw VeltoError(.unsupported, "the device does not speak the framed protocol")
        }
        queue.add(.write(command.bytes, handles.commands), as: purpose, &out)
    }

    private func setName(
        _ name: String, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        guard let target = handles?.name else { throw VeltoError(.unsupported, "the device's name cannot be written") }
        guard !name.isEmpty, !name.utf8.contains(0) else {
            throw .invalidArgument("name", "is empty or contains a zero")
        }
        queue.add(.write(Array(name.utf8), target), as: .command(operation), &out)
        read(.name, isLast: DetailsEnd(operation: nil), &out)
    }

    private func require(
        _ target: TapHandles.Target?, _ feature: TapFeature, _ ability: String
    ) throws(VeltoError) -> TapHandles.Target {
        guard let target, unsafe decoder.status.has(feature) else {
            throw VeltoError(.unsupported, "the device's hardware or firmware cannot \(ability)")
        }
        return target
    }
}
