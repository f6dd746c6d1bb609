public import VeltoBluetooth
public import VeltoCore

/// A device that consists of an attribute table; the program reads and sets its values.
extension SimulatedPeripheral {
    /// Creates a device with the given attributes; `time` is the clock of its context.
    public static func table(
        seed: UInt64, name: String?, attributes: [PeripheralAttribute], isNameInScanResponse: Bool = false,
        relation: HostRelation = .none, time: TimeSource
    ) throws(VeltoError) -> SimulatedPeripheral {
        try check(attributes, named: "attributes")
        let suffix = DeviceAddress(seed: seed).suffix
        let model = TableModel(name: name ?? "Device \(suffix)", attributes: attributes)
        return SimulatedPeripheral(
            model: model, seed: seed, isNameInScanResponse: isNameInScanResponse, relation: relation, time: time)
    }

    /// Replaces the whole attribute table.
    ///
    /// A connected host is notified.
    ///
    /// Subscriptions to removed attributes end.
    public func setAttributes(_ attributes: [PeripheralAttribute]) throws(VeltoError) {
        try setAttributes(attributes, named: "attributes")
    }

    /// Replaces the attribute table; errors refer to the table as `name`.
    package func setAttributes(_ attributes: [PeripheralAttribute], named name: String) throws(VeltoError) {
        try Self.check(attributes, named: name)
        try withTable { model in
            model.setAttributes(attributes)
            let handles = Set(attributes.filter(\.canNotify).map(\.characteristic.handle))
            outlet.subscriptions.removeAll { !handles.contains($0) }
        }
        tellBackend()
    }

    /// Returns the value of an attribute.
    public func value(_ handle: ValueHandle) throws(VeltoError) -> [UInt8] {
        guard let value = try withTable({ $0.value(handle) }) else { throw Self.unknown(handle) }
        return value
    }

    /// Sets the value of an attribute.
    public func setValue(_ handle: ValueHandle, _ bytes: [UInt8]) throws(VeltoError) {
        guard bytes.count <= PeripheralAttribute.maximumLength else {
            throw .invalidArgument(
                "bytes", "has \(bytes.count) elements: must be at most \(PeripheralAttribute.maximumLength)")
        }
        guard try withTable({ $0.setValue(handle, bytes) }) else { throw Self.unknown(handle) }
    }

    /// Replaces the rules that respond to writes and subscriptions; waiting actions are dropped.
    public func setReactions(_ reactions: [PeripheralReaction]) throws(VeltoError) {
        guard reactions.count <= PeripheralReaction.maximumCount else {
            throw .invalidArgument(
                "reactions", "has \(reactions.count) elements: must be at most \(PeripheralReaction.maximumCount)")
        }
        try withTable { model throws(VeltoError) in
            for (index, reaction) in reactions.enumerated() {
                try reaction.validate("reactions[\(index)]", with: model.attributes)
            }
            model.setReactions(reactions)
        }
        tellBackend()
    }

    private static func unknown(_ handle: ValueHandle) -> VeltoError {
        VeltoError(.notFound, "characteristic is \(handle): the device has no such characteristic")
    }

    private func withTable<Answer>(
        _ body: (TableModel) throws(VeltoError) -> Answer
    ) throws(VeltoError) -> Answer {
        try lock.withLock { () throws(VeltoError) in
            guard let model = model as? TableModel else {
                throw VeltoError(.unsupported, "the device has firmware: only a table simulator takes this")
            }
            return try body(model)
        }
    }

    private static let maximumCount = 256

    private static func check(_ attributes: [PeripheralAttribute], named name: String) throws(VeltoError) {
        guard attributes.count <= maximumCount else {
            throw .invalidArgument(name, "has \(attributes.count) elements: must be at most \(maximumCount)")
        }
        var known: Set<ValueHandle> = [0]
        for (index, attribute) in attributes.enumerated() {
            let handle = attribute.characteristic.handle
            guard known.insert(handle).inserted else {
                throw .invalidArgument("\(name)[\(index)].handle", "is \(handle): must be unique and not 0")
            }
            guard attribute.value.count <= PeripheralAttribute.maximumLength else {
                throw .invalidArgument(
                    "\(name)[\(index)].value",
                    "has \(attribute.value.count) bytes: must have at most \(PeripheralAttribute.maximumLength)")
            }
        }
    }
}
