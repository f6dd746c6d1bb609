public import VeltoCore
public import VeltoMotion

// Lower modules know a device only by its handle. Swift programs get the object.

extension HandleTable {
    /// Returns the live device of a handle; nil for null and for a forgotten device.
    func device(_ handle: ObjectHandle) -> Device? {
        try? resolve(handle, .device, as: Device.self)
    }
}

extension GameInput {
    /// The polled device; nil for none and for a forgotten device.
    public var device: Device? { HandleTable.shared.device(deviceHandle) }
}

extension Log.Line {
    /// The device concerned; nil for none and for a forgotten device.
    public var device: Device? { HandleTable.shared.device(deviceHandle) }
}
