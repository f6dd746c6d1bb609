public import VeltoBluetooth
public import VeltoCore

/// A device without a firmware of its own: an attribute table whose values the program sets and whose writes it reads.
///
/// What is written is what is read next; any attribute can be made to refuse.
public final class TableModel: PeripheralModel {
    /// The attribute table.
    public private(set) var attributes: [PeripheralAttribute]
    /// Counts the tables; a host that is connected is told of a new one.
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

    /// Exchanges the whole table, as a device does that changes its services; values of attributes that stay are kept.
    func setAttributes(_ attributes: [PeripheralAttribute]) {
        self.attributes = attributes
        tableSerial += 1
    }

    /// Sets what an attribute is read as.
    func setValue(_ handle: ValueHandle, _ bytes: [UInt8]) {
        values[handle] = bytes
    }

    /// Makes an attribute refuse to be read, written and subscribed to; nil ends that.
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

    /// Keeps what was written as the value.
    public func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError?
    {
        if let refusal = refusals[handle] { return refusal }
        values[handle] = bytes
        return nil
    }

    /// The value, empty while nobody set one.
    public func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError> {
        if let refusal = refusals[handle] { return .failure(refusal) }
        return .success(values[handle] ?? [])
    }

    /// Refuses where the program said so.
    public func subscriptionRefusal(_ handle: ValueHandle) -> AttributeError? {
        refusals[handle]
    }

    /// Nothing happens.
    public func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp) {}

    /// It does nothing by itself.
    public var nextDeadline: Timestamp { .distantFuture }

    /// Nothing is due, ever.
    public func step(to time: Timestamp, into outlet: inout PeripheralOutlet) {}
}
