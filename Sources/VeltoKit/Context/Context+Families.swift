public import VeltoCore
public import VeltoWearable

extension Context: WearableContext {
    /// The settings of all devices of a family; nil if the program set none.
    public func familySettings(of family: DeviceFamily) -> (any FamilySettings)? {
        core.familySettings[family]
    }

    /// Sets the settings of all present and future devices of a family.
    ///
    /// Programs call the functions of the family's module.
    public func setFamilySettings(_ settings: any FamilySettings, of family: DeviceFamily) throws(VeltoError) {
        try changeFamilySettings(of: family) { _ in settings }
    }

    /// Changes the settings of all devices of a family atomically; `change` receives the current settings.
    public func changeFamilySettings(
        of family: DeviceFamily, _ change: (_ settings: (any FamilySettings)?) -> any FamilySettings
    ) throws(VeltoError) {
        core.familySettings.change(of: family, change) { [core] settings in
            // The value is captured: the next change may reset the flags that apply it at once.
            core.onLoop { $0.apply(settings, toAll: family) }
        }
    }

    /// Performs a command on all connected devices of a family, without an operation.
    public func performOnAll(_ command: any SessionCommand, of family: DeviceFamily) throws(VeltoError) {
        // Among commands with different values, only the newest matters.
        let name = "\(command)".prefix { $0 != "(" }
        core.onLoop("\(name) for all \(family)", of: core) { $0.apply(command, toAll: family) }
    }
}

extension Device: WearableDevice {
    /// The family: the one set by the program, or else the one found by evidence.
    public var family: DeviceFamily { record.family }

    /// The last advertised name; nil before the first one, and after ``clearAdvertisedName()``.
    public var advertisedName: String? { record.advertisedName }

    /// The state of the family's session; nil while the device is not connected.
    public var sessionState: (any SessionState)? { record.sessionState }

    /// The settings of all devices of the family; nil if the program set none.
    public var familySettings: (any FamilySettings)? { context.familySettings[family] }

    /// Performs a command of the family within `timeout` seconds.
    ///
    /// Programs call the functions of the family's module.
    public func perform(
        _ command: any SessionCommand, timeout: Double
    ) throws(VeltoError) -> Context.Operation {
        try start(.write) { hub, operation in hub.perform(command, on: self, operation, timeout: timeout) }
    }

    /// Performs a command whose operation does not end with the link.
    ///
    /// Programs call the functions of the family's module.
    public func performAcrossLinks(
        _ command: any SessionCommand, for part: PartID
    ) throws(VeltoError) -> Context.Operation {
        try start(.download, making: part.handle) { hub, operation in
            hub.perform(command, on: self, operation, outlivesLink: true)
        }
    }

    /// Creates a stream of frames that the family keeps.
    ///
    /// Programs call the functions of the family's module.
    public func makeStream(
        of source: any SampleSource, _ units: Units
    ) throws(VeltoError) -> (stream: SampleStream, notices: any SourceStream) {
        let stream = try context.streams.register { handle throws(VeltoError) in
            try SampleStream(handle: handle, device: self, source: source, units: units)
        }
        return (stream, stream)
    }

    /// Performs a command that ends the link, and reconnects the device, within `timeout` seconds each.
    public func performAndReconnect(
        _ command: any SessionCommand, timeout: Double
    ) throws(VeltoError) -> Context.Operation {
        try start(.write) { hub, operation in
            hub.performAndReconnect(command, on: self, operation, timeout: timeout)
        }
    }

    /// Performs a command on several devices within `timeout` seconds each: on all of them, or on none if one fails.
    public static func perform(
        _ command: any SessionCommand, undoneBy undo: any SessionCommand, onEach devices: [Device], timeout: Double
    ) throws(VeltoError) -> Context.Operation {
        guard let core = devices.first?.context else { throw .invalidArgument("devices", "is empty") }
        guard devices.allSatisfy({ $0.context === core }) else {
            throw .invalidArgument("devices", "has devices of several contexts")
        }
        guard Set(devices.map(\.handle)).count == devices.count else {
            throw .invalidArgument("devices", "has a device twice")
        }
        return try core.start(.write, for: nil) { hub, operation in
            hub.perform(command, undoneBy: undo, onEach: devices, operation, timeout: timeout)
        }
    }

    /// The family's record of the device; nil without a family that keeps one, or without a link.
    public var familyRecord: (any WearableRecord)? { record.familyRecord }

    /// Saves the changed record.
    public func familyRecordChanged() {
        // A session that ends because its device was forgotten must not recreate the file.
        guard context.devices.find(identifier) === self else { return }
        context.memory.recordChanged(of: self)
    }

    /// Performs a command after the earlier ones if the device is connected, without an operation.
    public func performIfConnected(_ command: any SessionCommand, kind: String) {
        context.onLoop("family \(kind)", of: self) { $0.apply(command, to: self) }
    }
}
