public import VeltoCore
public import VeltoWearable

extension Context: WearableContext {
    /// What the program set for all devices of a family, nil before that.
    public func familySettings(of family: DeviceFamily) -> (any FamilySettings)? {
        core.familySettings[family]
    }

    /// Sets what holds for all devices of a family, present and future; its module has functions for that.
    public func setFamilySettings(_ settings: any FamilySettings, of family: DeviceFamily) throws(VeltoError) {
        core.familySettings[family] = settings
        // The value goes along: the next one may say less of what applies at once.
        core.onLoop { $0.apply(settings, toAll: family) }
    }
}

extension Device: WearableDevice {
    /// The family: the one set by the program, else the one found by evidence.
    public var family: DeviceFamily { record.family }

    /// What the family's session knows of the device, nil while that is not connected.
    public var sessionState: (any SessionState)? { record.sessionState }

    /// Performs a command of the family, within `timeout` seconds; its module has functions for that.
    public func perform(
        _ command: any SessionCommand, timeout: Double
    ) throws(VeltoError) -> Context.Operation {
        try start(.write) { hub, operation in hub.perform(command, on: self, operation, timeout: timeout) }
    }
}
