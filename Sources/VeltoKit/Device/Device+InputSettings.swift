public import VeltoCore
internal import VeltoMotion
public import VeltoWearable

/// The device's settings for game input.
extension Device {
    /// The maximum number of bindings.
    package static let bindingLimit = 256

    /// The bindings of device events to game input: the family's defaults, unless the program has set others.
    ///
    /// Empty for families without bindings, and while the family is unknown.
    public var bindings: [InputBinding] {
        let record = record
        return record.inputSettings.bindings ?? standardBindings(of: record.family)
    }

    /// Replaces the bindings of device events to game input.
    ///
    /// Empty bindings disable them, and nil restores the family's defaults.
    ///
    /// They apply during this run of the program, across lost links. Measured motion is not an event: `motionConfig`
    /// maps it.
    public func setBindings(_ bindings: [InputBinding]?) throws(VeltoError) {
        let standard = standardBindings(of: record.family)
        guard !standard.isEmpty else { throw unsupported("have no bindings") }
        if let bindings { try Self.validate(bindings) }
        changeInputSettings { $0.bindings = bindings }
    }

    private static func validate(_ bindings: [InputBinding]) throws(VeltoError) {
        guard bindings.count <= bindingLimit else {
            throw .invalidArgument("bindings", "are \(bindings.count): must be at most \(bindingLimit)")
        }
        for (index, binding) in bindings.enumerated() { try binding.validate("bindings[\(index)]") }
    }

    /// The mounting, which determines how measured motion is rotated; defaults to held in the hand.
    public var mounting: Mounting { record.inputSettings.mounting }

    /// Sets the mounting.
    ///
    /// Like bindings, it applies during this run of the program.
    ///
    /// Only devices whose motion depends on the mounting accept one: TAPs that send raw values, and boards.
    public func setMounting(_ mounting: Mounting) throws(VeltoError) {
        guard !isVirtual, wearable(record.family)?.takesMounting ?? false else {
            throw unsupported("are held one way")
        }
        changeInputSettings { $0.mounting = mounting }
    }

    /// Whether the device feeds game input; defaults to automatic.
    public var gameInput: GameInputPolicy { record.gameInput }

    /// Sets whether the device feeds game input.
    ///
    /// Otherwise the input is neutral, while events and streams continue.
    public func setGameInput(_ policy: GameInputPolicy) throws(VeltoError) {
        guard !isVirtual else { throw Self.isSupplied }
        update { $0.gameInput = policy }
        if isIngest {
            input.setFeedsGame(policy != .off)
            return applyToFed()
        }
        context.onLoop("game input", of: self) { [self] hub in
            input.setFeedsGame(gameInput != .off)
            hub.playChanged(of: self)
        }
    }

    /// Returns the session's settings: the program's settings, and whether the device measures for game input.
    func sessionSettings(for wearable: any Wearable) -> InputSettings {
        var settings = record.inputSettings
        settings.isPlaying = wearable.startsForGames && isPlaying
        if let known = record.gyroscopeBias, known.family == wearable.family {
            let now = context.time.utc.nanoseconds
            settings.gyroscopeBias = known.bias.aged(by: now > known.time ? Double(now - known.time) / 1e9 : 0)
        }
        return settings
    }

    /// Keeps the bias of the gyroscope for the next link, and for the next run.
    func keepBias(_ bias: GyroscopeBias) {
        let now = context.time.utc.nanoseconds
        update { $0.gyroscopeBias = ($0.family, bias, now) }
        context.memory.biasFound(self, bias)
    }

    /// Throws for a device that measures nothing for game input, such as a board without a player index.
    func requireGameInput() throws(VeltoError) {
        let needsPlayer = wearable(record.family)?.startsForGames ?? false
        guard gameInput == .off || needsPlayer && !isPlaying else { return }
        throw VeltoError(
            .invalidState,
            "the device feeds no game input",
            remedy: "turn it on with setGameInput(.on)"
                + (gameInput == .off ? "" : ", or give the device a player index"))
    }

    private var isPlaying: Bool {
        switch gameInput {
        // Input fed by the program is meant for polling.
        case .automatic: isIngest || playerIndex != nil
        case .on: true
        case .off: false
        }
    }

    private func standardBindings(of family: DeviceFamily) -> [InputBinding] {
        isVirtual ? [] : wearable(family)?.standardBindings ?? []
    }

    private static let isSupplied = VeltoError(
        .unsupported, "the device is virtual: its input is supplied as a whole")

    /// The error for a capability that the device's family lacks.
    private func unsupported(_ lack: String) -> VeltoError {
        if isVirtual { return Self.isSupplied }
        let family = record.family
        guard family != .unknown else { return .unknownFamily }
        return VeltoError(.unsupported, "devices of the family \(family.name) \(lack)")
    }

    /// Changes the settings and applies them to the session.
    private func changeInputSettings(_ change: (inout InputSettings) -> Void) {
        update { change(&$0.inputSettings) }
        if isIngest { return applyToFed() }
        context.onLoop("input settings", of: self) { $0.inputSettingsChanged(of: self) }
    }

    /// Applies the settings to the session of a device fed by the program.
    private func applyToFed() {
        guard let wearable = wearable(record.family) else { return }
        input.apply(sessionSettings(for: wearable))
    }
}

extension VeltoError {
    /// The error for a device of unknown family.
    static let unknownFamily = VeltoError(
        .unsupported, "the device's family is not known", remedy: "set it with setFamily(_:)")
}
