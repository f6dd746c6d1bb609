public import VeltoCore

/// A device as the modules of families see it: they extend it by what only their devices have.
public protocol WearableDevice: AnyObject {
    /// A request that ends later.
    associatedtype Operation

    /// A stream of frames.
    associatedtype Stream: AnyObject = AnyObject

    /// The family of the device.
    var family: DeviceFamily { get }

    /// The program that runs on the device, as it was seen last.
    var mode: DeviceMode { get }

    /// The name that the device advertised last; nil if it has not been heard.
    var advertisedName: String? { get }

    /// The state of the family's session, nil while the device is not connected.
    var sessionState: (any SessionState)? { get }

    /// The settings for all devices of the family, nil if the program set none.
    var familySettings: (any FamilySettings)? { get }

    /// Performs a command of the family, within `timeout` seconds.
    func perform(_ command: any SessionCommand, timeout: Double) throws(VeltoError) -> Operation

    /// Performs a command that ends the link, within `timeout` seconds, and connects the device again; the operation ends when it is
    /// ready, at most as much later.
    func performAndReconnect(_ command: any SessionCommand, timeout: Double) throws(VeltoError) -> Operation

    /// Performs a command whose operation does not end with the link: it goes on when the link is established again, and ends when that is
    /// given up. `part` is the part that the operation makes.
    func performAcrossLinks(_ command: any SessionCommand, for part: PartID) throws(VeltoError) -> Operation

    /// Makes a stream of frames that the family keeps.
    func makeStream(
        of source: any SampleSource, _ units: Units
    ) throws(VeltoError) -> (stream: Stream, notices: any SourceStream)

    /// Performs a command on devices of one context, within `timeout` seconds each: on all of them, or if one fails, on none; those that
    /// have performed it perform `undo` then.
    static func perform(
        _ command: any SessionCommand, undoneBy undo: any SessionCommand, onEach devices: [Self], timeout: Double
    ) throws(VeltoError) -> Operation

    /// The record that the family keeps of the device; nil without a family that keeps one, or without a link.
    var familyRecord: (any WearableRecord)? { get }

    /// Saves the record, which has changed.
    func familyRecordChanged()

    /// Performs a command after those before it, if the device is connected; no operation waits for that. Of several commands of one
    /// `kind` that wait in a row, only the newest is performed.
    func performIfConnected(_ command: any SessionCommand, kind: String)

    /// Makes a part with a handle at once, before the device has answered; it goes stale when the part ends, or with the device or its
    /// context, and when the device gets another family.
    func makePart(_ kind: PartKind, _ contents: any DevicePartContents) throws(VeltoError) -> PartID

    /// Lists a signal of a part at once; it ends with the part, and is known by its key.
    func makeSignal(_ signal: SignalDescription, of part: PartID) throws(VeltoError)

    /// The signal of an identifier or a key; nil if the device has none.
    func description(ofSignal name: String) -> SignalDescription?

    /// Ends a part; harmless for one that has ended.
    func endPart(_ part: PartID)

    /// Returns what the family keeps of a part; throws `STALE_HANDLE` for one that has ended.
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

/// A context as the modules of families see it: they extend it by what holds for all of their devices.
public protocol WearableContext: AnyObject {
    /// Returns the settings for all devices of a family, nil if the program set none.
    func familySettings(of family: DeviceFamily) -> (any FamilySettings)?

    /// Sets the settings for all devices of a family, present and future.
    func setFamilySettings(_ settings: any FamilySettings, of family: DeviceFamily) throws(VeltoError)

    /// Changes the settings for all devices of a family, in one step; `change` gets the settings before.
    func changeFamilySettings(
        of family: DeviceFamily, _ change: (_ settings: (any FamilySettings)?) -> any FamilySettings
    ) throws(VeltoError)

    /// Performs a command on all devices of a family that are connected; no one waits for that.
    func performOnAll(_ command: any SessionCommand, of family: DeviceFamily) throws(VeltoError)
}
