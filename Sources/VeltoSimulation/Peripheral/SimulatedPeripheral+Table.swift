public import VeltoBluetooth
public import VeltoCore

/// A device that is only an attribute table, whose bytes the program carries.
extension SimulatedPeripheral {
    /// Makes a device with the given attributes; `time` is the clock of its context.
    public static func table(
        seed: UInt64, name: String?, attributes: [PeripheralAttribute], isNameInScanResponse: Bool = false,
        time: TimeSource
    ) throws(VeltoError) -> SimulatedPeripheral {
        try check(attributes)
        let suffix = DeviceAddress(seed: seed).suffix
        let model = TableModel(
            name: name ?? "Device \(suffix)", attributes: attributes, isNameInScanResponse: isNameInScanResponse)
        return SimulatedPeripheral(model: model, seed: seed, time: time)
    }

    /// Replaces the whole attribute table; a connected host is told.
    ///
    /// Subscriptions to attributes that disappear end.
    public func setAttributes(_ attributes: [PeripheralAttribute]) throws(VeltoError) {
        try Self.check(attributes)
        try withTable { model in
            model.setAttributes(attributes)
            let handles = Set(attributes.filter(\.canNotify).map(\.characteristic.handle))
            outlet.subscriptions.removeAll { !handles.contains($0) }
        }
        tellBackend()
    }

    /// Sets the value of an attribute.
    public func setValue(_ handle: ValueHandle, _ bytes: [UInt8]) throws(VeltoError) {
        try withTable { model in model.setValue(handle, bytes) }
    }

    /// Makes every request to an attribute fail with that error; nil ends that.
    public func setRefusal(_ handle: ValueHandle, _ refusal: AttributeError?) throws(VeltoError) {
        try withTable { model in model.setRefusal(handle, refusal) }
    }

    private func withTable(_ change: (TableModel) -> Void) throws(VeltoError) {
        try lock.withLock { () throws(VeltoError) in
            guard let model = model as? TableModel else {
                throw VeltoError(.unsupported, "the device has firmware: only a table simulator takes characteristics")
            }
            change(model)
        }
    }

    private static func check(_ attributes: [PeripheralAttribute]) throws(VeltoError) {
        let handles = attributes.map(\.characteristic.handle)
        guard !handles.contains(0), Set(handles).count == handles.count else {
            throw .invalidArgument("attributes", "has a handle twice, or 0: handles must be unique and not 0")
        }
    }
}
