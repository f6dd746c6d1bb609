internal import VeltoCore
internal import VeltoWearable

extension MetaWearSession {
    /// Performs a command for boards, and returns what it brings.
    func perform(_ command: BoardCommand) async throws(VeltoError) -> [UInt8] {
        switch command {
        case .readSensor(let sensor): try await read(sensor)
        case .startSensor(let sensor, let user, let wanted): try await start(sensor, for: user, as: wanted)
        case .stopSensor(let sensor, let user): try await stop(sensor, for: user)
        case .startDetector(let configuration): try await start(configuration)
        case .stopDetector(let kind): try await stop(kind)
        case .clearSteps: try await clearSteps()
        case .tearDown(let parts): try await tearDown(parts)
        case .reset(let kind): try await reset(kind)
        case .factoryReset: try await factoryReset()
        case .playLight(let patterns, let action): try await play(patterns, then: action)
        case .controlLight(let action): try await write(action.packet, to: .led)
        case .playMotor(let strength, let seconds):
            try await write(try HapticPulse.motor(strength: strength, seconds: seconds), to: .haptic)
        case .playBuzzer(let seconds): try await write(try HapticPulse.buzzer(seconds: seconds), to: .haptic)
        case .write(let packet):
            try BoardPacket.check(packet)
            try await talk.write(packet)
        case .request(let packet, let prefix):
            return try await talk.ask(packet, for: BoardPacket.reply(to: packet, prefix: prefix)).value()
        }
        return []
    }

    private func play(_ patterns: [LightPattern], then action: LightAction?) async throws(VeltoError) {
        guard let info = status.modules[.led] else { throw .lacks(.led) }
        try LightPattern.check(patterns)
        // What someone else has left goes on playing otherwise.
        var packets = [LightAction.stopAndClear.packet]
        packets += patterns.map { BoardRegister(.led, 3).command($0.bytes(revision: info.revision)) }
        if let action { packets.append(action.packet) }
        try await talk.write(packets)
    }

    private func write(_ packet: [UInt8], to module: BoardModule) async throws(VeltoError) {
        guard status.modules[module] != nil else { throw .lacks(module) }
        try await talk.write(packet)
    }
}

extension VeltoError {
    /// The board lacks a module.
    static func lacks(_ module: BoardModule) -> VeltoError {
        VeltoError(.unsupported, "the board has no \(module) module")
    }
}
