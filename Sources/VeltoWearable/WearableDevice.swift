public import VeltoCore

/// A device as the modules of families see it: they extend it by what only their devices have.
public protocol WearableDevice: AnyObject {
    /// A request that ends later.
    associatedtype Operation

    /// The family of the device.
    var family: DeviceFamily { get }

    /// What the family's session knows of the device, nil while that is not connected.
    var sessionState: (any SessionState)? { get }

    /// Performs a command of the family, within `timeout` seconds.
    func perform(_ command: any SessionCommand, timeout: Double) throws(VeltoError) -> Operation
}

/// A context as the modules of families see it: they extend it by what holds for all of their devices.
public protocol WearableContext: AnyObject {
    /// What the program set for all devices of a family, nil before that.
    func familySettings(of family: DeviceFamily) -> (any FamilySettings)?

    /// Sets what holds for all devices of a family, present and future.
    func setFamilySettings(_ settings: any FamilySettings, of family: DeviceFamily) throws(VeltoError)
}
