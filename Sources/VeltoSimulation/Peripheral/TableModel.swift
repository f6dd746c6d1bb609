public import VeltoBluetooth
public import VeltoCore

/// A device without firmware: an attribute table whose values the program sets and whose writes it reads.
///
/// A written value is read back; any attribute can be made to fail.
public final class TableModel: PeripheralModel {
    /// The attribute table.
    public private(set) var attributes: [PeripheralAttribute]
    /// The number of tables so far; a connected host is told of a new one.
    public private(set) var tableSerial = 0
    private let advertisement: PeripheralAdvertisement
    private var values: [ValueHandle: [UInt8]] = [:]
    private var refusals: [ValueHandle: AttributeError] = [:]

    /// Makes a device that advertises a name and the services of its first table.
    public init(name: String, attributes: [PeripheralAttribute], isNameInScanResponse: Bool = false) {
        self.attributes = attributes
        let services = attributes.reduce(into: [BluetoothUUID]()) { services, attribute in
            if !services.contains(attribute.characteristic.service) {
                services.append(attribute.characteristic.service)
            }
        }
        advertisement = PeripheralAdvertisement(
            name: name, services: services, isNameInScanResponse: isNameInScanResponse)
    }

    /// Replaces the whole table, like a device that changes its services; attributes that stay keep their values.
    func setAttributes(_ attributes: [PeripheralAttribute]) {
        self.attributes = attributes
        tableSerial += 1
    }

    /// Sets the value of an attribute.
    func setValue(_ handle: ValueHandle, _ bytes: [UInt8]) {
        values[handle] = bytes
    }

    /// Makes reads, writes and subscriptions of an attribute fail; nil ends that.
    func setRefusal(_ handle: ValueHandle, _ refusal: AttributeError?) {
        refusals[handle] = refusal
    }

    /// The name and the services.
    public func advertisement(at time: Timestamp) -> PeripheralAdvertisement? {
        advertisement
    }

    /// Nothing happens.
    public func linkUp(at time: Timestamp) {}

    /// Nothing happens.
    public func linkDown(at time: Timestamp) {}

    /// Stores what was written as the value.
    public func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError?
    {
        if let refusal = refusals[handle] { return refusal }
        values[handle] = bytes
        return nil
    }

    /// The value, empty until one is set.
    public func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError> {
        if let refusal = refusals[handle] { return .failure(refusal) }
        return .success(values[handle] ?? [])
    }

    /// Fails if the program set an error.
    public func subscriptionRefusal(_ handle: ValueHandle) -> AttributeError? {
        refusals[handle]
    }

    /// Nothing happens.
    public func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp) {}

    /// It does nothing by itself.
    public var nextDeadline: Timestamp { .distantFuture }

    /// Nothing is ever due.
    public func step(to time: Timestamp, into outlet: inout PeripheralOutlet) {}
}
