public import VeltoCore
public import VeltoMotion

// Modules below this one know a device by its handle alone; Swift programs get the object.

extension HandleTable {
    /// Returns the live device of a handle, nil for null and for one that is forgotten by now.
    func device(_ handle: ObjectHandle) -> Device? {
        try? resolve(handle, .device, as: Device.self)
    }
}

extension GameInput {
    /// The device that was polled, nil for none and for one that is forgotten by now.
    public var device: Device? { HandleTable.shared.device(deviceHandle) }
}

extension Log.Line {
    /// The device it is about, nil for none and for one that is forgotten by now.
    public var device: Device? { HandleTable.shared.device(deviceHandle) }
}
