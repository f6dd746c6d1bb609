public import VeltoCore
public import VeltoWearable

/// How the device feeds game input.
extension Device {
    /// The largest number of bindings.
    package static let bindingLimit = 256

    /// What the device's events become in game input: the family's own bindings, unless the program has set others.
    ///
    /// Empty for families that have none to set, and while the family is unknown.
    public var bindings: [InputBinding] {
        let record = record
        return record.inputSettings.bindings ?? standardBindings(of: record.family)
    }

    /// Replaces what the device's events become in game input; no bindings turn them off, nil restores the family's.
    ///
    /// They hold for this run of the program, over lost links. Motion that is measured is no event: `motionConfig` maps it.
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

    private func standardBindings(of family: DeviceFamily) -> [InputBinding] {
        isVirtual ? [] : wearable(family)?.standardBindings ?? []
    }

    /// The refusal of what the device's family does not have.
    private func unsupported(_ lack: String) -> VeltoError {
        if isVirtual { return VeltoError(.unsupported, "the device is virtual: its input is supplied as a whole") }
        let family = record.family
        return VeltoError(
            .unsupported,
            family == .unknown
                ? "the device's family is not known: set it with setFamily(_:)"
                : "devices of the family \(family.name) \(lack)")
    }

    /// Changes the settings, and has the session take them.
    private func changeInputSettings(_ change: (inout InputSettings) -> Void) {
        let settings = update { record in
            change(&record.inputSettings)
            return record.inputSettings
        }
        if isIngest { return input.apply(settings) }
        context.onLoop("input settings", of: self) { $0.inputSettingsChanged(of: self) }
    }
}
