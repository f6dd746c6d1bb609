public import VeltoCore
public import VeltoWearable

extension Context: WearableContext {
    /// What the program set for all devices of a family, nil before that.
    public func familySettings(of family: DeviceFamily) -> (any FamilySettings)? {
        core.familySettings[family]
    }

    /// Sets what holds for all devices of a family, present and future; its module has functions for that.
    public func setFamilySettings(_ settings: any FamilySettings, of family: DeviceFamily) throws(VeltoError) {
        try changeFamilySettings(of: family) { _ in settings }
    }

    /// Changes what holds for all devices of a family, in one step; `change` gets what the program set before.
    public func changeFamilySettings(
        of family: DeviceFamily, _ change: (_ settings: (any FamilySettings)?) -> any FamilySettings
    ) throws(VeltoError) {
        core.familySettings.change(of: family, change) { [core] settings in
            // The value goes along: the next one may say less of what applies at once.
            core.onLoop { $0.apply(settings, toAll: family) }
        }
    }

    /// Performs a command on all devices of a family that are connected; no one waits for that.
    public func performOnAll(_ command: any SessionCommand, of family: DeviceFamily) throws(VeltoError) {
        core.onLoop("\(command) for all \(family)", of: core) { $0.apply(command, toAll: family) }
    }
}

extension Device: WearableDevice {
    /// The family: the one set by the program, else the one found by evidence.
    public var family: DeviceFamily { record.family }

    /// What the family's session knows of the device, nil while that is not connected.
    public var sessionState: (any SessionState)? { record.sessionState }

    /// What the program set for all devices of the family, nil before that.
    public var familySettings: (any FamilySettings)? { context.familySettings[family] }

    /// Performs a command of the family, within `timeout` seconds; its module has functions for that.
    public func perform(
        _ command: any SessionCommand, timeout: Double
    ) throws(VeltoError) -> Context.Operation {
        try start(.write) { hub, operation in hub.perform(command, on: self, operation, timeout: timeout) }
    }

    /// Performs a command that ends the link, and connects the device again, within `timeout` seconds each.
    public func performAndReconnect(
        _ command: any SessionCommand, timeout: Double
    ) throws(VeltoError) -> Context.Operation {
        try start(.write) { hub, operation in
            hub.performAndReconnect(command, on: self, operation, timeout: timeout)
        }
    }

    /// The most commands that are kept for a device.
    private static let mostLastingCommands = 256

    /// Performs a command of the family now, and at the beginning of every later link.
    public func keep(_ command: any LastingCommand) throws(VeltoError) {
        guard !isVirtual, !isIngest else { throw VeltoError(.unsupported, "the device has no link") }
        guard remember(command) else {
            throw VeltoError(.outOfMemory, "the device has \(Self.mostLastingCommands) signals and choices already")
        }
        context.onLoop("lasting \(command.key)", of: self) { $0.perform(command, onLinkOf: self) }
    }

    /// Keeps a command for later links, or takes it back; false if there are too many.
    func remember(_ command: any LastingCommand) -> Bool {
        update { record in
            guard !command.isEnd else {
                record.lastingCommands[command.key] = nil
                return true
            }
            let isKnown = record.lastingCommands[command.key] != nil
            guard isKnown || record.lastingCommands.count < Self.mostLastingCommands else { return false }
            record.lastingCommands[command.key] = command
            return true
        }
    }
}
