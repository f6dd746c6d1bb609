public import VeltoBluetooth
public import VeltoCore

/// Raw access to the GATT table and values of a connected device of any or unknown family.
///
/// Characteristics are identified by their value handles. Every request is an operation with its own timeout, 10 ms to
/// 300 s.
extension Device {
    /// The result of service discovery; nil while the device is not ready.
    public var table: GATTTable? {
        let record = record
        return record.linkState == .ready ? record.table : nil
    }

    /// Returns the first characteristic with that UUID in the order of value handles: of one service, or of all.
    ///
    /// Throws `notFound` if the device has none, and `notConnected` while it is not ready. To look up a characteristic
    /// without an error, use `table`.
    public func characteristic(
        _ uuid: BluetoothUUID, in service: BluetoothUUID? = nil
    ) throws(VeltoError) -> Characteristic {
        guard let found = try readyTable.characteristic(uuid, in: service) else {
            throw VeltoError(.notFound, "the device has no characteristic \(uuid)")
        }
        return found
    }

    /// The result of service discovery.
    package var readyTable: GATTTable {
        get throws(VeltoError) {
            guard let table else {
                throw VeltoError(.notConnected, "the device is not ready", remedy: "connect it first")
            }
            return table
        }
    }

    /// Reads the value of the first characteristic with that UUID.
    ///
    /// The operation returns the value.
    public func beginRead(_ uuid: BluetoothUUID, timeout: Duration = .seconds(10)) throws(VeltoError)
        -> Context.Operation
    {
        try beginRead(characteristic(uuid).handle, timeout: timeout)
    }

    /// Reads a value, including one longer than a packet.
    ///
    /// The operation returns the value.
    ///
    /// ```swift
    /// let operation = try device.beginRead(batteryLevel)
    /// _ = operation.wait()
    /// if let percent = operation.value?.first { print("battery: \(percent) %") }
    /// ```
    public func beginRead(_ characteristic: ValueHandle, timeout: Duration = .seconds(10)) throws(VeltoError)
        -> Context.Operation
    {
        let limit = try timeout.seconds(within: TimeLimit.request)
        return try start(.read) { $0.rawAccess(to: self, $1)?.read(characteristic, $1, timeout: limit) }
    }

    /// Writes a value of at most 512 bytes.
    ///
    /// Writes to a device are performed in the order of the calls.
    public func beginWrite(
        _ bytes: [UInt8], to characteristic: ValueHandle, _ kind: WriteKind = .withResponse,
        timeout: Duration = .seconds(10)
    ) throws(VeltoError) -> Context.Operation {
        try checkInteger(bytes.count, "bytes.count", 0, ValueRing.longestValue)
        let limit = try timeout.seconds(within: TimeLimit.request)
        return try start(.write) {
            $0.rawAccess(to: self, $1)?.write(characteristic, bytes, kind, $1, timeout: limit)
        }
    }

    /// Waits for the next notified value that begins with `prefix`.
    ///
    /// The operation returns the value.
    ///
    /// The characteristic must have a subscription, which also receives the value.
    public func beginAwaitValue(
        of characteristic: ValueHandle, startingWith prefix: [UInt8] = [], timeout: Duration = .seconds(10)
    ) throws(VeltoError) -> Context.Operation {
        let limit = try timeout.seconds(within: TimeLimit.request)
        return try start(.await) {
            $0.rawAccess(to: self, $1)?.awaitValue(characteristic, prefix, $1, timeout: limit)
        }
    }

    /// Subscribes to notifications or indications.
    ///
    /// The operation ends when the device has confirmed the subscription.
    ///
    /// `capacity` is the size of the ring in bytes of values. `isStream` promises that the characteristic carries a
    /// stream and needs no pairing, which allows the fastest route. The subscription lasts until `destroy()` or the end
    /// of the context, even without a reference to it.
    ///
    /// ```swift
    /// let (subscription, _) = try device.beginSubscribe(to: characteristic)
    /// while isRunning() {
    ///     while let value = subscription.poll() { print(value.sequence, value.bytes) }
    /// }
    /// subscription.destroy()
    /// ```
    public func beginSubscribe(
        to characteristic: ValueHandle, isStream: Bool = false, capacity: Int = Subscription.standardCapacity,
        timeout: Duration = .seconds(15)
    ) throws(VeltoError) -> (subscription: Subscription, operation: Context.Operation) {
        try checkInteger(capacity, "capacity", Subscription.smallestCapacity, Subscription.largestCapacity)
        let limit = try timeout.seconds(within: TimeLimit.request)
        let subscription = try makeSubscription { handle throws(VeltoError) in
            try Subscription(
                handle: handle, device: self, characteristic: characteristic, isStream: isStream, capacity: capacity)
        }
        do {
            let operation = try start(.subscribe, making: subscription.handle) { hub, operation in
                hub.rawAccess(to: self, operation, subscription)?
                    .subscribe(subscription, operation, timeout: limit)
            }
            return (subscription, operation)
        } catch {
            discard(subscription)
            throw error
        }
    }

    /// Subscribes to the first characteristic with that UUID.
    public func beginSubscribe(
        to uuid: BluetoothUUID, isStream: Bool = false, capacity: Int = Subscription.standardCapacity,
        timeout: Duration = .seconds(15)
    ) throws(VeltoError) -> (subscription: Subscription, operation: Context.Operation) {
        try beginSubscribe(to: characteristic(uuid).handle, isStream: isStream, capacity: capacity, timeout: timeout)
    }
}
