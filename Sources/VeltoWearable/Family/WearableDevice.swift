public import VeltoCore

/// A device as seen by the modules of families, which extend it by their own functions.
public protocol WearableDevice: AnyObject {
    /// A pending request.
    associatedtype Operation

    /// A stream of frames.
    associatedtype Stream: AnyObject = AnyObject

    /// The family of the device.
    var family: DeviceFamily { get }

    /// The program running on the device, as last seen.
    var mode: DeviceMode { get }

    /// The name that the device advertised last; nil if it has not been heard.
    var advertisedName: String? { get }

    /// The state of the family's session; nil while the device is not connected.
    var sessionState: (any SessionState)? { get }

    /// The settings of all devices of the family; nil if the program set none.
    var familySettings: (any FamilySettings)? { get }

    /// Performs a family command within `timeout` seconds.
    func perform(_ command: any SessionCommand, timeout: Double) throws(VeltoError) -> Operation

    /// Performs a command that ends the link, and reconnects the device, within `timeout` seconds each.
    ///
    /// The operation ends when the device is ready.
    func performAndReconnect(_ command: any SessionCommand, timeout: Double) throws(VeltoError) -> Operation

    /// Performs a command whose operation continues on the next link.
    ///
    /// It ends when the library gives up the reconnect. `part` is the part created by the operation.
    func performAcrossLinks(_ command: any SessionCommand, for part: PartID) throws(VeltoError) -> Operation

    /// Creates a stream of frames kept by the family.
    func makeStream(
        of source: any SampleSource, _ units: Units
    ) throws(VeltoError) -> (stream: Stream, notices: any SourceStream)

    /// Performs a command on devices of a context within `timeout` seconds each: on all of them, or on none if one
    /// fails.
    ///
    /// After a failure, the devices that have performed it perform `undo`.
    static func perform(
        _ command: any SessionCommand, undoneBy undo: any SessionCommand, onEach devices: [Self], timeout: Double
    ) throws(VeltoError) -> Operation

    /// The family's record of the device; nil without a family that keeps one, or without a link.
    var familyRecord: (any WearableRecord)? { get }

    /// Saves the changed record.
    func familyRecordChanged()

    /// Performs a command after the earlier ones if the device is connected, without an operation.
    ///
    /// Among consecutive waiting commands of the same `kind`, only the newest is performed.
    func performIfConnected(_ command: any SessionCommand, kind: String)

    /// Creates a part with a handle at once, before the device has answered.
    ///
    /// The handle becomes stale when the part, the device or its context ends, and when the device gets another family.
    func makePart(_ kind: PartKind, _ contents: any DevicePartContents) throws(VeltoError) -> PartID

    /// Lists a signal of a part at once under its key.
    ///
    /// The signal ends with the part.
    func makeSignal(_ signal: SignalDescription, of part: PartID) throws(VeltoError)

    /// Returns the signal with that identifier or key; nil if the device has none.
    func description(ofSignal name: String) -> SignalDescription?

    /// Ends a part.
    ///
    /// Does nothing for an ended part.
    func endPart(_ part: PartID)

    /// Returns the family's contents of a part; throws `staleHandle` for an ended part.
    func contents(of part: PartID) throws(VeltoError) -> any DevicePartContents

    /// The device's parts, oldest first.
    var parts: [PartID] { get }
}

extension WearableDevice {
    /// The application: the device has no other mode.
    public var mode: DeviceMode { .application }

    /// Nil: the device does not advertise.
    public var advertisedName: String? { nil }

    /// Throws: the device has no operations of that kind.
    public func performAcrossLinks(_ command: any SessionCommand, for part: PartID) throws(VeltoError) -> Operation {
        throw VeltoError(.unsupported, "the device has no operations that outlive a link")
    }

    /// Throws: the device has no streams.
    public func makeStream(
        of source: any SampleSource, _ units: Units
    ) throws(VeltoError) -> (stream: Stream, notices: any SourceStream) {
        throw VeltoError(.unsupported, "the device has no streams")
    }

    /// Throws: devices of this kind have no context.
    public static func perform(
        _ command: any SessionCommand, undoneBy undo: any SessionCommand, onEach devices: [Self], timeout: Double
    ) throws(VeltoError) -> Operation {
        throw VeltoError(.unsupported, "the devices have no context")
    }

    /// Throws: the device has no parts.
    public func makePart(_ kind: PartKind, _ contents: any DevicePartContents) throws(VeltoError) -> PartID {
        throw VeltoError(.unsupported, "the device has no parts")
    }

    /// Throws: the device has no parts.
    public func makeSignal(_ signal: SignalDescription, of part: PartID) throws(VeltoError) {
        throw VeltoError(.unsupported, "the device has no parts")
    }

    /// None.
    public func description(ofSignal name: String) -> SignalDescription? { nil }

    /// Does nothing: the device has no parts.
    public func endPart(_ part: PartID) {}

    /// Throws: the device has no parts.
    public func contents(of part: PartID) throws(VeltoError) -> any DevicePartContents {
        throw VeltoError(.staleHandle, "the device has no parts")
    }

    /// None.
    public var parts: [PartID] { [] }
}

/// A context as seen by the modules of families, which extend it by functions for all their devices.
public protocol WearableContext: AnyObject {
    /// Returns the settings of all devices of a family; nil if the program set none.
    func familySettings(of family: DeviceFamily) -> (any FamilySettings)?

    /// Sets the settings of all present and future devices of a family.
    func setFamilySettings(_ settings: any FamilySettings, of family: DeviceFamily) throws(VeltoError)

    /// Changes the settings of all devices of a family atomically; `change` receives the current settings.
    func changeFamilySettings(
        of family: DeviceFamily, _ change: (_ settings: (any FamilySettings)?) -> any FamilySettings
    ) throws(VeltoError)

    /// Performs a command on all connected devices of a family, without an operation.
    func performOnAll(_ command: any SessionCommand, of family: DeviceFamily) throws(VeltoError)
}
